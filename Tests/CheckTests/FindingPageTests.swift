import Explanation
import Foundation
import Rendering
import TestSupport
import Testing
import WhatIf

/// The scenes on the pages of the findings, with numbers worked out by hand. The font is 8 by 20 a character.
@Suite struct FindingPageTests {
  /// By code what the first scene of the page is found to have.
  static let messages: [String: [String]] = [
    // 20 characters of 8 are 160; 40 more than 120, half on each side.
    "LT001": [".fixedSize() on terms is 160 wide, card .frame(width: 120) has 120: 20 out on the left, 20 on the right"],
    // 240 less a gap of 8 and 17 characters of the value (136): 96, of which 12 characters fit: 11 and the ellipsis.
    "LT002": ["label (Text) is cut: offered 96 × 20, it shows \"Delivery ad…\""],
    "LT003": [
      "first .layoutPriority(1) has no effect: without it every size and place is the same, on the larger and smaller canvases and with the larger letters tried, too"
    ],
    "LT004": ["inner .frame(minWidth: 200) is at least 200 wide, outer .frame(maxWidth: 120) right around it at most 120: 80 stick out wherever it stands"],
    "LT005": ["gap (Spacer) got no more than its minimum, 8: label .frame(maxWidth: .infinity) takes all there is"],
    "LT006": ["panel (Color) is 10 high, the default where nil is offered"],
    // 6 characters.
    "LT007": ["page .frame(maxWidth: .infinity) is offered nil: there is nothing to fill, it is as wide as its content, 48"],
    // At nil the photo is 10 × 60, with the caption 80 high; 30 wide, as the caption, it is 20 high.
    "LT008": ["card (VStack) reports 80 high, what it places is 40: 40 at its end stay empty"],
    // 10 characters fit into 80, a line into 30.
    "LT009": ["status (Text) is cut on every canvas: box .frame(width: 80, height: 30) is 80 × 30 whatever there is, so it shows \"Waiting f…\""],
    // 15 characters fit into 120.
    "LT010": ["title (Text) is cut by limit .lineLimit(1): it shows \"Quarterly reve…\""],
    // 10 of 13 characters fit into 80.
    "LT011": ["title (Text) breaks a word: 80 wide it shows \"Notificati\" and \"ons\" on two lines"],
    // 120 less 60 on both sides is 0: a character a line, 4 of whose lines of 20 fit into 200 less 120.
    "LT012": ["title (Text) cannot be seen: it is 0 × 80 because it is offered 0 of width"],
    // 20 less 32 would be -12.
    "LT013": [
      "shrink .padding(.horizontal, -16) takes away more than there is: box .frame(width: 20, height: 20) is 20 wide, so nothing is left of it and it sticks out"
    ],
    // 8 characters.
    "LT014": ["fits (ViewThatFits) has no child that fits: it takes its last, short (Text), which is 64 wide in 50"],
    "LT015": ["inner (ScrollView) is offered nil along the axis it scrolls: it is as high as its content, 700, and never scrolls"],
    // Counted, not worked out: what is claimed is the growth.
    "LT016": ["level8 (VStack) works out 465 answers in one layout; level1 (HStack), 7 stacks further out, 1"],
    // The image is 60 × 40, whatever it is offered; 24 × 50 are offered.
    "LT017": ["photo (Image) is 60 wide in mark .overlay, which belongs to slot .frame(width: 24, height: 50), 24 wide: 36 stick out"],
    "LT018": ["row (HStack) puts value (Text) over label (Text): the texts overlap by 10"],
    // A text that is offered 0 is 0 wide, and the frame with it.
    "LT019": [
      ".readSize(into: seen) on title reads back what it is to decide: box .frame(width: seen.width, height: 20), computed from seen.width, offers it 0, and it takes that"
    ],
    // 8 characters, whose guide 20 before them lies at 320.
    "LT020": ["tip (Text) cannot be seen: it begins 20 right of the canvas"],
    // 480 less 20 and a gap of 8.
    "LT021": ["facts (HStack) is as high as there is room, 452, for line (Divider): what else is in it needs 20"],
    // 100 in the middle of a column of 60 end at 80; the text of 40 in the middle of the next one, from 68 to 128, begins at 78.
    "LT022": ["photo (Image) is 100 wide, column 1 of grid (LazyVGrid) has 60: it lies over price"],
    // 3 characters of 8 and 4 on both sides.
    "LT023": ["bell (ZStack) is as wide as badge (Text), 32, which is moved onto icon (Image), 24 wide: in an overlay it would not count"],
    "LT025": ["sale (Text) is cut by .clipped() on card: 16 of its 20 at the bottom"],
    // 17 characters from 0, and 15 of them to 200.
    "LT026": ["edit (Text) lies over title (Text): 56 × 20 of them cannot be read"],
    "LT024": ["badge (Circle) is drawn beyond scroll (ScrollView), which cuts it: 8 out at the top"],
    "LT101": ["box .frame(width: -5, height: 20): invalid frame dimension: width -5.0 is negative or not finite"],
    "LT102": ["box .frame(minWidth: 200, maxWidth: 100): contradictory frame constraints: minWidth <= idealWidth <= maxWidth does not hold"],
    "LT103": ["badge (Text): the text shows '\\(' as it stands: a scene writes {name} where Swift writes \\(name)"],
    "LT201": ["tagf .frame(width: 60, height: 20): WrappingHStack did not place it: centred in WrappingHStack's bounds"],
    "LT401": ["wifi (Toggle): Toggle is laid out as its label and a switch, or by its style, until that is measured"],
    "LT301": [".readSize(into: seen) on node3: what it reads into seen still changes after 20 passes"],
  ]

  /// Only a layout written in Swift has them.
  static let withoutScenes: Set = ["LT202", "LT203", "LT204", "LT205", "LT206", "LT207"]

  @Test(arguments: FindingKind.all.map(\.code)) func `the first scene of a page has the finding, the second has not`(_ code: String) throws {
    let kind = try #require(FindingKind.all.first { $0.code == code })
    let reports = try FindingExample.reports(kind)
    if Self.withoutScenes.contains(code) {
      #expect(reports.isEmpty)
      return
    }
    try #require(reports.count == 2)
    #expect(reports[0].findings.map(\.message) == Self.messages[code])
    #expect(reports[0].findings.allSatisfy { $0.severity == kind.severity && $0.place != nil })
    #expect(reports[1].findings.map(\.message) == [])
  }

  @Test func `every code is one finding's, and its page says what, why and how to cure it`() {
    let kinds = FindingKind.all
    #expect(Set(kinds.map(\.code)).count == kinds.count && kinds.count == 38)
    for kind in kinds {
      #expect(kind.code.wholeMatch(of: /LT[0-9]{3}/) != nil && !kind.name.isEmpty)
      #expect(kind.title.hasSuffix("."), "\(kind.code)")
      let texts = kind.page.compactMap { if case .text(let text) = $0 { text } else { nil } }
      #expect(texts.count >= 2 && texts.contains { $0.hasPrefix("To cure it, ") }, "\(kind.code)")
      #expect(FindingPage(kind).markdown.contains("--ignore \(kind.code)"))
    }
  }

  @Test func `docs/findings.md has every page, with what a check says of its scenes`() throws {
    let text = FindingsText(file: "scene.json")
    let sections = try FindingKind.all.map { FindingPage($0, answers: try FindingExample.reports($0).map { text.render($0).wrapped(toColumns: 100) }).section }
    let rows = FindingKind.all.map { "| [\($0.code)](#\($0.code.lowercased())-\($0.name.replacing(" ", with: "-"))) | \($0.severity.rawValue) | \($0.title) |" }
    let page = """
      # Findings

      What `layouttrace check` looks for. `layouttrace explain CODE` prints a page, `--sql` its query: plain sqlite3 asks a trace the same,
      `layouttrace explain LT001 --sql | sqlite3 trace.db`.

      | code | severity | finding |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      \(sections.joined(separator: "\n"))
      """
    let file = Checked.root.appending(path: "docs/findings.md")
    if Checked.isRecording { return try page.write(to: file, atomically: true, encoding: .utf8) }
    #expect(Difference(try String(contentsOf: file, encoding: .utf8), page) == .none, "LAYOUTTRACE_RECORD=1 swift test --filter FindingPageTests writes it")
  }
}
