import Explanation
import Testing

/// Scenes that look suspicious and are not.
@Suite struct SilenceTests {
  private static let text = "\"type\": \"Text\", \"string\": \"Terms and conditions\""

  /// What is meant, and a view of which `check` has nothing to say.
  static let scenes: [(what: String, view: String)] = [
    ("a text that fits", "{\(text)}"),
    ("a color that fills", "{\"type\": \"Color\", \"color\": \"red\"}"),
    ("a line between views", "{\"type\": \"VStack\", \"children\": [{\(text)}, {\"type\": \"Divider\"}, {\(text)}]}"),
    (
      "a badge, which sticks out of what it is laid over",
      """
      {"type": "Color", "color": "red", "modifiers": [{"type": "frame", "width": 20, "height": 20}, {"type": "overlay", "content": {
        "type": "Text", "string": "12 new", "modifiers": [{"type": "fixedSize"}]}}]}
      """
    ),
    (
      "pictures in a row that overlap a little",
      """
      {"type": "HStack", "spacing": -8, "children": [
        {"type": "Image", "width": 40, "height": 40}, {"type": "Image", "width": 40, "height": 40}, {"type": "Image", "width": 40, "height": 40}]}
      """
    ),
    (
      "an area to touch larger than its icon",
      """
      {"type": "Image", "width": 20, "height": 20, "modifiers": [{"type": "overlay", "content": {
        "type": "Color", "color": "red", "modifiers": [{"type": "frame", "width": 44, "height": 44}]}}]}
      """
    ),
    (
      "a background that reaches beyond its view by a negative padding",
      """
      {\(text), "modifiers": [{"type": "background", "content": {"type": "Color", "color": "red", "modifiers": [{"type": "padding", "length": -8}]}}]}
      """
    ),
    (
      "a picture that fills a frame and is clipped to it",
      """
      {"type": "Image", "width": 400, "height": 300, "resizable": true, "modifiers": [
        {"type": "scaledToFill"}, {"type": "frame", "width": 100, "height": 100}, {"type": "clipped"}]}
      """
    ),
    (
      "a clip further out than a background",
      """
      {\(text), "modifiers": [{"type": "fixedSize"}, {"type": "frame", "width": 80}, {"type": "background", "content": {"type": "Color", "color": "red"}},
        {"type": "cornerRadius", "radius": 8}]}
      """
    ),
    ("a view moved by offset", "{\(text), \"modifiers\": [{\"type\": \"offset\", \"x\": 300, \"y\": 0}]}"),
    ("a negative padding", "{\(text), \"modifiers\": [{\"type\": \"padding\", \"length\": -8}]}"),
    ("a frame of no width, to take no room", "{\(text), \"modifiers\": [{\"type\": \"fixedSize\"}, {\"type\": \"frame\", \"width\": 0, \"height\": 0}]}"),
    ("what is hidden", "{\(text), \"modifiers\": [{\"type\": \"fixedSize\"}, {\"type\": \"frame\", \"width\": 60}, {\"type\": \"hidden\"}]}"),
    (
      "content that scrolls",
      "{\"type\": \"ScrollView\", \"children\": [{\"type\": \"Color\", \"color\": \"red\", \"modifiers\": [{\"type\": \"frame\", \"height\": 900}]}]}"
    ),
    (
      "a rotated view in a frame of its rotated size",
      """
      {\(text), "modifiers": [{"type": "fixedSize"}, {"type": "rotationEffect", "degrees": 90}, {"type": "frame", "width": 20, "height": 160}]}
      """
    ),
    (
      "a Spacer with a length of its own where there is nothing to take",
      """
      {"type": "ScrollView", "children": [{"type": "VStack", "children": [{\(text)}, {"type": "Spacer", "minLength": 20}, {\(text)}]}]}
      """
    ),
    (
      "buttons made equally wide by fixedSize: the stack offers them its width when it places them",
      """
      {"type": "VStack", "modifiers": [{"type": "fixedSize", "horizontal": true}], "children": [
        {"type": "Text", "string": "Cancel", "modifiers": [{"type": "frame", "maxWidth": "infinity"}]},
        {"type": "Text", "string": "Download", "modifiers": [{"type": "frame", "maxWidth": "infinity"}]}]}
      """
    ),
    (
      "a frame with an ideal width where nil is offered",
      """
      {"type": "ScrollView", "axes": ["horizontal"], "children": [{\(text), "modifiers": [{"type": "frame", "idealWidth": 200, "maxWidth": "infinity"}]}]}
      """
    ),
    ("lines that end between words", "{\(text), \"modifiers\": [{\"type\": \"frame\", \"width\": 96}]}"),
    ("paragraphs", "{\"type\": \"Text\", \"string\": \"Terms\\nand\\nconditions\"}"),
    (
      "Chinese breaks anywhere",
      "{\"type\": \"Text\", \"string\": \"\u{6761}\u{6B3E}\u{548C}\u{6761}\u{4EF6}\", \"modifiers\": [{\"type\": \"frame\", \"width\": 40}]}"
    ),
    (
      "a ViewThatFits whose last child is too long, but may wrap",
      """
      {"type": "ViewThatFits", "axes": ["horizontal"], "modifiers": [{"type": "frame", "width": 100}], "children": [
        {\(text), "modifiers": [{"type": "fixedSize"}]}, {\(text)}]}
      """
    ),
    (
      "scroll views across one another",
      """
      {"type": "ScrollView", "children": [{"type": "ScrollView", "axes": ["horizontal"], "children": [
        {"type": "Color", "color": "red", "modifiers": [{"type": "frame", "width": 900, "height": 40}]}]}]}
      """
    ),
    (
      "a padding that is 0 in one state only",
      "{\(text), \"modifiers\": [{\"type\": \"padding\", \"length\": 4}]}"
    ),
    (
      "a priority that matters on a smaller canvas only",
      """
      {"type": "HStack", "children": [{"type": "Text", "string": "Quarterly revenue"},
        {"type": "Text", "string": "Updated now", "modifiers": [{"type": "layoutPriority", "value": 1}]}]}
      """
    ),
  ]

  @Test(arguments: scenes.indices) func `nothing is said of what is meant`(_ index: Int) throws {
    let (what, view) = Self.scenes[index]
    let report = try Checked.report(Checked.scene(view))
    #expect(report.findings.map { "\($0.kind.code) \($0.message)" } == [], "\(what)")
  }

  @Test(arguments: [("nil", "nil"), ("0", "0")]) func `a canvas that asks for the ideal or the smallest size gets it`(_ width: String, _ height: String) throws
  {
    let view = """
      {"type": "HStack", "children": [{"type": "Color", "color": "red"}, {"type": "Spacer"}, {\(Self.text), "modifiers": [
        {"type": "frame", "maxWidth": "infinity"}]}]}
      """
    let side = { (word: String) in word == "nil" ? "null" : word }
    #expect(try Checked.report(Checked.scene(view, width: side(width), height: side(height)), only: Self.offered).findings.map(\.message) == [])
  }

  private static let offered = ["LT001", "LT005", "LT006", "LT007", "LT011", "LT012"]
}
