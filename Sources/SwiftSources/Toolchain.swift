import Platform

/// The Swift compiler that programs are compiled with, and the library they are linked with.
package struct Toolchain {
  package let compiler: String
  /// As it says itself: `Swift version 6.3.1 …`.
  package let version: String

  /// The compiler that SWIFTC names, or the first on PATH.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let candidates = environment["SWIFTC"].map { [$0] } ?? (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { throw SourceError.noToolchain }
    self.compiler = compiler
    let answer = try Subprocess.run(compiler, ["--version"])
    version = answer.output.split(separator: "\n").first { $0.contains("Swift version") }.map(Self.short) ?? "an unknown Swift"
  }

  /// `Swift version 6.3.1 (…)`.
  private static func short(_ line: Substring) -> String {
    line.firstRange(of: "Swift version").map { line[$0.lowerBound...].trimmed } ?? String(line)
  }
}

/// The module and library beside the command: in the folder of a build, or in `../lib/layouttrace` of an installation.
package struct ProgramLibrary {
  package let modules: String
  package let folder: String
  package let moduleMap: String?

  package static let name = "LayoutUIProgram"

  /// - Parameter executable: the command's own path.
  package init(beside executable: String) throws {
    let own = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    let folders = [own, own.deletingLastPathComponent().appendingPathComponent("lib/layouttrace")]
    let suffix = Self.suffix
    guard let found = folders.first(where: { FileManager.default.fileExists(atPath: $0.appendingPathComponent("lib\(Self.name).\(suffix)").path) }) else {
      throw SourceError.noLibrary(looked: own.appendingPathComponent("lib\(Self.name).\(suffix)").path)
    }
    folder = found.path
    modules = found.appendingPathComponent("Modules").path
    // Where the package was built, the map stands in its sources; an installation has it beside the modules.
    var root = found
    var map: String?
    for _ in 0..<5 {
      for name in ["module.modulemap", "Sources/CSQLite/module.modulemap"] where map == nil {
        let path = root.appendingPathComponent(name).path
        if FileManager.default.fileExists(atPath: path) { map = path }
      }
      root = root.deletingLastPathComponent()
    }
    moduleMap = map
  }

  /// Tells one build of the library from another.
  package var identity: String {
    let path = "\(folder)/lib\(Self.name).\(Self.suffix)"
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return "\(facts?[.size] ?? 0) \((facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
  }

  private static var suffix: String {
    #if os(macOS)
      "dylib"
    #else
      "so"
    #endif
  }
}
