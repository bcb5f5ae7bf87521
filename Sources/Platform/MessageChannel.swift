/// Messages to and from another program over a socket: words, and bytes where they are not enough.
///
/// A message is a line, the number of bytes that follow and the words, and then the bytes.
package final class MessageChannel {
  package struct Message {
    package let words: [String]
    package let bytes: [UInt8]
  }

  package enum Failure: Error, Equatable {
    /// The other program has ended, or says nothing that is a message.
    case ended
    /// It says nothing for too long.
    case late
  }

  /// Seconds that this process has waited for others so far.
  package static var waited: Double { waiting.withLock { seconds } }
  private static let waiting = Lock()
  nonisolated(unsafe) private static var seconds = 0.0

  private var descriptor: Int32
  /// Milliseconds that the other program may take for a message; -1: for ever.
  private let patience: Int32
  private var known: [UInt8] = []
  private var read = 0

  /// - Parameter descriptor: a connected socket, which is closed with the channel.
  package init(_ descriptor: Int32, patience: Int32 = -1) {
    (self.descriptor, self.patience) = (descriptor, patience)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { end() }

  /// Closes the socket; nothing is sent or received any more.
  package func end() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Two sockets, each of which is the other's end; a child that is started has neither, but as a standard stream.
  package static func pair() -> (own: Int32, other: Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  package func send(_ words: [String], _ bytes: [UInt8] = []) throws(Failure) {
    let message = Array("\(bytes.count) \(words.joined(separator: " "))\n".utf8) + bytes
    var sent = 0
    while sent < message.count {
      let count = message.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          return write(descriptor, buffer.baseAddress.map { $0 + sent }, message.count - sent)
        #else
          return Platform.send(descriptor, buffer.baseAddress.map { $0 + sent }, message.count - sent, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { throw .ended }
      sent += count
    }
  }

  package func receive() throws(Failure) -> Message {
    var end = known[read...].firstIndex(of: 10)
    while end == nil {
      try readMore()
      end = known[read...].firstIndex(of: 10)
    }
    let line = end ?? read
    let words = String(decoding: known[read..<line], as: UTF8.self).split(separator: " ").map(String.init)
    guard let count = words.first.flatMap(Int.init), count >= 0 else { throw .ended }
    while known.count - line - 1 < count { try readMore() }
    let bytes = Array(known[(line + 1)..<(line + 1 + count)])
    read = line + 1 + count
    if read == known.count { (known, read) = ([], 0) }
    return Message(words: Array(words.dropFirst()), bytes: bytes)
  }

  private func readMore() throws(Failure) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let begin = MonotonicTime.nanoseconds, ready = poll(&request, 1, patience), seconds = Double(MonotonicTime.nanoseconds - begin) / 1e9
    Self.waiting.withLock { Self.seconds += seconds }
    if ready < 0, errno == EINTR { return }
    if ready == 0 { throw .late }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = room.withUnsafeMutableBytes { Platform.read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return }
    if count <= 0 { throw .ended }
    known += room[..<count]
  }
}
