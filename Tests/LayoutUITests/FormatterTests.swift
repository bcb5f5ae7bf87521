#if !canImport(Darwin)
  import LayoutUI
  import Testing

  /// What Foundation's formatters of Apple's systems say, in American English.
  struct FormatterTests {
    @Test(arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, 90.0, "1:30"), (.positional, 3605, "1:00:05"), (.positional, 5, "5"), (.abbreviated, 3605, "1h 5s"),
      (.full, 90, "1 minute, 30 seconds"), (.short, 7260, "2 hr, 1 min"), (.brief, 90, "1min 30sec"), (.abbreviated, 0, "0s"),
      (.positional, 34_890, "9:41:30"), (.short, 34_890, "9 hr, 41 min, 30 sec"), (.short, 180_000, "2 days, 2 hr"),
    ]) func `a length of time in units`(_ style: DateComponentsFormatter.UnitsStyle, _ seconds: Double, _ text: String) {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style
      #expect(formatter.string(from: seconds) == text)
    }

    @Test func `zeros are kept where they are asked for, and no more units than that`() {
      let formatter = DateComponentsFormatter()
      (formatter.allowedUnits, formatter.zeroFormattingBehavior) = ([.minute, .second], .pad)
      #expect(formatter.string(from: 65) == "01:05" && formatter.string(from: 5) == "00:05" && formatter.string(from: .infinity) == nil)
      (formatter.unitsStyle, formatter.zeroFormattingBehavior, formatter.allowedUnits, formatter.maximumUnitCount) = (
        .full, .default, [.day, .hour, .minute], 1
      )
      #expect(formatter.string(from: 90_000) == "1 day")
      (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
      #expect(formatter.string(from: 90_000) == "About 1 day remaining")
      // No number of seconds ends the program.
      #expect(formatter.string(from: DateComponents(year: .max - 1)) == nil)
    }

    @Test func `a time from now, and lists`() {
      let formatter = RelativeDateTimeFormatter(), now = Date.now
      #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
      #expect(formatter.localizedString(fromTimeInterval: 3 * 86_400) == "in 3 days")
      (formatter.unitsStyle, formatter.dateTimeStyle) = (.short, .named)
      #expect(formatter.localizedString(fromTimeInterval: -300) == "5 min. ago")
      #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    }
  }
#endif
