import LayoutModel

@testable import LayoutEngine

/// Trees of everything the registry has, with arguments made up from its parameters.
struct RandomTree {
  private var random: SeededGenerator
  private let tree: LayoutTree
  private var budget: Int

  static func make(seed: UInt64, nodes: Int = 24, hostile: Bool = false) -> LayoutTree {
    var environment = LayoutEnvironment()
    environment.layoutDirection = seed % 3 == 0 ? .rightToLeft : .leftToRight
    let tree = LayoutTree(environment: environment)
    var maker = RandomTree(random: SeededGenerator(state: seed), tree: tree, budget: nodes, hostile: hostile)
    maker.view(depth: 0)
    tree.finish()
    return tree
  }

  private let hostile: Bool
  private init(random: SeededGenerator, tree: LayoutTree, budget: Int, hostile: Bool) {
    (self.random, self.tree, self.budget, self.hostile) = (random, tree, budget, hostile)
  }

  private static let byRole = Dictionary(grouping: PrimitiveRegistry.types, by: { $0.role })

  private mutating func view(depth: Int) {
    budget -= 1
    if depth < 7, budget > 0, Int.random(in: 0..<3, using: &random) == 0, let type = Self.byRole[.modifier]?.randomElement(using: &random) {
      guard open(type) else { return view(depth: depth + 1) }
      view(depth: depth + 1)
      if type.parameters.contains(where: { $0.kind == .content }) { view(depth: depth + 1) }
      return tree.close()
    }
    let isLeaf = depth >= 7 || budget <= 0 || Int.random(in: 0..<2, using: &random) == 0
    guard let type = Self.byRole[isLeaf ? .leaf : .container]?.randomElement(using: &random), open(type) else { return leaf() }
    if !isLeaf { children(of: type, depth) }
    tree.close()
  }

  private mutating func children(of type: any Primitive.Type, _ depth: Int) {
    let count = Int.random(in: 0...4, using: &random)
    let stack = count > 1 ? type.implicitStack : nil
    let isWrapped = stack.map { open($0) } ?? false
    for _ in 0..<(stack == nil || isWrapped ? count : 1) { view(depth: depth + 1) }
    if isWrapped { tree.close() }
  }

  private mutating func leaf() {
    _ = try? tree.open(Color.self)
    tree.close()
  }

  private mutating func open(_ type: any Primitive.Type) -> Bool {
    var arguments: [String: ArgumentValue] = [:]
    for parameter in type.parameters where parameter.isRequired || Bool.random(using: &random) {
      arguments[parameter.name] = value(parameter)
    }
    // Some arguments exclude one another: then without the optional ones.
    if (try? tree.open(type, arguments)) != nil { return true }
    let required = Set(type.parameters.filter(\.isRequired).map(\.name))
    return (try? tree.open(type, arguments.filter { required.contains($0.key) })) != nil
  }

  private mutating func value(_ parameter: Parameter) -> ArgumentValue? {
    switch parameter.kind {
    case .length, .number:
      if hostile { return .number([0, -1, -1e9, 1e9, 1e-9, 0.1, .infinity].randomElement(using: &random) ?? 0) }
      return .number([0, 4, 10, 33.3, 50, 100, 250].randomElement(using: &random) ?? 0)
    case .integer: return .number(Double(Int.random(in: 0...3, using: &random)))
    case .bool: return .bool(Bool.random(using: &random))
    case .scalar: return Bool.random(using: &random) ? .bool(true) : .number(2)
    case .text, .sizeState, .any: return .text(["Hello", "Hello, wide world of layout", "日本語の文章です", "a\nb", ""].randomElement(using: &random) ?? "")
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
    case .font: return .font(FontDescription(advance: 8, lineHeight: 20, ascent: 15))
    case .gridItems:
      let lengths: [Double] = hostile ? [0, 1e-9, 1e9, 40] : [0, 20, 40, 100]
      let (a, b, c) = (lengths.randomElement(using: &random) ?? 0, lengths.randomElement(using: &random) ?? 0, lengths.randomElement(using: &random) ?? 0)
      return .gridItems([GridItem(.fixed(a), spacing: 5), GridItem(.flexible(minimum: b, maximum: c)), GridItem(.adaptive(minimum: b, maximum: .infinity))])
    case .content, .children: return nil
    }
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
