import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

/// A tree whose views get other arguments is laid out as a new tree with those arguments is.
struct ChangedTreeTests {
  /// A tree that lives on, and how to build it.
  private struct Living {
    var script: RandomTree.Script
    var tree: LayoutTree
    var random: SeededGenerator
    let seed: UInt64
    /// Changes the tree took, and those for which it had to be built anew.
    var (taken, refused) = (0, 0)

    init(seed: UInt64) throws {
      (script, random, self.seed) = (RandomTree.Script(seed: seed), SeededGenerator(state: ~seed), seed)
      tree = try script.build()
      for node in 1...tree.count where tree.nodes[node].primitive.scrolls && Bool.random(using: &random) { tree.scrolling.offsets[node] = Point(15, 30) }
    }

    mutating func change() throws {
      let node = NodeID.random(in: 1...tree.count, using: &random)
      let arguments = script.otherArguments(for: node), changed = script.with(arguments, for: node)
      do throws(ArgumentError) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          try carryOver(to: changed.build(), changed: node)
          return script = changed
        }
        if try tree.change(node, to: arguments) {
          taken += 1
        } else {
          refused += 1
          tree = try changed.build()
        }
        script = changed
      } catch {
        // What a living tree does not take, a new one does not either.
        #expect(throws: ArgumentError.self, "seed \(seed)") { try changed.build() }
      }
    }

    /// As from pass to pass: a new tree takes over what holds of this one.
    private mutating func carryOver(to new: LayoutTree, changed: NodeID) {
      new.scrolling.offsets = tree.scrolling.offsets
      new.scrolling.takeLineLengths(tree.scrolling.lineLengths)
      new.carryOver(from: tree) { $0 == changed }
      tree = new
    }

    /// Lays out, and a new tree beside it.
    func layOut(_ proposal: Proposal, isRecorded: Bool) throws {
      let fresh = try script.build()
      fresh.scrolling.offsets = tree.scrolling.offsets
      fresh.scrolling.takeLineLengths(tree.scrolling.lineLengths)
      let options = LayoutPass.Options(verifiesCache: seed % 2 == 0)
      try LayoutPass(tree: tree, options: options, log: isRecorded ? EventLog(sink: MemoryTrace()) : nil).run(proposal)
      try LayoutPass(tree: fresh, options: options).run(proposal)
      let differing = (1...tree.count).filter { ChangedTreeTests.place($0, tree) != ChangedTreeTests.place($0, fresh) }
      #expect(differing.isEmpty, "seed \(seed): \(differing.map { "\($0) \(tree.kind($0)) \(tree.nodes[$0].frame), not \(fresh.nodes[$0].frame)" })")
    }
  }

  private struct Place: Equatable {
    let frame: Rect, absolute: Point, drawn: Rect, placed: Proposal
  }

  private static func place(_ id: NodeID, _ tree: LayoutTree) -> Place? {
    let node = tree.nodes[id]
    return node.isPlaced ? Place(frame: node.frame, absolute: node.absolute, drawn: tree.drawn(id), placed: node.placed) : nil
  }

  /// A WrappingHStack keeps its rows by a hash of the proposal and of its views' sizes, as published: with other spacings it goes on with
  /// the old ones.
  private static func goesByOldSpacings(_ tree: LayoutTree) -> Bool { (1...tree.count).contains { tree.kind($0) == "WrappingHStack" } }

  /// The first seeds, and parts in which a law was broken once: cells read through their row, and spacings forgotten when a canvas changed.
  @Test(arguments: Array(UInt64(0)..<8) + [108, 124, 275, 334, 435, 658]) func `a changed tree is laid out as a new one`(_ part: UInt64) throws {
    var (taken, refused) = (0, 0)
    for seed in part * 250..<(part + 1) * 250 {
      var living = try Living(seed: seed)
      if Self.goesByOldSpacings(living.tree) { continue }
      try living.layOut(Proposal(320, 480), isRecorded: false)
      for round in 0..<8 {
        for _ in 0..<Int.random(in: 0...2, using: &living.random) { try living.change() }
        let proposal = round % 4 == 3 ? Proposal(200, nil) : Proposal(320, 480)
        try living.layOut(proposal, isRecorded: round == 5)
      }
      (taken, refused) = (taken + living.taken, refused + living.refused)
    }
    #expect(taken > 1000 && refused * 5 < taken)
  }

  /// A row of two columns of two leaves each; the first column's frames are taken over, the second one and its leaves are placed.
  @Test func `what did not change is not placed again in the next pass's tree`() throws {
    func build(_ width: Double) throws -> LayoutTree {
      let tree = LayoutTree()
      try tree.open(HStack.self)
      for column in 0..<2 {
        try tree.open(VStack.self)
        for _ in 0..<2 { tree.leaf(Image.self, ["width": .number(column == 0 ? 10 : width), "height": .number(10)]) }
        tree.close()
      }
      tree.close()
      tree.finish()
      return tree
    }
    let (old, new) = (try build(10), try build(30))
    try LayoutPass(tree: old).run(Proposal(100, 100))
    new.carryOver(from: old) { $0 == 6 || $0 == 7 }
    let pass = LayoutPass(tree: new)
    try pass.run(Proposal(100, 100))
    // The row, its second column and the two leaves in that.
    #expect(pass.placedCount == 4)
    // 48 wide now: 10 to the left of where it was.
    #expect(new.nodes[3].absolute.x == 26 && old.nodes[3].absolute.x == 36)
  }

  @Test func `a change that reaches into the environment of other views is refused, and none is left behind`() throws {
    let tree = LayoutTree()
    try tree.open(Environment.self, ["displayScale": .number(2)])
    try tree.open(Divider.self)
    tree.close()
    tree.close()
    tree.finish()
    #expect(try tree.change(1, to: ["displayScale": .number(2), "defaultPadding": .number(16)]))
    #expect(try !tree.change(1, to: ["displayScale": .number(3)]))
    try LayoutPass(tree: tree).run(Proposal(100, 100))
    #expect(tree.nodes[2].frame.size == Size(100, 0.5))
  }

  @Test func `findings are those of the arguments a view has now`() throws {
    let tree = LayoutTree()
    try tree.open(Frame.self, ["width": .number(-4)])
    try tree.open(Color.self)
    tree.close()
    tree.close()
    tree.finish()
    #expect(tree.warnings.map(\.node) == [1])
    #expect(throws: ArgumentError.self) { try tree.change(1, to: ["width": .number(4), "minWidth": .number(2)]) }
    #expect(tree.warnings.map(\.node) == [1])
    #expect(try tree.change(1, to: ["width": .number(4)]))
    #expect(tree.warnings.isEmpty)
    #expect(try tree.change(1, to: ["height": .number(-1)]))
    #expect(tree.warnings.map(\.node) == [1])
  }

  @Test func `a node that is not there is not changed`() throws {
    let tree = LayoutTree()
    try tree.open(Color.self)
    tree.close()
    tree.finish()
    #expect(try !tree.change(0, to: [:]) && !tree.change(2, to: [:]))
    #expect(!tree.change(1, to: HStackLayout()))
  }

  /// Both fonts ask for the same distances: 5 and 2 above, 15 + 5 + 2 - 12 or 14 + 5 + 2 - 11 below; but one's baseline is at 15, the other's at 14.
  @Test func `a text of the same size and another baseline moves, also in a pass that goes on`() throws {
    func text(_ ascent: Double) -> [String: ArgumentValue] {
      let font = FontDescription(advance: 8, lineHeight: 20, ascent: ascent, descent: 5, capHeight: ascent - 3)
      return ["string": .text("a"), "font": .font(font)]
    }
    let tree = LayoutTree()
    try tree.open(HStack.self, ["alignment": .alignment(horizontal: nil, vertical: GuideName(name: "firstTextBaseline"))])
    for _ in 0..<2 { tree.leaf(Text.self, text(15)) }
    tree.close()
    tree.finish()
    let pass = LayoutPass(tree: tree)
    try pass.run(Proposal(100, 100))
    #expect(tree.nodes[2].frame.origin.y == 0)
    #expect(try tree.change(2, to: text(14)))
    try pass.run(Proposal(100, 100))
    #expect(tree.nodes[2].frame.origin.y == 1)
  }

  /// Frame and Image have the same size and proposal in both canvases; the offset between them reads the reader's width.
  @Test func `what reads a size is placed again where the size is another`() throws {
    struct Tenth: LateArguments {
      func values(_ size: (NodeID) -> Size) -> [String: ArgumentValue] { ["x": .number(size(1).width / 10)] }
    }
    let tree = LayoutTree()
    try tree.open(GeometryReader.self)
    try tree.open(Frame.self, ["width": .number(100), "height": .number(100)])
    let late = LateNode.Waiting(reader: 1, arguments: Tenth(), provisional: ["x": .number(0)])
    try tree.open(Offset.self, ["x": .number(0)], isDynamic: false, late: late)
    tree.leaf(Image.self, ["width": .number(10), "height": .number(10)])
    for _ in 0..<3 { tree.close() }
    tree.finish()
    for width in [300.0, 500] {
      try LayoutPass(tree: tree).run(Proposal(width, 100))
      #expect(tree.nodes[4].frame.origin.x == width / 10)
    }
    #expect(try !tree.change(3, to: ["x": .number(5)]))
  }

  /// A Grid goes by its cells, not by their rows: the distance between two texts is that of their fonts.
  @Test func `a cell's spacing is read through its row`() throws {
    func text(_ string: String, leading: Double) -> [String: ArgumentValue] {
      ["string": .text(string), "font": .font(FontDescription(advance: 8, lineHeight: 20, ascent: 15, descent: 5, leading: leading))]
    }
    let (before, after) = (text("below", leading: 0), text("below", leading: 9))
    func build(_ below: [String: ArgumentValue]) throws -> LayoutTree {
      let tree = LayoutTree()
      try tree.open(Grid.self)
      for cell in [text("above", leading: 0), below] {
        try tree.open(GridRow.self)
        tree.leaf(Text.self, cell)
        tree.close()
      }
      tree.close()
      tree.finish()
      return tree
    }
    let (tree, fresh) = (try build(before), try build(after))
    for tree in [tree, fresh] { try LayoutPass(tree: tree).run(Proposal(200, 200)) }
    #expect(tree.nodes[4].frame.origin.y != fresh.nodes[4].frame.origin.y)
    #expect(try tree.change(5, to: after))
    try LayoutPass(tree: tree).run(Proposal(200, 200))
    #expect(tree.nodes[4].frame == fresh.nodes[4].frame)
  }

  /// Wide enough, both texts are a line. In 16 points `aa bb` is two lines, `a abb` three: `a`, `ab` and `b`.
  @Test func `a leaf that has forgotten an answer is not taken for the same`() throws {
    let tree = LayoutTree()
    let font = ArgumentValue.font(FontDescription(advance: 8, lineHeight: 20, ascent: 15))
    try tree.open(Padding.self, ["length": .number(0)])
    tree.leaf(Text.self, ["string": .text("xx yy"), "font": font])
    tree.close()
    tree.finish()
    #expect(try tree.change(2, to: ["string": .text("aa bb"), "font": font]))
    let pass = LayoutPass(tree: tree)
    try pass.run(Proposal(16, 100))
    #expect(tree.nodes[1].frame.size.height == 40)
    for width in 100..<140 { #expect(pass.size(of: 2, proposed: Proposal(Double(width), 100)).width == 40) }
    #expect(try tree.change(2, to: ["string": .text("a abb"), "font": font]))
    try pass.run(Proposal(16, 100))
    #expect(tree.nodes[1].frame.size.height == 60)
  }

  @Test func `a Layout gets another value, and its cache is updated`() throws {
    let log = SizeLog()
    let tree = LayoutTree()
    tree.open(HStackLayout(spacing: 4))
    for _ in 0..<2 { tree.leaf(Image.self, ["width": .number(10), "height": .number(10)]) }
    tree.close()
    tree.finish()
    try LayoutPass(tree: tree).run(Proposal(100, 100))
    #expect(tree.nodes[3].frame.origin.x == 14)
    #expect(!tree.change(1, to: Sized<NoProperties>(log: log)))
    #expect(tree.change(1, to: HStackLayout(spacing: 9)))
    try LayoutPass(tree: tree).run(Proposal(100, 100))
    #expect(tree.nodes[3].frame.origin.x == 19)
  }
}
