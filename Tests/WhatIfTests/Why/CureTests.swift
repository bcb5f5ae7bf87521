import Explanation
import LayoutModel
import Rendering
import TestSupport
import Testing
import WhatIf

/// What a developer may have meant, proved by laying it out. A letter is 8 wide and a line 20 high, the canvas 200 high.
struct CureTests {
  /// The lines below the waterfalls of the whole answer of `why`.
  private static func cures(_ view: View, width: Int, _ key: String) throws -> (cures: [String], smallest: String?) {
    let recorded = try Recorded(view: view, width: width)
    let node = try #require(try recorded.trace.node(key, in: recorded.pass)), prover = try Prover(recorded.trace, recorded.pass)
    let why = prover.addingSmallestChange(to: try prover.complete(try Explainer(recorded.trace).explain(node, in: recorded.pass)))
    let text = ExplanationText().render(why)
    #expect(why.cures.allSatisfy { text.contains("\n\($0.text)\n") }, "\(text)")
    return (why.cures.map(\.text), why.smallestChange?.words)
  }

  // MARK: Clips

  /// The bottom of the ZStack is 40 below the clip, that of an overlay of what is clipped is not.
  @Test func `a text that a clip cuts is told where it would be seen`() throws {
    let card = View.zStack(
      id: "card", alignment: "bottomLeading", .color(id: "photo").frame(width: 300, height: 200), .text("Sale ends", id: "sale").padding(24)
    ).frame(height: 120).clipped().padding(10)
    #expect(
      try Self.cures(card, width: 320, "sale").cures == ["With sale in an .overlay(alignment: .bottomLeading) after .clipped() on card: all of it is drawn."])
  }

  // MARK: Texts

  private static let hello = View.text("Hello, world", id: "hello")
  private static let oneLine = ["With .layoutPriority(1) on hello: 96 × 20, on one line.", "With .fixedSize() on hello: 96 × 20, on one line."]

  @Test(
    arguments: [
      // 200 less two gaps of 8 are 184: 61.33 for each of three, and 12 letters are 96.
      (View.hStack(id: "row", .color(), hello, .color()), oneLine),
      // It is the child of the row that has to be served first: the box.
      (
        .hStack(id: "row", .color(), .vStack(id: "box", hello), .color()),
        ["With .layoutPriority(1) on box: 96 × 20, on one line.", "With .fixedSize() on hello: 96 × 20, on one line."]
      ),
      // What beside it has a priority has to be exceeded.
      (
        .hStack(id: "row", .color().frame(maxWidth: 130).layoutPriority(1), hello),
        ["With .layoutPriority(2) on hello: 96 × 20, on one line.", "With .fixedSize() on hello: 96 × 20, on one line."]
      ),
      // 29 letters are 232, more than the row has.
      (.hStack(id: "row", .color(), .text("Hello, world of many more words", id: "hello"), .color()), []),
      // In a column it has all the width there is: no row keeps any from it.
      (.vStack(id: "column", .color(), .text("Hello, world of many more words", id: "hello")), []),
      // Two lines that the text itself has.
      (.hStack(id: "row", .color(), .text("Hello,\nworld", id: "hello"), .color()), []),
      // Both want 96 of 192, and each would break the other: 192 - 8 = 184, of which 88 are left.
      (.hStack(id: "row", hello, .text("Hello, again", id: "again")), []),
      // A frame says how wide it is, no row does.
      (.vStack(hello.frame(width: 60)), []),
    ] as [(View, [String])])
  func `a text that wraps though its row has room is told what keeps it on one line`(_ view: View, _ expected: [String]) throws {
    #expect(try Self.cures(view, width: 200, "hello").cures == expected)
  }

  /// 200 less 8 are 192, of which 19 letters want 152 and 18 want 144: each has 96. Served first, one leaves 40 or 48 to the other. Smaller letters have
  /// room in 96 at 0.63 of 152, 95.76, 12.6 high, and 0.66 of 144, 95.04, 13.2 high, in whole pixels.
  @Test(arguments: [
    (
      "name", "With .layoutPriority(1) on name: 152 × 20, all of it; when gives way then, and has 40 of the 144 it wants.",
      "With .minimumScaleFactor(0.63) on name: 96 × 13."
    ),
    (
      "when", "With .layoutPriority(1) on when: 144 × 20, all of it; name gives way then, and has 48 of the 152 it wants.",
      "With .minimumScaleFactor(0.66) on when: 96 × 14."
    ),
  ])
  func `of two texts that are cut a priority says which gives way`(_ key: String, _ line: String, _ smaller: String) throws {
    let row = View.hStack(
      id: "row", .text("Wireless headphones", id: "name").lineLimit(1), .text("Delivered Thursday", id: "when").lineLimit(1))
    #expect(try Self.cures(row, width: 200, key).cures == [line, smaller])
  }

  /// One inside of the other would say nothing.
  @Test func `a text that has a priority is told no other one`() throws {
    let row = View.hStack(
      id: "row", .text("Wireless headphones", id: "name").lineLimit(1), .text("Delivered Thursday", id: "when").lineLimit(1).layoutPriority(-1))
    #expect(try !Self.cures(row, width: 200, "when").cures.contains { $0.contains("layoutPriority") })
  }

  /// 200 less 16 are 184, of which the box has a third; served first, its text has its 96.
  @Test func `a view without a name goes by that of its modifier`() throws {
    let row = View.hStack(id: "row", .color(), .text("Hello, world").padding(1, id: "box"), .color())
    #expect(
      try Self.cures(row, width: 200, "node4").cures == [
        "With .layoutPriority(1) on node4 in box: 96 × 20, on one line.", "With .fixedSize() on node4 in box: 96 × 20, on one line.",
      ])
  }

  // MARK: Layers

  /// 60 wide the image of 120 × 160 is 80 high, 40 more than its frame: as it is meant, and a frame of 80 is no cure.
  @Test(arguments: [
    View.image(120, 160, resizable: true, id: "photo").scaledToFill().frame(height: 40),
    .image(120, 160, resizable: true, id: "photo").aspectRatio(contentMode: "fill").frame(height: 40),
  ])
  func `what fills its frame is to be clipped`(_ photo: View) throws {
    let found = try Self.cures(.vStack(photo), width: 60, "photo")
    #expect(found.cures == ["With .clipped() after .frame(height: 40) on photo: it fills 60 × 40, and nothing of it is drawn outside."])
    #expect(found.smallest == nil)
  }

  /// One that is to fit is too large for its frame by mistake: 120 × 160 at its natural size.
  @Test func `what does not fill is not to be clipped`() throws {
    let found = try Self.cures(.vStack(.image(120, 160, id: "photo").frame(height: 40)), width: 200, "photo")
    #expect(found.cures == [] && found.smallest?.hasSuffix("height 40 -> 160") == true, "\(found)")
  }

  /// 3 letters and 4 on both sides are 32 × 28, the icon is 24 × 24.
  private static let badge = View.text("99+", id: "badge").padding(4)

  @Test(arguments: [
    (View.zStack(id: "bell", alignment: "topTrailing", .image(24, 24, id: "icon"), badge.offset(x: 8, y: -8)), "topTrailing"),
    (.zStack(id: "bell", .image(24, 24, id: "icon"), badge.offset(x: 8, y: -8)), "center"),
    (.zStack(id: "bell", alignment: "bottomLeading", .image(24, 24, id: "icon"), badge), "bottomLeading"),
  ])
  func `a badge that makes its ZStack larger belongs in an overlay`(_ view: View, _ alignment: String) throws {
    let cure = "With badge in an .overlay(alignment: .\(alignment)) of icon, with .fixedSize(): 24 × 24."
    #expect(try Self.cures(view, width: 320, "bell").cures == [cure])
    // 24 and 8 and 5 letters.
    let row = View.hStack(id: "row", view, .text("Inbox", id: "label"))
    #expect(try Self.cures(row, width: 320, "row").cures == [cure.replacing("24 × 24", with: "72 × 24")])
  }

  /// Neither moved nor put at a corner it is what the ZStack shows.
  @Test func `what lies in the middle of a ZStack is no badge`() throws {
    #expect(try Self.cures(.zStack(id: "bell", .image(24, 24, id: "icon"), Self.badge), width: 320, "bell").cures == [])
  }

  /// 200 less 8 and the column of 32 are 160; next to a text of 96 the colour makes its column as wide as there is room.
  @Test func `a cell that fills widens its column unless its Grid does not ask it`() throws {
    let rows = View.grid(
      .gridRow(.text("Name", id: "k1"), .text("Ada Lovelace", id: "v1")), .gridRow(.text("Born", id: "k2"), .color(id: "swatch").frame(height: 10)))
    let text = try Recorded(view: rows, width: 200).text("swatch"), cure = "With .gridCellUnsizedAxes(.horizontal) on swatch"
    #expect(text.contains("160   node5 (GridRow) offers it what is left, for column 2 (beside it k2 has 32)   ← decides: swatch"), "\(text)")
    #expect(text.contains("\n\(cure): 96 × 10.\n") && text.components(separatedBy: cure).count == 2, "\(text)")
    // Where all cells of a column fill, one that is not asked changes nothing.
    let filled = View.grid(.gridRow(.text("Name", id: "k1"), .color(id: "a")), .gridRow(.text("Born", id: "k2"), .color(id: "b")))
    #expect(!(try Recorded(view: filled, width: 200).text("b").contains("UnsizedAxes")))
  }

  // MARK: The canvas

  @Test func `another canvas says what it is`() throws {
    // Twice 300 and 100, twice 200 and 100.
    let text = try Recorded(view: .color(id: "all"), width: 300).text("all")
    #expect(text.contains("\nOn a canvas of 700 × 200, more than twice as wide: 700 × 200.\n"), "\(text)")
    #expect(text.contains("\nOn a canvas of 300 × 500, more than twice as high: 300 × 500.\n"), "\(text)")
  }

  /// 12 letters of 8 are 96: in 72 each has 6, three quarters. In 40 they would have less than half.
  @Test func `a line that is cut may be smaller, down to a half`() throws {
    let line = Self.hello.lineLimit(1)
    #expect(try Self.cures(line, width: 72, "hello").cures == ["With .minimumScaleFactor(0.75) on hello: 72 × 15."])
    #expect(try Self.cures(line, width: 40, "hello").cures == [])
    // One that is there says so by its number, and no other is added.
    let scaled = try Self.cures(line.modifier("minimumScaleFactor", ["factor": 0.9], id: "scale"), width: 72, "hello")
    #expect(scaled.cures == [] && scaled.smallest == "scale factor 0.9 -> 0.75")
  }

  /// A badge 8 above, and one 5 behind the right of its card, which is the last of the row.
  @Test(arguments: [(0, -8, "top", 8), (5, 0, "trailing", 5)])
  func `what a ScrollView cuts has room by a padding of its content`(_ x: Value, _ y: Value, _ edge: String, _ length: Int) throws {
    let badge = View.shape(20, 20, id: "badge").offset(x: x, y: y)
    let card = View.color(id: "card").frame(width: 80, height: 80).overlay(badge, alignment: "topTrailing")
    let scroll = View.scrollView(id: "scroll", axes: "horizontal", .hStack(id: "row", card)).frame(width: 80)
    #expect(try Self.cures(scroll, width: 200, "badge").cures == ["With .padding(.\(edge), \(length)) on row: all of it is drawn."])
  }
}
