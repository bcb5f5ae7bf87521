/// What files hold, read by descriptors.
package enum FileBytes {
  /// All that is left to read of a file, a pipe or a terminal; nil if it cannot be read, `errno` says why.
  package static func rest(of descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      let room = max(1 << 16, min(bytes.count, 1 << 24)), known = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      guard let count = bytes.withUnsafeMutableBytes({ read(descriptor, $0, from: known) }) else { return nil }
      bytes.removeLast(room - count)
      if count == 0 { return bytes }
    }
  }

  /// The first bytes of a file, fewer if it has no more; nil if it cannot be read.
  package static func start(of path: String, count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count), known = 0
    while known < count {
      guard let read = bytes.withUnsafeMutableBytes({ read(descriptor, $0, from: known) }) else { return nil }
      if read == 0 { break }
      known += read
    }
    return Array(bytes.prefix(known))
  }

  /// Reads once into `buffer` behind its first `known` bytes; again where a signal interrupts it.
  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, from known: Int) -> Int? {
    guard let base = buffer.baseAddress else { return 0 }
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, base + known, buffer.count - known)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, base + known, buffer.count - known)
      #else
        let count = Glibc.read(descriptor, base + known, buffer.count - known)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { return nil }
    }
  }
}
