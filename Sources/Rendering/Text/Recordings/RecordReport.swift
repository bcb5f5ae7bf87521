import Explanation
import JSON
import TraceStore

/// What `record` prints of a recording that ended well.
package struct RecordReport {
  /// What the engine found; the same of several passes or calls is one.
  private struct Diagnostic {
    let severity: String
    let key: String?
    let pointer: String?
    let message: String
    let code: String
  }

  private let counts: CountingSink
  private let path: String
  private let device: String?
  private let diagnostics: [Diagnostic]
  /// Findings of the engine that are printed as messages; the table `diagnostic` has all.
  private static let limit = 10

  /// - Parameter device: on which views are shown though nobody named one.
  package init(_ counts: CountingSink, path: String, device: String? = nil) throws {
    (self.counts, self.path, self.device) = (counts, path, device)
    if counts.diagnostics == 0 {
      diagnostics = []
      return
    }
    diagnostics = try Trace(path: path).rows(
      """
      SELECT severity, node.key, message, code, node.pointer FROM diagnostic LEFT JOIN node ON node.id = node_id
      GROUP BY node_id, code, message ORDER BY diagnostic.id
      """
    ).rows.map { row in
      Diagnostic(
        severity: row[0].text ?? "", key: row[1].text, pointer: row[4].text, message: row[2].text ?? "", code: row[3].text ?? "")
    }
  }

  /// `recorded 7 nodes, 23 calls (9 cache hits), 7 placements, 1 pass in trace.db`
  package var text: String {
    let passes = counts.passes == 1 ? "1 pass" : "\(counts.passes.grouped) passes"
    return "recorded \(counts.nodes.of("node")), \(counts.calls.of("call")) (\(counts.cacheHits.of("cache hit"))), "
      + "\(counts.placements.of("placement")), \(passes)\(device.map { " on an \($0)" } ?? "") in \(path)\n"
  }

  /// What the engine found, for standard error.
  ///
  /// - Parameters:
  ///   - place: of a pointer into the scene, `scene.json:4:5`.
  ///   - told: places of which it is said elsewhere what is laid out approximately.
  package func warnings(_ place: (String) -> String?, besides told: Set<String> = []) -> [String] {
    let more = diagnostics.count > Self.limit ? ["and \(diagnostics.count - Self.limit) more, in the table 'diagnostic'"] : []
    // What is so of one place in every row and pass is said once.
    var kinds: [(place: String, found: Diagnostic, others: Set<String>)] = []
    for found in diagnostics.prefix(Self.limit) {
      let place = found.pointer.flatMap(place)?.printable ?? ""
      if found.code == FindingKind.approximate, told.contains(place) { continue }
      let known = kinds.firstIndex { kind in
        kind.place == place && kind.found.code == found.code && kind.found.message == found.message && (!place.isEmpty || kind.found.key == found.key)
      }
      guard let known else {
        kinds.append((place, found, []))
        continue
      }
      if let key = found.key, key != kinds[known].found.key { kinds[known].others.insert(key) }
    }
    return kinds.map { place, found, others in
      let key = found.key.map { others.isEmpty ? "\($0): " : "\($0) and \(others.count) more: " } ?? ""
      return "\(place.isEmpty ? "" : "\(place): ")\(found.severity): \(key)\(found.message.printable) (\(found.code))"
    } + more
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
