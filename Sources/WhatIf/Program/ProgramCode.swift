import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// What a scene has that only a program can run, by the program that runs.
struct ProgramCode: SceneCode {
  let program: RunningProgram
  /// The play whose numbers they are; 0: those of what was recorded.
  let play: Int

  init(_ program: RunningProgram, play: Int = 0) { (self.program, self.play) = (program, play) }

  func layout(_ number: Int) -> any Layout {
    let type = program.layout(number, of: play)
    var properties = LayoutProperties()
    properties.stackOrientation = type?.axis
    return ProgramLayout(code: self, number: number, instance: program.newInstance(), name: type?.name ?? "Layout", properties: properties)
  }

  func formula(_ number: Int) -> any Formula { ProgramFormula(code: self, number: number) }

  func open(value number: Int, of all: [Int], in tree: LayoutTree) { tree.open(GivenValues.self, value: all) }
}

/// The numbers of the values that a view gives the Layout of a program around it.
private struct GivenValues: LayoutValueKey {
  static let defaultValue: [Int] = []
}

/// The closure of a guide or of a container's part, which the program runs.
private struct ProgramFormula: Formula {
  let code: ProgramCode
  let number: Int

  var source: String { SwiftCall.closure }

  func evaluate(_ scope: FormulaScope) throws(FormulaError) -> Double {
    if let length = scope.length { return code.program.ask("length", number, of: code.play, ["\(length)"]) { _ in [] }.first.flatMap { $0 } ?? 0 }
    let answer = code.program.ask("guide", number, of: code.play, ["\(scope.width ?? 0)", "\(scope.height ?? 0)"]) { words in
      guard words.count == 4, let axis = ProgramQuestion.axis(words[2]) else { return [] }
      return [scope.guide?(GuideName(name: words[1], axis: axis), words[3] == "explicit")]
    }
    // Where the program has failed, that is told when the layout ends.
    return answer.first.flatMap { $0 } ?? 0
  }
}

/// A view that a Layout of a program lays out: each question goes to the program, which asks back for the children.
struct ProgramLayout: StandInLayout {
  let code: ProgramCode
  let number: Int
  let instance: Int
  let name: String
  let properties: LayoutProperties

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = ask("size", [proposal.width, proposal.height], of: subviews)
    guard size.count == 2, let width = size[0], let height = size[1] else { return .zero }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let places = ask("place", [bounds.size.width, bounds.size.height, proposal.width, proposal.height, bounds.origin.x, bounds.origin.y], of: subviews)
    for (index, subview) in subviews.enumerated() where places.count >= index * 6 + 6 {
      let place = places[index * 6..<index * 6 + 6].map { $0.map { CGFloat($0) } }
      guard let x = place[0], let y = place[1], let anchorX = place[4], let anchorY = place[5] else { continue }
      subview.place(at: CGPoint(x: x, y: y), anchor: UnitPoint(x: anchorX, y: anchorY), proposal: ProposedViewSize(width: place[2], height: place[3]))
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing(numbers: ask("spacing", [], of: subviews).compactMap { $0 }) ?? ViewSpacing() }

  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
    explicit(subviews.name(of: guide), "horizontal", bounds, proposal, subviews)
  }

  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
    explicit(subviews.name(of: guide), "vertical", bounds, proposal, subviews)
  }

  private func explicit(_ guide: GuideName, _ axis: String, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    let numbers = [bounds.size.width, bounds.size.height, proposal.width, proposal.height]
    return ask("explicit", numbers, of: subviews, guide.name, axis).first.flatMap { $0 }.map { CGFloat($0) }
  }

  private func ask(_ question: String, _ numbers: [CGFloat?], of subviews: Subviews, _ words: String...) -> [Double?] {
    let children = subviews.map { "\($0.priority):\($0[GivenValues.self].map(String.init).joined(separator: ","))" }
    let head = ["\(instance)", "\(children.count)"] + children, tail = numbers.map { $0.map { "\(Double($0))" } ?? "nil" } + words
    return code.program.ask(question, number, of: code.play, head + tail) { ProgramQuestion.answer($0, subviews) }
  }
}

/// What the program asks of the children of one of its Layouts.
enum ProgramQuestion {
  static func axis(_ word: String) -> Axis? { word == "horizontal" ? .horizontal : word == "vertical" ? .vertical : nil }

  /// `size 0 120.0 nil`, `explicit 0 top vertical 120.0 nil`, `spacing 0`.
  static func answer(_ words: [String], _ subviews: LayoutSubviews) -> [Double?] {
    guard words.count > 1, let index = Int(words[1]), subviews.indices.contains(index) else { return [] }
    func proposal(from word: Int) -> ProposedViewSize {
      let numbers = words.dropFirst(word).map { Double($0).map { CGFloat($0) } }
      return ProposedViewSize(width: numbers.first ?? nil, height: numbers.last ?? nil)
    }
    switch words[0] {
    case "size" where words.count == 4:
      let size = subviews[index].sizeThatFits(proposal(from: 2))
      return [Double(size.width), Double(size.height)]
    case "explicit" where words.count == 6: return [subviews[index].explicit(GuideName(name: words[2], axis: axis(words[3])), in: proposal(from: 4))]
    case "spacing": return subviews[index].spacing.numbers
    default: return []
    }
  }
}
