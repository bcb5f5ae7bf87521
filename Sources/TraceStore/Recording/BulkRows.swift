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
    let read = chunk.guides.elements.lazy.map(\.guide).max() ?? 0
    let placed = chunk.placements.elements.lazy.map { max($0.horizontal?.guide ?? 0, $0.vertical?.guide ?? 0) }.max() ?? 0
    try GuideNames(guideNames).withTexts(through: max(read, placed)) { texts in
      try placements.insert(chunk.placements.elements, context: texts)
      try guides.insert(chunk.guides.elements, context: texts)
    }
  }
}
