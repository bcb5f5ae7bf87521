import Platform

/// The Swift files around a target that are not compiled with it, for names that the compiler does not find.
struct Neighbours {
  /// As many as take a second or so to read.
  private static let limit = 4000
  private let root: URL
  private let own: Set<String>

  /// - Parameter files: what is compiled. Around them is the project that they stand in: the outermost folder, of four at most, with a Package.swift, an
  ///   .xcodeproj or a .git.
  init(of files: SourceFiles) {
    own = Set(files.sources.map(\.path))
    root = Self.project(around: files.sources.first?.path ?? ".").root
  }

  /// - Returns: with whether Xcode knows its targets alone; the file's folder where there is none.
  static func project(around path: String) -> (root: URL, isXcode: Bool) {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent(), project = (root: folder, isXcode: false)
    for _ in 0..<5 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") }) {
        project = (folder, project.isXcode || names.contains { $0.hasSuffix(".xcodeproj") })
      }
      folder = folder.deletingLastPathComponent()
    }
    return project
  }

  /// The files of an Xcode project that a file in it needs, wherever they stand, the file itself first; nil where it needs none besides those of its folder.
  static func needed(of files: SourceFiles) throws -> SourceFiles? {
    guard files.named.count == 1, !files.isAlone, let first = files.sources.first else { return nil }
    let project = project(around: first.path)
    guard project.isXcode else { return nil }
    // Those of other modules are compiled by themselves.
    let targets = PackageTargets(), module = targets.target(of: first.path)
    let paths = SourceFiles.swiftFiles(in: project.root).filter { $0 != first.path && targets.target(of: $0) == module }.prefix(limit)
    let all = try SourceFiles(reading: [first.path] + paths, named: 0..<1, module: files.module)
    let needed = all.keeping(NeededFiles.indices(of: all.sources, from: 0..<1))
    return Set(needed.sources.map(\.path)).isSubset(of: files.sources.map(\.path)) ? nil : needed
  }

  /// `Card is declared in Shared/Card.swift, …`: of the first name that one of them declares.
  func advice(for output: String) -> String? {
    var names = output.matches(of: /error: cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
    if names.isEmpty { return nil }
    // What a file declares itself is not found where it does not compile.
    let declared = own.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.map(DeclarationTree.init)
    names.removeAll { name in declared.contains { $0.declares(name) } }
    if names.isEmpty { return nil }
    for path in paths() {
      guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else { continue }
      for name in names where text.contains(name) && DeclarationTree(text).declares(name) {
        let relative = path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
        let isBeside =
          URL(fileURLWithPath: path).deletingLastPathComponent().path == own.first.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
        return isBeside
          ? "\(name) is declared in \(relative), beside it: leave --alone out."
          : "\(name) is declared in \(relative), which is not compiled with it: record a folder that has both, and name the view with --view."
      }
    }
    return nil
  }

  private func paths() -> [String] {
    FolderWalk(root.standardizedFileURL.path).lazy.filter { $0.hasSuffix(".swift") && !own.contains($0) }.prefix(Self.limit).sorted()
  }
}
