import LayoutModel
import TraceStore

/// Asks every kind of finding of a trace.
package struct Checker {
  private let trace: Trace
  private let words: NodeWords
  private let passes: [Int32: String]

  /// - Parameter passes: those to look at.
  package init(_ trace: Trace, _ passes: [TracePass]) {
    self.trace = trace
    words = NodeWords(trace)
    self.passes = Dictionary(merging: passes.map { ($0.id, $0.name) })
  }

  /// The passes that a person sees: not those that called for another one at once, nor what-if passes.
  package static func shownPasses(_ trace: Trace) throws -> [TracePass] {
    let passes = try trace.passes.filter { $0.base == nil }, followed = Set(passes.compactMap(\.follows))
    return passes.filter { !followed.contains($0.id) }
  }

  /// What the queries find, in the order of the tree. Those with `edits` have yet to be proved.
  package func findings(_ kinds: [FindingKind]) throws -> [Finding] {
    var findings: [Finding] = []
    for kind in kinds {
      for row in try trace.rows(kind.sql).records {
        guard let pass = row["pass_id"]?.integer.flatMap({ Int32(exactly: $0) }), let name = passes[pass], let new = try finding(kind, row, pass, name)
        else { continue }
        findings.append(new)
      }
    }
    return findings.inOrder
  }

  /// A finding of another layout than the recorded one.
  package func finding(_ code: String, of node: NodeID, _ pass: TracePass, _ message: String) throws -> Finding? {
    guard let kind = FindingKind.all.first(where: { $0.code == code }) else { return nil }
    return try finding(kind, ["node_id": .integer(Int64(node)), "message": .text(message)], pass.id, pass.name)
  }

  private func finding(_ kind: FindingKind, _ row: [String: SQLValue], _ pass: Int32, _ name: String) throws -> Finding? {
    guard let node = try row["node_id"]?.node.flatMap(words.node) else { return nil }
    if kind.isOfWhatIsWritten, try !trace.isWritten(node) { return nil }
    let axis = Axis(letter: row["axis"]?.text), found = Facts(row, axis ?? .horizontal, words, Facts.Mentioned([]))
    return Finding(
      kind: kind, severity: row["severity"]?.text.flatMap(FindingKind.Severity.init) ?? kind.severity,
      message: try RuleWords.findings[kind.code]?(found) ?? kind.title, node: node.id, key: node.key,
      view: try words.node(node.view)?.key ?? node.key, type: node.kind, path: node.path, pointer: node.pointer, cause: row["maker_id"]?.node,
      axis: axis, amount: row["amount"]?.number,
      passes: [name], keys: [node.key], edits: suspected(row).map { (pass, .remove($0)) }, place: nil)
  }
}

extension [Finding] {
  /// In the order of the tree, each once.
  package var inOrder: [Finding] {
    merged(by: \.identity).sorted {
      ($0.node, $0.kind.code, $0.axis?.letter == "h" ? 1 : 0) < ($1.node, $1.kind.code, $1.axis?.letter == "h" ? 1 : 0)
    }
  }
}

extension Checker {
  /// The modifier that a finding suspects, where it has yet to be proved.
  private func suspected(_ row: [String: SQLValue]) -> [NodeID] {
    Suspect.all(row).flatMap { suspect -> [NodeID] in if case .nodes(let ids) = suspect.target { ids } else { [] } }
  }
}
