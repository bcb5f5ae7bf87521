import TestSupport

/// Scenes in which views write their sizes to states that others read, by name. A letter is 8 wide and a line 20 high.
enum ReadSizeScenes {
  static let names = all.map(\.name)
  static func json(_ name: String) -> String { all.first { $0.name == name }?.json ?? "" }

  private static func scene(_ name: String, _ view: View, _ states: Value, passes: [Value] = [SceneText.pass(320, 200, name: "first")], also: Value = [:]) -> (
    name: String, json: String
  ) {
    (name, SceneText(.view(view), .object([("state", states)] + also.members), passes: passes).description)
  }

  private static func states(_ names: String..., also: Value = [:]) -> Value { .object(names.map { ($0, ["width": 0, "height": 0]) } + also.members) }

  static let all: [(name: String, json: String)] = [
    scene(
      "two buttons as wide as the wider one",
      View.vStack(
        id: "all", spacing: 0, .text("Save", id: "save").fixedSize().readSize(into: "a", id: "ra").frame(width: "max(a.width, b.width)", id: "savef"),
        .text("Cancel order", id: "cancel").fixedSize().readSize(into: "b", id: "rb").frame(width: "max(a.width, b.width)", id: "cancelf")), states("a", "b")),
    scene(
      "a line as wide as the wider title",
      View.vStack(
        id: "all", spacing: 4, .text("Revenue", id: "short").readSize(into: "a", id: "ra"), .text("Quarterly report", id: "long").readSize(into: "b", id: "rb"),
        .color(id: "line").frame(width: "max(a.width, b.width)", height: 2, id: "linef")), states("a", "b")),
    scene(
      "a text that shrinks its own frame",
      View.vStack(
        id: "all", spacing: 0, .text("Save", id: "save").readSize(into: "a", id: "ra").frame(width: "max(a.width, b.width)", id: "savef"),
        .text("Cancel order", id: "cancel").readSize(into: "b", id: "rb").frame(width: "max(a.width, b.width)", id: "cancelf")), states("a", "b")),
    scene(
      "a view that is there if another one is wide",
      View.vStack(
        id: "all", spacing: 0, .text("A long title that is read", id: "title").readSize(into: "size", id: "rsize"),
        .if("size.width > 150", .text("Wide", id: "wide"), else: [.text("Narrow one", id: "narrow")])), states("size")
    ),
    scene(
      "a reader in a view that is read",
      View.vStack(
        id: "all", spacing: 0,
        .vStack(
          id: "box", spacing: 0, .text("Inner words", id: "inner").readSize(into: "i", id: "ri"),
          .color(id: "bar").frame(width: "i.width / 2", height: 4, id: "barf")
        ).readSize(into: "o", id: "ro"), .color(id: "outer").frame(width: "o.width + 10", height: "o.height", id: "outerf")), states("i", "o")),
    scene(
      "a state that passes set as well",
      View.vStack(
        id: "all", spacing: 0, .text("Title", id: "title").readSize(into: "size", id: "rsize"),
        .color(id: "line").frame(width: "size.width * n", height: "size.height", id: "linef")),
      states("size", also: ["n": 1]),
      passes: [
        SceneText.pass(320, 200, name: "first"), SceneText.pass(320, 200, name: "twice", ["set": ["n": 2]]),
        SceneText.pass(320, 200, name: "reset", ["set": ["size": ["width": 5, "height": 5]]]),
      ]),
    scene(
      "a banner as high as a text that wraps",
      View.hStack(
        id: "all", spacing: 8, .color(id: "banner").frame(height: "s.height", id: "bannerf"),
        .text("Some words that wrap in a narrow column", id: "text").frame(width: 100, id: "textf").readSize(into: "s", id: "rs")), states("s")),
    scene(
      "a child half as wide as its parent",
      View.vStack(id: "all", spacing: 0, .color(id: "half").frame(width: "s.width / 2", height: 20, id: "halff"), .color(id: "rest")).frame(
        width: 240, id: "allf"
      ).readSize(into: "s", id: "rs"),
      states("s")),
    scene(
      "a chain of three",
      View.vStack(
        id: "all", spacing: 0, .text("word", id: "a").readSize(into: "sa", id: "rsa"),
        .color(id: "b").frame(width: "sa.width * 2", height: 10, id: "bf").readSize(into: "sb", id: "rsb"),
        .color(id: "c").frame(width: "sb.width * 2", height: 10, id: "cf").readSize(into: "sc", id: "rsc"),
        .color(id: "d").frame(width: "sc.width + 1", height: 10, id: "df")),
      states("sa", "sb", "sc")),
    scene(
      "as many dots as a text is high",
      View.hStack(
        id: "all", spacing: 2, .text("Words", id: "text").readSize(into: "s", id: "rs"),
        .forEach(count: "max(s.height / 5, 1)", .color(id: "dot").frame(width: 10, id: "dotf"))), states("s")),
    scene(
      "a size that nobody reads", View.vStack(id: "all", spacing: 0, .text("word", id: "text").readSize(into: "s", id: "rs"), .color(id: "rest")), states("s")),
    scene(
      "two that write one state",
      View.vStack(
        id: "all", spacing: 0, .text("short", id: "one").readSize(into: "z", id: "r1"), .text("somewhat longer", id: "other").readSize(into: "z", id: "r2"),
        .color(id: "line").frame(width: "z.width", height: 3, id: "linef")), states("z")),
    scene(
      "a text whose width shrinks as it grows",
      View.vStack(
        id: "all", spacing: 0,
        .text("Words that wrap when they must", id: "text").frame(width: "max(200 - h.height, 80)", id: "textf").readSize(into: "h", id: "rh"),
        .color(id: "rest")), states("h")),
    scene(
      "a guide that lies where a text ends",
      View.vStack(
        id: "all", alignment: "mid", spacing: 0, .text("word", id: "text").readSize(into: "s", id: "rs"),
        .color(id: "c").frame(width: 50, height: 10, id: "cf").alignmentGuide("mid", 0)), states("s"),
      also: ["alignments": ["mid": ["axis": "horizontal", "default": "width / 2 + s.width"]]]),
    scene(
      "a bar that follows a turned canvas",
      View.vStack(
        id: "all", spacing: 0, .color(id: "pane").readSize(into: "s", id: "rs"), .color(id: "bar").frame(width: "s.width / 4", height: 10, id: "barf")),
      states("s"),
      passes: [SceneText.pass(320, 480, name: "portrait"), SceneText.pass(480, 320, name: "landscape")]),
    scene(
      "a scroll view whose target is moved by what is read",
      View.scrollView(
        id: "scroll",
        .vStack(
          id: "all", spacing: 0, .color(id: "head").frame(height: "s.width", id: "headf"), .text("words", id: "text").readSize(into: "s", id: "rs"),
          .forEach(count: 9, .color(id: "c").frame(height: 40, id: "cf")))), states("s"),
      passes: [SceneText.pass(100, 100, name: "top"), SceneText.pass(100, 100, name: "down", ["scrollTo": ["id": "c[4]"]])]),
    scene(
      "a source that is followed late",
      View.zStack(
        .color(id: "follower").modifier("matchedGeometryEffect", ["isSource": false], id: "g"),
        .color(id: "source").frame(width: "x", height: 30, id: "sourcef").modifier("matchedGeometryEffect", id: "g")), ["x": 20],
      passes: [SceneText.pass(100, 100, name: "a"), SceneText.pass(100, 100, name: "b", ["set": ["x": 40]])]),
    oscillating,
  ]

  /// 40 high, 10 high, and so on: it is given up after the limit.
  static let oscillating = scene(
    "a view that comes and goes",
    View.vStack(
      id: "all", spacing: 0,
      .if("size.height < 30", .color(id: "block").frame(height: 40, id: "blockf"), else: [.color(id: "thin").frame(height: 10, id: "thinf")])
    ).readSize(into: "size", id: "rsize").frame(width: 100, id: "allf"), states("size"))
}
