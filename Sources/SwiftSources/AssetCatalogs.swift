import Platform

/// The asset catalogs of a target, and the source with the names that Xcode makes of what is in them: `Image(.logo)`, `Color.brand`.
struct AssetCatalogs {
  /// The catalogs in the folders of the sources, in those around them as far as the project goes, and in the folders right beside these.
  let paths: [String]
  /// Names of colours that the sources declare themselves.
  private let declared: Set<String>
  /// Those that SwiftUI has: Xcode makes no symbol of them.
  private static let system: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear", "primary",
    "secondary", "accentColor",
  ]

  init(of files: SourceFiles) {
    let root = Neighbours.project(around: files.sources.first?.path ?? ".").root.path
    var folders: Set<String> = [], found: Set<String> = []
    for source in files.sources {
      var folder = URL(fileURLWithPath: source.path).deletingLastPathComponent()
      while folders.insert(folder.path).inserted, folder.path != root, folder.path.hasPrefix(root) { folder = folder.deletingLastPathComponent() }
    }
    func catalogs(in folder: String) -> (catalogs: [String], others: [String]) {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      return (names.filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }, names.filter { !$0.contains(".") }.map { "\(folder)/\($0)" })
    }
    for folder in folders {
      let (own, others) = catalogs(in: folder)
      found.formUnion(own + others.flatMap { catalogs(in: $0).catalogs })
    }
    paths = found.sorted()
    let extensions = paths.isEmpty ? [] : files.sources.flatMap { DeclarationTree($0.text).declarations }.filter { $0.keyword == "extension" }
    declared = Set(extensions.filter { ["Color", "ShapeStyle"].contains($0.name) }.flatMap { $0.members.map(\.name) })
  }

  /// Declares a name for each picture and colour; nil where there is none.
  var symbols: String? {
    var pictures: [String: String] = [:], colours: [String: String] = [:]
    for catalog in paths {
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
    return "import SwiftUI\n\nextension ImageResource {\n"
      + members(pictures) { name, _ in "ImageResource { ImageResource(name: \(name.debugDescription), bundle: .main)" }
      + "}\nextension ColorResource {\n" + members(colours) { name, _ in "ColorResource { ColorResource(name: \(name.debugDescription), bundle: .main)" }
      + "}\nextension Color {\n" + members(own) { _, symbol in "Color { Color(.`\(symbol)`)" }
      + "}\nextension ShapeStyle where Self == Color {\n" + members(own) { _, symbol in "Color { Color(.`\(symbol)`)" } + "}\n"
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
