import Foundation
import LayoutEngine
import Scene
import TestSupport
import Testing

/// The folders of LayoutUI are its list of what is known: what stands in them, and how much of SwiftUI as apps use it that is.
@Suite struct RegistryTests {
  /// Primitives that no view or modifier of SwiftUI opens by name, and what they are in Swift.
  static let spelledOtherwise = [
    "CustomLayout": "a Layout of the program", "ReadSize": "a GeometryReader in a background, or onGeometryChange",
    "Resizable": "Image.resizable, which is the image's own", "Id": ".id, which names the view", "LayoutValue": ".layoutValue, which keeps its type",
    "Path": "a Shape, which takes what it is offered unless it says otherwise",
  ]

  @Test func `every primitive of the engine has its Swift spelling`() throws {
    let sources = try Folder.all.flatMap { try $0.files }.map(\.text).joined()
    for type in PrimitiveRegistry.types {
      let name = String(describing: type)
      let isSpelled = sources.contains("LayoutEngine.\(name).self") || Self.spelledOtherwise[name] != nil
      #expect(isSpelled, "\(name) has no view or modifier in Sources/LayoutUI, and `spelledOtherwise` does not say what it is in Swift")
    }
  }

  @Test func `every modifier without effect says why it has none`() throws {
    for file in try Folder("Ignored").files where !file.path.contains("/Types/") {
      let first = file.text.split(separator: "\n").first ?? ""
      #expect(first.hasPrefix("/// ") && first.hasSuffix("."), "\(file.path) does not begin with a sentence")
      #expect(file.text.contains("{ self }") || file.text.contains("    self\n"), "\(file.path) does something")
    }
  }

  /// What `Scripts/coverage-of-apps` reads: of the names that real apps use those that are known, each with its class and whether a scene may have it.
  @Test func `the names known of those that apps use are what the folders hold`() throws {
    let counts = try String(contentsOf: Folder.tests.appendingPathComponent("Data/names-in-apps.csv"), encoding: .utf8).split(whereSeparator: \.isNewline)
    let names = counts.dropFirst().compactMap { $0.split(separator: ",").dropFirst().first.map(String.init) }
    #expect(names.count == 320)
    let folders = try Folder.all.map { (folder: $0, names: try $0.names) }
    let rows = names.sorted().compactMap { name -> String? in
      let classes = Set(folders.filter { $0.names.contains(name) }.map(\.folder.knowledge))
      guard let worst = Folder.Knowledge.allCases.first(where: classes.contains) else { return nil }
      return "\(name)\t\(worst.rawValue)\t\(Self.isInScenes(name) ? 1 : 0)"
    }
    let expected = (["name\tclass\tscene"] + rows).joined(separator: "\n") + "\n"
    let url = Folder.tests.appendingPathComponent("Data/known-names.tsv")
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(Difference(try String(contentsOf: url, encoding: .utf8), expected) == .none)
    }
  }

  @Test(.enabled(if: Tool.python3, "there is no python3")) func `nine of ten views of real apps use nothing that is unknown`() throws {
    let table = try AppCoverage.table.get()
    let all = try #require(table.split(separator: "\n").last { $0.hasPrefix("| and approximate") })
    let least = all.split(separator: "|").compactMap { Double($0.replacing("%", with: "").trimmingCharacters(in: .whitespaces)) }.first
    #expect(try #require(least) >= 90)
  }

  /// As a scene writes it: a view by its name, a modifier without its dot.
  private static func isInScenes(_ name: String) -> Bool {
    guard let type = SceneType.byName[name.hasPrefix(".") ? String(name.dropFirst()) : name] else { return false }
    return (type.role == .modifier) == name.hasPrefix(".")
  }
}

/// A folder of Sources/LayoutUI.
struct Folder {
  let name: String
  init(_ name: String) { self.name = name }

  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let all = ["Views", "Modifiers", "Ignored", "Approximate", "Styles", "State", "Values", "Evaluation"].map(Folder.init)

  /// How well what stands in a folder is known; of a name that stands in several the first counts.
  enum Knowledge: String, CaseIterable { case approximate, measured, noEffect = "no effect", documented }
  var knowledge: Knowledge {
    switch name {
    case "Approximate", "Styles": .approximate
    case "Views", "Modifiers": .measured
    case "Ignored": .noEffect
    default: .documented
    }
  }

  /// By the names of the files, whichever folder in this one they stand in.
  var files: [(path: String, text: String)] {
    get throws {
      let url = Self.root.appendingPathComponent("Sources/LayoutUI/\(name)")
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      func file(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
      return try paths.filter { $0.hasSuffix(".swift") }.sorted { (file($0), $0) < (file($1), $1) }.map { path in
        ("\(name)/\(path)", try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8))
      }
    }
  }

  /// Types as they are called, modifiers with a dot before them.
  var names: Set<String> {
    get throws {
      let layouts: Set<String> = name == "Views" ? ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"] : []
      return try files.reduce(into: layouts) { names, file in
        for match in file.text.matches(of: #/public (?:static )?func `?(\w+)/#) { names.insert(".\(match.1)") }
        for match in file.text.matches(of: #/public (?:struct|typealias) (\w+)/#) { names.insert(String(match.1)) }
      }
    }
  }
}
