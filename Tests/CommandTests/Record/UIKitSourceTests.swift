import TestSupport
import Testing

/// `record` of Swift code that takes from UIKit what SwiftUI brings along on a phone.
@Suite struct UIKitSourceTests {
  /// UIKit's names without an import of it, as SwiftUI brings them along on a phone.
  @Test func `a view may take its colour and the screen from UIKit`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          Text("Half").frame(width: UIScreen.main.bounds.width / 2).background(Color(.secondarySystemBackground)).id("half")
            .onTapGesture { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
        }
      }
      """)
    let recorded = try workshop.run("layouttrace record App/ContentView.swift --device iphone-se --strict")
    #expect(recorded.exitCode == 0, "\(recorded.messages)")
    // An iPhone SE is 375 wide.
    #expect(try workshop.run("layouttrace sql \"SELECT width FROM frames WHERE key = 'half'\" --csv").answer.hasSuffix("187.5\n"))
  }

  /// Each import that is not here becomes an empty module in the cache, which four recordings without one make at once.
  @Test func `recordings may begin together`() throws {
    let workshop = try Workshop.withApp("import Charts\nimport SwiftUI\nimport UIKit\nstruct ContentView: View { var body: some View { Color.red } }")
    let started = try (1...4).map { try workshop.start("XDG_CACHE_HOME=$PWD/cache layouttrace record App/ContentView.swift -o \($0).db") }
    for (_, result) in started { #expect(result().exitCode == 0, "\(result())") }
  }
}
