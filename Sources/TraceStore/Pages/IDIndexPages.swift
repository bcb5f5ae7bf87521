import LayoutModel

/// An index whose first column is an id, and whose second, if it has one, the pass or a name.
///
/// Rows are sorted by counting: their numbers ascend with the recording, and rows of the same key stay in that order.
struct IDIndexPages: IndexPages {
  let name: String
  /// By row, from 1, the first column: an id, 0 for none.
  private var keys = ContiguousArray<Int32>()
  /// From which row on the second column, the pass, is which; empty where the index has one column.
  private var passes: [(firstRow: Int64, pass: Int64)] = []
  /// By row the second column where that is a name: its place among all there are; empty where it is none.
  private var nameOfRow = ContiguousArray<UInt16>()
  private var names: [[UInt8]] = []
  private var places: [String: UInt16] = [:]
  /// False where numbers do not ascend, too.
  private(set) var isWhole = true

  init(_ name: String) { self.name = name }

  var count: Int { keys.count }

  /// The next rows.
  ///
  /// - Parameter pass: of a row, where that is the index's second column.
  @inline(__always) mutating func add<Row, ID: FixedWidthInteger>(_ rows: some Collection<Row>, _ id: (Row) -> ID, pass: ((Row) -> Int32)? = nil) {
    guard isWhole, keys.count + rows.count <= IndexLimits.mostRows else { return giveUp() }
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
    guard isWhole, keys.count + names.count <= IndexLimits.mostRows else { return giveUp() }
    for name in names {
      guard let place = place(of: name) else { return giveUp() }
      keys.append(id)
      nameOfRow.append(place)
    }
  }

  private mutating func place(of name: String) -> UInt16? {
    if let place = places[name] { return place }
    guard name.utf8.count <= IndexLimits.longestText, let place = UInt16(exactly: names.count) else { return nil }
    places[name] = place
    names.append(Array(name.utf8))
    return place
  }

  private mutating func giveUp() { (isWhole, keys) = (false, []) }

  func set(_ cell: inout CellWriter, _ row: UInt32) {
    cell.begin()
    cell.add(id: Int64(keys[Int(row) - 1]))
    if !nameOfRow.isEmpty { names[Int(nameOfRow[Int(row) - 1])].withUnsafeBufferPointer { cell.add(text: $0) } }
    if !passes.isEmpty { cell.add(passes[passes.indices.partitionPoint { passes[$0].firstRow > row } - 1].pass) }
    cell.add(Int64(row))
  }

  func sortedRows() -> ContiguousArray<UInt32> {
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
