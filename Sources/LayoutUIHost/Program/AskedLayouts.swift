import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI
import Platform

/// Layouts and closures of a program that are asked from elsewhere. Each has children that ask back: the views are laid out there.
final class AskedLayouts {
  private let channel: MessageChannel
  private let environment: LayoutEnvironment
  private let guides: [DeclaredGuide]
  /// By the number of a view elsewhere, the Layout with its cache and its children; as many as one screen has.
  private var trees: [Int: LayoutTree] = [:]
  private var code: [ProgramCodePart] = []
  private static let mostTrees = 500

  init(_ channel: MessageChannel, _ environment: LayoutEnvironment, _ guides: [DeclaredGuide]) {
    (self.channel, self.environment, self.guides) = (channel, environment, guides)
  }

  /// Answers `size`, `place`, `spacing`, `explicit`, `guide` and `length`.
  ///
  /// - Throws: `MessageChannel.Failure`, also for what is no question.
  func answer(_ words: [String], _ code: [ProgramCodePart]) throws {
    self.code = code
    guard let numbers = answer(words) else { throw MessageChannel.Failure.ended }
    try send("is", numbers)
  }

  private func send(_ word: String, _ numbers: [Double?]) throws { try channel.send([word] + numbers.map { $0.map { "\($0)" } ?? "nil" }) }

  /// Asks back, and answers what is asked in between.
  fileprivate func ask(_ words: [String]) -> [Double?] {
    do {
      try channel.send(words)
      while true {
        let message = try channel.receive()
        if message.words.first == "is" { return message.words.dropFirst().map { Double($0) } }
        try answer(message.words, code)
      }
    } catch {
      // Who asked is gone.
      exit(0)
    }
  }

  private func answer(_ words: [String]) -> [Double?]? {
    guard words.count > 2, let number = Int(words[1]), code.indices.contains(number) else { return nil }
    if words[0] == "length", case .length(let closure) = code[number] { return [try? closure.evaluate(FormulaScope(length: Double(words[2])))] }
    guard words.count > 3 else { return nil }
    if words[0] == "guide", case .guide(let closure) = code[number] { return [value(closure, words.dropFirst(2).compactMap { Double($0) })] }
    guard case .layout(let layout) = code[number], let instance = Int(words[2]), let count = Int(words[3]), count >= 0, words.count >= 4 + count else {
      return nil
    }
    let tree = trees[instance] ?? tree(layout, words[4..<(4 + count)])
    if trees.count > Self.mostTrees { trees = [:] }
    trees[instance] = tree
    let rest = words.dropFirst(4 + count).map { Double($0) }
    // Nothing is remembered here: whoever asks counts each question, and remembers the answers.
    let pass = LayoutPass(tree: tree, options: LayoutPass.Options(cache: .off, verifiesCache: false))
    switch words[0] {
    case "size" where rest.count == 2:
      let size = pass.size(of: 1, proposed: Proposal(rest[0], rest[1]))
      return [size.width, size.height]
    case "place" where rest.count == 6:
      let size = ViewSize(Size(rest[0] ?? 0, rest[1] ?? 0), Proposal(rest[2], rest[3]))
      let wishes = CustomLayout.wishes(of: 1, placedAt: size, origin: Point(rest[4] ?? 0, rest[5] ?? 0), pass)
      if pass.failure != nil { return [] }
      return wishes.flatMap { wish -> [Double?] in
        guard let wish else { return [nil, nil, nil, nil, nil, nil] }
        return [wish.position.x, wish.position.y, wish.proposal.width, wish.proposal.height, wish.anchor.x, wish.anchor.y]
      }
    case "spacing": return tree.spacing(1).numbers
    case "explicit" where rest.count == 6:
      let axis: Axis = words.last == "horizontal" ? .horizontal : .vertical
      guard let guide = tree.guides.id(named: words[words.count - 2], axis: axis) else { return [nil] }
      return [pass.explicitGuide(guide, 1, ViewSize(Size(rest[0] ?? 0, rest[1] ?? 0), Proposal(rest[2], rest[3])))]
    default: return nil
    }
  }

  /// A Layout over children elsewhere: `0.0:3,4` has the priority 0 and gives the values 3 and 4.
  private func tree(_ layout: any Layout, _ children: ArraySlice<String>) -> LayoutTree {
    var known = Guides()
    for guide in guides {
      if let type = guide.type { known.add(.init(name: guide.name.name, axis: guide.name.axis ?? .horizontal, defaultValue: .type(type))) }
    }
    let tree = LayoutTree(environment: environment, guides: known)
    tree.open(layout)
    for (index, child) in children.enumerated() {
      let parts = child.split(separator: ":", omittingEmptySubsequences: false)
      var open = 1
      if let priority = Double(parts[0]), priority.isFinite, (try? tree.open(LayoutPriority.self, ["value": .number(priority)])) != nil { open += 1 }
      for number in parts.last?.split(separator: ",").compactMap({ Int($0) }) ?? [] {
        guard code.indices.contains(number), case .value(let value) = code[number] else { continue }
        value.open(in: tree)
        open += 1
      }
      tree.open(ElsewhereView(owner: self, index: index))
      for _ in 0..<open { tree.close() }
    }
    tree.close()
    tree.finish()
    return tree
  }

  /// The value of a closure for a view of a size, elsewhere, whose guides it may read.
  private func value(_ closure: GuideClosure, _ size: [Double]) -> Double? {
    size.count == 2 ? GuideProbe.value(closure, of: ElsewhereView(owner: self, index: nil, size: Size(size[0], size[1])), environment, guides) : nil
  }
}

/// A view that is laid out elsewhere.
struct ElsewhereView: Layout {
  fileprivate let owner: AskedLayouts
  /// Among the children of the Layout that is asked; nil: the view of a guide's closure.
  fileprivate let index: Int?
  /// Where it is known.
  fileprivate var size: Size?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let size { return CGSize(width: size.width, height: size.height) }
    let answer = owner.ask(["size", "\(index ?? 0)", Self.word(proposal.width), Self.word(proposal.height)])
    guard answer.count == 2, let width = answer[0], let height = answer[1] else { return .zero }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    guard let index else { return ViewSpacing() }
    return ViewSpacing(numbers: owner.ask(["spacing", "\(index)"]).compactMap { $0 }) ?? ViewSpacing()
  }

  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
    explicit(guide.declared, "horizontal", proposal)
  }

  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
    explicit(guide.declared, "vertical", proposal)
  }

  private func explicit(_ guide: DeclaredGuide, _ axis: String, _ proposal: ProposedViewSize) -> CGFloat? {
    let name = guide.name.name
    let words = index.map { ["explicit", "\($0)", name, axis, Self.word(proposal.width), Self.word(proposal.height)] } ?? ["guide", name, axis, "explicit"]
    return owner.ask(words).first.flatMap { $0 }.map { CGFloat($0) }
  }

  private static func word(_ length: CGFloat?) -> String { length.map { "\(Double($0))" } ?? "nil" }
}
