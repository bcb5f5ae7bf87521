import Explanation
import TestSupport
import Testing
import WhatIf

/// LT003: modifiers that are proved to do nothing.
@Suite struct EffectTests {
  private static func pair(_ text: View) -> View { .hStack(text.modifier("layoutPriority", ["value": 1], id: "first"), text).frame(width: 100) }

  /// A view, and the modifiers that do nothing in it.
  static let views: [(view: View, keys: [String])] = [
    // A color fills its frame without being told to.
    (View.color("red").frame(maxWidth: .infinity, id: "fill"), ["fill"]),
    (View.text("Terms").frame(maxWidth: .infinity, id: "fill"), []),
    (View.text("Terms").padding(0, id: "none"), ["none"]),
    (View.text("Terms").padding(0, id: "no inset at \"all\""), ["no inset at \"all\""]),
    // The text would wrap on a canvas of a quarter: 40 points at 80.
    (View.text("Terms and conditions").fixedSize(id: "fixed"), []),
    // Another word may be longer, which a smaller canvas shows.
    (View.text("Terms").fixedSize(id: "fixed"), []),
    // At nine tenths of the 72 points that the two would like, one has to give way.
    (
      View.hStack(.text("Terms"), .text("and").layoutPriority(1)),
      []
    ),
    // Of two that do the same, one is needed.
    (
      View.text("Terms").frame(width: 99, id: "inner").frame(width: 99, id: "outer"),
      ["outer"]
    ),
    // Nobody asks for a guide of the other axis.
    (
      View.vStack(.text("Terms").alignmentGuide("top", "5", id: "guide"), .text("Terms")),
      ["guide"]
    ),
    // What only draws has no effect on layout by its nature.
    (View.text("Terms").modifier("opacity", ["value": 0.5]).modifier("shadow", ["radius": 4]), []),
    // In 100 both have room, and on any canvas: not when their letters are 40 high, in which each is 50 wide at least.
    (pair(.text("Go").modifier("font", ["font": "body"])), []),
    (pair(.text("Go")), ["first"]),
    // Another text may need it.
    (View.text("Terms").lineLimit(2), []),
  ]

  @Test(arguments: views.indices) func `a modifier is listed only if without it nothing changes`(_ index: Int) throws {
    let (view, keys) = Self.views[index]
    #expect(try Checked.report(Checked.scene(view), only: ["LT003"]).findings.map(\.key) == keys, "\(view)")
  }

  @Test func `a modifier that matters in one pass is not listed`() throws {
    let json = SceneText(
      .view(.color("red").padding("inset")), environment: nil, ["state": ["inset": 0]],
      passes: [SceneText.pass(320, 200, name: "none"), SceneText.pass(320, 200, name: "some", ["set": ["inset": 8]])])
    var check = try SceneCheck(try Checked.trace(json))
    #expect(try check.report().findings.map(\.kind.code) == [])
    check.passes = Array(check.passes.prefix(1))
    #expect(try check.report().findings.map(\.kind.code) == ["LT003"])
  }

  @Test func `the number of layouts is bounded, and what was not tried is counted`() throws {
    let rows = (1...6).map { View.text("Terms").padding(0, id: "p\($0)") }
    var check = try SceneCheck(try Checked.trace(Checked.scene(View.vStack(.each(rows)))))
    let whole = try check.report()
    // A layout on each of 15 canvases, and one with large letters, for each of 6 suspects, and the scene as it is in 15 of them.
    #expect(whole.findings.count == 6 && whole.layouts == 111 && whole.untried == 0)
    check.maxLayouts = 32
    let part = try check.report()
    // 31 for the first, the 32nd begins the second.
    #expect(part.findings.map(\.key) == ["p1"] && part.layouts == 32 && part.untried == 5)
  }
}
