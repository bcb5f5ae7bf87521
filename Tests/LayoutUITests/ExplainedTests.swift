import LayoutUI
import LayoutUITesting
import Synchronization
import Testing

/// What a failed test says of a layout.
@MainActor @Suite struct ExplainedTests {
  private struct Stamp: View {
    var body: some View { Color.red.frame(width: 120, height: 20).id("stamp") }
  }

  @Test func `a view says why it has its size, as text`() async throws {
    let layout = try await layoutTrace(Stamp(), in: .size(300, 300))
    let why = try layout.why("stamp")
    #expect("\(layout["stamp"])" == why)
    #expect("\(layout["stamp"])".contains("← decides: stamp"))
    #expect("\(layout["stmp"])" == "no view 'stmp'; did you mean 'stamp'?")
  }

  private struct Matched: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack {
        Color.red.frame(width: 120, height: 20).onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
        Color.blue.frame(width: width, height: 20).id("blue")
      }
    }
  }

  @Test func `a proof that tells views nothing of their places says so`() async throws {
    let why = try await layoutTrace(Matched(), in: .size(300, 300)).why("blue")
    #expect(
      why.hasPrefix("blue · .frame(width: 120, height: 20) on node5 · 120 × 20") && why.contains("\nnote: what views are told of their places stays"), "\(why)")
    #expect(try await !layoutTrace(Stamp(), in: .size(300, 300)).why("stamp").contains("note:"))
  }

  /// The issue of a failure that is expected here is what the trait is given in a test that fails.
  @Test func `a failure has the answer of the view that was asked for last`() async throws {
    let layout = try await layoutTrace(Stamp(), in: .size(300, 300))
    let issues = Mutex<[Issue]>([])
    withKnownIssue("the stamp is 120 wide") {
      #expect(layout["stamp"].size.width == 130)
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    let failure = try #require(issues.withLock { $0.first })
    let explained = try #require(IssueHandlingTrait.explained.handleIssue(failure))
    let why = try layout.why("stamp")
    #expect(explained.comments.last?.rawValue == why)
  }

  /// What keeps the ratio of a symbol, which is not measured, is no more exact than that.
  @Test func `a length by the ratio of a symbol is approximate`() async throws {
    let star = try await layoutTrace(Image(systemName: "star").resizable().scaledToFit().frame(height: 40).id("star"), in: .size(300, 300)).why("star")
    #expect(star.contains("\n~42.11   .scaledToFit()") && star.contains("\n    40   star .frame(height: 40)"), "\(star)")
  }
}
