import Platform

/// Modules that the project around some files makes itself: the targets of its packages, in `Sources/NAME` or where a Package.swift says. They are
/// compiled by themselves, so that what is not public in one is no name of another.
struct LocalModules {
  /// Those that the files import, and that these import in turn: each behind those that it imports.
  private(set) var modules: [SourceFiles] = []

  /// Modules that are compiled, and where.
  struct Compiled {
    /// For the compiler's `-I`.
    let folder: String
    /// For the linker.
    let objects: [String]
  }

  /// As many files as take a second or so to find.
  private static let limit = 4000

  /// - Parameter imports: names of modules that nothing else answers to.
  init(for imports: Set<String>, of files: SourceFiles) throws {
    guard !files.isAlone, !imports.isEmpty, let first = files.sources.first else { return }
    let others = SourceFiles.swiftFiles(in: Neighbours.project(around: first.path).root).prefix(Self.limit)
    let targets = PackageTargets(), folders = Dictionary(grouping: others) { targets.target(of: $0) ?? "" }
    var known: Set = [files.module, ""]
    func take(_ name: String) throws {
      guard let paths = folders[name], known.insert(name).inserted else { return }
      let module = try SourceFiles(reading: paths, named: 0..<0, module: name)
      for next in Set(module.sources.flatMap(\.imports)).sorted() { try take(next) }
      modules.append(module)
    }
    for name in imports.sorted() { try take(name) }
  }

  var names: Set<String> { Set(modules.map(\.module)) }

  /// The files, and those of the modules that they need: as one module, where the modules do not compile by themselves.
  func joined(with files: SourceFiles) throws -> SourceFiles {
    let all = try files.adding(modules.flatMap { $0.sources.map(\.path) })
    return all.keeping(NeededFiles.indices(of: all.sources, from: files.sources.indices))
  }

  /// Compiles them, if they are not there as they are.
  ///
  /// - Parameters:
  ///   - arguments: what any module is compiled with.
  ///   - own: a folder that no other recording has.
  /// - Returns: nil where one of them does not compile.
  func compiled(in cache: URL, _ compiler: String, _ arguments: [String], besides own: URL) throws -> Compiled? {
    var hash = StableHash()
    for text in arguments + modules.flatMap({ [$0.module] + $0.sources.flatMap { [$0.path, $0.text] } }) { hash.combine(text) }
    let folder = cache.appendingPathComponent("local/\(hash.text)")
    func compiled(_ folder: URL) -> Compiled {
      Compiled(folder: folder.path, objects: modules.map { folder.appendingPathComponent("\($0.module).o").path })
    }
    if FileManager.default.fileExists(atPath: folder.path) { return compiled(folder) }
    let made = own.appendingPathComponent("local")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    for module in modules {
      let sources = try ObjectFolder(cache, module, arguments, besides: own), name = module.module
      let answer = try Subprocess.run(
        compiler,
        // What was made stands before an empty one of its name.
        ["-I", made.path] + arguments + [
          "-module-name", name, "-parse-as-library", "-wmo", "-enable-testing", "-emit-module", "-emit-module-path",
          made.appendingPathComponent("\(name).swiftmodule").path, "-c", "-o", made.appendingPathComponent("\(name).o").path,
        ] + module.sources.map(sources.path) + sources.bundle(of: module))
      if answer.status != 0 { return nil }
    }
    try FileManager.default.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    // One that another recording has made meanwhile is the same.
    try? FileManager.default.moveItem(at: made, to: folder)
    return FileManager.default.fileExists(atPath: folder.path) ? compiled(folder) : nil
  }
}

extension ObjectFolder {
  /// `Bundle.module`, which SwiftPM gives a target with resources: what it brings along is in the program's own folder.
  ///
  /// - Returns: the file's path; none where nothing asks for it.
  func bundle(of files: SourceFiles) throws -> [String] {
    guard files.sources.contains(where: { $0.text.contains(".module") }) else { return [] }
    return try write("ModuleBundle.swift", "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n")
  }
}

extension SourceFiles {
  /// Of files of several modules those of the one that makes what is recorded, or all where that cannot be told.
  func module(making expression: String) -> SourceFiles {
    let targets = PackageTargets()
    guard let start = index(making: expression), let name = targets.target(of: sources[start].path) else { return self }
    let own = sources.indices.filter { targets.target(of: sources[$0].path) == name }
    return own.count == sources.count ? self : SourceFiles(own.map { sources[$0] }, named: 0..<own.count, module: name)
  }
}
