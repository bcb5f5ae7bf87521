import LayoutEngine
import Testing

/// What every file keeps to, beyond the formatter's rules.
@Suite struct FileTests {
  static let limit = 250
  /// Files that may be longer, each with its reason.
  static let exempt: [String: String] = [:]

  @Test func `no file is longer than a person reads in one go`() throws {
    let files = try Package.sources()
    for file in files where file.lines.count > Self.limit && Self.exempt[file.path] == nil {
      Issue.record("\(file.path) has \(file.lines.count) lines; \(Self.limit) are the limit")
    }
    for path in Self.exempt.keys where !files.contains(where: { $0.path == path && $0.lines.count > Self.limit }) {
      Issue.record("\(path) needs no exemption")
    }
    let lengths = files.map(\.lines.count).sorted()
    print("\(lengths.count) source files, median \(lengths[lengths.count / 2]) lines, longest \(lengths.last ?? 0)")
    #expect(lengths[lengths.count / 2] <= 100)
  }

  /// Each of these ends the process on input that a person can write.
  @Test(arguments: [" try!", "fatalError(", " as! ", "preconditionFailure(", "unsafeDowncast("]) func `no trap stands in the sources`(_ trap: String) throws {
    for file in try Package.sources() where file.target != "FolderRegistryTool" {
      for (number, text) in file.code where text.contains(trap) {
        Issue.record("\(file.path):\(number): \(text.drop(while: \.isWhitespace))")
      }
    }
  }

  /// What a trace or a scene says need be no number that fits, nor be there once only. Which conversions of numbers trap on data the compiler says
  /// (`NumberConversions.swift`).
  @Test(arguments: ["uniqueKeysWithValues:", "NodeID(row", "NodeID($0)"])
  func `nothing of a trace is taken for exact and single`(_ words: String) throws {
    let readers: Set = ["Scene", "Explanation", "WhatIf", "Rendering", "layouttrace"]
    for file in try Package.sources() where readers.contains(file.target) {
      // `NodeID($0)` of a text gives nil where it is none.
      for (number, text) in file.code where text.contains(words) && !text.contains("clamping: ") && !text.contains("split(separator: \",\").compactMap") {
        Issue.record("\(file.path):\(number): \(text.drop(while: \.isWhitespace))")
      }
    }
  }

  /// A way along parents ends where the next is no longer before the last, in a damaged trace too; `node.parent_id` of an `above` alone need not.
  @Test func `walks along parents descend`() throws {
    for path in try Package.files(in: ["Sources/Explanation", "Queries", "Schema"], ending: ".sql") {
      let text = try String(contentsOf: Package.root.appending(path: path), encoding: .utf8)
      #expect(!text.contains("(SELECT parent_id FROM node WHERE node.id = above.id)"), "\(path)")
      #expect(!text.contains("WHERE node.parent_id IS NOT NULL\n)"), "\(path)")
    }
  }

  @Test func `no path of a machine stands in a file`() throws {
    for file in try Package.swiftFiles(in: ["Sources", "Schema", "Queries", "Plugins", "Tests"]) where file.target != "Tests" {
      for (number, text) in file.lines.enumerated() where text.contains("/home/") || text.contains("/Users/") {
        Issue.record("\(file.path):\(number + 1): \(text)")
      }
    }
  }
}

/// What a primitive's file says about it: scenes are checked against this and the reference page is made from it.
@Suite struct PrimitiveDocumentationTests {
  @Test func `every primitive has a summary, and its parameters say what they are`() {
    #expect(!PrimitiveRegistry.types.isEmpty)
    for type in PrimitiveRegistry.types {
      #expect(type.summary.hasSuffix(".") && type.summary.count > 10, "\(type.name): '\(type.summary)' is no sentence")
      for parameter in type.parameters {
        #expect(parameter.doc.hasSuffix(".") && parameter.doc.count > 5, "\(type.name).\(parameter.name): '\(parameter.doc)' is no sentence")
      }
      let names = type.parameters.map(\.name)
      #expect(Set(names).count == names.count, "\(type.name) names a parameter twice")
    }
  }
}
