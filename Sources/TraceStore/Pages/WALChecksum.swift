/// The running checksum of a -wal, over pairs of 32-bit words in the machine's byte order (SQLite's file format, section 4.2).
struct WALChecksum {
  var first: UInt32 = 0
  var second: UInt32 = 0

  /// - Parameter count: a multiple of 8.
  @inline(__always) mutating func add(_ bytes: UnsafeRawPointer, count: Int) {
    var (one, two) = (first, second)
    for offset in stride(from: 0, to: count, by: 8) {
      one = one &+ bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) &+ two
      two = two &+ bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self) &+ one
    }
    (first, second) = (one, two)
  }
}
