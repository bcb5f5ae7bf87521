import LayoutModel
import Platform

/// Writes the tables that grow with the layout, by SQL.
final class BulkRows {
  private let check: EventCheck
  private let calls: CallRows
  private let shares, placements, guides: RowSource

  init(_ connection: Connection, path: String, _ vocabulary: VocabularyRows, _ check: EventCheck) throws {
    self.check = check
    calls = try CallRows(connection, path: path, vocabulary)
    shares = try .shares(connection)
    placements = try .placements(connection)
    guides = try .guides(connection)
  }

  /// Writes them into the transaction that is open.
  ///
  /// - Parameter guideNames: by `GuideID`; what has no name there is called by its number.
  func write(_ chunk: EventChunk, guideNames: [String]) throws {
    try check.check(chunk)
    try calls.write(chunk)
    try shares.insert(chunk.shares.elements)
    try placements.insert(chunk.placements.elements)
    // As SQLite takes them; they stand until the rows are written.
    let last = chunk.guides.elements.reduce(-1) { max($0, Int($1.guide)) }
    let names = (0...max(last, 0)).map { strdup($0 < guideNames.count ? guideNames[$0] : "guide\($0)") }
    defer { names.forEach { free($0) } }
    try names.withUnsafeBytes { try guides.insert(chunk.guides.elements, context: $0.baseAddress) }
  }
}
