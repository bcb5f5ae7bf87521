/// A JSON text (RFC 8259) read into one flat array, whose values know where in the text they stand.
///
/// Our own reader, because the ones at hand do not fit a scene: Foundation's decoder stops at 512 levels and gives no positions, SQLite's stops
/// at 1,000 levels, libyaml accepts more than JSON. This one is a loop (no recursion: any depth on any thread's stack), keeps each value's
/// offset, and refuses a key that is written twice. A byte order mark at the start is skipped, as the RFC allows.
///
/// A value is an index into `entries`. An object is followed by key, value, key, value …, an array by its elements; `end` leads past both.
package struct JSONDocument: Sendable {
  /// Index of a value (or key) in the document, in the order of the text.
  package typealias Value = Int32

  package enum Kind: Sendable {
    case object, array, string, number, bool, null
  }

  struct Entry: BitwiseCopyable, Sendable {
    /// Offset of the first byte.
    var start: UInt32
    /// Object, array: index after its last descendant. String: offset of the closing quote, the high bit set if it has escapes. Else the offset after it.
    var end: UInt32
    /// The object or array it stands in; -1 for the document's value.
    var parent: Value

    static let escaped: UInt32 = 1 << 31
  }

  package let bytes: [UInt8]
  let entries: ContiguousArray<Entry>

  /// - Throws: the first mistake in the text.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    entries = try JSONReader.read(bytes)
    self.bytes = bytes
  }

  /// The document's value.
  package static let root: Value = 0

  /// How many values and keys there are.
  package var count: Int { entries.count }

  package var objectCount: Int { entries.indices.count { kind(Value($0)) == .object } }

  package func kind(_ value: Value) -> Kind {
    switch bytes[offset(value)] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// Offset of the value's first byte.
  package func offset(_ value: Value) -> Int { Int(entries[Int(value)].start) }

  package func parent(_ value: Value) -> Value? {
    let parent = entries[Int(value)].parent
    return parent < 0 ? nil : parent
  }

  /// The value's bytes as written.
  package func range(_ value: Value) -> Range<Int> {
    var last = Int(value)
    let entry = entries[last]
    switch kind(value) {
    case .string: return Int(entry.start)..<Int(entry.end & ~Entry.escaped) + 1
    case .object, .array:
      // Past the last descendant only white space and closing brackets follow, one for each container that ends there.
      last = Int(entry.end) - 1
      var end = last == Int(value) ? Int(entry.start) + 1 : range(Value(last)).upperBound
      var open = last == Int(value) ? value : entries[last].parent
      while true {
        while bytes[end] != UInt8(ascii: "}") && bytes[end] != UInt8(ascii: "]") { end += 1 }
        end += 1
        if open == value { return Int(entry.start)..<end }
        open = entries[Int(open)].parent
      }
    default: return Int(entry.start)..<Int(entry.end)
    }
  }

  /// The value's text as written.
  package func source(_ value: Value) -> String { String(decoding: bytes[range(value)], as: UTF8.self) }

  /// The elements of an array; none for other values.
  package func elements(_ array: Value) -> Elements { Elements(document: self, container: array, stride: 1, kind: .array) }

  /// The keys of an object, in the order of the text; the value of a key is the next index. None for other values.
  package func keys(_ object: Value) -> Elements { Elements(document: self, container: object, stride: 2, kind: .object) }

  /// Values of a container, each step a jump over the one before.
  package struct Elements: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private let stride: Int
    private let end: Int
    private var upcoming: Int

    fileprivate init(document: JSONDocument, container: Value, stride: Int, kind: Kind) {
      (self.document, self.stride) = (document, stride)
      upcoming = Int(container) + 1
      end = document.kind(container) == kind ? Int(document.entries[Int(container)].end) : upcoming
    }

    package mutating func next() -> Value? {
      if upcoming >= end { return nil }
      let value = upcoming
      upcoming = document.following(value + stride - 1)
      return Value(value)
    }
  }

  /// Index of what follows a value and everything in it.
  func following(_ index: Int) -> Int {
    switch kind(Value(index)) {
    case .object, .array: Int(entries[index].end)
    default: index + 1
    }
  }
}
