import Platform

/// Modules that the project around some files makes itself, each from a folder `Sources/NAME`, as the targets of its packages are. What files import of them is
/// compiled as if it were of their own module.
struct LocalModules {
  /// Those that the files import, and that these import in turn.
  private(set) var names: Set<String> = []
  /// The files, and those of the modules that they need.
  private(set) var files: SourceFiles

  /// As many as take a second or so to find.
  private static let limit = 4000

  /// - Parameter imports: names of modules that nothing else answers to.
  init(for imports: Set<String>, of files: SourceFiles) throws {
    self.files = files
    guard !files.isAlone, !imports.isEmpty, let first = files.sources.first else { return }
    // What is compiled already, as the other targets of a package that was named.
    names = imports.intersection(files.sources.compactMap { Self.module(of: $0.path) })
    let own = Set(files.sources.map(\.path))
    let others = SourceFiles.swiftFiles(in: Neighbours.project(around: first.path).root).lazy.filter { !own.contains($0) }.prefix(Self.limit)
    let folders = Dictionary(grouping: others) { Self.module(of: $0) ?? "" }
    var missing = imports.subtracting(names).sorted(), joined = files
    while let name = missing.popLast() {
      guard !names.contains(name), let paths = folders[name], !name.isEmpty else { continue }
      names.insert(name)
      let count = joined.sources.count
      joined = try joined.adding(paths)
      missing += joined.sources[count...].flatMap(\.imports)
    }
    if joined.sources.count == files.sources.count { return }
    self.files = joined.keeping(NeededFiles.indices(of: joined.sources, from: files.sources.indices))
  }

  /// The folder after the last `Sources` of a path.
  private static func module(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    return folders.lastIndex(of: "Sources").flatMap { $0 + 1 < folders.endIndex ? String(folders[$0 + 1]) : nil }
  }
}
