import Platform

/// A TCP socket of the loopback interface, as plain as the system has it.
struct Socket: Sendable {
  let descriptor: Int32

  struct Failure: Error, CustomStringConvertible {
    let what: String
    let code: Int32
    init(_ what: String) { (self.what, code) = (what, errno) }
    var description: String { "\(what): \(String(cString: strerror(code)))" }
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  /// Waits for connections to 127.0.0.1.
  ///
  /// - Parameter port: 0: one that is free.
  static func listening(at port: UInt16) throws(Failure) -> Socket {
    let descriptor = socket(AF_INET, stream, 0)
    if descriptor < 0 { throw Failure("no socket can be made") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard bound == 0, listen(descriptor, 64) == 0 else {
      let failure = Failure("port \(port) of 127.0.0.1 cannot be had")
      Platform.close(descriptor)
      throw failure
    }
    return Socket(descriptor: descriptor)
  }

  var port: UInt16 {
    var address = sockaddr_in(), length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nil where none came in so many milliseconds.
  func accepted(within milliseconds: Int32) -> Socket? {
    guard isReady(Int32(POLLIN), within: milliseconds) else { return nil }
    let connection = accept(descriptor, nil, nil)
    if connection < 0 { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    // A reader that takes nothing must not hold a thread: writing waits in `isReady`.
    _ = fcntl(connection, F_SETFL, O_NONBLOCK)
    return Socket(descriptor: connection)
  }

  func isReady(_ event: Int32, within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
    return poll(&wanted, 1, max(0, milliseconds)) > 0
  }

  /// What has come, at most 64 kB; empty at the end, nil where nothing came in time.
  func read(within milliseconds: Int32) -> [UInt8]? {
    guard isReady(Int32(POLLIN), within: milliseconds) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { Platform.read(descriptor, $0.baseAddress, $0.count) }
    return count < 0 ? [] : Array(bytes.prefix(count))
  }

  /// - Returns: whether all of it was taken, each piece in so many milliseconds.
  func write(_ bytes: [UInt8], within milliseconds: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      guard isReady(Int32(POLLOUT), within: milliseconds) else { return false }
      let count = bytes.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent) }
      if count < 0, errno != EAGAIN, errno != EINTR { return false }
      sent += max(0, count)
    }
    return true
  }

  func close() {
    shutdown(descriptor, 2)
    Platform.close(descriptor)
  }
}
