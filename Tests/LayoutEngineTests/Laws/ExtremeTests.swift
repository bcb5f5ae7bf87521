import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

/// What views answer to 0 and to infinity along an axis, known without asking.
struct ExtremeTests {
  private indirect enum View {
    case leaf(any Primitive.Type, [String: ArgumentValue])
    case of(any Primitive.Type, [String: ArgumentValue], [View])

    static let hello = text("hello")
    static func text(_ string: String) -> View { .leaf(Text.self, ["string": .text(string)]) }
    static func image(_ width: Double, _ height: Double) -> View { .leaf(Image.self, ["width": .number(width), "height": .number(height)]) }

    func open(in tree: LayoutTree) throws(ArgumentError) {
      switch self {
      case .leaf(let type, let arguments): try tree.open(type, arguments)
      case .of(let type, let arguments, let children):
        try tree.open(type, arguments)
        for child in children { try child.open(in: tree) }
      }
      tree.close()
    }

    func tree() throws -> LayoutTree {
      var environment = LayoutEnvironment()
      environment.font = FontDescription(advance: 8, lineHeight: 20, ascent: 15)
      let tree = LayoutTree(environment: environment)
      try open(in: tree)
      tree.finish()
      return tree
    }
  }

  /// A length, known for proposals along the other axis that are larger than a bound.
  private struct Known: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable {
    var length: Double, above = -Double.infinity
    init(integerLiteral value: Int) { length = Double(value) }
    init(floatLiteral value: Double) { length = value }
    init(_ length: Double, above: Double) { (self.length, self.above) = (length, above) }
    static let infinity = Known(.infinity, above: -.infinity)
  }

  /// Minimum and maximum along the horizontal axis, then along the vertical one; nil where they are not known. `hello` is 5 letters of 8 points, 20 high.
  private static let lengths: [(String, View, [Known?])] = [
    ("a text: none, and its line; one line high, for which all of it needs its width", .hello, [0, 40, Known(20, above: 0), Known(20, above: 40)]),
    ("two paragraphs, of which a height may take one", .text("hello\nyou"), [0, nil, Known(20, above: 0), nil]),
    ("an image", .image(30, 20), [30, 30, 20, 20]),
    ("a circle, whose sides follow from one another", .leaf(Circle.self, [:]), [nil, nil, nil, nil]),
    ("a color", .leaf(Color.self, [:]), [0, .infinity, 0, .infinity]),
    (
      "a row: 0 + 10 + 30, 40 + 10 + 30; over those 40 the text is offered something, and two equal shares of 40 each from 40 + 80 on",
      .of(HStack.self, ["spacing": .number(10)], [.hello, .image(30, 20)]), [40, 80, Known(20, above: 40), Known(20, above: 120)]
    ),
    (
      "a Spacer has 8 at least, and no thickness",
      .of(HStack.self, ["spacing": .number(0)], [.image(30, 20), .leaf(Spacer.self, [:])]), [38, .infinity, 20, 20]
    ),
    ("a column is as wide as its widest", .of(VStack.self, ["spacing": .number(5)], [.image(10, 10), .image(30, 20)]), [30, 30, 35, 35]),
    (
      "aligned by baselines, which views have of their own",
      .of(HStack.self, ["alignment": .alignment(horizontal: nil, vertical: GuideName(name: "firstTextBaseline"))], [.image(10, 10), .image(30, 20)]),
      [48, 48, nil, nil]
    ),
    (
      "distances below 0 leave something over: 30 - 10 + 30", .of(HStack.self, ["spacing": .number(-10)], [.image(30, 20), .image(30, 20)]),
      [nil, 50, 20, 20]
    ),
    (
      "three priorities",
      .of(
        HStack.self, ["spacing": .number(0)],
        [.of(LayoutPriority.self, ["value": .number(1)], [.hello]), .hello, .of(LayoutPriority.self, ["value": .number(-1)], [.hello])]), [nil, nil, nil, nil]
    ),
    ("padding", .of(Padding.self, ["length": .number(8)], [.hello]), [16, 56, Known(36, above: 16), Known(36, above: 56)]),
    ("negative padding offers more than nothing", .of(Padding.self, ["length": .number(-8)], [.hello]), [nil, 24, nil, Known(4, above: 24)]),
    ("a fixed frame: the text in it fits", .of(Frame.self, ["width": .number(50)], [.hello]), [50, 50, 20, 20]),
    (
      "a minimum: offered 20, the text may answer anything; its 40 is the maximum that is missing",
      .of(Frame.self, ["minWidth": .number(20)], [.hello]), [nil, 40, Known(20, above: 0), Known(20, above: 40)]
    ),
    ("both bounds", .of(Frame.self, ["minWidth": .number(20), "maxWidth": .number(100)], [.hello]), [20, 100, Known(20, above: 0), Known(20, above: 40)]),
    ("a maximum in which the text does not fit", .of(Frame.self, ["maxWidth": .number(30)], [.hello]), [0, 30, Known(20, above: 0), nil]),
    (
      "a maximum: nothing is less than its content", .of(Frame.self, ["maxWidth": .number(.infinity)], [.hello]),
      [0, .infinity, Known(20, above: 0), Known(20, above: 40)]
    ),
    ("fixedSize across", .of(FixedSize.self, ["vertical": .bool(true)], [.hello]), [0, 40, nil, nil]),
    ("fixedSize along", .of(FixedSize.self, ["horizontal": .bool(true)], [.hello]), [nil, nil, 20, 20]),
  ]

  @Test(arguments: lengths.indices)
  func `the length at an extreme is known`(_ index: Int) throws {
    let (name, view, expected) = Self.lengths[index], tree = try view.tree()
    let known = Axis.allCases.flatMap { axis in Extreme.allCases.map { tree.length(axis, at: $0, of: 1) } }
    #expect(known.map { $0.isKnown ? Known($0.length, above: ($0.above * 1e3).rounded() / 1e3) : nil } == expected, "\(name)")
  }

  /// Every view of random trees, against a tree that has no ranges.
  @Test func `what is known is what is answered, whatever is proposed along the other axis`() throws {
    var random = SeededGenerator(state: 21)
    var (checked, stacks, fitting) = (0, 0, 0)
    for seed in UInt64(0)..<4000 {
      let tree = RandomTree.make(seed: seed), exact = RandomTree.make(seed: seed)
      exact.leaveRanges()
      let pass = LayoutPass(tree: exact)
      try pass.run(Proposal(320, 480))
      for node in stride(from: 1, through: tree.count, by: 1) {
        for axis in Axis.allCases {
          for extreme in Extreme.allCases {
            let known = tree.length(axis, at: extreme, of: node)
            let others = [nil, 0, 1e-9, 7, 55.5, .infinity, Double.random(in: 0...600, using: &random), known.above.nextUp, known.above + 0.5]
            for other in others where known.holds(other) {
              let answer = pass.size(of: node, proposed: Proposal(axis, main: extreme.offer, cross: other))[axis]
              #expect(answer == known.length, "seed \(seed), node \(node) \(tree.kind(node)), \(axis), \(extreme), other \(other.map { "\($0)" } ?? "nil")")
              checked += 1
            }
            if tree.role(node) == .container, known.isKnown { stacks += 1 }
          }
          let least = tree.fittingOffer(axis, of: node)
          if least.isNaN { continue }
          for offer in [least, least.nextUp, least + 0.25, least + 40, Double.random(in: 0...600, using: &random)] where offer >= least {
            for other in [nil, 0, 7, 55.5, .infinity, Double.random(in: 0...600, using: &random)] {
              let answer = pass.size(of: node, proposed: Proposal(axis, main: offer, cross: other))[axis]
              #expect(answer <= offer + 1e-9, "seed \(seed), node \(node) \(tree.kind(node)), \(axis), \(offer), other \(other.map { "\($0)" } ?? "nil")")
              fitting += 1
            }
          }
        }
      }
    }
    #expect(checked > 200_000 && stacks > 3000 && fitting > 100_000, "\(checked), \(stacks), \(fitting)")
  }

  /// A leaf that answers all it was asked as before, and another length at an extreme, is served in another turn.
  @Test func `a view that changes is asked for its lengths anew`() throws {
    let tree = try View.of(HStack.self, ["spacing": .number(0)], [.of(VStack.self, [:], [.hello, .image(10, 10)]), .text("other words")]).tree()
    let pass = LayoutPass(tree: tree)
    try pass.run(Proposal(60, 100))
    #expect(tree.length(.horizontal, at: .maximum, of: 2).length == 40)
    #expect(try tree.change(3, to: ["string": .text("hello hello")]))
    #expect(tree.length(.horizontal, at: .maximum, of: 2).length == 88)
    let fresh = try View.of(
      HStack.self, ["spacing": .number(0)], [.of(VStack.self, [:], [.text("hello hello"), .image(10, 10)]), .text("other words")]
    ).tree()
    try LayoutPass(tree: tree).run(Proposal(60, 100))
    try LayoutPass(tree: fresh).run(Proposal(60, 100))
    for node in NodeID(1)...5 { #expect(tree.nodes[node].frame == fresh.nodes[node].frame, "node \(node)") }
  }
}
