/// An index whose first column is a text, and whose second a number that does not go down from row to row.
struct TextIndexPages: IndexPages {
  let name: String
  /// UTF-8 of all rows, one after the other, and where each ends.
  private var bytes = ContiguousArray<UInt8>()
  private var ends = ContiguousArray<UInt32>()
  private var seconds = ContiguousArray<Int32>()
  private(set) var isWhole = true

  init(_ name: String) { self.name = name }

  var count: Int { ends.count }

  /// The next row.
  mutating func add(_ text: String, _ second: Int32) {
    guard isWhole, count < IndexLimits.mostRows, text.utf8.count <= IndexLimits.longestText, second >= seconds.last ?? second else {
      (isWhole, bytes, ends, seconds) = (false, [], [], [])
      return
    }
    bytes += text.utf8
    ends.append(UInt32(bytes.count))
    seconds.append(second)
  }

  func set(_ cell: inout CellWriter, _ row: UInt32) {
    cell.begin()
    bytes.withUnsafeBufferPointer { cell.add(text: UnsafeBufferPointer(rebasing: $0[range(of: row)])) }
    cell.add(seconds[Int(row) - 1])
    cell.add(Int64(row))
  }

  private func range(of row: UInt32) -> Range<Int> { (row == 1 ? 0 : Int(ends[Int(row) - 2]))..<Int(ends[Int(row) - 1]) }

  /// A row and the first bytes of its text, which mostly decide.
  private struct Place {
    let start, next: UInt64
    let row: UInt32
  }

  func sortedRows() -> ContiguousArray<UInt32> {
    bytes.withUnsafeBufferPointer { bytes in
      func word(_ range: Range<Int>, at offset: Int) -> UInt64 {
        (0..<8).reduce(0) { word, byte in word << 8 | (offset + byte < range.count ? UInt64(bytes[range.lowerBound + offset + byte]) : 0) }
      }
      var places = ContiguousArray<Place>()
      places.reserveCapacity(count)
      for row in 1..<UInt32(count + 1) {
        let range = range(of: row)
        places.append(Place(start: word(range, at: 0), next: word(range, at: 8), row: row))
      }
      // Rows of one text stay in their order, and so their second column's.
      places.sort {
        if $0.start != $1.start { return $0.start < $1.start }
        if $0.next != $1.next { return $0.next < $1.next }
        let (left, right) = (bytes[range(of: $0.row)], bytes[range(of: $1.row)])
        if left.lexicographicallyPrecedes(right) { return true }
        return right.lexicographicallyPrecedes(left) ? false : $0.row < $1.row
      }
      return ContiguousArray(places.lazy.map(\.row))
    }
  }
}
