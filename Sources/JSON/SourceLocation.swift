/// A place in a text: line and column, both from 1.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  /// In Unicode characters (scalars), as most editors count; a byte order mark does not count.
  package let column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The place of the byte at `offset`. Lines end with LF, CR LF or CR. Bytes that are no UTF-8 count one column each.
  package init(offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let offset = min(offset, bytes.count)
    for index in start..<max(start, offset) {
      let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if isEnd { (line, start) = (line + 1, index + 1) }
    }
    let before = bytes[start..<max(start, offset)]
    self.init(line: line, column: String(decoding: before, as: UTF8.self).unicodeScalars.count + 1)
  }

  /// The places of several bytes, in one walk over the text.
  package static func places(of offsets: [Int], in bytes: [UInt8]) -> [Int: SourceLocation] {
    var places: [Int: SourceLocation] = [:]
    // Counted on from place to place; bytes that go on with a character (10xxxxxx) are no column.
    var (line, column, position) = (1, 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    for offset in offsets.sorted() {
      while position < min(offset, bytes.count) {
        let byte = bytes[position]
        if byte == 0x0A || byte == 0x0D && !(position + 1 < bytes.count && bytes[position + 1] == 0x0A) {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
        position += 1
      }
      places[offset] = SourceLocation(line: line, column: column)
    }
    return places
  }

  package var description: String { "\(line):\(column)" }
}
