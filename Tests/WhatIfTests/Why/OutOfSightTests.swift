import TestSupport
import Testing

@testable import WhatIf

/// A view that a lazy container does not lay out, since it is out of sight: on which canvas it is.
struct OutOfSightTests {
  private static let rows = View.lazyVStack(spacing: 0, .forEach(count: 50, .color(id: "r").frame(width: 30, height: 30)))

  /// The row 40 begins at 1200: 200, 400 and 800 are too short, 1600 is enough. A frame of 100 hides it on any canvas.
  @Test(arguments: [(View.scrollView(rows), "canvas 100x1600"), (View.scrollView(rows).frame(height: 100), nil)])
  func `a canvas is doubled until it is in sight`(_ view: View, _ canvas: String?) throws {
    let recorded = try Recorded(SceneText(view, 100, 100))
    let node = try #require(try recorded.trace.node("r[40]", in: recorded.pass))
    #expect(try Prover(recorded.trace, recorded.pass).canvas(placing: node.id) == canvas)
  }
}
