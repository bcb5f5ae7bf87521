import ArticleLayouts
import LayoutModel
import TestSupport

@testable import LayoutEngine

/// Trees of everything the registries have, primitives and layouts written in Swift, with arguments made up from their parameters.
struct RandomTree {
  private var random: SeededGenerator
  private let tree: LayoutTree
  private var budget: Int

  /// - Parameters:
  ///   - nodes: views and modifiers, about.
  ///   - levels: how deep they may stand in one another.
  ///   - witnesses: where layouts log that stand here and there in the tree.
  static func make(seed: UInt64, nodes: Int = 24, levels: Int = 7, hostile: Bool = false, witnesses: CallLog? = nil) -> LayoutTree {
    let tree = empty(seed)
    var maker = RandomTree(random: SeededGenerator(state: seed), tree: tree, budget: nodes, levels: levels, hostile: hostile)
    maker.witnesses = witnesses
    maker.view(depth: 0)
    tree.finish()
    return tree
  }

  private static func empty(_ seed: UInt64) -> LayoutTree {
    var environment = LayoutEnvironment()
    environment.layoutDirection = seed % 3 == 0 ? .rightToLeft : .leftToRight
    let tree = LayoutTree(environment: environment)
    tree.layouts.valueKeys = LayoutRegistry.layouts.flatMap { $0.valueKeys }
    return tree
  }

  /// How a tree is built, so that it can be built again with other arguments.
  struct Script {
    fileprivate enum Step { case open(Word, [String: ArgumentValue]), close }
    private let seed: UInt64
    private var maker: RandomTree
    fileprivate var steps: [Step]
    /// The step that opens each node.
    private let opening: [Int]

    init(seed: UInt64, nodes: Int = 24) {
      maker = RandomTree(random: SeededGenerator(state: seed), tree: RandomTree.empty(seed), budget: nodes, levels: 7, hostile: false)
      maker.view(depth: 0)
      let steps = maker.steps
      (self.seed, self.steps) = (seed, steps)
      opening = steps.indices.filter { if case .open = steps[$0] { true } else { false } }
    }

    var count: Int { opening.count }

    func build() throws(ArgumentError) -> LayoutTree {
      let tree = RandomTree.empty(seed)
      for step in steps {
        switch step {
        case .open(.primitive(let type), let arguments): try tree.open(type, arguments)
        case .open(.layout(let type), let arguments): try tree.open(type, arguments)
        case .close: tree.close()
        }
      }
      tree.finish()
      return tree
    }

    /// Other arguments for a node, some of them the same.
    mutating func otherArguments(for node: NodeID) -> [String: ArgumentValue] {
      guard case .open(let word, var arguments) = steps[opening[Int(node) - 1]] else { return [:] }
      for parameter in word.parameters where Bool.random(using: &maker.random) {
        arguments[parameter.name] = parameter.isRequired || Bool.random(using: &maker.random) ? maker.value(parameter) : nil
      }
      return arguments
    }

    func with(_ arguments: [String: ArgumentValue], for node: NodeID) -> Script {
      var script = self
      if case .open(let word, _) = steps[opening[Int(node) - 1]] { script.steps[opening[Int(node) - 1]] = .open(word, arguments) }
      return script
    }
  }

  private var steps: [Script.Step] = []
  private let hostile: Bool
  private let levels: Int
  private var witnesses: CallLog?
  private init(random: SeededGenerator, tree: LayoutTree, budget: Int, levels: Int, hostile: Bool) {
    (self.random, self.tree, self.budget, self.levels, self.hostile) = (random, tree, budget, levels, hostile)
  }

  fileprivate enum Word {
    case primitive(any Primitive.Type)
    case layout(any NamedLayout.Type)

    var parameters: [Parameter] {
      switch self {
      case .primitive(let type): type.parameters
      case .layout(let type): type.parameters
      }
    }
  }

  /// Each of them; controls and what says something of them, which are many and laid out by others, less often than the others.
  private static func primitives(_ role: NodeRole) -> [Word] {
    PrimitiveRegistry.types.filter { $0.role == role }.flatMap { type in
      let isOfControls = type.approximation != nil || type.traits.contains(.isControl) || type is any EnvironmentPrimitive.Type || type is any BarPrimitive.Type
      return [Word](repeating: .primitive(type), count: isOfControls ? 1 : 4)
    }
  }
  private static let modifiers = primitives(.modifier)
  private static let leaves = primitives(.leaf)
  private static let containers = primitives(.container) + LayoutRegistry.layouts.map { .layout($0) }

  private mutating func view(depth: Int, in container: Word? = nil) {
    budget -= 1
    let isLast = depth >= levels || budget <= 0
    if let witnesses, !isLast, Int.random(in: 0..<4, using: &random) == 0 {
      let number = witnesses.next()
      if number % 3 == 0 { tree.open(PlainWitness(log: witnesses, number: number)) } else { tree.open(Witness(log: witnesses, number: number)) }
      for _ in 0..<Int.random(in: 0...3, using: &random) { view(depth: depth + 1) }
      return close()
    }
    if !isLast, Int.random(in: 0..<3, using: &random) == 0, let word = Self.modifiers.randomElement(using: &random) {
      guard open(word) else { return view(depth: depth + 1, in: container) }
      view(depth: depth + 1, in: container)
      if word.parameters.contains(where: { $0.kind == .content }) { view(depth: depth + 1) }
      return close()
    }
    if !isLast, case .primitive(let grid)? = container, grid == Grid.self, Bool.random(using: &random), open(.primitive(GridRow.self)) {
      children(of: .primitive(GridRow.self), depth)
    } else if isLast || Bool.random(using: &random) {
      guard let word = Self.leaves.randomElement(using: &random), open(word) else { return leaf() }
    } else {
      guard let word = Self.containers.randomElement(using: &random), open(word) else { return leaf() }
      children(of: word, depth)
    }
    close()
  }

  private mutating func children(of word: Word, _ depth: Int) {
    let count = Int.random(in: 0...4, using: &random)
    var stack: Word?
    if count > 1, case .primitive(let type) = word, let implicit = type.hasParts ? HStack.self : type.implicitStack {
      stack = .primitive(implicit)
    }
    let isWrapped = stack.map { open($0) } ?? false
    for _ in 0..<(stack == nil || isWrapped ? count : 1) { view(depth: depth + 1, in: word) }
    if isWrapped { close() }
  }

  private mutating func leaf() {
    _ = open(.primitive(Color.self))
    close()
  }

  private mutating func close() {
    tree.close()
    steps.append(.close)
  }

  private mutating func open(_ word: Word) -> Bool {
    // Some arguments exclude one another, and a value may be of the wrong kind: then other ones, in the end the required alone.
    for attempt in 0..<6 {
      var arguments: [String: ArgumentValue] = [:]
      for parameter in word.parameters where parameter.isRequired || attempt < 3 && Bool.random(using: &random) {
        arguments[parameter.name] = value(parameter)
      }
      do throws(ArgumentError) {
        switch word {
        case .primitive(let type): try tree.open(type, arguments)
        case .layout(let type): try tree.open(type, arguments)
        }
        steps.append(.open(word, arguments))
        return true
      } catch {}
    }
    return false
  }

  private mutating func value(_ parameter: Parameter) -> ArgumentValue? {
    switch parameter.kind {
    case .length, .number:
      if parameter.name == "factor" { return .number([0.3, 0.5, 1].randomElement(using: &random) ?? 1) }
      if hostile { return .number([0, -1, -1e9, 1e9, 1e-9, 0.1, .infinity].randomElement(using: &random) ?? 0) }
      return .number([0, 4, 10, 33.3, 50, 100, 250].randomElement(using: &random) ?? 0)
    case .integer: return .number(Double(Int.random(in: 0...3, using: &random)))
    case .bool: return .bool(Bool.random(using: &random))
    case .scalar: return Bool.random(using: &random) ? .bool(true) : .number(2)
    case .text, .name, .sizeState, .any:
      // A `layoutValue` names a key.
      let texts = ["Hello", "Hello, wide world of layout", "日本語の文章です", "a\nb", ""] + tree.layouts.valueKeys.map { $0.name }
      return .text(texts.randomElement(using: &random) ?? "")
    case .choice(let words): return words.randomElement(using: &random).map { .text($0) }
    case .choices(let words): return .words([words.randomElement(using: &random) ?? ""])
    case .alignment:
      return .alignment(
        horizontal: GuideName(name: "trailing"), vertical: GuideName(name: ["top", "firstTextBaseline"].randomElement(using: &random) ?? "top"))
    case .horizontalAlignment: return .alignment(horizontal: GuideName(name: ["leading", "trailing"].randomElement(using: &random) ?? ""), vertical: nil)
    case .verticalAlignment: return .alignment(horizontal: nil, vertical: GuideName(name: ["top", "lastTextBaseline"].randomElement(using: &random) ?? ""))
    case .guide: return .guide(GuideName(name: ["leading", "bottom", "firstTextBaseline"].randomElement(using: &random) ?? ""))
    case .formula: return .formula(Constant(value: [0, 5, 20, -10].randomElement(using: &random) ?? 0))
    case .formulas(let names, _): return .formulas(Dictionary(uniqueKeysWithValues: names.map { ($0, Halved(name: $0)) }))
    case .insets: return .insets(EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
    case .unitPoint: return .point(Point(1, 0.25))
    case .range: return .range(lower: 1, upper: 3)
    case .font: return .font(font())
    case .textParts:
      if Bool.random(using: &random) || Bool.random(using: &random) { return nil }
      return .parts([TextPart(string: " and more", font: font()), TextPart(string: "!", baselineOffset: 3)])
    case .gridItems:
      let lengths: [Double] = hostile ? [0, 1e-9, 1e9, 40] : [0, 20, 40, 100]
      let (a, b, c) = (lengths.randomElement(using: &random) ?? 0, lengths.randomElement(using: &random) ?? 0, lengths.randomElement(using: &random) ?? 0)
      return .gridItems([GridItem(.fixed(a), spacing: 5), GridItem(.flexible(minimum: b, maximum: c)), GridItem(.adaptive(minimum: b, maximum: .infinity))])
    case .content, .children, .data: return nil
    }
  }
}

extension RandomTree {
  fileprivate mutating func font() -> FontDescription {
    [FontDescription(advance: 8, lineHeight: 20, ascent: 15), FontDescription(style: .title), FontDescription(size: 13)].randomElement(using: &random)
      ?? FontDescription(size: 17)
  }
}

private struct Constant: Formula {
  let value: Double
  var source: String { "\(value)" }
  func evaluate(_ scope: FormulaScope) -> Double { value }
}

/// Half of what is proposed, 12 for nil.
private struct Halved: Formula {
  let name: String
  var source: String { "proposal.\(name) / 2" }
  func evaluate(_ scope: FormulaScope) -> Double {
    let offered = name == "width" ? scope.proposal?.width : scope.proposal?.height
    return max((offered ?? 24) / 2, 0)
  }
}
