import LayoutModel

/// Composes one row of a table, or one of an index, as SQLite keeps it: a cell of a page (SQLite's file format, sections 1.6 and 2.1).
///
/// Columns are added in the order of the CREATE TABLE. A row has at most 64 columns and, of text, what fits in a page with room to spare.
struct CellWriter {
  /// Types of the columns, then what they hold.
  private let types: UnsafeMutablePointer<UInt8>
  private let body: UnsafeMutablePointer<UInt8>
  private var typeCount = 0
  private var bodyCount = 0

  /// The longest text that a row may have, in UTF-8.
  static let maximumText = 1024
  /// The longest row, of which no more than `maximumTypes` are types.
  static let maximumRow = capacity - maximumTypes
  private static let maximumTypes = 192
  private static let capacity = 8192

  /// Whoever keeps it calls `deallocate`.
  init() {
    types = .allocate(capacity: Self.capacity)
    body = types + Self.maximumTypes
  }

  func deallocate() { types.deallocate() }

  /// Starts the next row.
  @inline(__always) mutating func begin() { (typeCount, bodyCount) = (0, 0) }

  @inline(__always) private mutating func add(type: UInt8) {
    types[typeCount] = type
    typeCount += 1
  }

  @inline(__always) private mutating func add(_ bits: UInt64, length: Int) {
    UnsafeMutableRawPointer(body + bodyCount).storeBytes(of: (bits << UInt64(64 - 8 * length)).bigEndian, as: UInt64.self)
    bodyCount += length
  }

  @inline(__always) mutating func addNull() { add(type: 0) }

  @inline(__always) mutating func add(_ value: Int32) { add(Int64(value)) }

  /// In as few bytes as it takes; 0 and 1 take none.
  @inline(__always) mutating func add(_ value: Int64) {
    let magnitude = value < 0 ? ~value : value
    if value == 0 || value == 1 { return add(type: value == 0 ? 8 : 9) }
    let (type, length): (UInt8, Int) =
      if magnitude < 1 << 7 { (1, 1) } else if magnitude < 1 << 15 { (2, 2) } else if magnitude < 1 << 23 { (3, 3) } else if magnitude < 1 << 31 {
        (4, 4)
      } else if magnitude < 1 << 47 { (5, 6) } else { (6, 8) }
    add(type: type)
    add(UInt64(bitPattern: value), length: length)
  }

  /// An id, NULL if it is 0.
  @inline(__always) mutating func add(id value: Int64) {
    if value == 0 { addNull() } else { add(value) }
  }

  /// A number of a REAL column: NULL if it is NaN. SQLite keeps a whole number of fewer than 48 bits as an integer, and so does this.
  @inline(__always) mutating func add(_ value: Double) {
    if value >= -0x1p47, value < 0x1p47 {
      if let whole = Int64(exactly: value) { return add(whole) }
    } else if value.isNaN {
      return addNull()
    }
    add(type: 7)
    add(value.bitPattern, length: 8)
  }

  /// NULL if it is nil. All texts of a row are `maximumRow` bytes at most, together with its numbers.
  mutating func add(_ text: String?) {
    guard var text else { return addNull() }
    text.withUTF8 { add(text: $0) }
  }

  /// UTF-8 of `maximumText` bytes at most.
  mutating func add(text: UnsafeBufferPointer<UInt8>) {
    typeCount += Varint.write(UInt64(13 + 2 * text.count), to: types + typeCount)
    if let base = text.baseAddress { (body + bodyCount).update(from: base, count: text.count) }
    bodyCount += text.count
  }

  /// Ends the row before NULLs: a column that a row is too short for has its default (SQLite's file format, section 2.1).
  @inline(__always) mutating func leaveOutNulls() { leaveOut(type: 0, most: typeCount) }

  /// Ends the row before the zeros of its last columns, `most` of them, whose default is 0.
  @inline(__always) mutating func leaveOutZeros(most: Int) { leaveOut(type: 8, most: most) }

  /// Neither type takes a byte of the body, and neither is the last byte of a text's, which is odd.
  @inline(__always) private mutating func leaveOut(type: UInt8, most: Int) {
    let first = typeCount - most
    while typeCount > first, types[typeCount - 1] == type { typeCount -= 1 }
  }

  /// How long the cell is with the number `row`.
  @inline(__always) func length(row: Int64) -> Int { Varint.length(UInt64(payload)) + Varint.length(UInt64(bitPattern: row)) + payload }

  /// How long the cell is as one of an index: its row's number is the last of its columns.
  @inline(__always) var keyLength: Int { Varint.length(UInt64(payload)) + payload }

  /// Writes the cell of an index to `target`, which has room for `keyLength`.
  @inline(__always) func writeKey(to target: UnsafeMutablePointer<UInt8>) { writePayload(to: target + Varint.write(UInt64(payload), to: target)) }

  /// Header, types and values. The header's own length takes one byte: it is less than 128.
  @inline(__always) private var payload: Int { 1 + typeCount + bodyCount }

  /// Writes the cell to `target`, which has room for `length(row:)`.
  @inline(__always) func write(row: Int64, to target: UnsafeMutablePointer<UInt8>) {
    var target = target + Varint.write(UInt64(payload), to: target)
    target += Varint.write(UInt64(bitPattern: row), to: target)
    writePayload(to: target)
  }

  @inline(__always) private func writePayload(to target: UnsafeMutablePointer<UInt8>) {
    target[0] = UInt8(1 + typeCount)
    (target + 1).update(from: types, count: typeCount)
    (target + 1 + typeCount).update(from: body, count: bodyCount)
  }
}

/// SQLite's numbers of one to nine bytes, seven bits a byte, the highest first.
enum Varint {
  @inline(__always) static func length(_ value: UInt64) -> Int {
    if value < 1 << 7 { return 1 }
    return min(9, (64 - value.leadingZeroBitCount + 6) / 7)
  }

  /// - Returns: how many bytes it took.
  @inline(__always) @discardableResult static func write(_ value: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 1 << 7 {
      target[0] = UInt8(value)
      return 1
    }
    let length = length(value)
    var rest = value
    if length == 9 {
      target[8] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
    for index in stride(from: min(length, 8) - 1, through: 0, by: -1) {
      target[index] = UInt8(truncatingIfNeeded: rest & 0x7F) | (index == length - 1 ? 0 : 0x80)
      rest >>= 7
    }
    return length
  }

  /// The number at `source`, and how many bytes it takes.
  static func read(_ source: UnsafePointer<UInt8>) -> (value: UInt64, length: Int) {
    var value: UInt64 = 0
    for index in 0..<8 {
      value = value << 7 | UInt64(source[index] & 0x7F)
      if source[index] & 0x80 == 0 { return (value, index + 1) }
    }
    return (value << 8 | UInt64(source[8]), 9)
  }
}
