extension JSONDocument {
  /// A string's or key's characters; nil for other values.
  package func string(_ value: Value) -> String? {
    guard kind(value) == .string else { return nil }
    let entry = entries[Int(value)]
    let content = bytes[Int(entry.start) + 1..<Int(entry.end & ~Entry.escaped)]
    if entry.end & Entry.escaped == 0 { return String(decoding: content, as: UTF8.self) }
    return JSONEscape.decode(content)
  }

  /// A value as it is written, but for the white space between its parts.
  package func compactSource(_ value: Value) -> String {
    guard kind(value) == .array || kind(value) == .object else { return source(value) }
    var (isString, isEscaped) = (false, false)
    let kept = bytes[range(value)].filter { byte in
      defer {
        if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      }
      return isString || byte > UInt8(ascii: " ")
    }
    return String(decoding: kept, as: UTF8.self)
  }

  package func bool(_ value: Value) -> Bool? {
    kind(value) == .bool ? bytes[offset(value)] == UInt8(ascii: "t") : nil
  }

  /// A number as the nearest double, never infinite.
  package func number(_ value: Value) -> Double? {
    guard kind(value) == .number else { return nil }
    return JSONNumber.double(bytes[range(value)])
  }

  /// The value of a key of an object.
  package func member(_ object: Value, _ key: String) -> Value? {
    for candidate in keys(object) where isKey(candidate, key) { return candidate + 1 }
    return nil
  }

  private func isKey(_ value: Value, _ key: String) -> Bool {
    let entry = entries[Int(value)]
    if entry.end & Entry.escaped != 0 { return string(value) == key }
    // Most are of another length, and no string has to be made.
    let start = Int(entry.start) + 1, end = Int(entry.end)
    return end - start == key.utf8.count && bytes[start..<end].elementsEqual(key.utf8)
  }

  /// Offset in the text of a string's character, counted in Unicode scalars.
  package func offset(ofCharacter number: Int, in value: Value) -> Int {
    var position = offset(value) + 1
    for _ in 0..<number {
      if bytes[position] == UInt8(ascii: "\"") { break }
      position += JSONEscape.length(bytes, at: position)
    }
    return position
  }
}

package enum JSONNumber {
  /// Of digits that follow JSON's grammar. Up to 15 digits and 22 decimals, one division of exact doubles rounds correctly (Clinger's fast path).
  package static func double(_ text: ArraySlice<UInt8>) -> Double {
    var mantissa = 0.0, decimals = 0, digits = 0, negative = false, point = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): negative = true
      case UInt8(ascii: "."): point = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
        digits += 1
        if point { decimals += 1 }
      default: digits = .max / 2
      }
      if digits > 15 { return Double(String(decoding: text, as: UTF8.self)) ?? .nan }
    }
    let value = mantissa / powers[decimals]
    return negative ? -value : value
  }

  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
}

package enum JSONEscape {
  /// Bytes of the character at `position`: an escape, a surrogate pair's two, or a UTF-8 sequence. The text has been checked.
  package static func length(_ bytes: [UInt8], at position: Int) -> Int {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\\") {
      guard bytes[position + 1] == UInt8(ascii: "u") else { return 2 }
      let high = hexadecimal(bytes[position + 2..<position + 6]) ?? 0
      return 0xD800...0xDBFF ~= high ? 12 : 6
    }
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  package static func decode(_ text: ArraySlice<UInt8>) -> String {
    // A scalar that is appended to a String copies all of it.
    var result: [UInt8] = [], position = text.startIndex
    result.reserveCapacity(text.count)
    func append(_ scalar: Unicode.Scalar) { result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
    while position < text.endIndex {
      guard text[position] == UInt8(ascii: "\\") else {
        let plain = text[position...].prefix { $0 != UInt8(ascii: "\\") }
        result += plain
        position = plain.endIndex
        continue
      }
      if let simple = simple(text[position + 1]) {
        append(simple)
        position += 2
        continue
      }
      var code = hexadecimal(text[position + 2..<position + 6]) ?? 0
      position += 6
      if 0xD800...0xDBFF ~= code {
        code = 0x10000 + (code - 0xD800) << 10 + (hexadecimal(text[position + 2..<position + 6]) ?? 0xDC00) - 0xDC00
        position += 6
      }
      append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What the character after a backslash stands for; nil for `u` and for those that JSON does not have.
  package static func simple(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// Four hexadecimal digits; nil if they are not.
  package static func hexadecimal(_ digits: some Sequence<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue, digit < 0x80 else { return nil }
      value = value << 4 | UInt32(truncatingIfNeeded: number)
      count += 1
    }
    return count == 4 ? value : nil
  }
}
