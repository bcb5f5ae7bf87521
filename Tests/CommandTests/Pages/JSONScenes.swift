/// A scene, and what to ask of it. Together they make every kind of answer.
struct JSONScene {
  let scene: String
  /// A line of shell after scene.json was recorded in trace.db.
  var prepare = ""
  /// Changes trace.db after that.
  var sql = ""
  /// A row of the page's table of answers, and a command.
  let asks: [(answer: String, command: String)]

  private init(_ view: String, passes: String, state: String = "{}", prepare: String = "", sql: String = "", _ asks: [(String, String)]) {
    let font = #"{"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}"#
    scene = #"{"version": 1, "environment": \#(font), "state": \#(state), "view": \#(view), "passes": [\#(passes)]}"#
    (self.prepare, self.sql, self.asks) = (prepare, sql, asks)
  }

  private static func canvas(_ width: String, _ height: String) -> String { #"{"name": "only", "proposal": {"width": \#(width), "height": \#(height)}}"# }

  static let all = [
    row, roots, broken, crowded, drawn, ordered, coded, choice, scrolled, aligned, state, shown, oddities, scrolling, negative, lazy, fixed, tall, beside,
    badge, boxed,
  ]

  /// 40 out of a frame of 20: what scrolls is no overflow.
  private static let tall = JSONScene(
    #"{"type": "Shape", "id": "s", "sizeThatFits": {"width": 10, "height": 60}, "modifiers": [{"type": "frame", "height": 20}]}"#,
    passes: canvas("100", "100"), [("tree", "tree"), ("why --position", "why s --position"), ("what-if", "what-if 'set node1.height 10'")])

  private static let boxed = JSONScene(
    #"{"type": "Color", "id": "box", "modifiers": [{"type": "frame", "width": 50, "height": 50, "id": "f"}]}"#, passes: canvas("100", "100"),
    [
      ("fit", "fit box --width 60"), ("fit", "fit box --width 60 --height 40"), ("fit", "fit box --width 50"), ("fit", "fit box --width 40 --at-most"),
      ("fit", "fit box --width 60 --at-least"),
    ])

  /// 136 of which half of 160 are offered: with a priority it is whole.
  private static let beside = JSONScene(
    #"""
    {"type": "HStack", "spacing": 0, "children": [
      {"type": "Text", "string": "Alexandra Johnson", "id": "name", "modifiers": [{"type": "lineLimit", "value": 1}]}, {"type": "Color"}]}
    """#, passes: canvas("160", "20"), [("why", "why name")])

  /// Three letters of 8 in the 16 that the padding leaves of 24: with fixedSize the text is whole.
  private static let badge = JSONScene(
    #"""
    {"type": "Image", "width": 24, "height": 24, "modifiers": [
      {"type": "overlay", "content": {"type": "Text", "string": "128", "id": "cnt", "modifiers": [{"type": "padding", "length": 4}]}}]}
    """#, passes: canvas("200", "100"), [("why", "why cnt")])

  private static let row = JSONScene(
    #"""
    {"type": "HStack", "id": "row", "children": [
      {"type": "Text", "string": "Quarterly revenue report", "id": "title"},
      {"type": "Text", "string": "Updated just now!", "id": "stamp", "modifiers": [{"type": "layoutPriority", "value": 1, "id": "prio"}]}]}
    """#, passes: canvas("240", "60"),
    prepare: """
      layouttrace record -q scene.json -o other.db --proposal 300xnil --cache 3; layouttrace record -q scene.json -o uncached.db --cache off
      sed 's/just now!/today!!/' scene.json > after.json; layouttrace record -q after.json -o after.db
      sed 's/"advance": 8/"advance": 9/; s/"layoutPriority", "value": 1/"padding", "length": 2/' scene.json > font.json; layouttrace record -q font.json -o font.db
      """,
    [
      ("record", "record scene.json -o again.db"), ("version", "version"), ("why", "why title"), ("why", "why title --axis w"),
      ("why", "why stamp --axis h"), ("why", "why row --trace-only"), ("why --position", "why stamp --position --axis x"),
      ("why --position", "why title --position --axis y"), ("what-if", "what-if 'remove prio' --why title"),
      ("what-if", "what-if 'add title fixedSize' --save"), ("what-if", "what-if 'insert Spacer in row'"), ("what-if", "what-if 'canvas 100x20'"),
      ("sweep", "sweep --width 60...400 --max-layouts 100"), ("sweep", "sweep --height 0...80 --width 200"),
      ("fit", "fit title --width 112"), ("fit", "fit title --height 40"), ("fit", "fit row --width 224"), ("fit", "fit title --width 100"),
      ("sweep", "sweep --width 200...230 -t other.db"),
      ("diff", "diff trace.db other.db --node title"), ("diff", "diff trace.db after.db --node title"), ("diff", "diff after.db trace.db"),
      ("diff", "diff trace.db uncached.db"), ("diff", "diff trace.db trace.db --node title"), ("diff", "diff trace.db font.db"),
      ("diff", "diff font.db trace.db"), ("calls", "calls row"), ("query", "query calls --node title"), ("query --list", "query --list"),
      ("query", "query overflow"), ("explain --list", "explain --list"), ("explain of a rule", "explain frame.clamped_to_maximum"),
      ("explain of a reason", "explain place"),
      ("sql", "sql \"SELECT 9e999 AS a, -9e999 AS b, NULL AS c, 1 AS a, 'x' AS d, x'00' AS e, 0.1 AS f, 9007199254740993 AS g\""),
    ])

  /// Several views at the root, in an implicit stack, which has no pointer. Nothing bounds them.
  private static let roots = JSONScene(
    #"[{"type": "Color", "id": "a"}, {"type": "Text", "string": "b\u0001\u2028\"\\ é", "id": "b"}]"#, passes: canvas("\"infinity\"", "null"),
    prepare: "sed 's/\"a\"/\"c\"/' scene.json > after.json; layouttrace record -q after.json -o after.db",
    [
      ("tree", "tree"), ("why", "why node1"), ("why", "why a"), ("why --position", "why node1 --position"), ("why --calls", "why node1 --calls"),
      ("calls", "calls a"), ("check", "check"), ("why-not", "why-not b"), ("what-if", "what-if 'remove a'"), ("diff", "diff trace.db after.db"),
    ])

  /// No longer frame fits into the canvas, so that the words stay in pieces.
  private static let broken = JSONScene(
    #"""
    {"type": "Text", "string": "Vertical label", "id": "side", "modifiers": [{"type": "frame", "width": 20, "height": 112, "id": "slot"}]}
    """#, passes: canvas("60", "160"), [("why", "why side"), ("check", "check")])

  private static let crowded = JSONScene(
    #"[{"type": "Text", "string": "aaaa", "id": "a", "modifiers": [{"type": "fixedSize"}]}, {"type": "Text", "string": "b", "id": "b"}]"#,
    passes: canvas("20", "10"),
    prepare: """
      sed 's/aaaa/aaaaaa/' scene.json > after.json; layouttrace record -q after.json -o after.db
      sed 's/"view": \\[\\(.*\\), {"type": "Text", "string": "b", "id": "b"}\\]/"view": \\1/' scene.json > one.json; layouttrace record -q one.json -o one.db
      """,
    [
      ("check", "check"), ("why", "why node1"), ("diff", "diff trace.db after.db"), ("diff", "diff one.db trace.db"), ("fit", "fit node1 --width 40"),
      ("sweep", "sweep --width 10...60"), ("why-not", "why-not b"),
    ])

  private static let drawn = JSONScene(
    #"""
    {"type": "VStack", "id": "col", "spacing": 0, "children": [
      {"type": "Text", "string": "Terms and conditions apply", "id": "cut", "modifiers": [
        {"type": "truncationMode", "mode": "middle", "id": "mode"}, {"type": "lineLimit", "value": 1, "id": "limit"}]},
      {"type": "Color", "id": "box", "modifiers": [{"type": "rotationEffect", "degrees": 30, "id": "turn"}, {"type": "offset", "x": 5, "id": "off"}]}]}
    """#, passes: canvas("120", "100"),
    [
      ("why-not", "why-not mode"), ("why-not", "why-not turn"), ("why-not", "why-not off"), ("why-not", "why-not limit"), ("why", "why box"),
      ("why --position", "why box --position"), ("why --position", "why off --position"), ("check", "check"), ("tree", "tree"),
      ("what-if", "what-if 'remove limit'"),
      ("what-if", "what-if 'canvas 120x10'"),
    ])

  /// The frame has no effect on others; inside of the background it would.
  private static let ordered = JSONScene(
    #"""
    {"type": "Text", "string": "x", "modifiers": [
      {"type": "background", "content": {"type": "Color", "id": "back"}}, {"type": "frame", "width": 50, "id": "room"}]}
    """#, passes: canvas("100", "50"), [("why-not", "why-not room"), ("why-not", "why-not node2")])

  /// A closure that returns something else for the same.
  private static let coded = JSONScene(
    #"{"type": "Color", "id": "c"}"#, passes: canvas("100", "50"),
    prepare: """
      echo 'import SwiftUI; struct Part: View { var body: some View { Color.red.containerRelativeFrame(.vertical) { length, _ in min(length, 300) } } }' > Part.swift
      layouttrace record -q Part.swift -o first.db; sed -i s/300/200/ Part.swift; layouttrace record -q Part.swift -o second.db
      """, [("diff", "diff first.db second.db")])

  private static let choice = JSONScene(
    #"""
    {"type": "ViewThatFits", "id": "fits", "axes": ["horizontal"], "children": [
      {"type": "Text", "string": "abcdefghij", "id": "wide"}, {"type": "Text", "string": "abc", "id": "narrow"}]}
    """#, passes: canvas("100", "50"),
    prepare: """
      layouttrace record -q scene.json -o narrow.db --proposal 50x50
      sed 's/, {[^{]*"narrow"}//' scene.json > one.json; layouttrace record -q one.json -o one.db
      """,
    [
      ("tree", "tree"), ("what-if", "what-if 'canvas 50x50'"), ("diff", "diff trace.db narrow.db"), ("diff", "diff trace.db one.db"),
      ("diff", "diff one.db trace.db"),
      ("sweep", "sweep --width 40...120"), ("why --calls", "why narrow --calls"), ("calls", "calls narrow"), ("why-not", "why-not wide"),
      ("why-not", "why-not fits"),
    ])

  /// Offered nil, the frame takes the ideal height; its minimum and maximum have no part in it.
  private static let scrolled = JSONScene(
    #"""
    {"type": "ScrollView", "children": [{"type": "Color", "id": "c", "modifiers": [
      {"type": "frame", "minWidth": 40, "idealHeight": 30, "maxHeight": "infinity", "id": "f"}]}]}
    """#, passes: canvas("120", "100"), [("why-not", "why-not f")])

  private static let aligned = JSONScene(
    #"""
    {"type": "VStack", "id": "col", "alignment": "leading", "children": [
      {"type": "Text", "string": "x", "id": "x", "modifiers": [{"type": "alignmentGuide", "guide": "leading", "value": "-10", "id": "guide"}]},
      {"type": "Text", "string": "yyyyyy", "id": "y"}]}
    """#, passes: canvas("120", "100"),
    [("why --position", "why guide --position"), ("why --position", "why y --position"), ("why-not", "why-not guide")])

  private static let state = JSONScene(
    #"""
    {"type": "VStack", "id": "col", "children": [
      {"type": "Color", "id": "c", "modifiers": [{"type": "readSize", "into": "size"}]},
      {"type": "If", "condition": "size.width > 50 || open", "children": [{"type": "Color", "id": "extra"}]},
      {"type": "ForEach", "count": "size.width > 0 && size.width < 30 ? -1 : 1", "children": [{"type": "Color", "id": "d"}]}]}
    """#,
    passes: canvas("60", "90") + #", {"name": "open", "set": {"open": true}, "proposal": {"width": 60, "height": 90}}"#,
    state: #"{"open": false, "size": {"width": 0, "height": 0}}"#,
    [
      ("sweep", "sweep --width 10...60"), ("sweep", "sweep --width 10...60 --pass 'pass 3'"), ("diff", "diff trace.db --pass only --pass-b open"),
      ("check", "check"),
    ])

  /// A pass that sets a state, and what is another one because of it.
  private static let shown = JSONScene(
    #"""
    {"type": "VStack", "id": "col", "spacing": 0, "children": [
      {"type": "If", "condition": "open", "children": [{"type": "Color", "id": "panel"}]}, {"type": "Color", "id": "rest"}]}
    """#,
    passes: canvas("60", "90") + #", {"name": "open", "set": {"open": true}, "proposal": {"width": 60, "height": 90}}"#, state: #"{"open": false}"#,
    [("why", "why rest"), ("why --position", "why rest --position")])

  /// What a killed recorder leaves, and a layout that gives no reason.
  private static let oddities = JSONScene(
    #"{"type": "HStack", "id": "row", "children": [{"type": "Text", "string": "a", "id": "a"}]}"#, passes: canvas("100", "50"),
    sql: "UPDATE call SET reply_width = NULL, reply_height = NULL WHERE id = 1; UPDATE call SET reason_id = NULL WHERE node_id = 2",
    [("calls", "calls row"), ("calls", "calls a"), ("why --calls", "why a --calls")])

  private static let scrolling = JSONScene(
    #"""
    {"type": "ScrollView", "id": "scroll", "children": [{"type": "VStack", "id": "col", "children": [
      {"type": "Text", "string": "Title", "id": "title"}, {"type": "Color", "id": "tall", "modifiers": [{"type": "frame", "height": 300, "id": "high"}]}]}]}
    """#,
    passes: canvas("100", "100") + #", {"name": "end", "proposal": {"width": 100, "height": 100}, "scrollTo": {"id": "tall"}}"#,
    prepare: "sed 's/\"Title\"/\"A longer title than that\"/' scene.json > after.json; layouttrace record -q after.json -o after.db",
    [
      ("diff", "diff trace.db --pass only --pass-b end"), ("diff", "diff trace.db after.db --node title"), ("why", "why col"), ("why", "why title"),
      ("why --position", "why tall --position"),
    ])

  private static let negative = JSONScene(
    #"{"type": "Color", "id": "c", "modifiers": [{"type": "frame", "width": -5, "id": "neg"}]}"#, passes: canvas("100", "50"),
    [("record", "record scene.json -o again.db"), ("check", "check"), ("why", "why c")])

  private static let lazy = JSONScene(
    #"""
    {"type": "LazyVGrid", "id": "grid", "columns": [{"adaptive": {"minimum": 100}, "spacing": 8}], "children": [
      {"type": "ForEach", "count": 9, "children": [{"type": "Color", "id": "cell"}]}]}
    """#, passes: canvas("300", "200"),
    [("fit", "fit grid --height 100"), ("sweep", "sweep --width 100...320"), ("tree", "tree"), ("check", "check --node cell[3]")])

  private static let fixed = JSONScene(
    #"""
    {"type": "Text", "string": "Terms and conditions apply", "id": "terms", "modifiers": [
      {"type": "fixedSize", "id": "fixed"}, {"type": "frame", "width": 120, "id": "card"}]}
    """#, passes: canvas("320", "100"),
    [
      ("why-not", "why-not fixed"), ("why", "why fixed"), ("why", "why card"), ("what-if", "what-if 'remove fixed'"),
      ("what-if", "what-if 'set card.width 250'"), ("fit", "fit terms --width 88"),
      ("why --position", "why terms --position"), ("why --position", "why fixed --position"),
    ])
}
