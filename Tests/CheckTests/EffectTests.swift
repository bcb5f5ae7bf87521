import Explanation
import Testing
import WhatIf

/// LT003: modifiers that are proved to do nothing.
@Suite struct EffectTests {
  private static let text = "\"type\": \"Text\", \"string\": \"Terms\""

  /// A view, and the modifiers that do nothing in it.
  static let views: [(view: String, keys: [String])] = [
    // A color fills its frame without being told to.
    ("{\"type\": \"Color\", \"color\": \"red\", \"modifiers\": [{\"type\": \"frame\", \"id\": \"fill\", \"maxWidth\": \"infinity\"}]}", ["fill"]),
    ("{\(text), \"modifiers\": [{\"type\": \"frame\", \"id\": \"fill\", \"maxWidth\": \"infinity\"}]}", []),
    ("{\(text), \"modifiers\": [{\"type\": \"padding\", \"id\": \"none\", \"length\": 0}]}", ["none"]),
    ("{\(text), \"modifiers\": [{\"type\": \"padding\", \"id\": \"no inset at \\\"all\\\"\", \"length\": 0}]}", ["no inset at \"all\""]),
    // The text would wrap on a canvas of a quarter: 40 points at 80.
    ("{\"type\": \"Text\", \"string\": \"Terms and conditions\", \"modifiers\": [{\"type\": \"fixedSize\", \"id\": \"fixed\"}]}", []),
    // Another word may be longer, which a smaller canvas shows.
    ("{\(text), \"modifiers\": [{\"type\": \"fixedSize\", \"id\": \"fixed\"}]}", []),
    // At nine tenths of the 72 points that the two would like, one has to give way.
    (
      "{\"type\": \"HStack\", \"children\": [{\"type\": \"Text\", \"string\": \"Terms\"}, {\"type\": \"Text\", \"string\": \"and\", \"modifiers\": [{\"type\": \"layoutPriority\", \"value\": 1}]}]}",
      []
    ),
    // Of two that do the same, one is needed.
    (
      "{\(text), \"modifiers\": [{\"type\": \"frame\", \"id\": \"inner\", \"width\": 99}, {\"type\": \"frame\", \"id\": \"outer\", \"width\": 99}]}",
      ["outer"]
    ),
    // Nobody asks for a guide of the other axis.
    (
      "{\"type\": \"VStack\", \"children\": [{\(text), \"modifiers\": [{\"type\": \"alignmentGuide\", \"id\": \"guide\", \"guide\": \"top\", \"value\": \"5\"}]}, {\(text)}]}",
      ["guide"]
    ),
    // What only draws has no effect on layout by its nature.
    ("{\(text), \"modifiers\": [{\"type\": \"opacity\", \"value\": 0.5}, {\"type\": \"shadow\", \"radius\": 4}]}", []),
    // Another text may need it.
    ("{\(text), \"modifiers\": [{\"type\": \"lineLimit\", \"value\": 2}]}", []),
  ]

  @Test(arguments: views.indices) func `a modifier is listed only if without it nothing changes`(_ index: Int) throws {
    let (view, keys) = Self.views[index]
    #expect(try Checked.report(Checked.scene(view), only: ["LT003"]).findings.map(\.key) == keys, "\(view)")
  }

  @Test func `a modifier that matters in one pass is not listed`() throws {
    let json = """
      {"version": 1, "state": {"inset": 0},
        "view": {"type": "Color", "color": "red", "modifiers": [{"type": "padding", "length": "inset"}]},
        "passes": [{"name": "none", "proposal": {"width": 320, "height": 200}},
          {"name": "some", "proposal": {"width": 320, "height": 200}, "set": {"inset": 8}}]}
      """
    var check = try SceneCheck(try Checked.trace(json))
    #expect(try check.report().findings.map(\.kind.code) == [])
    check.passes = Array(check.passes.prefix(1))
    #expect(try check.report().findings.map(\.kind.code) == ["LT003"])
  }

  @Test func `the number of layouts is bounded, and what was not tried is counted`() throws {
    let rows = (1...6).map { "{\(Self.text), \"modifiers\": [{\"type\": \"padding\", \"id\": \"p\($0)\", \"length\": 0}]}" }
    var check = try SceneCheck(try Checked.trace(Checked.scene("{\"type\": \"VStack\", \"children\": [\(rows.joined(separator: ", "))]}")))
    let whole = try check.report()
    // A layout on each of 15 canvases for each of 6 suspects, and the scene as it is on 14 of them.
    #expect(whole.findings.count == 6 && whole.layouts == 104 && whole.untried == 0)
    check.maxLayouts = 30
    let part = try check.report()
    // 29 for the first, the 30th begins the second.
    #expect(part.findings.map(\.key) == ["p1"] && part.layouts == 30 && part.untried == 5)
  }
}
