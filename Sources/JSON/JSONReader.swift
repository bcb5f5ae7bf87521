/// Reads a JSON text in one loop; the way back out of a container is its entry's `parent`.
package struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var entries: ContiguousArray<JSONDocument.Entry> = []
  /// The innermost open object or array; -1 outside.
  private var container: JSONDocument.Value = -1
  private var keys = JSONKeys()

  /// Longest text that can be read: offsets keep bits to spare, and the array stays within a few times this.
  package static let limit = 512 << 20

  static func read(_ bytes: [UInt8]) throws(JSONError) -> ContiguousArray<JSONDocument.Entry> {
    if bytes.count > limit { throw JSONError(0, .tooLong) }
    // A closure that throws a typed error is not inferred through `withUnsafeBufferPointer` (Swift 6.3), so the error travels as a value.
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(JSONError) in
        var reader = JSONReader(bytes: buffer)
        try reader.readDocument()
        return reader.entries
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    entries.reserveCapacity(bytes.count / 10 + 8)
  }

  private mutating func readDocument() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw JSONError(0, .utf16) }
    repeat { try readValue() } while try readSeparators()
  }

  /// A scalar, or the start of a container up to its first value.
  private mutating func readValue() throws(JSONError) {
    while true {
      switch try next(.value) {
      case UInt8(ascii: "\""): return try readString()
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return try readNumber()
      case UInt8(ascii: "t"): return try readWord("true")
      case UInt8(ascii: "f"): return try readWord("false")
      case UInt8(ascii: "n"): return try readWord("null")
      case UInt8(ascii: "{"):
        open()
        if try next(.keyOrEnd) == UInt8(ascii: "}") { return try close() }
        try readKey()
      case UInt8(ascii: "["):
        open()
        if try next(.valueOrEnd) == UInt8(ascii: "]") { return try close() }
      default: throw unexpected(.value)
      }
    }
  }

  /// After a value: closes what ends there and stands before the next value. False at the document's end.
  private mutating func readSeparators() throws(JSONError) -> Bool {
    while container >= 0 {
      let isObject = bytes[Int(entries[Int(container)].start)] == UInt8(ascii: "{")
      let closer = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      let separator = try next(.separator(afterKey: nil))
      if separator == closer {
        try close()
        continue
      }
      guard separator == UInt8(ascii: ",") else { throw unexpected(.separator(afterKey: nil)) }
      let comma = position
      position += 1
      if try next(isObject ? .key : .value) == closer { throw JSONError(comma, .trailingComma) }
      if isObject { try readKey() }
      return true
    }
    skipSpace()
    if position < bytes.count { throw unexpected(.end) }
    return false
  }

  private mutating func readKey() throws(JSONError) {
    guard bytes[position] == UInt8(ascii: "\"") else { throw unexpected(.key) }
    try readString()
    guard try next(.colon(afterKey: "")) == UInt8(ascii: ":") else { throw unexpected(.colon(afterKey: "")) }
    position += 1
  }

  private mutating func open() {
    let index = entries.count
    append(end: 0)
    container = JSONDocument.Value(index)
    position += 1
  }

  private mutating func close() throws(JSONError) {
    let index = Int(container)
    entries[index].end = UInt32(truncatingIfNeeded: entries.count)
    if bytes[Int(entries[index].start)] == UInt8(ascii: "{") {
      try keys.checkUnique(object: index, entries: entries, bytes: bytes)
    }
    container = entries[index].parent
    position += 1
  }

  private mutating func append(end: Int) {
    entries.append(JSONDocument.Entry(start: UInt32(truncatingIfNeeded: position), end: UInt32(truncatingIfNeeded: end), parent: container))
  }

  private mutating func readWord(_ word: StaticString) throws(JSONError) {
    let end = position + word.utf8CodeUnitCount
    let matches = end <= bytes.count && word.withUTF8Buffer { UnsafeBufferPointer(rebasing: bytes[position..<end]).elementsEqual($0) }
    guard matches, end == bytes.count || !JSONScanner.isWordByte(bytes[end]) else { throw unexpected(.value) }
    append(end: end)
    position = end
  }

  private mutating func readNumber() throws(JSONError) {
    let end = try JSONScanner.number(bytes, from: position)
    append(end: end)
    position = end
  }

  private mutating func readString() throws(JSONError) {
    let (end, escaped) = try JSONScanner.string(bytes, from: position)
    append(end: end | (escaped ? Int(JSONDocument.Entry.escaped) : 0))
    position = end + 1
  }

  @inline(__always) private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20, JSONScanner.isSpace(bytes[position]) { position += 1 }
  }

  /// The next byte that is no white space.
  @inline(__always) private mutating func next(_ expected: JSONError.Expectation) throws(JSONError) -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw unexpected(expected) }
    return bytes[position]
  }

  /// The error at the position, with what the expectation leaves open: the key that comes before.
  private func unexpected(_ expected: JSONError.Expectation) -> JSONError {
    var expected = expected
    switch expected {
    case .colon: expected = .colon(afterKey: key(entries.count - 1) ?? "")
    case .separator:
      // The value that has just ended: its ancestor right inside the container, whose key is the entry before it.
      var last = JSONDocument.Value(entries.count - 1)
      while entries[Int(last)].parent != container { last = entries[Int(last)].parent }
      let isMember = bytes[Int(entries[Int(container)].start)] == UInt8(ascii: "{")
      expected = .separator(afterKey: isMember ? key(Int(last) - 1) : nil)
    default: break
    }
    return .unexpected(expected, at: position, open: container < 0 ? nil : Int(entries[Int(container)].start), bytes)
  }

  private func key(_ index: Int) -> String? {
    let entry = entries[index]
    guard bytes[Int(entry.start)] == UInt8(ascii: "\"") else { return nil }
    return JSONEscape.decode(ArraySlice(bytes[Int(entry.start) + 1..<Int(entry.end & ~JSONDocument.Entry.escaped)]))
  }
}
