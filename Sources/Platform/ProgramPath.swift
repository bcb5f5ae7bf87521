/// The place of the running program.
package enum ProgramPath {
  /// Its absolute path, nil where the system does not say.
  package static var own: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(cString: path)
    #else
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #endif
  }
}
