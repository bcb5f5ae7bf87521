import Foundation

/// A Swift file of the package.
struct SourceFile {
  /// From the package's root: `Sources/LayoutModel/Axis.swift`.
  let path: String
  let lines: [Substring]

  /// The target it belongs to.
  var target: String {
    let parts = path.split(separator: "/")
    return String(parts[0] == "Sources" ? parts[1] : parts[0])
  }

  /// Lines that are neither comment nor the inside of a text of many lines; a comment behind code is cut off.
  var code: [(number: Int, text: Substring)] {
    var isInText = false
    return lines.enumerated().compactMap { index, line in
      let wasInText = isInText
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
      let text = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      return wasInText || text.allSatisfy(\.isWhitespace) ? nil : (index + 1, text)
    }
  }

  /// Texts of many lines, queries say.
  var longTexts: [String] {
    lines.joined(separator: "\n").components(separatedBy: "\"\"\"").enumerated().compactMap { $0 % 2 == 1 ? $1 : nil }
  }

  /// The modules it imports.
  var imports: [(number: Int, module: String)] {
    code.compactMap { number, text in
      var words = text.split(separator: " ")
      while let first = words.first, first.hasPrefix("@") || ["package", "public", "internal", "private", "fileprivate"].contains(first) { words.removeFirst() }
      guard words.first == "import", let last = words.last else { return nil }
      // `import struct Foundation.URL` names a declaration of the module.
      return (number, String(last.prefix { $0 != "." }))
    }
  }
}

/// What the folders of the package hold.
enum Package {
  /// Tests/ArchitectureTests/Sources.swift is three levels below it.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files in these folders, by path.
  static func swiftFiles(in folders: [String]) throws -> [SourceFile] {
    try folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String } ?? []
      // The code of a tutorial is a person's, who uses the package.
      return try names.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map { name in
        let text = try String(contentsOf: root.appending(path: "\(folder)/\(name)"), encoding: .utf8)
        return SourceFile(path: "\(folder)/\(name)", lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  /// Paths from the root of the files in these folders.
  static func files(in folders: [String], ending: String) throws -> [String] {
    folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Everything the products are made of.
  static func sources() throws -> [SourceFile] { try swiftFiles(in: ["Sources", "Schema", "Queries"]) }
}
