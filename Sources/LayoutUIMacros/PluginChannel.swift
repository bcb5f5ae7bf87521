import Platform

/// The messages between the compiler and a plugin, on standard input and output.
enum PluginChannel {
  /// More than a source has is no message.
  private static let most = 1 << 28

  /// - Returns: the next message; nil at the end.
  static func read() -> String? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= most, let message = bytes(Int(length)) else { return nil }
    return String(decoding: message, as: UTF8.self)
  }

  static func write(_ text: String) {
    let message = Array(text.utf8)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    var rest = (head + message)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.write(1, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var result: [UInt8] = []
    while result.count < count {
      var part = [UInt8](repeating: 0, count: count - result.count)
      let read = part.withUnsafeMutableBytes { Platform.read(0, $0.baseAddress, $0.count) }
      if read <= 0 { return nil }
      result += part.prefix(read)
    }
    return result
  }
}
