import Foundation
import TestSupport
import Testing

/// `sweep`. The font is 8 wide and 20 high a character, stacks keep 8 between their views.
@Suite struct SweepTests {
  /// The stamp, 17 characters, is served first: from 144 on, 136 + 8, it has its line. At 144 sharp the title has nothing, which is no break point.
  /// The title needs 72 for "Quarterly" and goes on in three lines (80 with its space: at 144 + 72); "revenue report" takes 112, from 256 on; all of it 192, from 336 on.
  @Test func `a table names the first width with what is otherwise`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    #expect(
      try workshop.run("layouttrace sweep --width 140...400").answer == """
        width  view   below it  from it on
          144  stamp  2 lines   1 line
          216  title  cut       not cut
          256  title  3 lines   2 lines
          336  title  2 lines   1 line

        """)
    let none = "Between canvas width 260 and 330, at height 60, no text wraps differently, and nothing appears, disappears or starts to stick out.\n"
    #expect(try workshop.run("layouttrace sweep --width 260...330").answer == none)
    // One line in 20, two in 40: the stamp is less high.
    #expect(
      try workshop.run("layouttrace sweep --width 256 --height 0...100 --node title").answer.contains(
        """
            40  title  1 line    2 lines
            40  title  cut       not cut
        """))
  }

  /// Of three lines "Updated " is the longest, so that the stamp takes all up to 72 and 64 from 73 on. From 80 on it has two, "Updated " and "just now!", 72:
  /// "now!" alone is never left below "Updated just". So the title has nothing at 80 alone, and at 144 alone, where the stamp has one line of 136.
  @Test func `a view that is empty for a point only has no break points there`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    #expect(
      try workshop.run("layouttrace sweep --width 60...200 --node title").answer == """
        width  view   below it          from it on
           73  title  less than 1 wide  1 or more wide

        """)
    // In steps of two points what was found stays: nobody knows what is in between.
    #expect(try workshop.run("layouttrace sweep --width 70...90 --step 2 --node title").answer.split(separator: "\n").count == 4)
  }

  /// Seven letters are 56, and the Spacer takes what is left from there on. A view without an id of its own is named by what it is.
  @Test func `a Spacer that is nothing is no break point`() throws {
    let workshop = try Workshop()
    let row = View.hStack(id: "row", .text("abcd ef"), .spacer(minLength: 0))
    try workshop.write(SceneText(row, 60, 40), to: "row.json")
    #expect(
      try workshop.run("layouttrace sweep row.json --width 50...70").answer == """
        width  view                  below it  from it on
           56  node2 Text "abcd ef"  2 lines   1 line

        """)
  }

  @Test func `few layouts find the same break points by bisection, or say that they did not`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let bisected = try workshop.run("layouttrace sweep --width 140...400 --node title --max-layouts 60").answer
    for line in ["  216  title  cut       not cut\n", "  256  title  3 lines   2 lines\n", "  336  title  2 lines   1 line\n"] {
      #expect(bisected.contains(line), "\(bisected)")
    }
    // 261 lengths by 9 points: what is 0 wide at 144 alone is not seen.
    #expect(bisected.contains("\nOf lengths one every 9 points was tried") && !bisected.contains("0 wide"))
    let few = try workshop.run("layouttrace sweep --width 140...400 --node title --max-layouts 6").answer
    #expect(few.contains("…") && few.contains("\nAfter 6 layouts some are known between two lengths only"))
  }

  @Test func `half points are found where they are asked for`() throws {
    let workshop = try Workshop()
    try workshop.write(
      SceneText(.color(id: "c").frame(width: 100.5, id: "f"), 90, 50, environment: nil), to: "half.json")
    try workshop.run("layouttrace record half.json")
    #expect(try workshop.run("layouttrace sweep --width 90...110 --step 0.5").answer.contains("100.5  f     sticks out of the canvas  inside the canvas\n"))
    #expect(try workshop.run("layouttrace sweep --width 90...110").answer.contains("  101  f     sticks out of the canvas  inside the canvas\n"))
  }

  /// Twice as wide as high: less than 75 is less than half of 150, and sticks out below; more than 75 sideways.
  @Test func `what sticks out along the other axis says along which`() throws {
    let workshop = try Workshop()
    try workshop.write(
      SceneText(.color(id: "c").aspectRatio(2, contentMode: "fill", id: "r"), 150, 50, environment: nil), to: "fill.json")
    try workshop.run("layouttrace record fill.json")
    let answer = try workshop.run("layouttrace sweep --height 60...90").answer
    #expect(answer.contains("76  r     inside the canvas, horizontally       sticks out of the canvas, horizontally\n"), "\(answer)")
  }

  /// Two columns of 100 and a gap of 8 from 208 on, three from 316 on; the wide child is 160.
  @Test func `columns, children that are shown and views that sticks out are break points`() throws {
    let workshop = try Workshop()
    try workshop.write(
      SceneText(
        .vStack(
          id: "col", spacing: 0, .viewThatFits(id: "fits", axes: ["horizontal"], .text("abcdefghijklmnopqrst", id: "wide"), .text("abc", id: "narrow")),
          .lazyVGrid(id: "grid", columns: [["adaptive": ["minimum": 100], "spacing": 8]], .forEach(count: 9, .color()))), 300, 200), to: "grid.json")
    let recorded = try workshop.run("layouttrace record grid.json")
    #expect(recorded.exitCode == 0, "\(recorded.messages)")
    #expect(
      try workshop.run("layouttrace sweep --width 100...320").answer == """
        width  view  below it      from it on
          160  fits  shows narrow  shows wide
          208  grid  1 column      2 columns
          316  grid  2 columns     3 columns

        """)
    let json = try workshop.run("layouttrace sweep --width 159...161 --json").answer
    #expect(
      json == """
        {"pass":"pass 1","sweeps":[{"axis":"w","from":159,"to":161,"step":1,"other":200,"stride":1,"layouts":3,"breakpoints":[{"at":160,"after":159,"key":"fits",\
        "title":null,"pointer":"/view/children/0","kind":"choice","axis":null,"of":null,"before":"narrow","now":"wide"}]}]}

        """)
  }

  /// "Narrow one" is 80 wide; 150 is not more than 150. A branch that the recorded canvas, 200, does not show has facts of its own.
  @Test func `views of another branch than the recorded have break points`() throws {
    let workshop = try Workshop()
    try workshop.write(
      SceneText(
        .view(
          .vStack(
            id: "all", spacing: 0, .color(id: "bar").frame(height: 20).readSize(into: "size"),
            .if("size.width > 150", .text("Wide", id: "wide"), else: [.vStack(.text("Narrow one"))]))),
        ["state": ["size": ["width": 0, "height": 0]]], passes: [SceneText.pass(200, 100)]),
      to: "branches.json")
    #expect(
      try workshop.run("layouttrace sweep branches.json --width 70...160").answer == """
        width  view               below it   from it on
           80  Text "Narrow one"  2 lines    1 line
          151  VStack             there      not there
          151  wide               not there  there

        """)
    // Of what stands in one view those beside it are no part.
    #expect(try workshop.run("layouttrace sweep branches.json --width 70...160 --node bar").answer.hasPrefix("Between canvas width 70 and 160"))
    let json = try workshop.run("layouttrace sweep branches.json --width 79...80 --json").answer
    #expect(
      json == #"""
        {"pass":"pass 2","sweeps":[{"axis":"w","from":79,"to":80,"step":1,"other":100,"stride":1,"layouts":2,"breakpoints":[{"at":80,"after":79,"key":null,\#
        "title":"Text \"Narrow one\"","pointer":"/view/children/1/else/0/children/0","kind":"lines","axis":null,"of":null,"before":2,"now":1}]}]}

        """#)
  }

  /// iPhones are 320 wide at the least, with their display zoomed, and 440 at the most. What there is in 336 the first test says.
  @Test func `without a range the widths of iPhones are swept, and the answer says so`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let answer = try workshop.run("layouttrace sweep").answer
    #expect(
      answer == """
        No range is given: widths from 320 to 440, as iPhones have them; --width 320...440 is the same.

        width  view   below it  from it on
          336  title  2 lines   1 line

        """)
    #expect(
      try workshop.run("layouttrace sweep --width 320...440").answer
        == answer.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n"))
    #expect(try workshop.run("layouttrace sweep --json").answer == workshop.run("layouttrace sweep --width 320...440 --json").answer)
    // A height is the canvas's; in 20 the title shows one line of two up to 336.
    #expect(try workshop.run("layouttrace sweep --height 20").answer.hasSuffix("  336  title  cut       not cut\n"))
    #expect(try !workshop.run("layouttrace sweep --height 20...40").answer.contains("No range"))
  }

  @Test(arguments: [
    "--width 430...280", "--width 300", "--width a...b", "--width 1...2 --step 0", "--width 1...2 --max-layouts 1", "--width 0...1e9",
    "--width -1...5",
  ])
  func `a range that is none is wrong usage`(_ options: String) throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let result = try workshop.run("layouttrace sweep \(options)")
    #expect(result.exitCode == 64 && result.answer.isEmpty, "\(result.messages)")
  }

  /// 50 letters in one line are 400 wide: more than an iPhone SE has, and not more than an iPhone 16 Plus.
  @Test func `what is wider than a device sticks out there`() throws {
    let workshop = try Workshop()
    try workshop.write(
      #"""
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
        "view": {"type": "Text", "id": "t", "string": "01234567890123456789012345678901234567890123456789", "modifiers": [{"type": "fixedSize", "id": "f"}]},
        "passes": [{"proposal": {"width": 430, "height": 100}}]}
      """#, to: "wide.json")
    let answer = try workshop.run("layouttrace sweep wide.json --device iphone-se --device iphone-16-plus").answer
    #expect(answer.contains("iPhone SE       375 × 667  sticks out: f\n") && answer.contains("iPhone 16 Plus  430 × 932  nothing\n"), "\(answer)")
  }
}
