import LayoutModel

/// Rows of sqlite_schema for b-trees that were written as pages (SQLite's file format, section 2.6).
struct SchemaPages {
  /// What an index is called, on which table, by which statement, and where its root is.
  struct Index {
    let name: String
    let table: String
    let create: String
    let root: PageNumber
  }

  private let writer: PageWriter
  private let leaf, first: Page
  private var leafNumber: PageNumber = 1
  private var lastRow: Int64 = 0

  /// No row of theirs is longer.
  private static let longestRow = 256

  /// Finds the leaf that the newest row stands in.
  ///
  /// - Parameter count: for how many indexes it needs room.
  /// - Returns: nil where it has less, or where the schema is so small that this is the first page, which begins with the file's header.
  init?(_ writer: PageWriter, roomFor count: Int) throws(SQLiteFailure) {
    self.writer = writer
    (leaf, first) = (Page(writer.pageSize), Page(writer.pageSize))
    try writer.read(1, into: first)
    // Of the first page's own b-tree, which begins after 100 bytes: its kind, and its rightmost child.
    guard first.bytes[100] == Page.Kind.interior.rawValue else { return nil }
    leafNumber = first.number32(108)
    try writer.read(leafNumber, into: leaf)
    while leaf.bytes[0] == Page.Kind.interior.rawValue {
      leafNumber = leaf.number32(8)
      try writer.read(leafNumber, into: leaf)
    }
    guard leaf.cellCount > 0, leaf.room >= count * Self.longestRow else { return nil }
    let cell = leaf.cell(leaf.cellCount - 1)
    guard let start = cell.baseAddress else { return nil }
    lastRow = Int64(bitPattern: Varint.read(start + Varint.read(start).length).value)
  }

  /// Adds them, and has every connection read the schema anew.
  func add(_ indexes: [Index]) throws(SQLiteFailure) {
    var cell = CellWriter()
    defer { cell.deallocate() }
    for (number, index) in indexes.enumerated() {
      cell.begin()
      for text in ["index", index.name, index.table] { cell.add(text) }
      cell.add(Int64(index.root))
      cell.add(index.create)
      let row = lastRow + 1 + Int64(number)
      cell.write(row: row, to: leaf.add(length: cell.length(row: row)))
    }
    leaf.closeGrown()
    try writer.write(leaf, as: leafNumber)
    first.set32(first.number32(40) &+ 1, at: 40)
    try writer.write(first, as: 1)
  }
}
