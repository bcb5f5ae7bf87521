/// Scenes in which views write their sizes to states that others read, by name. A letter is 8 wide and a line 20 high.
enum ReadSizeScenes {
  static let names = all.map(\.name)
  static func json(_ name: String) -> String { all.first { $0.name == name }?.json ?? "" }

  private static let zero = #"{"width": 0, "height": 0}"#

  private static func scene(_ name: String, _ view: String, _ states: String, passes: String? = nil, also: String = "") -> (name: String, json: String) {
    let only = #"[{"name": "first", "proposal": {"width": 320, "height": 200}}]"#
    let json = """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "state": {\(states)}, \(also)"view": \(view),
       "passes": \(passes ?? only)}
      """
    return (name, json)
  }

  private static func states(_ names: String...) -> String { names.map { "\"\($0)\": \(zero)" }.joined(separator: ", ") }

  private static func text(_ string: String, _ id: String, _ modifiers: String...) -> String {
    #"{"type": "Text", "string": "\#(string)", "id": "\#(id)", "modifiers": [\#(modifiers.joined(separator: ", "))]}"#
  }
  private static func color(_ id: String, _ modifiers: String...) -> String {
    #"{"type": "Color", "id": "\#(id)", "modifiers": [\#(modifiers.joined(separator: ", "))]}"#
  }
  private static func stack(_ children: String..., type: String = "VStack", spacing: Int = 0, modifiers: String = "", also: String = "") -> String {
    """
    {"type": "\(type)", "id": "all", "spacing": \(spacing), \(also)"children": [\(children.joined(separator: ", "))], "modifiers": [\(modifiers)]}
    """
  }
  private static func read(_ state: String) -> String { #"{"type": "readSize", "into": "\#(state)", "id": "r\#(state)"}"# }
  private static func frame(_ id: String, _ arguments: String) -> String { #"{"type": "frame", "id": "\#(id)", \#(arguments)}"# }
  private static let fixed = #"{"type": "fixedSize"}"#

  static let all: [(name: String, json: String)] = [
    scene(
      "two buttons as wide as the wider one",
      stack(
        text("Save", "save", fixed, read("a"), frame("savef", #""width": "max(a.width, b.width)""#)),
        text("Cancel order", "cancel", fixed, read("b"), frame("cancelf", #""width": "max(a.width, b.width)""#))), states("a", "b")),
    scene(
      "a line as wide as the wider title",
      stack(
        text("Revenue", "short", read("a")), text("Quarterly report", "long", read("b")),
        color("line", frame("linef", #""width": "max(a.width, b.width)", "height": 2"#)), spacing: 4), states("a", "b")),
    scene(
      "a text that shrinks its own frame",
      stack(
        text("Save", "save", read("a"), frame("savef", #""width": "max(a.width, b.width)""#)),
        text("Cancel order", "cancel", read("b"), frame("cancelf", #""width": "max(a.width, b.width)""#))), states("a", "b")),
    scene(
      "a view that is there if another one is wide",
      stack(
        text("A long title that is read", "title", read("size")),
        #"""
        {"type": "If", "condition": "size.width > 150", "children": [\#(text("Wide", "wide"))],
         "else": [\#(text("Narrow one", "narrow"))]}
        """#), states("size")
    ),
    scene(
      "a reader in a view that is read",
      stack(
        #"""
        {"type": "VStack", "id": "box", "spacing": 0, "modifiers": [\#(read("o"))], "children": [
          \#(text("Inner words", "inner", read("i"))), \#(color("bar", frame("barf", #""width": "i.width / 2", "height": 4"#)))]}
        """#, color("outer", frame("outerf", #""width": "o.width + 10", "height": "o.height""#))), states("i", "o")),
    scene(
      "a state that passes set as well",
      stack(text("Title", "title", read("size")), color("line", frame("linef", #""width": "size.width * n", "height": "size.height""#))),
      states("size") + #", "n": 1"#,
      passes: #"""
        [{"name": "first", "proposal": {"width": 320, "height": 200}}, {"name": "twice", "set": {"n": 2}, "proposal": {"width": 320, "height": 200}},
         {"name": "reset", "set": {"size": {"width": 5, "height": 5}}, "proposal": {"width": 320, "height": 200}}]
        """#),
    scene(
      "a banner as high as a text that wraps",
      stack(
        color("banner", frame("bannerf", #""height": "s.height""#)),
        text("Some words that wrap in a narrow column", "text", frame("textf", #""width": 100"#), read("s")),
        type: "HStack", spacing: 8), states("s")),
    scene(
      "a child half as wide as its parent",
      stack(
        color("half", frame("halff", #""width": "s.width / 2", "height": 20"#)), color("rest"), modifiers: frame("allf", #""width": 240"#) + ", " + read("s")),
      states("s")),
    scene(
      "a chain of three",
      stack(
        text("word", "a", read("sa")), color("b", frame("bf", #""width": "sa.width * 2", "height": 10"#), read("sb")),
        color("c", frame("cf", #""width": "sb.width * 2", "height": 10"#), read("sc")), color("d", frame("df", #""width": "sc.width + 1", "height": 10"#))),
      states("sa", "sb", "sc")),
    scene(
      "as many dots as a text is high",
      stack(
        text("Words", "text", read("s")),
        #"{"type": "ForEach", "count": "max(s.height / 5, 1)", "children": [\#(color("dot", frame("dotf", #""width": 10"#)))]}"#,
        type: "HStack", spacing: 2), states("s")),
    scene("a size that nobody reads", stack(text("word", "text", read("s")), color("rest")), states("s")),
    scene(
      "two that write one state",
      stack(
        text("short", "one", #"{"type": "readSize", "into": "z", "id": "r1"}"#),
        text("somewhat longer", "other", #"{"type": "readSize", "into": "z", "id": "r2"}"#),
        color("line", frame("linef", #""width": "z.width", "height": 3"#))), states("z")),
    scene(
      "a text whose width shrinks as it grows",
      stack(text("Words that wrap when they must", "text", frame("textf", #""width": "max(200 - h.height, 80)""#), read("h")), color("rest")), states("h")),
    scene(
      "a guide that lies where a text ends",
      stack(
        text("word", "text", read("s")), color("c", frame("cf", #""width": 50, "height": 10"#), #"{"type": "alignmentGuide", "guide": "mid", "value": 0}"#),
        also: #""alignment": "mid", "#), states("s"), also: #""alignments": {"mid": {"axis": "horizontal", "default": "width / 2 + s.width"}}, "#),
    scene(
      "a bar that follows a turned canvas", stack(color("pane", read("s")), color("bar", frame("barf", #""width": "s.width / 4", "height": 10"#))), states("s"),
      passes: #"""
        [{"name": "portrait", "proposal": {"width": 320, "height": 480}}, {"name": "landscape", "proposal": {"width": 480, "height": 320}}]
        """#),
    scene(
      "a scroll view whose target is moved by what is read",
      #"""
      {"type": "ScrollView", "id": "scroll", "children": [{"type": "VStack", "id": "all", "spacing": 0, "children": [
        \#(color("head", frame("headf", #""height": "s.width""#))), \#(text("words", "text", read("s"))),
        {"type": "ForEach", "count": 9, "children": [\#(color("c", frame("cf", #""height": 40"#)))]}]}]}
      """#, states("s"),
      passes: #"""
        [{"name": "top", "proposal": {"width": 100, "height": 100}}, {"name": "down", "proposal": {"width": 100, "height": 100}, "scrollTo": {"id": "c[4]"}}]
        """#),
    scene(
      "a source that is followed late",
      #"""
      {"type": "ZStack", "children": [
        {"type": "Color", "id": "follower", "modifiers": [{"type": "matchedGeometryEffect", "id": "g", "isSource": false}]},
        {"type": "Color", "id": "source", "modifiers": [
          {"type": "frame", "id": "sourcef", "width": "x", "height": 30}, {"type": "matchedGeometryEffect", "id": "g"}]}]}
      """#, #""x": 20"#,
      passes: #"""
        [{"name": "a", "proposal": {"width": 100, "height": 100}}, {"name": "b", "set": {"x": 40}, "proposal": {"width": 100, "height": 100}}]
        """#),
    oscillating,
  ]

  /// 40 high, 10 high, and so on: it is given up after the limit.
  static let oscillating = scene(
    "a view that comes and goes",
    stack(
      #"{"type": "If", "condition": "size.height < 30", "children": [\#(color("block", frame("blockf", #""height": 40"#)))], "#
        + #""else": [\#(color("thin", frame("thinf", #""height": 10"#)))]}"#, modifiers: read("size") + ", " + frame("allf", #""width": 100"#)), states("size"))
}
