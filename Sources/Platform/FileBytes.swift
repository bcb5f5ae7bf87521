/// Bytes of files, read by descriptors.
package enum FileBytes {
  /// All that is left to read of a file, a pipe or a terminal; nil if it cannot be read, `errno` says why.
  ///
  /// - Parameters:
  ///   - size: how many bytes are expected; 0 if nobody knows.
  ///   - limit: how many are wanted; of more some beyond it are read, by which the caller knows.
  package static func rest(of descriptor: Int32, expecting size: Int = 0, limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = [], room = max(size + 1, 1 << 16)
    while true {
      var isReadable = true
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let read = readOnce(descriptor, UnsafeMutableRawBufferPointer(buffer), from: 0)
        (count, isReadable) = (read ?? 0, read != nil)
      }
      if !isReadable { return nil }
      bytes += part
      if part.isEmpty || bytes.count > limit { return bytes }
      room = max(1 << 16, min(bytes.count, 1 << 24))
    }
  }

  /// The first bytes of a file, fewer if it has no more; nil if it cannot be read.
  package static func start(of path: String, count wanted: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: wanted), known = 0
    while known < wanted {
      guard let count = bytes.withUnsafeMutableBytes({ readOnce(descriptor, $0, from: known) }) else { return nil }
      if count == 0 { break }
      known += count
    }
    return Array(bytes.prefix(known))
  }

  /// Reads once into `buffer` behind its first `known` bytes; again where a signal interrupts it.
  private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, from known: Int) -> Int? {
    guard let base = buffer.baseAddress else { return 0 }
    while true {
      let count = read(descriptor, base + known, buffer.count - known)
      if count >= 0 { return count }
      if errno != EINTR { return nil }
    }
  }
}
