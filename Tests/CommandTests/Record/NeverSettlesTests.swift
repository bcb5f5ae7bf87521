import TestSupport
import Testing

/// Swift code that changes its own size for ever.
@Suite struct NeverSettlesTests {
  @Test func `it is an error of the recording, and a finding of check`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var height: CGFloat = 100
        var body: some View {
          Color.red.frame(height: height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 > 100 ? 50 : 150 }
        }
      }
      """)
    let recorded = try workshop.run("layouttrace record App/ContentView.swift")
    #expect(recorded.exitCode == 65 && recorded.messages.contains("still changes after 20 passes: onGeometryChange ContentView.swift:5 (LT301)"), "\(recorded)")
    let check = try workshop.run("layouttrace check --only LT301")
    #expect(check.exitCode == 1 && check.answer.contains("error LT301: "), "\(check)")
  }
}
