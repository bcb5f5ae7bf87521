import TraceStore

/// What `record` prints of a recording that ended well.
package struct RecordReport {
  /// What the engine found; the same of several passes or calls is one.
  private struct Diagnostic {
    let severity: String
    let key: String?
    let message: String
    let code: String
  }

  private let counts: CountingSink
  private let path: String
  private let diagnostics: [Diagnostic]
  /// Findings of the engine that are printed as messages; the table `diagnostic` has all.
  private static let limit = 10

  package init(_ counts: CountingSink, path: String) throws {
    (self.counts, self.path) = (counts, path)
    if counts.diagnostics == 0 {
      diagnostics = []
      return
    }
    diagnostics = try Trace(path: path).rows(
      """
      SELECT severity, node.key, message, code FROM diagnostic LEFT JOIN node ON node.id = node_id
      GROUP BY node_id, code, message ORDER BY diagnostic.id
      """
    ).rows.map { Diagnostic(severity: $0[0].text ?? "", key: $0[1].text, message: $0[2].text ?? "", code: $0[3].text ?? "") }
  }

  /// `recorded 7 nodes, 23 calls (9 cache hits), 7 placements, 1 pass in trace.db`
  package var text: String {
    let passes = counts.passes == 1 ? "1 pass" : "\(counts.passes.grouped) passes"
    return "recorded \(counts.nodes.of("node")), \(counts.calls.of("call")) (\(counts.cacheHits.of("cache hit"))), "
      + "\(counts.placements.of("placement")), \(passes) in \(path)\n"
  }

  /// What the engine found, for standard error.
  package var warnings: [String] {
    let more = diagnostics.count > Self.limit ? ["and \(diagnostics.count - Self.limit) more, in the table 'diagnostic'"] : []
    return diagnostics.prefix(Self.limit).map { "\($0.severity): \($0.key.map { "\($0): " } ?? "")\($0.message.printable) (\($0.code))" } + more
  }

  /// One object.
  package var json: String {
    let numbers = [
      ("nodes", counts.nodes), ("calls", counts.calls), ("cache_hits", counts.cacheHits), ("placements", counts.placements), ("passes", counts.passes),
    ]
    let found: [JSONValue] = diagnostics.map {
      .object([("severity", .string($0.severity)), ("key", JSONValue($0.key)), ("code", .string($0.code)), ("message", .string($0.message))])
    }
    return JSONValue.object([("trace", .string(path))] + numbers.map { ($0.0, JSONValue($0.1)) } + [("diagnostics", .array(found))]).text + "\n"
  }
}
