@_exported import LayoutUIHost
import Testing

extension Trait where Self == IssueHandlingTrait {
  /// Has each failure say why the view that the test asked for last has its size: `@Test(.explained)`, or `@Suite(.explained)` for all tests in it.
  public static var explained: Self {
    .compactMapIssues { issue in
      guard issue.isFailure, let why = LayoutTrace.explanationOfLastQuestion else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: why))
      return issue
    }
  }
}
