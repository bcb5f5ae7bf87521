import LayoutModel
import TraceStore

extension NodeWords {
  /// Fills the blanks of a sentence from the columns of a row: `{first}` by the column `first`, or by the words for the nodes in
  /// `first_id` or `first_ids`. What is filled in is text, whatever braces stand in it.
  ///
  /// - Parameter inFull: names every modifier as it is written, mentioned or not, and views by their keys: what stands alone.
  func fill(_ sentence: String, _ row: [String: SQLValue], _ mentioned: inout Set<NodeID>, inFull: Bool = false) throws -> String {
    var result = ""
    var rest = sentence[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open] + (try words(forBlank: String(rest[rest.index(after: open)..<close]), row, &mentioned, inFull))
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func words(forBlank blank: String, _ row: [String: SQLValue], _ mentioned: inout Set<NodeID>, _ inFull: Bool) throws -> String {
    func full(_ id: NodeID) throws -> String { try node(id).map { $0.role == "modifier" ? try modifier($0) : $0.key } ?? words(id, isFirst: false) }
    if let ids = row["\(blank)_ids"]?.text {
      return try ids.split(separator: ",").compactMap { NodeID($0) }.map { try inFull ? full($0) : words($0, isFirst: false) }.listed
    }
    if let id = row["\(blank)_id"]?.node {
      if inFull { return try full(id) }
      return try words(id, isFirst: mentioned.insert(id).inserted)
    }
    return row[blank].map(\.words) ?? "?"
  }
}
