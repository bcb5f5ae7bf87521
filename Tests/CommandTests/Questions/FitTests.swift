import Foundation
import Testing

/// `fit`. The font is 8 wide and 20 high a character, stacks keep 8 between their views.
@Suite struct FitTests {
  /// Without the priority 232 are shared: 116 hold "revenue report", 112. With it the title has what 136 leave.
  @Test func `each change stands with its size, its command and what else changes`() throws {
    #expect(
      try Workshop().run("layouttrace fit title scene.json --width 112").answer == """
        title · Text "Quarterly revenue report" · 80 × 60 · wanted: width 112

        1. without .layoutPriority(1) on stamp: 112 × 40
           layouttrace what-if 'remove node3': row and stamp change size
        2. canvas width 240 → 256: 112 × 40
           layouttrace what-if 'canvas 256x60': row changes size, 1 only moves

        Or with .frame(width: 112) on title: the frame is 112 × 40.
           layouttrace what-if 'add title frame width=112': row and stamp change size

        """)
  }

  /// The command that stands there does what is said.
  @Test func `the printed command gives the size`() throws {
    let workshop = try Workshop()
    let fits = try workshop.run("layouttrace fit title scene.json --height 40").answer.split(separator: "\n").filter { $0.contains("layouttrace what-if '") }
    #expect(fits.count >= 3)
    for line in fits {
      let command = try #require(line.firstMatch(of: /layouttrace what-if '[^']*'/)).output
      let answer = try workshop.run("\(command) -t scene.json").answer
      #expect(answer.contains(#/title +[^→]*→ \d+ × 40 /#), "\(command)\n\(answer)")
    }
  }

  /// With less height for three lines the title is cut after "revenue rep…", 12 letters of 8.
  @Test func `where nothing gives it, what can be had is a table`() throws {
    #expect(
      try Workshop().run("layouttrace fit title -t scene.json --width 100").answer == """
        title · Text "Quarterly revenue report" · 80 × 60 · wanted: width 100

        No change to what is there gives that size.

        With .frame(width: 100) on title: the frame is 100 × 60, and title in it still 80 × 60.
           layouttrace what-if 'add title frame width=100': row and stamp change size

        what                        now  range    sizes           nearest
        row spacing         8 (default)  0 … 240  width 0 to 80   80 at 8
        canvas width                240  0 … 480  width 0 to 192  112 at 256
        canvas height                60  0 … 240  width 80 to 96  96 at 59
        a padding on title            0  0 … 64   width 32 to 80  80 at 0

        """)
  }

  @Test func `trouble that comes is said, and stands behind what brings none`() throws {
    let sound = try Workshop().run("layouttrace fit title scene.json --height 40").answer
    let listed = try #require(sound.range(of: "\nOr with .frame(height: 40)")).lowerBound
    #expect(sound[..<listed].contains("1. without .layoutPriority(1) on stamp: 112 × 40") && !sound[..<listed].contains("!"), "\(sound)")
    #expect(sound.contains(#/\nand (\d+ more and )?\d+ that brings? trouble; --all prints (it|them)\n/#), "\(sound)")
    let answer = try Workshop().run("layouttrace fit title scene.json --height 40 --all").answer
    let lines = answer.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("   ! title is cut: it shows \"Quarterly / revenue rep…\"") })
    #expect(lines[..<first].contains("1. without .layoutPriority(1) on stamp: 112 × 40"), "\(answer)")
  }

  @Test func `a size that is there needs no change`() throws {
    let result = try Workshop().run("layouttrace fit title scene.json --width 80 --height 60")
    #expect(result.answer.hasSuffix("\n\nNothing has to change: it is width 80, height 60 as it is.\n") && result.exitCode == 0)
  }

  @Test func `few are printed unless all are asked for, and few layouts are told`() throws {
    let workshop = try Workshop()
    let all = try workshop.run("layouttrace fit title scene.json --height 40 --all").answer
    #expect(all.contains("\nwhat ") && !all.contains("--all prints them"))
    let few = try workshop.run("layouttrace fit title scene.json --width 112 --max-layouts 4").answer
    #expect(few.contains("\nAfter 4 layouts not everything was tried: --max-layouts allows more.\n"), "\(few)")
  }

  @Test(arguments: [
    ("fit title scene.json --width -5", 64, "--width takes points, from 0 to 100000."),
    ("sweep scene.json -t other.db", 64, "Name the trace once: 'scene.json' or --trace."),
    ("draw scene.json -o title.png", 64, "-o writes an SVG, no png: name it title.svg."),
    ("what-if 'remove title' scene.json", 64, "'scene.json' is no edit: -t scene.json has them made in that."),
    ("why title scene.json --axis z", 64, "one of the following: w, h, width, height, x, y"),
    ("fit title scene.json", 64, "Give the size that is wanted: --width, --height, or both."),
    ("fit title scene.json --width=-1", 64, "--width takes points, from 0 to 100000."),
    ("fit title scene.json --height nan", 64, "--height takes points, from 0 to 100000."),
    ("fit title scene.json --height 5 --within=-1", 64, "--within takes points, 0 or more."),
    ("fit titel scene.json --width 5", 1, "no node 'titel'; did you mean 'title'?"),
    ("fit title nowhere.json --width 5", 66, "nowhere.json"),
  ])
  func `what cannot be answered says why`(_ line: String, _ exitCode: Int32, _ message: String) throws {
    let result = try Workshop().run("layouttrace \(line)")
    #expect(result.exitCode == exitCode && result.answer == "" && result.messages.contains(message), "\(result.messages)")
  }

  @Test func `the views of a program are changed as those of a scene`() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      import SwiftUI
      struct Card: View {
        var body: some View { Color.red.padding(8).frame(width: 100, height: 50).id("card") }
      }
      """, to: "Card.swift")
    let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Card.swift")
    try #require(recorded.exitCode == 0, "\(recorded.messages)")
    let answer = try workshop.run("layouttrace fit card --width 120").answer
    #expect(answer.contains("frame(width: 100, height: 50), width 100 → 120: 120 × 50   Card.swift:3:"), "\(answer)")
  }

  /// 80 wide it is, and 112 without the priority: 100 is nothing that it can be, but more than 100 and less.
  @Test func `a size may be a bound`() throws {
    let more = try Workshop().run("layouttrace fit title scene.json --width 100 --at-least").answer
    #expect(
      more.hasPrefix("title · Text \"Quarterly revenue report\" · 80 × 60 · wanted: width at least 100\n\n1. without .layoutPriority(1) on stamp: 112 × 40\n"),
      "\(more)")
    let less = try Workshop().run("layouttrace fit title scene.json --width 100 --at-most").answer
    #expect(less == "title · Text \"Quarterly revenue report\" · 80 × 60 · wanted: width at most 100\n\nNothing has to change: it is 80 × 60 as it is.\n")
    #expect(try Workshop().run("layouttrace fit title scene.json --width 100 --at-most --at-least").exitCode == 64)
  }
}
