import LayoutModel

/// `ContentView.swift:17` or `ContentView.swift:17:9`, with or without folders.
struct SourceAddress {
  let file: String
  let line: Int
  let column: Int?

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].hasSuffix(".swift"), let line = Int(parts[1]), line > 0 else { return nil }
    if parts.count == 3, Int(parts[2]) == nil { return nil }
    (file, self.line, column) = (parts[0].split(separator: "/").last.map(String.init) ?? "", line, parts.count == 3 ? Int(parts[2]) : nil)
  }
}

extension SourceAddress {
  /// The condition that a node is written in the file, in SQL.
  var isFile: String {
    let file = file.replacing("'", with: "''")
    return "(source_file = '\(file)' OR substr(source_file, -length('\(file)') - 1) = '/\(file)')"
  }
}

/// Where the nodes of a program's pass are written, by their pointers.
package struct SourcePlaces: Sendable {
  private let places: [String: String]
  /// Of a scene's pass: pointers stand for themselves.
  package init() { places = [:] }

  /// - Throws: `TraceError` for a trace that cannot be read.
  package init(_ trace: Trace, in pass: TracePass) throws {
    guard try trace.meta("front_end") == "swift" else {
      places = [:]
      return
    }
    let rows = try trace.rows(
      "SELECT pointer, source_file, source_line, source_column FROM node WHERE structure_id = :structure AND pointer IS NOT NULL AND source_file IS NOT NULL",
      ["structure": .integer(Int64(pass.structure))]
    ).rows
    places = Dictionary(
      rows.compactMap { row in
        guard let pointer = row[0].text, let file = row[1].text, let line = row[2].integer, let column = row[3].integer else { return nil }
        return (pointer, "\(file.split(separator: "/").last ?? ""):\(line):\(column)")
      }, uniquingKeysWith: { first, _ in first })
  }

  /// `ContentView.swift:17:9`; the pointer where it is all that is known.
  package subscript(pointer: String?) -> String? { source(pointer) ?? pointer }
  /// Where a node is written; of a view that says no place, a color, say, where it is modified first, or what it stands in. nil for a node of a scene.
  package func source(_ pointer: String?) -> String? {
    if places.isEmpty { return nil }
    guard var around = pointer else { return nil }
    if let place = places[around] ?? places["\(around)/modifiers/0"] { return place }
    while let slash = around.lastIndex(of: "/") {
      around = String(around[..<slash])
      if let place = places[around] { return place }
    }
    return nil
  }
}

extension Trace {
  /// By pointer the call of a program's code that makes a node: where it stands, and the node's kind; of what is a part of another that the same call makes,
  /// the value of a LabeledContent, say, which part. A view that no call makes, as `Color.red`, is made with the first modifier on it; modifiers of one call, as of
  /// a containerRelativeFrame with a closure for both axes, are one.
  package func calls(in pass: TracePass) throws -> [String: String] {
    let rows = try rows(
      """
      SELECT node.id, node.last_id, node.pointer, made.source_file || ':' || made.source_line || ':' || made.source_column, node.kind, node.view_id
      FROM node JOIN node AS made ON made.id = node.id - (node.source_line IS NULL) AND made.view_id = node.view_id AND made.source_line IS NOT NULL
      WHERE node.structure_id = :structure AND (node.source_line IS NOT NULL OR node.id = node.view_id) ORDER BY node.id
      """, ["structure": .integer(Int64(pass.structure))]
    ).rows
    var calls: [String: String] = [:], around: [(id: NodeID, last: NodeID, place: String, call: String, view: NodeID)] = []
    for row in rows {
      guard let id = row[0].node, let last = row[1].node, let place = row[3].text, let kind = row[4].text, let view = row[5].node else { continue }
      while let outer = around.last, outer.last < id { around.removeLast() }
      let whole = around.last { $0.place == place }, call = "\(place) \(kind)"
      let isSame = whole.map { $0.call == call && $0.view == view && id != view } ?? false
      if let pointer = row[2].text { calls[pointer] = call + (isSame ? "" : whole.map { " \(id - $0.id)" } ?? "") }
      around.append((id, last, place, call, view))
    }
    return calls
  }

  /// Where the files of a program were, from the folder in which it was recorded, by what Swift calls them. None of a scene, nor of files outside of that folder.
  package var sourceFiles: [String: String] {
    get throws {
      let lines = try meta("sources")?.split(separator: "\n") ?? []
      return Dictionary(merging: lines.map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
    }
  }

  /// What was recorded: a program's file with its folder, where that is known, else a name.
  package var recordedFile: String? {
    get throws {
      guard let name = try value("SELECT name FROM scene WHERE name <> ''")?.text else { return nil }
      return try sourceFiles.values.sorted().first { $0 == name || $0.hasSuffix("/\(name)") } ?? name
    }
  }

  /// What a program's views came to in a pass; nil in a recording of a scene.
  package func evaluation(of pass: TracePass) throws -> EvaluationRecord? {
    guard try meta("front_end") == "swift",
      let row = try row(
        "SELECT json, unexpressed, code_reads, layout_events FROM evaluation WHERE structure_id = :structure", ["structure": .integer(Int64(pass.structure))])
    else { return nil }
    func lines(_ column: String) -> [String] { row[column]?.text.map { $0.split(separator: "\n").map(String.init) } ?? [] }
    return EvaluationRecord(
      json: row["json"]?.text ?? "", unexpressed: lines("unexpressed"), codeReads: lines("code_reads"), layoutEvents: lines("layout_events"))
  }
}
