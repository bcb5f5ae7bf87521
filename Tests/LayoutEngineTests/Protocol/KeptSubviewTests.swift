import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

/// Subviews that a Layout keeps for longer than the call that brought them.
struct KeptSubviewTests {
  private static func tree(_ layout: some Layout, _ leaves: Int = 2) -> LayoutTree {
    let tree = LayoutTree()
    tree.open(layout)
    for _ in 0..<leaves { tree.leaf(Counted(counter: Counter())) }
    tree.close()
    tree.finish()
    return tree
  }

  private static func run(_ tree: LayoutTree, _ width: Double) throws { try LayoutPass(tree: tree).run(Proposal(width, 100)) }

  @Test func `a subview that a cache keeps answers in the next pass`() throws {
    let tree = Self.tree(KeepsInCache())
    for width in [200.0, 100, 300] {
      try Self.run(tree, width)
      #expect(tree.nodes[3].frame == Rect(30, 0, 30, 10))
    }
  }

  @Test func `a subview that a cache keeps answers for the tree that takes the cache over`() throws {
    let old = Self.tree(KeepsInCache())
    try Self.run(old, 200)
    let new = Self.tree(KeepsInCache())
    new.carryOver(from: old) { _ in false }
    try Self.run(new, 100)
    #expect(new.nodes[3].frame == Rect(30, 0, 30, 10))
  }

  @Test func `the dimensions that a cache keeps have their guides in the next pass`() throws {
    let tree = Self.tree(KeepsDimensions())
    for width in [200.0, 100] {
      try Self.run(tree, width)
      #expect(tree.nodes[2].frame.origin.x == 15)
    }
  }

  @Test(arguments: ["size", "dimensions", "priority", "spacing", "place", "all"])
  func `asking a subview of a view that is gone is an error that names the layout`(_ question: String) throws {
    let drawer = Drawer(question)
    try Self.run(Self.tree(KeepsElsewhere(drawer: drawer)), 200)
    #expect(throws: LayoutError.goneSubview(node: 1, layout: "KeepsElsewhere", owner: "KeepsElsewhere")) {
      try Self.run(Self.tree(KeepsElsewhere(drawer: drawer), 1), 200)
    }
  }

  @Test func `asking a subview while nothing is laid out stops the program with a sentence`() async throws {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let drawer = Drawer("")
      try Self.run(Self.tree(KeepsElsewhere(drawer: drawer)), 200)
      _ = drawer.subviews?[0].sizeThatFits(.zero)
    }
    let message = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A subview of KeepsElsewhere was asked while nothing is laid out"))
  }
}

private struct KeepsInCache: Layout {
  func makeCache(subviews: Subviews) -> [LayoutSubview] { Array(subviews) }
  func updateCache(_ cache: inout [LayoutSubview], subviews: Subviews) {}
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]) -> CGSize {
    CGSize(width: cache.reduce(0) { $0 + $1.sizeThatFits(proposal).width }, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]) {
    var x = bounds.minX
    for subview in cache {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
      x += subview.sizeThatFits(proposal).width
    }
  }
}

private struct KeepsDimensions: Layout {
  func makeCache(subviews: Subviews) -> [ViewDimensions] { subviews.map { $0.dimensions(in: .zero) } }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [ViewDimensions]) -> CGSize { CGSize(width: 60, height: 20) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [ViewDimensions]) {
    for (subview, dimensions) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: bounds.minX + dimensions[HorizontalAlignment.center], y: bounds.minY), proposal: .zero)
    }
  }
}

/// Where a layout puts what it should not keep.
private final class Drawer {
  let question: String
  var subviews: LayoutSubviews?
  init(_ question: String) { self.question = question }
}

private struct KeepsElsewhere: Layout {
  let drawer: Drawer

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let kept = drawer.subviews { ask(kept) }
    drawer.subviews = subviews
    return CGSize(width: 50, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  private func ask(_ kept: LayoutSubviews) {
    switch drawer.question {
    case "size": _ = kept[0].sizeThatFits(.zero)
    case "dimensions": _ = kept[0].dimensions(in: .zero)[VerticalAlignment.firstTextBaseline]
    case "priority": _ = kept[0].priority
    case "spacing": _ = kept[1].spacing
    case "place": kept[1].place(at: .zero, proposal: .zero)
    default: for subview in kept { _ = subview.sizeThatFits(.infinity) }
    }
  }
}
