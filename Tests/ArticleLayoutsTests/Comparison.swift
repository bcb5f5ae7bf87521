import LayoutModel

@testable import LayoutEngine

/// Random views: the same for every tree that is made of them with the same seed.
struct RandomViews {
  private var random: SplitMix
  init(seed: UInt64) { random = SplitMix(state: seed) }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let lengths = [0.0, 10, 33.5, 60, 120]
  private mutating func length() -> ArgumentValue { .number(Self.lengths.randomElement(using: &random) ?? 0) }

  /// Opens and closes up to five views.
  mutating func several(in tree: LayoutTree) throws {
    for _ in 0..<Int.random(in: 0...5, using: &random) { try one(in: tree) }
  }

  /// A view with up to two modifiers.
  mutating func one(in tree: LayoutTree) throws {
    let modifiers = Int.random(in: 0...2, using: &random)
    for _ in 0..<modifiers { try modifier(in: tree) }
    try leaf(in: tree)
    for _ in 0...modifiers { tree.close() }
  }

  /// A view in a frame of two lengths: it answers the same whatever it is proposed.
  mutating func rigid(in tree: LayoutTree) throws {
    try tree.open(Frame.self, ["width": length(), "height": length()])
    try one(in: tree)
    tree.close()
  }

  private mutating func modifier(in tree: LayoutTree) throws {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: try tree.open(LayoutPriority.self, ["value": .number(Double(Int.random(in: 0...2, using: &random)))])
    case 1: try tree.open(Padding.self, ["length": length()])
    case 2: try tree.open(Frame.self, ["minWidth": length(), "maxHeight": .number(130)])
    case 3: try tree.open(Frame.self, ["width": length()])
    case 4: try tree.open(Offset.self, ["x": length()])
    default: try tree.open(AlignmentGuide.self, ["guide": .guide(GuideName(name: "trailing")), "value": .formula(Fixed(value: 7))])
    }
  }

  private mutating func leaf(in tree: LayoutTree) throws {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: try tree.open(Color.self)
    case 1:
      let font = FontDescription(advance: 8, lineHeight: 20, ascent: 15)
      try tree.open(Text.self, ["string": .text(["Hello", "words that wrap"].randomElement(using: &random) ?? ""), "font": .font(font)])
    case 2: try tree.open(Spacer.self)
    case 3: try tree.open(Divider.self)
    default: try tree.open(Image.self, ["width": length(), "height": length()])
    }
  }
}

private struct Fixed: Formula {
  let value: Double
  var source: String { "\(value)" }
  func evaluate(_ scope: FormulaScope) -> Double { value }
}

/// Canvases that lead to every kind of proposal.
let canvases = [Proposal(300, 200), Proposal(60, 40), Proposal(nil, nil), Proposal(120, nil), Proposal(nil, 90), Proposal(0, 0)]

/// Where each node of a tree is on the canvas, by its number.
func frames(in canvas: Proposal, _ build: (LayoutTree) throws -> Void) throws -> [Rect] {
  let tree = LayoutTree()
  try build(tree)
  tree.finish()
  try LayoutPass(tree: tree).run(canvas)
  return (1...Int(tree.count)).map { Rect(tree.nodes[$0].absolute, tree.nodes[$0].frame.size) }
}
