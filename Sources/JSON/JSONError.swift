/// The first mistake in a JSON text and the offset where it stands.
package struct JSONError: Error, Sendable {
  package let offset: Int
  package let problem: Problem

  package enum Problem: Sendable {
    case tooLong
    case utf16
    /// `found` is nil at the end of the text; `open` is the offset of the innermost container that has not been closed.
    case expected(Expectation, found: String?, open: Int?)
    case trailingComma
    case comment
    case singleQuotes
    /// A word that is no value, `True` or `undefined`.
    case unknownWord(String)
    /// A key without quotes.
    case bareKey(String)
    case unclosedString
    case controlCharacter(UInt8)
    case invalidUTF8(UInt8)
    case unknownEscape(String)
    case incompleteEscape
    case loneSurrogate(UInt32)
    case digitMissing(after: String)
    case leadingZero
    /// `+1` or `.5`: JSON's number starts with a digit or a minus.
    case numberStart(String)
    case notANumber(String)
    case numberTooLarge(String)
    /// `first` is the offset of the same key, further up.
    case duplicateKey(String, first: Int)
  }

  /// What could stand at the offset.
  package enum Expectation: Sendable {
    case value, valueOrEnd
    case key, keyOrEnd
    /// A colon after a key.
    case colon(afterKey: String)
    /// A comma or the container's closing bracket, after a member or an element.
    case separator(afterKey: String?)
    case end
  }

  init(_ offset: Int, _ problem: Problem) { (self.offset, self.problem) = (offset, problem) }
}

extension JSONError {
  /// What is wrong where the reader cannot go on; looks for the usual slips first.
  static func unexpected(_ expected: Expectation, at offset: Int, open: Int?, _ bytes: UnsafeBufferPointer<UInt8>) -> JSONError {
    guard offset < bytes.count else { return JSONError(offset, .expected(expected, found: nil, open: open)) }
    let byte = bytes[offset]
    let following = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch byte {
    case UInt8(ascii: "/") where following == UInt8(ascii: "/") || following == UInt8(ascii: "*"), UInt8(ascii: "#"): return JSONError(offset, .comment)
    case 0x80... where JSONScanner.utf8Length(bytes, at: offset) == nil: return JSONError(offset, .invalidUTF8(byte))
    default: break
    }
    let word = word(bytes, at: offset)
    switch expected {
    case .value, .valueOrEnd:
      switch byte {
      case UInt8(ascii: "'"): return JSONError(offset, .singleQuotes)
      case UInt8(ascii: "+"), UInt8(ascii: "."): return JSONError(offset, .numberStart(word))
      default: if JSONScanner.isWordByte(byte) { return JSONError(offset, .unknownWord(word)) }
      }
    case .key, .keyOrEnd:
      if byte == UInt8(ascii: "'") { return JSONError(offset, .singleQuotes) }
      if JSONScanner.isWordByte(byte) { return JSONError(offset, .bareKey(word)) }
    case .colon, .separator, .end: break
    }
    return JSONError(offset, .expected(expected, found: JSONScanner.isWordByte(byte) ? word : character(bytes, at: offset), open: open))
  }

  /// The character at `offset`, or U+FFFD where the bytes are none.
  static func character(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
    guard offset < bytes.count, let length = JSONScanner.utf8Length(bytes, at: offset) else { return "\u{FFFD}" }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
  }

  /// The word or number at `offset` as far as a message can show it.
  static func word(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
    let isPart = { (byte: UInt8) in JSONScanner.isWordByte(byte) || [0x2B, 0x2D, 0x2E].contains(byte) }
    let word = String(decoding: bytes[offset...].prefix(200).prefix(while: isPart), as: UTF8.self)
    return word.count > 40 ? word.prefix(40) + "…" : word
  }
}
