import Foundation

/// `FolderRegistryTool primitives|layouts|sql|assets OUTPUT INPUT…`: writes the Swift file that lists the inputs.
@main
enum FolderRegistryTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { throw Usage() }
    let inputs = arguments.dropFirst(3).map { URL(fileURLWithPath: $0) }
    let names = inputs.map { $0.deletingPathExtension().lastPathComponent }
    let text: String
    switch arguments[1] {
    case "primitives": text = primitives(names)
    case "layouts": text = layouts(names)
    case "sql": text = try sql(inputs)
    case "assets": text = try assets(inputs)
    default: throw Usage()
    }
    // A file that says this already keeps its date: with another one all that is compiled with it would be compiled again.
    if (try? String(contentsOfFile: arguments[2], encoding: .utf8)) == text { return }
    try text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }

  struct Usage: Error, CustomStringConvertible {
    var description: String { "usage: FolderRegistryTool primitives|layouts|sql|assets OUTPUT INPUT…" }
  }

  /// An enum with one case a file: static dispatch without existential, closure or allocation.
  static func primitives(_ names: [String]) -> String {
    func name(_ type: String) -> String { type.prefix(1).lowercased() + type.dropFirst() }
    func each(_ body: (String) -> String) -> String { names.map { "    case .\(name($0))(let p): \(body($0))" }.joined(separator: "\n") }
    return """
      // Generated from the files of the Primitives folder.
      import LayoutModel

      /// One of the built-in primitives, stored in line in the arena.
      enum AnyPrimitive {
      \(names.map { "  case \(name($0))(\($0))" }.joined(separator: "\n"))

        /// Every primitive type, ordered by file name; a primitive's `kind` is its index here.
        static let types: [any Primitive.Type] = [\(names.map { "\($0).self" }.joined(separator: ", "))]

        /// By kind, as its file is called: to ask a type for its name takes long, and every start has to know all.
        static let typeNames = [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]

        /// Index into `types`.
        @inline(__always) var kind: UInt8 {
          switch self {
      \(names.enumerated().map { "    case .\(name($1)): \($0)" }.joined(separator: "\n"))
          }
        }

        init(_ type: any Primitive.Type, _ arguments: ArgumentReader) throws(ArgumentError) {
          switch type.kind {
      \(names.enumerated().map { "    case \($0): self = .\(name($1))(try \($1)(arguments))" }.joined(separator: "\n"))
          default: throw ArgumentError("", "is not a registered primitive")
          }
          if let approximation = Self.approximations[Int(kind)] { arguments.tree.warn("LT401", approximation) }
        }

        var isCached: Bool { Self.cached[Int(kind)] }
        private static let cached: [Bool] = types.map { $0.isCached }

        var stackState: Int32? {
          switch self {
      \(each { _ in "p.stackState" })
          }
        }

        var scope: PlacingScope {
          switch self {
      \(each { _ in "p.scope" })
          }
        }

        var part: ControlPart? {
          switch self {
      \(each { _ in "p.part" })
          }
        }

        var saying: BarSaying? {
          switch self {
      \(each { _ in "p.saying" })
          }
        }

        func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? {
          switch self {
      \(each { _ in "p.orientation(ofChild: ordinal, inherited: inherited)" })
          }
        }

        func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
          switch self {
      \(each { _ in "p.modify(&environment, tree)" })
          }
        }

        @inline(__always) func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
          switch self {
      \(each { _ in "p.size(proposal, node, pass)" })
          }
        }

        @inline(__always) func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
          switch self {
      \(each { _ in "p.place(node, at, pass)" })
          }
        }

        func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
          switch self {
      \(each { _ in "p.explicitGuide(guide, node, at, pass)" })
          }
        }

        func resolve(_ node: NodeID, _ tree: LayoutTree) {
          switch self {
      \(each { _ in "p.resolve(node, tree)" })
          }
        }

        func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
          switch self {
      \(each { _ in "p.length(axis, at: extreme, node, tree)" })
          }
        }

        func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double {
          switch self {
      \(each { _ in "p.fittingOffer(axis, node, tree)" })
          }
        }

        func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
          switch self {
      \(each { _ in "p.spacing(node, tree)" })
          }
        }
      }

      \(names.enumerated().map { "extension \($1) { package static var kind: Int { \($0) } }" }.joined(separator: "\n"))
      """
  }

  static func layouts(_ names: [String]) -> String {
    """
    // Generated from the files of the Layouts folder.
    import LayoutEngine

    /// The layouts of this library that a scene may name.
    package enum LayoutRegistry {
      /// Ordered by file name.
      package static let layouts: [any NamedLayout.Type] = [\(names.map { "\($0).self" }.joined(separator: ", "))]
    }

    """
  }

  static func sql(_ inputs: [URL]) throws -> String {
    func name(_ url: URL) -> String { url.deletingPathExtension().lastPathComponent }
    /// The folder of the rules or findings in which it stands, however deep.
    func folder(_ url: URL) -> String {
      let folders = url.deletingLastPathComponent().pathComponents
      if let rules = folders.lastIndex(of: "Rules"), rules + 1 < folders.count { return folders[rules + 1] }
      return folders.contains("Findings") ? "Findings" : folders.last ?? ""
    }
    let texts = try inputs.map { try String(contentsOf: $0, encoding: .utf8) }
    let parts = Dictionary(uniqueKeysWithValues: zip(inputs, texts).filter { folder($0.0) == "With" }.map { (name($0.0), $0.1) })
    let entries = try zip(inputs, texts).map { url, text in
      let text = try joined(text, parts, url), name = name(url), folder = folder(url)
      return "  (name: \"\(name)\", folder: \"\(folder)\", text: ####\"\"\"\n\(text)\n\"\"\"####)"
    }
    return """
      // Generated from the .sql files of this target.

      /// The target's SQL files by name: embedded, so that the binary can be moved.
      package let sqlFiles: [(name: String, folder: String, text: String)] = [
      \(entries.joined(separator: ",\n"))
      ]
      """
  }

  static func assets(_ inputs: [URL]) throws -> String {
    let entries = try inputs.map { url in
      "  (name: \"\(url.lastPathComponent)\", text: ####\"\"\"\n\(try String(contentsOf: url, encoding: .utf8))\n\"\"\"####)"
    }
    return """
      // Generated from the Page folder of this target.

      /// The page's files by name: embedded, so that the binary can be moved.
      let assetFiles: [(name: String, text: String)] = [
      \(entries.joined(separator: ",\n"))
      ]
      """
  }

  /// A query with what its lines `-- With: own, peer` stand for: the files of these names in the folder `With`. They follow one another by a comma, and what
  /// follows them by one at the line's end.
  static func joined(_ text: String, _ parts: [String: String], _ url: URL) throws -> String {
    let mark = "-- With: "
    return try text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix(mark) else { return String(line) }
      return try line.dropFirst(mark.count).split(separator: ",", omittingEmptySubsequences: false).map { name in
        let name = name.trimmingCharacters(in: .whitespaces)
        guard let part = name.isEmpty ? "" : parts[name] else { throw NoPart(name: name, file: url.path) }
        return part.trimmingCharacters(in: .whitespacesAndNewlines)
      }.joined(separator: ",\n")
    }.joined(separator: "\n")
  }

  struct NoPart: Error, CustomStringConvertible {
    let name, file: String
    var description: String { "\(file): there is no With/\(name).sql" }
  }
}
