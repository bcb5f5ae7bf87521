import Foundation
import LayoutEngine
import Testing

/// The folders of LayoutUI are its list of what is known: what stands in them, and how much of SwiftUI as apps use it that is.
@Suite struct RegistryTests {
  /// Primitives that no view or modifier of SwiftUI opens by name, and what they are in Swift.
  static let spelledOtherwise = [
    "CustomLayout": "a Layout of the program", "ReadSize": "a GeometryReader in a background, or onGeometryChange",
    "Id": ".id, which names the view", "LayoutValue": ".layoutValue, which keeps its type",
  ]

  @Test func `every primitive of the engine has its Swift spelling`() throws {
    let sources = try Folder.all.flatMap { try $0.files }.map(\.text).joined()
    for type in PrimitiveRegistry.types {
      let name = String(describing: type)
      let isSpelled = sources.contains("LayoutEngine.\(name).self") || Self.spelledOtherwise[name] != nil
      #expect(isSpelled, "\(name) has no view or modifier in Sources/LayoutUI")
    }
  }

  @Test func `every modifier without effect says why it has none`() throws {
    for file in try Folder("Ignored").files where !file.path.contains("/Types/") {
      let first = file.text.split(separator: "\n").first ?? ""
      #expect(first.hasPrefix("/// ") && first.hasSuffix("."), "\(file.path) does not begin with a sentence")
      #expect(file.text.contains("{ self }") || file.text.contains("    self\n"), "\(file.path) does something")
    }
  }

  /// Names that 709 views of real apps use, with how many of them use each: where none of these is unknown, a view is covered.
  @Test func `most views of real apps use nothing that is unknown`() throws {
    let rows = try String(contentsOf: Folder.tests.appendingPathComponent("Data/names-in-apps.csv"), encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst()
      .map { $0.split(separator: ",") }
    let known = try Set(Folder.all.flatMap { try $0.names }), measured = try Set(Folder.all.filter { $0.name != "Approximate" }.flatMap { try $0.names })
    #expect(rows.count == 320)
    func unknown(_ known: Set<String>) -> [(String, Int)] {
      rows.filter { !known.contains(String($0[1])) }.map { (String($0[1]), Int($0[2]) ?? 0) }
    }
    // Each unknown name takes away the views that use it, at most.
    let least = 1 - Double(unknown(known).reduce(0) { $0 + $1.1 }) / 709
    print("at least \(Int(least * 100)) % of the views of real apps use known names alone; unknown: \(unknown(known).map(\.0).joined(separator: " "))")
    #expect(least >= 0.85)
    #expect(unknown(measured).count > unknown(known).count)
  }
}

/// A folder of Sources/LayoutUI.
struct Folder {
  let name: String
  init(_ name: String) { self.name = name }

  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let all = ["Views", "Modifiers", "Ignored", "Approximate", "Styles", "State", "Values", "Evaluation"].map(Folder.init)

  var files: [(path: String, text: String)] {
    get throws {
      let url = Self.root.appendingPathComponent("Sources/LayoutUI/\(name)")
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        ("\(name)/\(path)", try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8))
      }
    }
  }

  /// Types as they are called, modifiers with a dot before them.
  var names: Set<String> {
    get throws {
      let layouts: Set<String> = name == "Views" ? ["HStackLayout", "VStackLayout", "ZStackLayout"] : []
      return try files.reduce(into: layouts) { names, file in
        for match in file.text.matches(of: #/public (?:static )?func `?(\w+)/#) { names.insert(".\(match.1)") }
        for match in file.text.matches(of: #/public (?:struct|typealias) (\w+)/#) { names.insert(String(match.1)) }
      }
    }
  }
}
