import LayoutModel

/// The b-tree of an index whose first column is an id, written at once when its table's last row stands (SQLite's file format, section 1.6).
/// A second column is the pass or a name.
///
/// Rows are sorted by counting: their numbers ascend with the recording, and rows of the same key stay in that order.
struct IndexPages {
  let name: String
  /// By row, from 1, the first column: an id, 0 for none.
  private var keys = ContiguousArray<Int32>()
  /// From which row on the second column, the pass, is which; empty where the index has one column.
  private var passes: [(firstRow: Int64, pass: Int64)] = []
  /// By row the second column where that is a name: its place among all there are; empty where it is none.
  private var nameOfRow = ContiguousArray<UInt16>()
  private var names: [[UInt8]] = []
  private var places: [String: UInt16] = [:]
  /// Whether it can be written so: not where it would take too much memory, or where numbers do not ascend.
  private(set) var isWhole = true

  /// More rows are sorted by SQLite, in files of its own.
  static let mostRows = 1 << 24
  /// Fewer are made an index as fast by SQLite.
  static let fewestRows = 4096
  /// UTF-8 of a name at most, so that a cell stays whole in a page of 512 bytes.
  private static let longestName = 64

  init(_ name: String) { self.name = name }

  var count: Int { keys.count }

  /// The next rows.
  ///
  /// - Parameter pass: of a row, where that is the index's second column.
  @inline(__always) mutating func add<Row, ID: FixedWidthInteger>(_ rows: some Collection<Row>, _ id: (Row) -> ID, pass: ((Row) -> Int32)? = nil) {
    guard isWhole, keys.count + rows.count <= Self.mostRows else { return giveUp() }
    var last = passes.last?.pass ?? -1
    for row in rows {
      guard let key = Int32(exactly: id(row)), key >= 0 else { return giveUp() }
      keys.append(key)
      guard let pass = pass.map({ Int64($0(row)) }), pass != last else { continue }
      if pass < last { return giveUp() }
      passes.append((Int64(keys.count), pass))
      last = pass
    }
  }

  /// Rows of one id that have a name each: the index's second column.
  mutating func add(_ names: some Collection<String>, of id: Int32) {
    guard isWhole, keys.count + names.count <= Self.mostRows else { return giveUp() }
    for name in names {
      guard let place = place(of: name) else { return giveUp() }
      keys.append(id)
      nameOfRow.append(place)
    }
  }

  private mutating func place(of name: String) -> UInt16? {
    if let place = places[name] { return place }
    guard name.utf8.count <= Self.longestName, let place = UInt16(exactly: names.count) else { return nil }
    places[name] = place
    names.append(Array(name.utf8))
    return place
  }

  private mutating func giveUp() { (isWhole, keys) = (false, []) }

  /// Writes the pages.
  ///
  /// - Returns: the root.
  func write(_ writer: PageWriter) throws(SQLiteFailure) -> PageNumber {
    var level = try write(sortedRows(), children: [], writer)
    while level.pages.count > 1 { level = try write(level.dividers, children: level.pages, writer) }
    return level.pages[0]
  }

  /// Writes one level of the tree, from left to right. A page ends before a row that goes into the level above instead, where it divides it from the next.
  ///
  /// - Parameter children: the pages around the rows, one more than these; none of the lowest level.
  private func write(
    _ rows: ContiguousArray<UInt32>, children: [PageNumber], _ writer: PageWriter
  ) throws(SQLiteFailure) -> (pages: [PageNumber], dividers: ContiguousArray<UInt32>) {
    let page = Page(writer.pageSize), isLeaf = children.isEmpty, pointer = isLeaf ? 0 : 4
    var (pages, dividers, last) = ([] as [PageNumber], [] as ContiguousArray<UInt32>, 0)
    var cell = CellWriter()
    defer { cell.deallocate() }
    func end(rightmost: Int) throws(SQLiteFailure) {
      if !isLeaf { page.setRightmost(children[rightmost]) }
      page.close()
      pages.append(writer.allocate())
      try writer.write(page, as: pages[pages.count - 1])
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

  private func set(_ cell: inout CellWriter, _ row: UInt32) {
    cell.begin()
    cell.add(id: Int64(keys[Int(row) - 1]))
    if !nameOfRow.isEmpty { names[Int(nameOfRow[Int(row) - 1])].withUnsafeBufferPointer { cell.add(text: $0) } }
    if !passes.isEmpty { cell.add(passes[passes.indices.partitionPoint { passes[$0].firstRow > row } - 1].pass) }
    cell.add(Int64(row))
  }

  /// Rows in the order of the index.
  private func sortedRows() -> ContiguousArray<UInt32> {
    var rows = ContiguousArray<UInt32>(repeating: 0, count: keys.count)
    let highest = Int(keys.max() ?? 0), ranks = ranks
    func rank(_ row: UInt32) -> Int { nameOfRow.isEmpty ? 0 : ranks[Int(nameOfRow[Int(row) - 1])] }
    guard highest < 8 * keys.count + 65536 else {
      for index in rows.indices { rows[index] = UInt32(index + 1) }
      rows.sort { (keys[Int($0) - 1], rank($0), $0) < (keys[Int($1) - 1], rank($1), $1) }
      return rows
    }
    // Where the rows of each key begin.
    var starts = ContiguousArray<UInt32>(repeating: 0, count: highest + 2)
    for key in keys { starts[Int(key) + 1] += 1 }
    for key in 1..<starts.count { starts[key] += starts[key - 1] }
    for (index, key) in keys.enumerated() {
      rows[Int(starts[Int(key)])] = UInt32(index + 1)
      starts[Int(key)] += 1
    }
    if nameOfRow.isEmpty { return rows }
    // By now each key's rows end where the next one's began.
    var start = 0
    for end in starts.lazy.map({ Int($0) }) where end > start {
      // They are few, and in order mostly.
      for index in start..<end {
        var place = index
        while place > start, rank(rows[place - 1]) > rank(rows[place]) {
          rows.swapAt(place - 1, place)
          place -= 1
        }
      }
      start = end
    }
    return rows
  }

  /// By place of a name, which it is in the order in which SQLite compares them: byte by byte.
  private var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: names.count)
    for (rank, place) in names.indices.sorted(by: { names[$0].lexicographicallyPrecedes(names[$1]) }).enumerated() { ranks[place] = rank }
    return ranks
  }
}
