import Foundation
@testable import LayoutUI
import Testing

/// How dates are written that go on. Seconds are those from now on.
@Suite struct DateStyleTests {
  private static let now = Date(timeIntervalSince1970: 9 * 3600 + 41 * 60)

  private static let written: [(Text.DateStyle, Double, String)] = [
    (.time, 600, "9:51 AM"), (.date, 0, "January 1, 1970"), (.timer, 600, "10:00"), (.timer, -3723, "1:02:03"), (.timer, 5.4, "0:05"),
    (.relative, 600, "10 min"), (.relative, -632, "10 min, 32 sec"), (.relative, 7260, "2 hr, 1 min"), (.relative, 172_800, "2 days"),
    (.relative, 90_000, "1 day, 1 hr"), (.relative, 0, "0 sec"), (.relative, 34_560_000, "1 yr, 1 mo"),
    (.offset, -3600, "-1 hour"), (.offset, 7200, "+2 hours"), (.offset, 0, "+0 seconds"), (.offset, -7_776_000, "-3 months"),
  ]

  @Test(arguments: written) func `a date is written by its style`(_ style: Text.DateStyle, _ seconds: Double, _ words: String) {
    #expect(style.text(Self.now.addingTimeInterval(seconds), now: Self.now) == words)
  }

  @Test(arguments: [(0.0, 3600.0, "9:41 – 10:41 AM"), (0, 4 * 3600, "9:41 AM – 1:41 PM")])
  func `an interval says AM or PM once where it is the same`(_ start: Double, _ end: Double, _ words: String) {
    #expect(Text.DateStyle.text(Self.now.addingTimeInterval(start)...Self.now.addingTimeInterval(end)) == words)
  }
}
