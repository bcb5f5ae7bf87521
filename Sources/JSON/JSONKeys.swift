/// Whether an object's keys are unique, in time linear in their number.
struct JSONKeys {
  /// Entries of the object's keys; kept between objects for its memory.
  private var keys: [Int] = []

  mutating func checkUnique(object: Int, entries: ContiguousArray<JSONDocument.Entry>, bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    keys.removeAll(keepingCapacity: true)
    var escaped = false
    var index = object + 1
    while index < entries.count {
      keys.append(index)
      escaped = escaped || entries[index].end & JSONDocument.Entry.escaped != 0
      index += 1
      let first = bytes[Int(entries[index].start)]
      index = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? Int(entries[index].end) : index + 1
    }
    if keys.count <= 8 && !escaped {
      for (number, key) in keys.enumerated() {
        let own = Self.content(entries[key], bytes)
        for earlier in keys[..<number] where own.elementsEqual(Self.content(entries[earlier], bytes)) {
          throw Self.duplicate(key, of: earlier, entries, bytes)
        }
      }
      return
    }
    // Bytes, not strings: two keys that Unicode calls equivalent are still two keys.
    var seen: [[UInt8]: Int] = [:]
    for key in keys {
      let text = Array(JSONEscape.decode(ArraySlice(Self.content(entries[key], bytes))).utf8)
      if let first = seen.updateValue(key, forKey: text) { throw Self.duplicate(key, of: first, entries, bytes) }
    }
  }

  private static func content(_ key: JSONDocument.Entry, _ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[Int(key.start) + 1..<Int(key.end & ~JSONDocument.Entry.escaped)])
  }

  private static func duplicate(
    _ key: Int, of first: Int, _ entries: ContiguousArray<JSONDocument.Entry>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONError {
    let name = JSONEscape.decode(ArraySlice(content(entries[key], bytes)))
    return JSONError(Int(entries[key].start), .duplicateKey(name, first: Int(entries[first].start)))
  }
}
