import LayoutModel

/// The b-tree of an index, written at once when its table's last row stands (SQLite's file format, section 1.6).
protocol IndexPages: Sendable {
  var name: String { get }
  /// How many rows the table has.
  var count: Int { get }
  /// Whether it can be written so: not where it would take too much memory, or where a row is unlike what it is made for.
  var isWhole: Bool { get }
  /// The numbers of the table's rows, from 1, in the order of the index.
  func sortedRows() -> ContiguousArray<UInt32>
  /// Composes the cell of a row.
  func set(_ cell: inout CellWriter, _ row: UInt32)
  /// Writes the pages.
  ///
  /// - Returns: the root.
  func write(_ target: some PageTarget) throws(SQLiteFailure) -> PageNumber
}

/// What an index of either kind may hold.
enum IndexLimits {
  /// More rows are sorted by SQLite, in files of its own.
  static let mostRows = 1 << 24
  /// Fewer are made an index as fast by SQLite.
  static let fewestRows = 4096
  /// UTF-8 of a text at most, so that a cell stays whole in a page of 512 bytes.
  static let longestText = 64
}

extension IndexPages {
  func write(_ target: some PageTarget) throws(SQLiteFailure) -> PageNumber {
    var level = try write(sortedRows(), children: [], target)
    while level.pages.count > 1 { level = try write(level.dividers, children: level.pages, target) }
    return level.pages[0]
  }

  /// Writes one level of the tree, from left to right. A page ends before a row that goes into the level above instead, where it divides it from the next.
  ///
  /// - Parameter children: the pages around the rows, one more than these; none of the lowest level.
  private func write(
    _ rows: ContiguousArray<UInt32>, children: [PageNumber], _ target: some PageTarget
  ) throws(SQLiteFailure) -> (pages: [PageNumber], dividers: ContiguousArray<UInt32>) {
    let page = Page(target.pageSize), isLeaf = children.isEmpty, pointer = isLeaf ? 0 : 4
    var (pages, dividers, last) = ([] as [PageNumber], [] as ContiguousArray<UInt32>, 0)
    var cell = CellWriter()
    defer { cell.deallocate() }
    func end(rightmost: Int) throws(SQLiteFailure) {
      if !isLeaf { page.setRightmost(children[rightmost]) }
      page.close()
      pages.append(target.allocate())
      try target.write(page, as: pages[pages.count - 1])
      page.clear(isLeaf ? .indexLeaf : .indexInterior)
    }
    page.clear(isLeaf ? .indexLeaf : .indexInterior)
    for (index, row) in rows.enumerated() {
      set(&cell, row)
      let length = cell.keyLength + pointer
      if page.room < length + 2 {
        if index < rows.count - 1 {
          dividers.append(row)
          try end(rightmost: index)
          continue
        }
        // A page without a cell would follow, which SQLite calls damage: the row before divides.
        page.removeLast(length: last)
        dividers.append(rows[index - 1])
        try end(rightmost: index - 1)
      }
      let target = page.add(length: length)
      if !isLeaf { Page.set32(children[index], at: target) }
      cell.writeKey(to: target + pointer)
      last = length
    }
    try end(rightmost: rows.count)
    return (pages, dividers)
  }
}
