/// Why the system refused, as it goes on after a colon: `no such file or directory`.
package enum SystemReason {
  /// - Parameter code: an `errno`.
  package static func text(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension Error {
  /// The system's reason, where the error has one. `localizedDescription` would link all of Foundation.
  package var systemReason: String {
    let code = (self as? POSIXError)?.code ?? ((self as? CocoaError)?.underlying as? POSIXError)?.code
    return code.map { SystemReason.text($0.rawValue) } ?? "\(self)"
  }
}
