extension Error {
  /// Why the system refused: `no such file or directory`. `localizedDescription` would link all of Foundation.
  package var systemReason: String {
    let code = (self as? POSIXError)?.code ?? ((self as? CocoaError)?.underlying as? POSIXError)?.code
    guard let code else { return "\(self)" }
    let text = String(cString: strerror(code.rawValue))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
