/// The ends of strings and numbers, and whether they follow the grammar.
package enum JSONScanner {
  @inline(__always) package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// A letter, digit or other byte that can be part of a word, so that `nulls` is not `null` and an `s`.
  package static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// - Returns: the offset of the closing quote.
  static func string(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws(JSONError) -> (end: Int, escaped: Bool) {
    var position = start + 1
    var escaped = false
    while true {
      position = plainEnd(bytes, from: position)
      guard position < bytes.count else { throw JSONError(start, .unclosedString) }
      switch bytes[position] {
      case UInt8(ascii: "\""): return (position, escaped)
      case UInt8(ascii: "\\"):
        escaped = true
        position = try escape(bytes, at: position, string: start)
      case 0..<0x20: throw JSONError(position, .controlCharacter(bytes[position]))
      default:
        guard let length = utf8Length(bytes, at: position) else { throw JSONError(position, .invalidUTF8(bytes[position])) }
        position += length
      }
    }
  }

  /// The next byte that is a quote, a backslash, a control character or not ASCII; eight bytes at a time.
  private static func plainEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var position = start
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let raw = UnsafeRawBufferPointer(bytes)
    while position + 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let quote = word ^ (ones &* 0x22), backslash = word ^ (ones &* 0x5C)
      let special = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word | word
      if special & highs != 0 { break }
      position += 8
    }
    while position < bytes.count {
      switch bytes[position] {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x80...: return position
      default: position += 1
      }
    }
    return position
  }

  /// - Returns: the offset after the escape, both halves of a surrogate pair.
  private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, string: Int) throws(JSONError) -> Int {
    guard start + 1 < bytes.count else { throw JSONError(string, .unclosedString) }
    if JSONEscape.simple(bytes[start + 1]) != nil { return start + 2 }
    guard bytes[start + 1] == UInt8(ascii: "u") else { throw JSONError(start, .unknownEscape(JSONError.character(bytes, at: start + 1))) }
    guard let code = unit(bytes, at: start) else { throw JSONError(start, .incompleteEscape) }
    switch code {
    case 0xD800...0xDBFF:
      guard let low = unit(bytes, at: start + 6), 0xDC00...0xDFFF ~= low else { throw JSONError(start, .loneSurrogate(code)) }
      return start + 12
    case 0xDC00...0xDFFF: throw JSONError(start, .loneSurrogate(code))
    default: return start + 6
    }
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else { return nil }
    return JSONEscape.hexadecimal(bytes[start + 2..<start + 6])
  }

  /// Bytes of the UTF-8 sequence; nil if it is none (RFC 3629: no overlong form, no surrogate, nothing above U+10FFFF).
  static func utf8Length(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int? {
    let first = bytes[position]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return nil }
    for index in position + 2..<max(position + length, position + 2) where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// - Returns: the offset after the number.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) throws(JSONError) -> Int {
    var position = start
    func byte() -> UInt8 { position < bytes.count ? bytes[position] : 0 }
    func skipDigits() -> Int {
      let first = position
      while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
      return position - first
    }
    if byte() == UInt8(ascii: "-") { position += 1 }
    let integer = position
    let digits = skipDigits()
    if digits == 0 { throw JSONError(start, .digitMissing(after: "-")) }
    if digits > 1, bytes[integer] == UInt8(ascii: "0") { throw JSONError(start, .leadingZero) }
    var canOverflow = digits > 300
    if byte() == UInt8(ascii: ".") {
      position += 1
      if skipDigits() == 0 { throw JSONError(start, .digitMissing(after: ".")) }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let letter = String(UnicodeScalar(byte()))
      position += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { position += 1 }
      if skipDigits() == 0 { throw JSONError(start, .digitMissing(after: letter)) }
      canOverflow = true
    }
    if position < bytes.count, isWordByte(bytes[position]) { throw JSONError(start, .notANumber(JSONError.word(bytes, at: start))) }
    if canOverflow, Double(String(decoding: bytes[start..<position], as: UTF8.self))?.isFinite != true {
      throw JSONError(start, .numberTooLarge(JSONError.word(bytes, at: start)))
    }
    return position
  }
}
