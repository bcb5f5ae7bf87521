import LayoutModel

/// The b-tree of one table to which rows are only appended, and which nothing else writes: leaves in the order of their rows, and above them
/// as many levels of interior pages as it takes (SQLite's file format, section 1.6).
///
/// The leaf that is not full yet is written again with each transaction, and so are the interior pages at the right edge.
final class TablePages {
  /// A page and the last row in it.
  struct Child {
    let page: PageNumber
    let lastRow: Int64
  }

  private let root: PageNumber
  private let writer: PageWriter
  /// The leaf that grows.
  private var leaf: Page
  /// Its place; 0 until it needs one besides the root, where an only leaf stands.
  private var leafPage: PageNumber = 0
  private var isLeafChanged = false
  private var full: [Child] = []
  private(set) var lastRow: Int64 = 0
  /// Bytes that the open rows of the growing leaf may yet grow by.
  private var reserved = 0
  private var interior: InteriorPages
  private let spare: Page

  init(root: PageNumber, _ writer: PageWriter) {
    (self.root, self.writer) = (root, writer)
    (leaf, spare) = (Page(writer.pageSize), Page(writer.pageSize))
    leaf.clear(.leaf)
    interior = InteriorPages(root: root, writer)
  }

  /// Of a table that has these columns, no row and no index; nil where it is another.
  convenience init?(empty table: String, _ columns: String, _ connection: Connection, _ writer: PageWriter) throws(SQLiteFailure) {
    guard try connection.text("SELECT group_concat(name, ', ') FROM pragma_table_info(?)", table) == columns,
      try connection.text("SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?", table) == "0",
      try connection.text("SELECT count(*) FROM (SELECT 1 FROM \(table) LIMIT 1)") == "0",
      let root = try connection.text("SELECT rootpage FROM sqlite_schema WHERE name = ?", table).flatMap({ PageNumber($0) })
    else { return nil }
    self.init(root: root, writer)
  }

  /// Appends the row that `cell` holds.
  ///
  /// - Parameter growth: bytes by which `replace` may make it longer.
  @inline(__always) func append(_ cell: borrowing CellWriter, growth: Int = 0) throws(SQLiteFailure) {
    let row = lastRow + 1, length = cell.length(row: row)
    if leaf.room - reserved < length + growth + 2 { try startLeaf() }
    cell.write(row: row, to: leaf.add(length: length))
    reserved += growth
    lastRow = row
    isLeafChanged = true
  }

  private func startLeaf() throws(SQLiteFailure) {
    // The first leaf leaves the root's place to the page above it.
    if leafPage == 0 { leafPage = writer.allocate() }
    leaf.close()
    try writer.write(leaf, as: leafPage)
    full.append(Child(page: leafPage, lastRow: lastRow))
    leaf.clear(.leaf)
    (leafPage, reserved) = (0, 0)
  }

  /// Puts other values into rows that stand, in ascending order, none of which gets longer by more than the growth it was appended with.
  func replace(_ rows: [Int64], _ encode: (Int, inout CellWriter) -> Void, _ cell: inout CellWriter) throws(SQLiteFailure) {
    var next = 0
    while next < rows.count {
      let place = leafIndex(of: rows[next])
      let firstRow = (place == 0 ? 0 : full[place - 1].lastRow) + 1
      let isGrowing = place == full.count, end = isGrowing ? lastRow : full[place].lastRow
      let old = isGrowing ? leaf : spare
      if !isGrowing { try writer.read(full[place].page, into: spare) }
      let new = Page(writer.pageSize)
      new.clear(.leaf)
      for index in 0..<old.cellCount {
        let row = firstRow + Int64(index)
        if next < rows.count, rows[next] == row {
          encode(next, &cell)
          let length = cell.length(row: row)
          guard new.room >= length + 2 else { throw SQLiteFailure(code: 1, message: "row \(row) has outgrown its page") }
          cell.write(row: row, to: new.add(length: length))
          next += 1
        } else {
          let kept = old.cell(index)
          if let base = kept.baseAddress { new.add(length: kept.count).update(from: base, count: kept.count) }
        }
      }
      if isGrowing {
        leaf = new
        isLeafChanged = true
      } else {
        new.close()
        try writer.write(new, as: full[place].page)
      }
      // What is no row of this table.
      while next < rows.count, rows[next] <= end { next += 1 }
      if isGrowing { return }
    }
  }

  /// Which leaf holds a row, by halving; `full.count` is the one that grows.
  private func leafIndex(of row: Int64) -> Int { full.indices.partitionPoint { full[$0].lastRow >= row } }

  /// Writes what has changed, so that the table is whole.
  func flush() throws(SQLiteFailure) {
    guard isLeafChanged else { return }
    isLeafChanged = false
    leaf.close()
    if full.isEmpty { return try writer.write(leaf, as: root) }
    if leafPage == 0 { leafPage = writer.allocate() }
    try writer.write(leaf, as: leafPage)
    try interior.write(full, Child(page: leafPage, lastRow: lastRow))
  }
}

/// The pages between a table's root and its leaves.
///
/// A page has `fanOut` children, the last of its level 2 to `fanOut` + 1: a page with one child has no cell, which SQLite calls damage.
struct InteriorPages {
  let fanOut: Int
  private let root: PageNumber
  private let writer: PageWriter
  private let page: Page
  /// By level, from the leaves up: the pages, and how many of them are not written again.
  private var levels: [(pages: [TablePages.Child], settled: Int)] = []

  init(root: PageNumber, _ writer: PageWriter) {
    (self.root, self.writer, page) = (root, writer, Page(writer.pageSize))
    // A header of 12 bytes; a cell has 4 for the page, 9 at most for the row and 2 in the list.
    fanOut = (writer.pageSize.usable - 12) / 15
  }

  /// Writes the right edge of each level, and the root.
  mutating func write(_ leaves: [TablePages.Child], _ last: TablePages.Child) throws(SQLiteFailure) {
    var level = 0
    var children = leaves + [last]
    while children.count > fanOut + 1 {
      if level == levels.count { levels.append(([], 0)) }
      let count = (children.count - 2) / fanOut + 1
      for group in levels[level].settled..<count {
        let end = group == count - 1 ? children.count : (group + 1) * fanOut
        let number = group < levels[level].pages.count ? levels[level].pages[group].page : writer.allocate()
        try write(children[group * fanOut..<end], as: number)
        let child = TablePages.Child(page: number, lastRow: children[end - 1].lastRow)
        if group < levels[level].pages.count { levels[level].pages[group] = child } else { levels[level].pages.append(child) }
      }
      // All but the last are complete.
      levels[level].settled = count - 1
      (children, level) = (levels[level].pages, level + 1)
    }
    try write(children[...], as: root)
  }

  private func write(_ children: ArraySlice<TablePages.Child>, as number: PageNumber) throws(SQLiteFailure) {
    page.clear(.interior)
    for child in children.dropLast() { page.add(child: child.page, lastRow: child.lastRow) }
    if let last = children.last { page.setRightmost(last.page) }
    page.close()
    try writer.write(page, as: number)
  }
}
