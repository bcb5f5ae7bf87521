import Platform

/// A module for an import that nothing here answers to: it brings the library's names and no others.
struct EmptyModule {
  let name: String

  /// Compiles the module, if it is not there.
  ///
  /// Recordings that begin at the same time each compile one of their own, since the compiler refuses a source that is written meanwhile; the last one stays.
  /// - Parameter folder: where the compiler looks for modules.
  func make(in folder: URL, _ toolchain: Toolchain, _ library: ProgramLibrary) throws {
    let file = "\(name).swiftmodule", module = folder.appendingPathComponent(file)
    if FileManager.default.fileExists(atPath: module.path) { return }
    let own = folder.appendingPathComponent("\(name)-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: own) }
    let source = own.appendingPathComponent("\(name).swift"), made = own.appendingPathComponent(file)
    try "@_exported import LayoutUI\n".write(to: source, atomically: true, encoding: .utf8)
    let answer = try Subprocess.run(
      toolchain.compiler,
      ["-emit-module", "-parse-as-library", "-module-name", name, "-I", library.modules, source.path, "-o", made.path, "-suppress-warnings"]
        + library.mapArguments)
    if answer.status != 0 { throw SourceError.compiler(answer.output, advice: nil) }
    try made.replace(module)
  }
}

extension URL {
  /// Moves a file to a place where another one may be, at any time, made by a recording that began together with this one.
  func replace(_ other: URL) throws {
    guard rename(path, other.path) == 0 else { throw SourceError.cannotRead(other.path, reason: "it cannot be written: \(SystemReason.text(errno))") }
  }
}
