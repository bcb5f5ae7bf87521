import Platform

/// The Swift compiler that programs are compiled with, and the library they are linked with.
package struct Toolchain {
  package let compiler: String
  /// As it says itself: `Swift version 6.3.1 …`.
  package let version: String
  /// Arguments with which it links: on Linux by its own linker, which is faster than the system's.
  let linking: [String]

  /// The compiler that SWIFTC names, or the first on PATH.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let candidates = environment["SWIFTC"].map { [$0] } ?? (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { throw SourceError.noToolchain }
    self.compiler = compiler
    // In a toolchain's own folder: what only chooses one of several toolchains has no frontend beside it.
    let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let identity = FileManager.default.stamp(of: folder.appendingPathComponent("swift-frontend")).map { "\(folder.path) \($0)" }
    if let known = identity.flatMap(ProgramCache.version) {
      version = known
    } else {
      let answer = try Self.versionAnswer(of: compiler)
      version = answer.output.split(separator: "\n").first { $0.contains("Swift version") }.map(Self.short) ?? "an unknown Swift"
      if let identity, answer.status == 0 { ProgramCache.keep(version: version, of: identity) }
    }
    #if os(Linux)
      let hasLinker = FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("ld.lld").path)
      linking = hasLinker ? ["-use-ld=lld"] : []
    #else
      linking = []
    #endif
  }

  /// Asked for its version, the compiler leaves a folder behind where temporary files are kept: in one that goes.
  private static func versionAnswer(of compiler: String) throws -> Subprocess.Answer {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try Subprocess.run(compiler, ["--version"], environment: ["TMPDIR": folder.path])
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
  /// Paths of the maps of C modules that the library's own are made with.
  private let moduleMaps: [String]

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
    moduleMaps = Self.moduleMaps(around: found)
  }

  /// Paths of maps: where the package was built, SQLite's stands in the sources and Combine's in the build; an installation has one with both beside the modules.
  private static func moduleMaps(around folder: URL) -> [String] {
    let installed = folder.appendingPathComponent("module.modulemap").path
    if FileManager.default.fileExists(atPath: installed) { return [installed] }
    let roots = sequence(first: folder) { $0.deletingLastPathComponent() }.prefix(5)
    let paths =
      roots.map { $0.appendingPathComponent("Sources/CSQLite/module.modulemap") } + [
        folder.appendingPathComponent("COpenCombineHelpers.build/module.modulemap")
      ]
    return paths.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Arguments that have the compiler find the C modules.
  var mapArguments: [String] { moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } }

  /// Tells one build of the library from another.
  package var identity: String {
    FileManager.default.stamp(of: URL(fileURLWithPath: "\(folder)/lib\(Self.name).\(Self.suffix)")) ?? "0 0"
  }

  private static var suffix: String {
    #if os(macOS)
      "dylib"
    #else
      "so"
    #endif
  }
}

extension FileManager {
  /// The length and date of a file, links to it followed: what tells it from the one that takes its place. Nil where there is none.
  fileprivate func stamp(of file: URL) -> String? {
    guard let facts = try? attributesOfItem(atPath: file.resolvingSymlinksInPath().path) else { return nil }
    return "\(facts[.size] ?? 0) \((facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
  }
}
