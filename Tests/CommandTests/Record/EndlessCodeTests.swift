import TestSupport
import Testing

/// Code that does not end by itself: `record` ends it, says why, and shows the calls that it was in.
@Suite struct EndlessCodeTests {
  /// No process may have more than 7 seconds of the processor: the loop ends as soon as its calls are written.
  private func record(_ views: String, _ options: String = "") throws -> Workshop.Result {
    try Workshop.withApp("import SwiftUI\n" + views).run("ulimit -t 7; XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift \(options)")
  }

  @Test func `a body that never ends is stopped, with its line`() throws {
    let result = try record("struct V: View {\n  var body: some View {\n    while true {}\n    return Text(\"a\")\n  }\n}\n", "--timeout 0.5")
    #expect(result.exitCode == 75 && result.messages.hasPrefix("error: stopped after 0.5 s; --timeout allows more, 0 any time"), "\(result.messages)")
    #expect(result.messages.contains("V.body.getter") && result.messages.contains("ContentView.swift:4"), "\(result.messages)")
  }

  @Test func `a Layout that never ends is stopped, with its line`() throws {
    let result = try record(
      """
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          var x: CGFloat = 0
          while x < 1 { x *= 2 }
          return CGSize(width: x, height: 1)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct V: View { var body: some View { Flow { Text("a") } } }
      """, "--timeout 0.5")
    #expect(result.exitCode == 75 && result.messages.contains("Flow.sizeThatFits(proposal:subviews:cache:)"), "\(result.messages)")
  }

  /// An action runs in a thread of Dispatch's.
  @Test func `an action that takes ever more memory is stopped`() throws {
    let result = try record(
      """
      struct V: View {
        @State private var all = [1]
        var body: some View { Button("Go") { while true { all += all } } }
      }
      """, "--tap Go --max-memory 300")
    #expect(result.exitCode == 75 && result.messages.hasPrefix("error: stopped at 300 MB of memory"), "\(result.messages)")
    #expect(result.messages.contains("closure #1 in V.body.getter"), "\(result.messages)")
  }

  @Test func `an action that waits for ever is stopped`() throws {
    let result = try record("struct V: View { var body: some View { Text(\"a\").onAppear { DispatchSemaphore(value: 0).wait() } } }\n", "--timeout 0.2")
    #expect(result.exitCode == 75 && result.messages.hasPrefix("error: stopped after 1.2 s, most of them in waiting"), "\(result.messages)")
  }

  @Test func `bodies that make one another say so`() throws {
    let result = try record(
      "struct A: View { var body: some View { VStack { Text(\"a\"); B() } } }\nstruct B: View { var body: some View { A().padding() } }\n", "--view A")
    #expect(result.exitCode == 65, "\(result.messages)")
    #expect(result.messages == "error: A.body makes B, B.body makes A, and so on, 500 deep: an end is missing, such as an 'if'\n")
  }

  @Test func `bodies that end are laid out, however deep`() throws {
    let result = try record(
      "struct A: View { let n: Int; var body: some View { if n > 0 { A(n: n - 1).padding(1) } else { Text(\"a\") } } }\n#Preview { A(n: 300) }\n")
    #expect(result.exitCode == 0, "\(result.messages)")
  }

  @Test func `a limit of calls holds for Swift sources, too`() throws {
    let result = try record("struct V: View { var body: some View { VStack { Text(\"a\"); Text(\"b\") } } }\n", "--max-calls 2")
    #expect(result.exitCode == 75 && result.messages.contains("stopped after 2 calls; --max-calls allows more"), "\(result.messages)")
  }
}
