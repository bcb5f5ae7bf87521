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

  package var description: String { "\(line):\(column)" }
}
