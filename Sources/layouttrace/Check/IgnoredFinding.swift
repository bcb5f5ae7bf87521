import Explanation
import TraceStore

/// `LT001:badge`: a kind of finding at one view, and at the modifiers of that. Of several recordings it may be in some.
final class IgnoredFinding {
  private let text: String
  private let code: String
  private let node: String
  private var keys: Set<String> = []
  /// Why there is no such node: it may have been mended, or mistyped.
  private var missing: String?
  /// The findings of the kind that are at other nodes, by what leaves them out.
  private var others: [String] = []
  private var hasMatched = false

  init(_ text: String) throws {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    (self.text, code, node) = (text, try FindingKind.required(parts[0]).code, parts[1])
  }

  /// Finds the node in another recording.
  func look(in trace: Trace, _ passes: [TracePass]) throws {
    keys = Set(try passes.flatMap { try trace.nodes(named: node, in: $0) }.map(\.key))
    guard keys.isEmpty, let pass = passes.last else { return }
    do { _ = try trace.requireNode(node, in: pass) } catch { missing = missing ?? "\(error)" }
  }

  func matches(_ finding: Finding) -> Bool {
    guard finding.kind.code == code else { return false }
    if keys.isDisjoint(with: [finding.key, finding.view]) {
      if !others.contains(finding.key) { others.append(finding.key) }
      return false
    }
    hasMatched = true
    return true
  }

  /// What is said on standard error where it left nothing out.
  var unmatched: String? {
    if hasMatched { return nil }
    if let missing { return "--ignore \(text): \(missing)" }
    return "--ignore \(text) leaves nothing out: " + (others.isEmpty ? "there is no \(code)" : "\(code) is at \(others.prefix(5).joined(separator: ", "))")
  }
}
