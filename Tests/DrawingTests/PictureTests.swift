import Drawing
import LayoutModel
import Scene
import TestSupport
import Testing

/// What is drawn, in which order, and where. Letters are 8 wide, lines 20 high with the baseline at 15.
@Suite struct PictureTests {
  @Test func `what lies behind a view is drawn before it, and what lies over it after it`() throws {
    let badge = View.text("12", id: "number").background(.view("Capsule", id: "back")).overlay(.circle(id: "front"))
    #expect(try Drawn(badge, 100, 100).order == ["back", "number", "front"])
  }

  @Test func `siblings are drawn by their zIndex, those of the same by their order`() throws {
    let stack = View.zStack(
      .color("red", id: "top").modifier("zIndex", ["value": 1]), .color("green", id: "first"), .color("blue", id: "low").modifier("zIndex", ["value": -1]),
      .color("pink", id: "second"))
    #expect(try Drawn(stack, 100, 100).order == ["low", "first", "second", "top"])
  }

  @Test func `what is hidden is not drawn and keeps its frame`() throws {
    let drawn = try Drawn(.hStack(spacing: 0, .text("ab", id: "gone").hidden(), .text("c", id: "seen")), 100, 100)
    #expect(drawn.order == ["seen"])
    #expect(try drawn.place("gone").frame.size == Size(16, 20))
  }

  @Test func `a fill colours the shape that it is on, a foreground colour the texts and shapes in it`() throws {
    let view = View.hStack(
      .circle(id: "filled").modifier("fill", ["color": "red"]).background(.rectangle(id: "behind")), .text("x", id: "word"),
      .text("y", id: "own").modifier("foregroundColor", ["color": "blue"])
    ).modifier("foregroundColor", ["color": "green"])
    let drawn = try Drawn(view, 100, 100)
    func color(_ key: String) throws -> String? {
      switch try drawn.mark(key) {
      case .shape(_, let color), .text(let color): color?.name
      default: nil
      }
    }
    #expect(try color("filled") == "red")
    #expect(try color("behind") == "green")
    #expect(try color("word") == "green")
    #expect(try color("own") == "blue")
  }

  @Test func `a colour that nobody knows is said`() throws {
    #expect(try Drawn(.color("heliotrope"), 10, 10).picture.remarks.first?.contains("'heliotrope'") == true)
    #expect(try Drawn(.color("#102030"), 10, 10).picture.remarks.isEmpty)
  }

  /// Three words in 40 points: `aaa bb`, of which 24 + 8 + 16 are 48, do not fit, so `aaa`, `bb` and `cccc`; the widest is 32.
  @Test(arguments: [
    ("leading", false, [0, 0, 0.0]), ("center", false, [4, 8, 0]), ("trailing", false, [8, 16, 0]), ("leading", true, [8, 16, 0]),
    ("trailing", true, [0, 0, 0]),
  ])
  func `lines are aligned by what of them is seen`(_ alignment: String, _ isRightToLeft: Bool, _ xs: [Double]) throws {
    let text = View.text("aaa bb cccc", id: "text").frame(width: 40).modifier("multilineTextAlignment", ["alignment": .string(alignment)])
      .environment(["layoutDirection": .string(isRightToLeft ? "rightToLeft" : "leftToRight")])
    let place = try Drawn(text, 100, 100).place("text")
    #expect(place.lines.map { String($0.seen) } == ["aaa", "bb", "cccc"])
    #expect(place.frame.size.width == 32)
    #expect(place.lines.map(\.x) == xs)
    #expect(place.lines.map(\.width) == [24, 16, 32])
    #expect(place.lines.map(\.baseline) == [15, 35, 55])
  }

  @Test func `a rotation turns what is in it about its centre, and its bounds are what the trace calls drawn`() throws {
    let drawn = try Drawn(.rectangle(id: "box").frame(width: 40, height: 20).modifier("rotationEffect", ["degrees": 90]), 100, 100)
    let effects = drawn.picture.items.compactMap { item -> (NodeID, Transform, Point)? in
      if case .open(let node, .transform(let transform, let anchor)) = item { (node, transform, anchor) } else { nil }
    }
    let (node, transform, anchor) = try #require(effects.first)
    #expect(anchor == Point(0.5, 0.5))
    let frame = try #require(drawn.picture.places[node]?.frame)
    let middle = Point(frame.origin.x + frame.size.width / 2, frame.origin.y + frame.size.height / 2)
    let bounds = transform.about(middle).bounds(of: try drawn.place("box").frame).snapped(toScale: 1)
    let row = try #require(
      try drawn.trace.row("SELECT drawn_x, drawn_y, drawn_width, drawn_height FROM placement JOIN node ON node.id = node_id WHERE key = 'box'"))
    #expect(
      bounds == Rect(row["drawn_x"]?.number ?? .nan, row["drawn_y"]?.number ?? .nan, row["drawn_width"]?.number ?? .nan, row["drawn_height"]?.number ?? .nan))
    #expect(bounds == Rect(40, 30, 20, 40))
  }

  /// The box is from 30, 40 to 70, 60; a quarter turn about 30, 40 takes 70, 40 to 30, 80 and 30, 60 to 10, 40.
  @Test(
    arguments: [
      ("scaleEffect", ["x": 0.5, "y": 0.5, "anchor": "topLeading"], Rect(30, 40, 20, 10)),
      ("scaleEffect", ["x": 2, "y": 1, "anchor": ["x": 1, "y": 0.5]], Rect(-10, 40, 80, 20)),
      ("rotationEffect", ["degrees": 90, "anchor": "zero"], Rect(10, 40, 20, 40)),
    ] as [(String, Value, Rect)]) func `what turns or scales does so about its anchor, in the trace as in the picture`(
      _ modifier: String, _ arguments: Value, _ expected: Rect
    ) throws
  {
    let drawn = try Drawn(.rectangle(id: "box").frame(width: 40, height: 20).modifier(modifier, arguments), 100, 100)
    let row = try #require(
      try drawn.trace.row("SELECT drawn_x, drawn_y, drawn_width, drawn_height FROM placement JOIN node ON node.id = node_id WHERE key = 'box'"))
    #expect(
      expected
        == Rect(row["drawn_x"]?.number ?? .nan, row["drawn_y"]?.number ?? .nan, row["drawn_width"]?.number ?? .nan, row["drawn_height"]?.number ?? .nan))
    let effects = drawn.picture.items.compactMap { item -> (NodeID, Transform, Point)? in
      if case .open(let node, .transform(let transform, let anchor)) = item { (node, transform, anchor) } else { nil }
    }
    let (node, transform, anchor) = try #require(effects.first), frame = try #require(drawn.picture.places[node]?.frame)
    let point = Point(frame.origin.x + frame.size.width * anchor.x, frame.origin.y + frame.size.height * anchor.y)
    #expect(transform.about(point).bounds(of: try drawn.place("box").frame).snapped(toScale: 1) == expected)
  }

  @Test func `what clips and what scrolls opens a clip, and all that is opened is closed`() throws {
    let drawn = try Drawn(
      .vStack(
        .color().clipped(), .color().modifier("cornerRadius", ["radius": 5]), .color().modifier("clipShape", ["shape": "Circle"]), .scrollView(.color())),
      100, 100)
    var clips: [PictureOutline] = [], panes: [Rect] = [], depth = 0
    for item in drawn.picture.items {
      switch item {
      case .open(_, let effect):
        depth += 1
        if case .clip(let outline) = effect { clips.append(outline) }
        if case .pane(let pane) = effect { panes.append(pane) }
      case .close: depth -= 1
      default: break
      }
      #expect(depth >= 0)
    }
    #expect(clips == [.rectangle, .rounded(5), .circle])
    // 100 high less three gaps of 8 are 19 for each.
    #expect(panes == [Rect(0, 81, 100, 19)])
    #expect(depth == 0)
  }

  @Test func `what scrolls is seen up to the edges of the screen, where its frame ends at the system's bars`() throws {
    func pane(_ view: View) throws -> Rect? {
      let font: Value = ["advance": 8, "lineHeight": 20, "ascent": 15]
      let scene = SceneText(view, 100, 200, environment: ["font": font, "safeArea": ["top": 20, "bottom": 10]])
      return try Drawn(Scene(SceneInput(file: "scene.json", bytes: Array(scene.utf8)))).picture.items.lazy.compactMap {
        if case .open(_, .pane(let pane)) = $0 { pane } else { nil }
      }.first
    }
    #expect(try pane(.scrollView(.color())) == Rect(0, 0, 100, 200))
    // A bar that is inset has it go on below.
    #expect(try pane(.scrollView(.color()).modifier("safeAreaInset", ["edge": "bottom", "content": .view(.text("bar"))])) == Rect(0, 0, 100, 200))
    // A line of 20 above it, and no gap: it ends at one bar alone.
    #expect(try pane(.vStack(spacing: 0, .text("a"), .scrollView(.color()))) == Rect(0, 40, 100, 160))
    // A ScrollView that does not clip is drawn beyond its frame.
    #expect(try pane(.vStack(.scrollView(.color())).modifier("scrollClipDisabled")) == nil)
    #expect(try pane(.scrollView(.color()).modifier("scrollClipDisabled", ["value": false])) == Rect(0, 0, 100, 200))
  }

  /// Half of a colour that covers half of its ground covers a quarter.
  @Test func `a level of a style is one of the colour around, which may be seen through itself`() throws {
    let word = View.text("x", id: "word").modifier("foregroundStyle", ["style": "secondary"])
    let drawn = try Drawn(View.hStack(word).modifier("foregroundStyle", ["style": "white.opacity(0.5)"]), 100, 100)
    #expect(try drawn.mark("word") == .text(PictureColor("white.opacity(0.25)")) && PictureColor("white.opacity(0.25)")?.light == "#ffffff40")
  }

  @Test func `a stroke is an outline, and a colour may let its ground through`() throws {
    let drawn = try Drawn(
      .zStack(
        .circle(id: "ring").modifier("stroke", ["color": "blue.opacity(0.5)", "lineWidth": 4]), .circle(id: "line").modifier("stroke", [:]),
        .circle(id: "both").modifier("fill", ["color": "mint"]).modifier("stroke", ["color": "black", "lineWidth": 3, "isInside": true]),
        .view("Text", id: "word", ["string": "x", "color": "red"]).modifier("foregroundStyle", ["style": "green"])), 100, 100)
    let both = try drawn.node("both"), marks = drawn.picture.items.compactMap { if case .draw(both, let mark) = $0 { mark } else { nil } }
    #expect(marks == [.shape(.circle, PictureColor("mint")), .stroke(.circle, PictureStroke(width: 3, isInside: true, color: PictureColor("black")))])
    #expect(try drawn.mark("word") == .text(PictureColor("red")), "what a text says itself comes before what is around it")
    #expect(try drawn.mark("ring") == .stroke(.circle, PictureStroke(width: 4, color: PictureColor("blue.opacity(0.5)"))))
    #expect(try drawn.mark("line") == .stroke(.circle, PictureStroke(width: 1, color: nil)))
    // Half of 255 is 127.5.
    #expect(PictureColor("blue.opacity(0.5)")?.light == "#007aff80" && PictureColor("#1e90ff.opacity(0)")?.dark == "#1e90ff00")
    #expect(PictureColor("blue.opacity(x)") == nil && PictureColor("nothing.opacity(0.5)") == nil && PictureColor("clear.opacity(0.5)")?.light == nil)
  }

  @Test func `gaps and paddings are areas between and around the views`() throws {
    let drawn = try Drawn(.hStack(id: "row", spacing: 12, .text("a").padding(3), .text("b")), 100, 100)
    // 8 + 6 wide, a gap of 12, 8 wide: 34, from 33 on.
    #expect(drawn.picture.layers.areas.filter { !$0.isPadding }.map(\.rect) == [Rect(47, 37, 12, 26)])
    #expect(drawn.picture.layers.areas.filter(\.isPadding).map(\.length) == [3, 3, 3, 3])
  }

  @Test func `what sticks out is an overhang`() throws {
    let drawn = try Drawn(.text("wide", id: "wide").fixedSize(id: "ideal").frame(width: 20), 100, 100)
    // 32 points in 20: 6 on either side.
    let overhang = try #require(drawn.picture.layers.overhangs.first)
    #expect(overhang.node == (try drawn.node("ideal")))
    #expect((overhang.axis, overhang.before, overhang.after) == (.horizontal, 6, 6))
    #expect(drawn.picture.layers.overhangs.count == 1)
  }

  @Test func `a part of a picture has the view's modifiers and begins at its corner`() throws {
    let drawn = try Drawn(.hStack(spacing: 10, .text("a"), .text("b", id: "b").padding(4), .text("c")), 200, 100)
    let part = try #require(drawn.picture.cropped(to: drawn.node("b")))
    #expect(part.canvas == Size(16, 28))
    #expect(part.views.map(\.kind) == ["padding", "Text"])
    #expect(part.places[try drawn.node("b")]?.frame.origin == Point(4, 4))
  }
}
