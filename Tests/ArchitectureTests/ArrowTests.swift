import Testing

/// Which target may import which: the arrow of the package. The compiler does not enforce it, since an undeclared import
/// builds as soon as the module happens to be built.
@Suite struct ArrowTests {
  /// Everything left of the trace file runs without SQLite, everything right of it without the engine; `WhatIf` and the command see both.
  static let allowed: [String: Set<String>] = [
    "LayoutModel": ["Foundation"],
    "LayoutEngine": ["Foundation", "LayoutModel"],
    "ArticleLayouts": ["Foundation", "LayoutModel", "LayoutEngine"],
    "Scene": ["Foundation", "LayoutModel", "LayoutEngine", "ArticleLayouts"],
    "Schema": ["Foundation"],
    "Queries": ["Foundation", "Schema"],
    "TraceStore": ["Foundation", "LayoutModel", "Schema", "Queries", "CSQLite"],
    "Explanation": ["Foundation", "LayoutModel", "TraceStore"],
    "Drawing": ["Foundation", "LayoutModel", "TraceStore"],
    "Rendering": ["Foundation", "LayoutModel", "TraceStore", "Explanation"],
    "WhatIf": ["Foundation", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation"],
    "Report": ["Foundation", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation", "Drawing", "Rendering", "WhatIf"],
    "Live": ["Foundation", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Rendering", "WhatIf", "Report"],
    "layouttrace": [
      "Foundation", "LayoutModel", "LayoutEngine", "Scene", "Schema", "Queries", "TraceStore", "Explanation", "Drawing", "Rendering", "WhatIf", "Report",
      "Live",
      "ArgumentParser", "SwiftSources",
    ],
    // SwiftUI's names know the engine alone; the host brings them to a trace, as the command does a scene.
    "LayoutUI": ["Foundation", "Observation", "LayoutModel", "LayoutEngine"],
    "LayoutUIHost": [
      "Foundation", "LayoutModel", "LayoutEngine", "LayoutUI", "Scene", "Schema", "TraceStore", "Explanation", "Rendering", "WhatIf",
    ],
    "SwiftUIModule": ["LayoutUI"],
    "SwiftSources": ["Foundation"],
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
