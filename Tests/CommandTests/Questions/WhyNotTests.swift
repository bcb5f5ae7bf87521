import Foundation
import TestSupport
import Testing

/// `why-not`. The font is 8 wide and 20 high a character, stacks keep 8 between their views unless they say otherwise.
@Suite struct WhyNotTests {
  private func answer(_ node: String, in view: View, _ canvas: (Int, Int), options: String = "") throws -> String {
    let workshop = try Workshop()
    try workshop.write(SceneText(view, .number(canvas.0), .number(canvas.1), pass: "only"), to: "asked.json")
    try workshop.succeed("layouttrace record asked.json")
    let result = try workshop.run("layouttrace why-not \(node) \(options)")
    #expect(result.exitCode == 0, "\(result.messages)")
    return result.answer
  }

  private static let stamp = View.text("Updated just now!", id: "stamp").layoutPriority(1, id: "prio")
  private static func row(_ stamp: View = stamp) -> View { .hStack(id: "row", .text("Quarterly revenue report", id: "title"), stamp) }

  /// 280 less the gap of 8 is 272. Without the priority the stamp, less flexible (136 against 192), is first too: half of 272, 136, is what
  /// it wants. At 279 it would be offered 135.5 and wrap. At 8 the gap leaves nothing to serve first.
  @Test func `a priority that changes nothing says what is offered either way, and from where on it matters`() throws {
    #expect(
      try answer("prio", in: Self.row(), (280, 60)) == """
        prio · .layoutPriority(1) on stamp has no effect here: every size and position is the same without it (re-run).
           row (HStack) serves stamp first and offers 272; it takes 136. Without the priority it would still be offered 136.
           It would have an effect at canvas widths 9 to 279, and at no other from 0 to 660.
           Nor does it matter at any canvas height from 0 to 220.

        """)
  }

  @Test func `a priority under padding is hidden by it`() throws {
    let text = try answer("prio", in: Self.row(Self.stamp.padding(4, id: "pad")), (240, 60))
    #expect(text.contains("pad .padding(4) hides it: row (HStack) sees the priority of the outermost modifier, 0, not 1."))
    #expect(text.contains("Nor does it matter at any canvas width from 0 to 580 or height from 0 to 220."))
  }

  /// With it the title is left 96 and has 3 lines; without it both are offered 116: the stamp has 13 characters a line, "Updated just " is
  /// 13 of 8, 104; the title gets 232 - 104 = 128, "Quarterly " and "revenue report", 14 of 8, 112.
  @Test func `an effect names who has another size, and where it ends`() throws {
    let text = try answer("prio", in: Self.row(), (240, 60))
    #expect(text.hasPrefix("prio · .layoutPriority(1) on stamp has an effect (re-run without it).\n   Without it title is 112 × 40 instead of 80 × 60.\n"))
    #expect(text.contains("   Without it stamp is 104 × 40 instead of 136 × 20.\n"))
    #expect(text.contains("   It has an effect at canvas widths 9 to 279, and at no other from 0 to 580.\n"))
  }

  private static func column(offset y: Value = 30) -> View {
    .vStack(
      id: "col", spacing: 0, .color(id: "a").frame(width: 100, height: 50).offset(y: y, id: "off"),
      .color(id: "b").frame(width: 100, height: 50).modifier("rotationEffect", ["degrees": 90], id: "turn").modifier("shadow", ["radius": 4], id: "shade"))
  }

  /// The column is 100 high in 300 and starts at 100, so does a; b follows at 150. Turned about its middle, 150, 175, b is 50 wide and 100 high.
  @Test(arguments: [
    ("turn", "b is drawn 50 × 100 at 125, 125. Its slot stays 100 × 50 at 100, 150, and nothing makes room."),
    ("shade", "shadow: Draws a shadow."),
  ]) func `a modifier that only draws says what is drawn`(_ node: String, _ line: String) throws {
    let text = try answer(node, in: Self.column(), (300, 300))
    #expect(text.contains("changes only what is drawn: every size and position is the same without it (re-run).\n   \(line)\n"))
  }

  /// Why-bank 20: a is 30 lower, 50 + 50 high is the column either way.
  @Test func `an offset moves what it is on, and the place it would have stays`() throws {
    #expect(
      try answer("off", in: Self.column(), (300, 300)) == """
        off · .offset(y: 30) on a moves what it is on, and changes nothing else (re-run without it).
           Without it a is at 100, 100 instead of 100, 130.
           It moves a by 30 down; its slot stays 100 × 50 at 100, 100, and nothing makes room.
           1 more moves with it: layouttrace what-if 'remove off'
           It has an effect at every canvas width from 0 to 700 and height from 0 to 700.

        """)
  }

  /// The column is 80 wide and starts at 60; at 70 the text's -10 lies on the column's leading edge.
  @Test func `a guide moves what it is on, with the place it would have`() throws {
    let view = View.vStack(
      id: "col", alignment: "leading", spacing: 0, .text("abc", id: "a").alignmentGuide("leading", -10, id: "guide"), .text("abcdefghij", id: "b"))
    let text = try answer("guide", in: view, (200, 100))
    #expect(text.contains("moves what it is on, and changes nothing else (re-run without it).\n   Without it a is at 60, 30 instead of 70, 30.\n"))
    #expect(text.contains("   It moves a by 10 to the right.\n"))
  }

  @Test func `an offset by nothing has no effect`() throws {
    let text = try answer("off", in: Self.column(offset: 0), (300, 300))
    #expect(text.contains("has no effect here") && text.contains("Nor does it matter at any canvas width from 0 to 700 or height from 0 to 700."))
  }

  @Test func `an effect that ends and begins again names every range of canvases`() throws {
    // Of three candidates, 100, 60 and 20 wide, the second is padded by 5 on each side: 70.
    let view = View.viewThatFits(
      id: "fits", .color(id: "wide").frame(width: 100, height: 20),
      .color(id: "middle").frame(width: 60, height: 20).padding(5, edges: "horizontal", id: "pad"), .color(id: "narrow").frame(width: 20, height: 20))
    // From 60 on the middle one would fit without the padding, from 100 on the first one does.
    let text = try answer("pad", in: view, (80, 40))
    #expect(text.contains("   It has an effect at canvas widths 60 to 99, and at no other from 0 to 260.\n"))
  }

  /// In the ScrollView nil is the height that is proposed: c is 30 high for the ideal, and takes all of 300, more than 40, in width.
  @Test func `an effect names the arguments that have no part in it`() throws {
    let view = View.scrollView(id: "scroll", .color(id: "c").frame(minWidth: 40, idealHeight: 30, maxHeight: .infinity, id: "f"))
    let text = try answer("f", in: view, (300, 200))
    #expect(text.contains("   Without it c is 300 × 10 instead of 300 × 30.\n"), "\(text)")
    #expect(
      text.contains(
        "   Its minWidth and maxHeight change nothing here (re-run without each). "
          + "maxHeight: .infinity takes all that is proposed; here nil is, and it is as high as c, 30.\n"), "\(text)")
    let json = try answer("f", in: view, (300, 200), options: "--json")
    #expect(json.contains(#""idle":[{"argument":"minWidth","reason":null},{"argument":"maxHeight","reason":"maxHeight: .infinity takes"#), "\(json)")
  }

  /// A padding without a length is 16, by which the text begins.
  @Test func `an argument that says the default says so`() throws {
    let text = try answer("pad", in: .text("abc", id: "a").padding(16, edges: "leading", id: "pad"), (100, 100))
    #expect(
      text.contains("   Its length changes nothing here (re-run without it). Its default is 16, too.\n"), "\(text)")
    // A minimum of 40 binds nothing that takes all of 100: it is no default.
    let bound = try answer("f", in: .vStack(.color(id: "c").frame(minWidth: 40, maxHeight: 30, id: "f")), (100, 100))
    #expect(bound.contains("   Its minWidth changes nothing here (re-run without it).\n"), "\(bound)")
  }

  /// The column asks the row, which aligns by center: of two texts in it no guide of one is the row's.
  @Test func `a guide that another container asks the one around for says so`() throws {
    let view = View.vStack(
      id: "form", alignment: "leading",
      .hStack(id: "row", .text("Name:", id: "label").alignmentGuide("leading", "width", id: "guide"), .text("Ada", id: "name")),
      .text("Occupation", id: "other"))
    let text = try answer("guide", in: view, (300, 100))
    #expect(text.contains("has no effect here"), "\(text)")
    #expect(text.contains("   row (HStack) aligns by center, and form (VStack), which aligns by leading, asks row for it, and not label.\n"), "\(text)")
  }

  @Test(arguments: [
    ("ideal", "idealWidth 80 counts only where nil is proposed; the frame is proposed 130."),
    ("limit", "short has 1 line and may have 2."),
    ("fixed", "It proposes nil × nil to limit .lineLimit(2) instead of 130 × "),
    ("top", "col (VStack) aligns by center, and nothing asks for top."),
    ("inner", "outer .frame(width: 120, height: 40) around it says how wide it is: it is proposed 120 and answers 120."),
    ("one", "one has one view, which gets what it is proposed and is as large as it."),
    ("lone", "There is no stack around it to ask for it."),
  ]) func `what changes nothing says why`(_ node: String, _ reason: String) throws {
    let view = View.vStack(
      id: "col", spacing: 0, .text("short", id: "short").lineLimit(2, id: "limit").fixedSize(id: "fixed"),
      .color(id: "tile").frame(maxWidth: .infinity, id: "inner").frame(width: 120, height: 40, id: "outer"),
      .shape(20, 20, id: "dot").frame(idealWidth: 80, id: "ideal").alignmentGuide("top", "height", id: "top"), .hStack(id: "one", .text("x", id: "x"))
    ).layoutPriority(2, id: "lone")
    let text = try answer(node, in: view, (130, 140))
    #expect(text.contains("has no effect here") && text.contains(reason), "\(text)")
  }

  private static let hello = View.text("Hello", id: "t")

  // Five letters are 40 × 20.
  @Test(arguments: [
    (
      View.scrollView(hello.frame(maxHeight: .infinity, id: "asked")),
      "maxHeight: .infinity takes all that is proposed; here nil is, and it is as high as t, 20."
    ),
    (
      hello.frame(width: 40, alignment: "leading", id: "asked"),
      "It is as large as t, 40 × 20: there is no room in which leading would put it elsewhere."
    ),
    (hello.ignoresSafeArea(id: "asked"), "There is no safe area: the canvas keeps none, nor does a view around it."),
  ]) func `what has nothing to take, to align in or to reach says so`(_ view: View, _ reason: String) throws {
    let text = try answer("asked", in: view, (200, 100))
    #expect(text.contains("has no effect here") && text.contains(reason), "\(text)")
  }

  private static func priority(_ container: String, _ rest: View...) -> View {
    .view(container, id: "box", .text("x", id: "x").layoutPriority(1, id: "prio"), .each(rest))
  }
  private static let plain = View.text("y", id: "y"), beside = plain.layoutPriority(1)
  private static let badge = View.color(id: "a").frame(width: 40, height: 40).overlay(.text("x", id: "badge"), id: "ov")

  @Test(arguments: [
    ("prio", priority("HStack"), "box (HStack) has no other view to serve after x."),
    ("prio", priority("HStack", beside), "box (HStack) has no view of another priority than 1."),
    (
      "prio", View.scrollView(axes: "horizontal", priority("HStack", plain)),
      "box (HStack) is proposed nil along its axis: it offers every view nil, whatever its priority."
    ),
    ("prio", priority("LazyVStack", plain), "box (LazyVStack) does not ask for priorities: stacks do."),
    // Both are a letter of 8 × 20.
    ("prio", priority("ZStack", plain), "box (ZStack) is as large as its views of the highest priority alone, 8 × 20, and is so without it too."),
    ("badge", badge, "What stands in ov .overlay is proposed the size of what that is on, and never changes it."),
  ]) func `a priority that nobody heeds, and what lies over a view, say why they change nothing`(_ node: String, _ view: View, _ reason: String) throws {
    let text = try answer(node, in: view, (200, 100))
    #expect(text.contains("has no effect") && text.contains(reason), "\(text)")
  }

  /// 40 + 8 + 96 is 144, the row's width either way: its 8 are the gap that the row would keep anyway. At 143 the text is offered 95, wraps to
  /// 88 and leaves the Spacer 15; at 136 the Spacer is down to 8 again, and so every 8.
  @Test func `a Spacer matters where there is room for it`() throws {
    let view = View.hStack(id: "line", .text("Wi-Fi", id: "wifi"), .spacer(id: "gap"), .text("HomeNetwork5", id: "net"))
    let text = try answer("gap", in: view, (320, 44))
    #expect(text.contains("Without it line is 144 × 20 instead of 320 × 20."))
    let canvases = "at canvas widths 121 to 127, 129 to 135, 137 to 143, 145 to LONGEST and in 12 more ranges, and at no other from 0 to LONGEST.\n"
    #expect(text.contains("It has an effect " + canvases.replacing("LONGEST", with: "740")))
    let narrow = try answer("gap", in: view, (144, 44))
    #expect(narrow.contains("has no effect here") && narrow.contains("It would have an effect " + canvases.replacing("LONGEST", with: "388")))
    #expect(
      narrow.contains("line (HStack) has 8 left for it when its other views are served, and it takes 8, as much as the gap that is there without it."))
    let json = try answer("gap", in: view, (144, 44), options: "--json")
    #expect(json.contains("[129,135],[137,143],[145,388]],\"below\":[137,143],\"above\":[145,388]"))
  }

  /// Five letters are 40 × 20, whatever lies over and under them.
  @Test func `what a layer shows goes with it, and nothing else changes`() throws {
    let view = View.text("Hello", id: "t").modifier("overlay", ["content": .views([.text("12", id: "badge"), .color(id: "dot")])], id: "ov").background(
      .color(id: "fill"), id: "bg")
    let same = "nothing else changes: every other size and position is the same without it (re-run).\n"
    #expect(try answer("ov", in: view, (200, 40)).hasPrefix("ov · .overlay on t shows badge (Text) and dot (Color), which goes with it; \(same)"))
    #expect(try answer("bg", in: view, (200, 40)).hasPrefix("bg · .background on t shows fill (Color), which goes with it; \(same)"))
  }

  /// Two of 60 fits into 100, and is 60 alone too. From 150 on one is taken, below 60 three.
  @Test func `a choice is compared with the view that it takes`() throws {
    func shape(_ key: String, _ width: Int) -> View { .shape(.number(width), 20, id: key) }
    let view =
      View.viewThatFits(id: "fits", axes: ["horizontal"], shape("one", 150), shape("two", 60), shape("three", 20))
    #expect(
      try answer("fits", in: view, (100, 100)) == """
        fits · ViewThatFits has no effect here: every size and position is the same without it, two alone in its place (re-run).
           It takes two (Shape), which fits and is as large alone.
           It would have an effect at every canvas width from 0 to 300 except 60 to 149.
           Nor does it matter at any canvas height from 0 to 300.

        """)
    #expect(
      try answer("fits", in: view, (100, 100), options: "--json").contains(
        #""edit":"remove one; remove three; unwrap fits","instead":"two alone in its place""#))
  }

  /// Columns of 80 and 40 with a gap of 10; without l3 the first is 60. v3 stays in the second.
  @Test func `a cell that others follow leaves an empty one in its place`() throws {
    func cell(_ key: String, _ width: Int) -> View { .shape(.number(width), 10, id: key) }
    func row(_ cells: View...) -> View { .gridRow(.each(cells)) }
    let view = View.grid(
      id: "grid", horizontalSpacing: 10, verticalSpacing: 0, row(cell("l1", 20), cell("v1", 40)), row(cell("l2", 60), cell("v2", 30)),
      row(cell("l3", 80), cell("v3", 10)))
    let text = try answer("l3", in: view, (300, 200))
    #expect(
      text.hasPrefix("l3 · Shape has an effect (re-run without it, a cell of 0 × 0 in its place).\n   Without it grid is 110 × 30 instead of 130 × 30.\n"),
      "\(text)")
    #expect(text.contains(#"layouttrace what-if 'insert Shape sizeThatFits={"width":0,"height":0} before l3' 'remove l3'"#), "\(text)")
  }

  @Test func `a view that is not there or not placed is an error`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let result = try workshop.run("layouttrace why-not titel")
    #expect(result.exitCode == 1 && result.messages == "no node 'titel'; did you mean 'title'?\n")
  }

  @Test func `of what nobody wrote what is in it can be asked about`() throws {
    let workshop = try Workshop()
    let view = View.text("Hello", id: "t").modifier("overlay", ["content": .views([.text("12", id: "badge"), .color(id: "dot")])], id: "ov")
    try workshop.write(SceneText(view, 300, 200, pass: "only"), to: "asked.json")
    let stack = try workshop.run("layouttrace why-not node3 asked.json")
    #expect(stack.exitCode == 1 && stack.messages == "'node3', ZStack, is written nowhere: SwiftUI puts it around 'badge'; ask about that\n", "\(stack)")
    let edit = try workshop.run("layouttrace what-if 'remove node3' -t asked.json")
    #expect(edit.exitCode != 0 && edit.messages.contains("'node3' is written nowhere, so that it cannot be edited"), "\(edit)")
  }

  /// The bar takes its room from the screen with or without it: it has a title.
  @Test func `what a toolbar shows goes with it`() throws {
    let item = View.view("ToolbarItem", id: "item", .text("Done", id: "done"))
    let view = View.view("NavigationStack", View.text("Hello", id: "t").modifier("toolbar", ["content": .views([item])], id: "bar"))
    let text = try answer("bar", in: view, (393, 852))
    #expect(text.hasPrefix("bar · .toolbar() on t shows item (ToolbarItem), which goes with it; nothing else changes: every other"), "\(text)")
  }
}
