import LayoutModel
import Testing

@testable import Scene

/// What a scene may write as the columns of a lazy grid, and the edit that swaps a container.
struct GridItemTests {
  @Test(arguments: [
    ("[]", "'columns' takes one item at least, found an array"),
    ("5", "'columns' takes an array of {\"fixed\": …}, {\"flexible\": {…}} or {\"adaptive\": {…}}, found 5"),
    ("[{}]", "an item of 'columns' needs \"fixed\", \"flexible\" or \"adaptive\""),
    (#"[{"fixed": 5, "flexible": {}}]"#, "'fixed' cannot stand beside 'flexible' at /view/columns/0/flexible; remove one"),
    (#"[{"flexibel": {}}]"#, "an item of 'columns' has no \"flexibel\" at /view/columns/0/flexibel; did you mean 'flexible'?"),
    (#"[{"adaptive": {}}]"#, "adaptive needs \"minimum\""),
    (#"[{"fixed": -1}]"#, "'fixed' must be 0 or more, found -1"),
    (#"[{"flexible": {"maximum": "wide"}}]"#, "unknown name 'wide' in the expression 'wide' at /view/columns/0/flexible/maximum; the scene has no state"),
    (#"[{"fixed": 5, "alignment": "middle"}]"#, "'alignment' cannot be 'middle'"),
    (#"[{"fixed": true}]"#, "'fixed' takes a number or an expression, found true"),
    (#"[{"fixed": "3 - 5"}]"#, "it should be 0 or more, and finite and is -2"),
    (#"[{"flexible": {"minimum": "1 > 0"}}]"#, "it should be a number and is true or false"),
    (#"[{"fixed": 5, "alignment": {"horizontal": "leading"}}]"#, #"alignment needs "vertical""#),
    (#"[{"fixed": 5, "spacing": 2, "alignment": "topLeading"}, {"flexible": {"maximum": "infinity"}}]"#, "no error"),
  ])
  func `an item says one length`(_ columns: String, _ message: String) {
    let told = complaint("{\"version\": 1, \"view\": {\"type\": \"LazyVGrid\", \"columns\": \(columns), \"children\": []}}")
    #expect(told.contains(message), "\(told)")
  }

  @Test func `lengths may be expressions over state, loops and readers`() throws {
    let view = #"""
      {"type": "GeometryReader", "children": [{"type": "LazyVGrid", "alignment": "leading",
        "columns": [{"fixed": "n * 2", "spacing": "n / 2"}, {"flexible": {"minimum": "geometry.width / 10", "maximum": "n + 5"}}, {"adaptive": {"minimum": "n", "maximum": "big ? 99 : 20"}}],
        "children": [{"type": "ForEach", "count": 3, "children": [{"type": "Color", "id": "c", "modifiers": [{"type": "frame", "height": 5}]}]}]}]}
      """#
    let trace = try ScenePlayerTests.play(
      try scene(view: view, #""state": {"n": 20, "big": false}, "passes": [{"proposal": {"width": 300, "height": 50}}]"#))
    let keys = Dictionary(uniqueKeysWithValues: trace.structures[0].nodes.map { ($0.id, $0.key) })
    let frames = Dictionary(trace.placements.map { (keys[$0.node] ?? "", Rect($0.absolute, $0.frame.size)) }) { $1 }
    // 40 fixed and a gap of 10; the flexible one is at least 30, at most 25: 30; a gap of 8; then 20 each.
    #expect(frames["c[0]"] == Rect(0, 0, 40, 5) && frames["c[1]"] == Rect(50, 0, 30, 5) && frames["c[2]"] == Rect(88, 0, 20, 5))
  }

  @Test func `a guide of each axis aligns, a custom one beside a built-in one too`() throws {
    let view = #"""
      {"type": "Color", "modifiers": [{"type": "overlay", "alignment": {"horizontal": "oneThird", "vertical": "top"},
        "content": {"type": "Color", "id": "over", "modifiers": [{"type": "frame", "width": 30, "height": 10}]}}]}
      """#
    let more = #""alignments": {"oneThird": {"axis": "horizontal", "default": "width / 3"}}, "passes": [{"proposal": {"width": 90, "height": 50}}]"#
    let trace = try ScenePlayerTests.play(try scene(view: view, more))
    let node = trace.structures[0].nodes.first { $0.key == "over" }?.id
    // 90 / 3 - 30 / 3, at the top.
    #expect(trace.placements.first { $0.node == node }?.absolute == Point(20, 0))
    for (alignment, message) in [
      (#"{"horizontal": "top", "vertical": "top"}"#, "'horizontal' cannot be 'top'"),
      (#"{"horizontal": "leading", "vertical": "oneThird"}"#, "'vertical' cannot be"),
      (#"{"horizontal": "leading"}"#, #"alignment needs "vertical""#), (#"{"horizontal": "leading", "vertcal": "top"}"#, "did you mean 'vertical'?"),
    ] {
      let bad = view.replacing(#"{"horizontal": "oneThird", "vertical": "top"}"#, with: alignment)
      let told = complaint("{\"version\": 1, \"view\": \(bad), \(more)}")
      #expect(told.contains(message), "\(told)")
    }
  }

  @Test func `a container takes the place of another with the same arguments`() throws {
    let scene = try scene(view: #"{"type": "LazyVStack", "id": "lazy", "spacing": 4, "children": [{"type": "Color"}]}"#)
    let tree = try scene.build([:])
    let edited = try scene.applying(SceneEdit("set lazy.type VStack"), to: tree)
    #expect(try edited.build([:]).records().map(\.kind) == ["VStack", "Color"])
    #expect(throws: SceneEditError.self) { try scene.applying(SceneEdit("set lazy.type ZStack"), to: tree) }
    #expect(throws: SceneEditError.self) { try scene.applying(SceneEdit("set lazy.type Color"), to: tree) }
  }
}
