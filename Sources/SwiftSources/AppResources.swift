import Platform

/// What an app brings along besides its code: files, and asset catalogs with the names that Xcode makes of what is in them: `Image(.logo)`, `Color.brand`.
struct AppResources {
  /// As many as take a second or so to find.
  private static let limit = 4000
  /// Files of a project wherever they stand: in an app they are beside its program.
  let files: [String]
  let catalogs: [String]
  /// Names of colours that the sources declare themselves.
  private let declared: Set<String>
  /// Those that SwiftUI has: Xcode makes no symbol of them.
  private static let system: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear", "primary",
    "secondary", "accentColor",
  ]

  /// Those in the Xcode project around the sources; where there is none, in the sources' folders and those right in them.
  init(of sources: SourceFiles) {
    let project = Neighbours.project(around: sources.sources.first?.path ?? ".")
    var files: Set<String> = [], catalogs: Set<String> = []
    func take(_ path: String) {
      let parts = path.split(separator: "/")
      if let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        catalogs.insert("/" + parts[...catalog].joined(separator: "/"))
      } else if !path.hasSuffix(".swift") {
        files.insert(path)
      }
    }
    if project.isXcode {
      FolderWalk(project.root.path, skipping: Self.isNoResource).prefix(Self.limit).forEach(take)
    } else {
      func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
      }
      for folder in Set(sources.sources.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }) {
        let own = names(folder), all = own + own.filter { Self.isFolder($0) && !$0.hasSuffix(".xcassets") }.flatMap(names)
        all.filter { $0.hasSuffix(".xcassets") || !Self.isFolder($0) }.forEach(take)
      }
    }
    (self.files, self.catalogs) = (files.sorted(), catalogs.sorted())
    let extensions = catalogs.isEmpty ? [] : sources.sources.flatMap { DeclarationTree($0.text).declarations }.filter { $0.keyword == "extension" }
    declared = Set(extensions.filter { ["Color", "ShapeStyle"].contains($0.name) }.flatMap { $0.members.map(\.name) })
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  private static func isNoResource(_ folder: String) -> Bool {
    [".xcodeproj", ".xcworkspace", ".playground", "Tests", ".docc", "/Pods", "/Carthage", "/DerivedData", "/node_modules"].contains(where: folder.hasSuffix)
  }

  /// Declares a name for each picture and colour; nil where there is none.
  var symbols: String? {
    var pictures: [String: String] = [:], colours: [String: String] = [:]
    for catalog in catalogs {
      for path in FolderWalk(catalog) where path.hasSuffix("/Contents.json") {
        guard let set = path.split(separator: "/").dropLast().last.map(String.init) else { continue }
        for (ending, suffix) in [(".imageset", "Image"), (".colorset", "Color")] where set.hasSuffix(ending) {
          let name = String(set.dropLast(ending.count)), symbol = Self.symbol(name, without: suffix)
          if ending == ".imageset" { pictures[symbol] = name } else { colours[symbol] = name }
        }
      }
    }
    if pictures.isEmpty, colours.isEmpty { return nil }
    func members(_ names: [String: String], _ member: (String, String) -> String) -> String {
      names.sorted { $0.key < $1.key }.map { "  static var `\($0.key)`: \(member($0.value, $0.key)) }\n" }.joined()
    }
    let own = colours.filter { !declared.contains($0.key) && !Self.system.contains($0.key) }
    return "import SwiftUI\n\nextension SwiftUI.ImageResource {\n"
      + members(pictures) { name, _ in "SwiftUI.ImageResource { SwiftUI.ImageResource(name: \(name.debugDescription), bundle: .main)" }
      + "}\nextension SwiftUI.ColorResource {\n"
      + members(colours) { name, _ in "SwiftUI.ColorResource { SwiftUI.ColorResource(name: \(name.debugDescription), bundle: .main)" }
      + "}\nextension SwiftUI.Color {\n" + members(own) { _, symbol in "SwiftUI.Color { SwiftUI.Color(.`\(symbol)`)" }
      + "}\nextension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n" + members(own) { _, symbol in "SwiftUI.Color { SwiftUI.Color(.`\(symbol)`)" } + "}\n"
  }

  /// `app-logo Image` is `appLogo`, `URLIcon` is `urlIcon`: words begin with capitals but the first, and what a symbol is of does not end it.
  static func symbol(_ name: String, without suffix: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = words.first else { return "_" }
    let capitals = first.prefix { $0.isUppercase }.count
    let small = capitals == first.count ? capitals : max(1, capitals - 1)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    var symbol = first.prefix(small).lowercased() + first.dropFirst(small) + rest
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }
}
