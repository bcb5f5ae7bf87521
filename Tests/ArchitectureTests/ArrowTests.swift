import Testing

/// Which target may import which: the arrow of the package. The compiler does not enforce it, since an undeclared import
/// builds as soon as the module happens to be built.
@Suite struct ArrowTests {
  /// Everything left of the trace file runs without SQLite, everything right of it without the engine; `WhatIf` and the command see both.
  static let allowed: [String: Set<String>] = [
    "Platform": ["FoundationEssentials", "Foundation", "Darwin", "Musl", "Glibc"],
    "JSON": [],
    "LayoutModel": ["Platform", "Foundation"],
    "LayoutEngine": ["Platform", "Foundation", "LayoutModel"],
    "ArticleLayouts": ["Platform", "Foundation", "LayoutModel", "LayoutEngine"],
    "Scene": ["Platform", "JSON", "LayoutModel", "LayoutEngine", "ArticleLayouts"],
    "Schema": ["Platform"],
    "Queries": ["Platform", "Schema"],
    "TraceStore": ["Platform", "LayoutModel", "Schema", "Queries", "CSQLite"],
    "Explanation": ["Platform", "JSON", "LayoutModel", "TraceStore"],
    "Drawing": ["Platform", "LayoutModel", "TraceStore"],
    "Rendering": ["Platform", "JSON", "LayoutModel", "TraceStore", "Explanation"],
    "WhatIf": ["Platform", "Foundation", "JSON", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation"],
    "Report": ["Platform", "JSON", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation", "Drawing", "Rendering", "WhatIf"],
    "Live": ["Platform", "JSON", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Rendering", "WhatIf", "Report"],
    "layouttrace": [
      "Platform", "JSON", "LayoutModel", "LayoutEngine", "Scene", "Schema", "Queries", "TraceStore", "Explanation", "Drawing", "Rendering", "WhatIf", "Report",
      "Live",
      "ArgumentParser", "SwiftSources",
    ],
    // SwiftUI's names know the engine alone; the host brings them to a trace, as the command does a scene.
    "LayoutUI": ["Foundation", "FoundationNetworking", "Observation", "OpenCombineShim", "LayoutModel", "LayoutEngine"],
    "LayoutUIHost": [
      "Platform", "Dispatch", "Foundation", "JSON", "LayoutModel", "LayoutEngine", "LayoutUI", "Scene", "Schema", "TraceStore", "Explanation", "Rendering",
      "WhatIf",
    ],
    "LayoutUITesting": ["LayoutUIHost", "Testing"],
    "SwiftUIModule": ["LayoutUI"],
    "SwiftTokens": ["Platform"],
    "SwiftSources": ["Platform", "JSON", "SwiftTokens"],
    "LayoutUIMacros": ["Platform", "JSON", "SwiftTokens"],
    "FolderRegistryTool": ["Foundation"],
  ]

  @Test func `no target imports what stands beside or above it`() throws {
    for file in try Package.sources() {
      let allowed = try #require(Self.allowed[file.target], "\(file.path): the target has no row in the table of this test")
      for (number, module) in file.imports where !allowed.contains(module) {
        Issue.record("\(file.path):\(number): \(file.target) must not import \(module)")
      }
    }
  }

  /// The command links them; a program of views brings Foundation along itself.
  private static func isBelowPrograms(_ target: String) -> Bool { target != "LayoutUIHost" && allowed[target]?.contains("Platform") == true }

  /// What links Foundation as a whole is 45 MB larger. Its CGFloat and CGSize are what SwiftUI's `Layout` is written with.
  @Test func `below the programs of views Foundation lends its lengths alone`() throws {
    let lengths = ["CGFloat", "CGSize", "CGPoint", "CGRect"].map { "import struct Foundation.\($0)" }
    for file in try Package.sources() where Self.isBelowPrograms(file.target) {
      for (number, _) in file.imports.filter({ $0.module == "Foundation" }) where !lengths.contains(String(file.lines[number - 1])) {
        Issue.record("\(file.path):\(number): import Platform, or one of \(lengths)")
      }
    }
  }

  /// Swift takes Foundation's members also where no file imports them, as soon as one of the module's dependencies does.
  @Test func `below the programs of views no member of Foundation is called`() throws {
    let members = ["localizedDescription", "replacingOccurrences", "trimmingCharacters", "components(separatedBy", ".range(of: \"", "String(format:"]
    for file in try Package.sources() where Self.isBelowPrograms(file.target) {
      let knowsContains = file.imports.contains { $0.module == "Platform" }
      for (number, text) in file.code {
        for member in members where text.contains(member) { Issue.record("\(file.path):\(number): \(member) is Foundation's; Platform or Swift has another") }
        if !knowsContains, text.contains("contains(\"") { Issue.record("\(file.path):\(number): import Platform: of a string, contains would be Foundation's") }
      }
    }
  }

  @Test func `every target of the table has files`() throws {
    let targets = Set(try Package.sources().map(\.target))
    #expect(Set(Self.allowed.keys).subtracting(targets).isEmpty)
  }

  @Test func `an import is found however it is written`() {
    let text = """
      import One
        package import Two
      @testable import Three
      import struct Four.Five
      // import Six
      let importSeven = \"""
      import Eight
      \"""
      """
    let file = SourceFile(path: "Sources/A/b.swift", lines: text.split(separator: "\n"))
    #expect(file.imports.map(\.module) == ["One", "Two", "Three", "Four"])
  }
}
