import Foundation
import TestSupport
import Testing

/// What a program's code reads of the screen and of the environment that it starts in: elsewhere it is played there.
@Suite struct AdaptiveCodeTests {
  /// Two squares, beside one another where there is room, the second a quarter of the screen wide, the first higher for large text.
  private static let screen = """
    import SwiftUI
    import UIKit

    struct ContentView: View {
      @Environment(\\.horizontalSizeClass) private var size
      @Environment(\\.dynamicTypeSize) private var type
      @Environment(\\.layoutDirection) private var direction
      var body: some View {
        let layout = size == .regular ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: direction == .rightToLeft ? 50 : 40, height: type.isAccessibilitySize ? 60 : 20).id("red")
          Color.blue.frame(width: UIScreen.main.bounds.width / 4, height: 20).id("blue")
        }
        .id("box")
      }
    }
    """

  /// On an iPhone 16 it is 393 / 4 = 98.25 wide, and two squares of 20 high. An iPad mini is 744 wide, 40 + 186 = 226.
  @Test(arguments: [
    ("environment device \"iPad mini\"", "226 × 20"), ("environment dynamicTypeSize accessibility1", "98.25 × 40 → 98.25 × 80"),
    ("canvas 320x568", "98.25 × 40 → 80 × 40"), ("environment layoutDirection rightToLeft", "40 × 20 → 50 × 20"),
  ]) func `code elsewhere comes to what it comes to there`(_ edit: String, _ change: String) throws {
    let workshop = try Workshop.withApp(Self.screen)
    try workshop.succeed("layouttrace record App/ContentView.swift --device iphone-16")
    let answer = try workshop.run("layouttrace what-if '\(edit)'")
    #expect(answer.exitCode == 0 && answer.answer.contains(change) && answer.messages.isEmpty, "\(answer)")
  }

  /// The square is 10 wide, and 400 on a screen of 350 and more, out of which it sticks.
  @Test func `a sweep finds where code that reads the screen turns`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI
      import UIKit

      struct ContentView: View {
        var body: some View { Color.red.frame(width: UIScreen.main.bounds.width < 350 ? 10 : 400, height: 20).id("red") }
      }
      """)
    try workshop.succeed("layouttrace record App/ContentView.swift --device iphone-16")
    let sweep = try workshop.run("layouttrace sweep --width 340...360")
    #expect(sweep.answer.contains("350") && sweep.answer.contains("red"), "\(sweep)")
  }

  /// Below 350 a stack of 330 is there, which sticks out of less; the recorded screen, 393, shows a square.
  @Test func `a sweep sees views that the code shows elsewhere only`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI
      import UIKit

      struct ContentView: View {
        var body: some View {
          if UIScreen.main.bounds.width < 350 {
            VStack { Color.red.frame(width: 330, height: 20).id("red") }
          } else {
            Color.blue.frame(width: 40, height: 20).id("blue")
          }
        }
      }
      """)
    try workshop.succeed("layouttrace record App/ContentView.swift --device iphone-16")
    let sweep = try workshop.run("layouttrace sweep --width 325...360")
    #expect(
      sweep.answer == """
        width  view    below it                  from it on
          330  VStack  sticks out of the canvas  inside the canvas
          350  VStack  there                     not there
          350  blue    not there                 there

        """, "\(sweep)")
  }

  /// An `if` that comes to something takes the place in the stack that the next view had.
  @Test func `a view behind one that comes is the same view`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI
      import UIKit

      struct ContentView: View {
        var body: some View {
          VStack(spacing: 0) {
            if UIScreen.main.bounds.width >= 400 { Color.red.frame(height: 20).id("wide") }
            HStack(spacing: 0) { Color.blue.frame(height: 30) }.id("row")
            ZStack { Color.green.frame(height: 40) }
          }
        }
      }
      """)
    try workshop.succeed("layouttrace record App/ContentView.swift --device iphone-16")
    #expect(
      try workshop.run("layouttrace sweep --width 395...405").answer == """
        width  view  below it   from it on
          400  wide  not there  there

        """)
    let answer = try workshop.run("layouttrace what-if 'canvas 410x852'").answer
    #expect(answer.contains("added: 410 × 20") && !answer.contains("removed"), "\(answer)")
  }

  @Test(arguments: [
    ("what-if 'canvas 320x568'", true), ("what-if 'environment dynamicTypeSize xLarge'", true), ("sweep --width 320...330", true),
    ("what-if 'set box.spacing 8'", false),
  ]) func `without the program it stays as it was recorded, and that is told`(_ command: String, _ isElsewhere: Bool) throws {
    let workshop = try Workshop.withApp(Self.screen)
    try workshop.succeed("layouttrace record App/ContentView.swift --device iphone-16")
    let answer = try workshop.run("XDG_CACHE_HOME=other layouttrace \(command)")
    let note = "note: the code reads UIScreen.main.bounds, dynamicTypeSize, horizontalSizeClass, layoutDirection, which stays as it was recorded, "
    #expect(answer.exitCode == 0 && answer.messages.contains(note) == isElsewhere, "\(answer)")
  }
}
