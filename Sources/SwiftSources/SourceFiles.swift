import Platform

/// The Swift files that are compiled together: those of the target around what a person named.
package struct SourceFiles {
  package let sources: [SwiftSource]
  /// Indices of the files that were named: all of a folder.
  package let named: Range<Int>
  /// The module's name.
  package let module: String
  /// Whether a file is taken without its neighbours.
  let isAlone: Bool

  /// - Parameters:
  ///   - path: a Swift file, a folder or a Package.swift.
  ///   - isAlone: takes a file without its neighbours.
  package init(_ path: String, isAlone: Bool) throws {
    let (paths, folder, isFile) = try Self.paths(path, isAlone: isAlone)
    (sources, self.isAlone) = (try Self.read(paths), isAlone)
    named = isFile ? 0..<1 : 0..<paths.count
    let target = isFile ? PackageTargets().target(of: paths[0]) : nil
    let name = (target ?? folder.lastPathComponent).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    // A module of that name would stand before the one that sources import.
    let isTaken = sources.flatMap(\.imports).contains(String(name)) || ["Swift", "SwiftUI", "LayoutUI", "LayoutUIHost"].contains(String(name))
    module = name.first?.isLetter == true && !isTaken ? String(name) : "App"
  }

  init(_ sources: [SwiftSource], named: Range<Int>, module: String) {
    (self.sources, self.named, self.module, isAlone) = (sources, named, module, false)
  }

  init(reading paths: [String], named: Range<Int>, module: String) throws { self.init(try Self.read(paths), named: named, module: module) }

  private static func read(_ paths: [String], from number: Int = 0) throws -> [SwiftSource] {
    try zip(number..., paths).map { number, path in
      guard let data = FileManager.default.contents(atPath: path) else { throw SourceError.cannotRead(path, reason: "it cannot be opened") }
      guard let text = String(data: data, encoding: .utf8) else { throw SourceError.cannotRead(path, reason: "it is not UTF-8") }
      return SwiftSource(path: path, text: text, number: number)
    }
  }

  /// With further files behind them.
  func adding(_ paths: [String]) throws -> SourceFiles {
    SourceFiles(sources + (try Self.read(paths, from: sources.count)), named: named, module: module)
  }

  /// Some of the files, in their order.
  func keeping(_ indices: [Int]) -> SourceFiles {
    SourceFiles(indices.map { sources[$0] }, named: 0..<indices.prefix { named.contains($0) }.count, module: module)
  }

  /// The paths of the files, unread.
  ///
  /// - Returns: with the folder that names the module, and whether one file was named.
  package static func paths(_ path: String, isAlone: Bool) throws -> (paths: [String], module: URL, isFile: Bool) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw SourceError.cannotRead(path, reason: "no such file or folder") }
    let isPackage = url.lastPathComponent == "Package.swift"
    let folder = isPackage ? url.deletingLastPathComponent() : isFolder ? url : Self.target(around: url)
    let isFile = !isFolder && !isPackage
    var paths = isAlone && isFile ? [url.path] : Self.swiftFiles(in: isPackage ? Self.sources(of: folder) : folder, goesIntoPackages: !isFile)
    if isFile {
      // What was named comes first, so that its previews do.
      paths = [url.path] + paths.filter { $0 != url.path }
    }
    if paths.isEmpty { throw SourceError.noSources(folder: path) }
    return (paths, isPackage ? onlyTarget(of: folder) ?? folder : folder, isFile)
  }

  /// Of a package the folder of the target; else the file's own.
  private static func target(around file: URL) -> URL {
    PackageTargets().place(of: file.path).map { URL(fileURLWithPath: $0.folder) } ?? file.deletingLastPathComponent()
  }

  /// Where the files are, from the folder in which one is, by what Swift calls them; those alone that are in it or below one that it is in, but for the root.
  package var places: [String: String] {
    let here = FileManager.default.currentDirectoryPath
    return Dictionary(
      sources.compactMap { source in Self.path(to: source.path, from: here).map { ("\(module)/\(source.fileName)", $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// `../Views/Card.swift`; nil where the two have no folder in common.
  private static func path(to file: String, from folder: String) -> String? {
    let (parts, here) = (file.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, here).prefix { $0 == $1 }.count
    if common == 0, !here.isEmpty { return nil }
    return (here.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
  }

  /// The folder in which all targets of a package are.
  private static func sources(of package: URL) -> URL {
    let sources = package.appendingPathComponent("Sources"), targets = PackageManifest(in: package.path)?.targets ?? []
    let isElsewhere = targets.contains { !$0.isTest && $0.path.map { !$0.hasPrefix("Sources/") } ?? false }
    return !isElsewhere && FileManager.default.fileExists(atPath: sources.path) ? sources : package
  }

  /// The folder of a package's sources where it has one target, so that its files are called as when one of them is recorded.
  private static func onlyTarget(of package: URL) -> URL? {
    let sources = package.appendingPathComponent("Sources")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    let targets = folders.filter { !$0.hasPrefix(".") }
    guard targets.count == 1, !targets[0].hasSuffix(".swift") else { return nil }
    return sources.appendingPathComponent(targets[0])
  }

  /// - Parameter goesIntoPackages: whether those of packages in the folder are among them: they are modules of their own.
  static func swiftFiles(in folder: URL, goesIntoPackages: Bool = true) -> [String] {
    let files = FolderWalk(folder.standardizedFileURL.path) { path in
      ["Tests", ".xcodeproj", "/Pods", "/Carthage"].contains { path.hasSuffix($0) }
        || !goesIntoPackages && FileManager.default.fileExists(atPath: "\(path)/Package.swift")
    }
    return files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") && !$0.hasSuffix("/main.swift") }.sorted()
  }
}

extension SourceFiles {
  /// Those of the file, or of all files of the folder, that were named.
  package var ownPreviews: [SwiftSource.Preview] { sources[named].flatMap(\.previews) }

  /// What `--preview` calls them: by name, or by number where that says no name or that of another.
  package var ownPreviewNames: [String] {
    let names = ownPreviews.map(\.name)
    return names.enumerated().map { number, name in
      guard let name, names.filter({ $0 == name }).count == 1, Int(name) == nil else { return "\(number + 1)" }
      return name
    }
  }
}

/// Which view of the sources is recorded.
package struct EntryChoice {
  package var view: String?
  package var preview: String?
  /// In a preview's place: each of them.
  package static let every = "all"
  package init(view: String?, preview: String?) { (self.view, self.preview) = (view, preview) }

  /// - Returns: what people call it, the expression that makes it, and what its traits say of the canvas.
  package func entry(of files: SourceFiles, path: String, nearest: (String, [String]) -> String?) throws
    -> (name: String, expression: String, canvas: SwiftSource.Preview.Canvas?)
  {
    let own = files.sources[files.named], all = own.flatMap(\.previews) + files.sources[files.named.upperBound...].flatMap(\.previews)
    if let view {
      let views = files.sources.flatMap(\.views)
      guard let found = views.first(where: { $0.name == view }) else {
        throw SourceError.noSuchView(view, known: views.map(\.name), nearest: nearest(view, views.map(\.name)))
      }
      if found.needsArguments { throw SourceError.needsArguments(view) }
      return (view, "\(view)()", nil)
    }
    let previews = files.ownPreviews
    if let preview {
      if let number = Int(preview), all.indices.contains(number - 1) {
        return all[number - 1].entry(named: all[number - 1].name ?? "preview \(number)")
      }
      // `Card_Previews.2`: the second view of a provider.
      let parts = preview.split(separator: ".", maxSplits: 1), member = parts.count == 2 ? Int(parts[1]) : nil
      if let member, member > 0, let found = all.first(where: { $0.isProvider && $0.name == String(parts[0]) }) {
        return found.entry(named: preview, member)
      }
      guard let found = all.first(where: { $0.name == preview }) else {
        if preview == Self.every { throw SourceError.everyPreview }
        throw SourceError.noSuchPreview(preview, known: all.enumerated().map { $1.name ?? "\($0 + 1)" })
      }
      return found.entry(named: preview)
    }
    if let first = previews.first { return first.entry(named: first.name ?? "preview") }
    let views = own.flatMap(\.views), free = views.filter { !$0.needsArguments }
    if free.count == 1 { return (free[0].name, "\(free[0].name)()", nil) }
    if let content = free.first(where: { $0.name == "ContentView" }) { return (content.name, "ContentView()", nil) }
    if !free.isEmpty { throw SourceError.severalViews(free.map(\.name), where: path) }
    throw views.isEmpty ? SourceError.noViews(path) : SourceError.onlyViewsWithArguments(views.map(\.name))
  }
}

extension SwiftSource.Preview {
  /// - Parameter member: which of the views of a provider, from 1.
  fileprivate func entry(named name: String, _ member: Int = 1) -> (name: String, expression: String, canvas: Canvas?) {
    (name, isProvider ? "\(expression)._preview(\(member))" : expression, canvas)
  }
}
