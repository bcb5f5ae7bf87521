import Foundation
import Testing

/// Each folder of the engine, of what reads scenes, of what explains and of what proves opens with a page: type → purpose.
@Suite struct FolderPageTests {
  private static let folders = [
    "Sources/LayoutEngine", "Sources/Scene/Reading", "Sources/Explanation/Suspects", "Sources/Explanation/Why", "Sources/WhatIf/Why",
    "Sources/WhatIf/Experiment",
  ]

  /// The page of the primitives names their folders: each file says itself what it is.
  @Test func `a folder's page names each file in it`() throws {
    let files = try Package.files(in: Self.folders, ending: ".swift").filter { !$0.contains("/Primitives/") }
    for (folder, files) in Dictionary(grouping: files, by: { $0.split(separator: "/").dropLast().joined(separator: "/") }) {
      let page = try String(contentsOf: Package.root.appending(path: "\(folder)/README.md"), encoding: .utf8)
      for file in files {
        // `LayoutTree+Facts.swift` by its whole name, a type by its own.
        let name = file.split(separator: "/").last.map(String.init) ?? "", type = String(name.dropLast(".swift".count))
        #expect(page.contains("`\(type)`") || page.contains(name), "\(folder)/README.md does not say what \(type) is for")
      }
      #expect(files.count <= 21, "\(folder) has \(files.count) files")
    }
  }

  @Test(arguments: ["Sources/Explanation", "Sources/WhatIf"]) func `a target's page names each of its folders`(_ target: String) throws {
    let page = try String(contentsOf: Package.root.appending(path: "\(target)/README.md"), encoding: .utf8)
    let folders = try FileManager.default.contentsOfDirectory(atPath: Package.root.appending(path: target).path).filter { !$0.contains(".") }
    #expect(folders.count > 5)
    for folder in folders { #expect(page.contains("`\(folder)`"), "\(target)/README.md does not say what \(folder) is for") }
  }

  @Test func `a folder has some twenty files at most`() throws {
    let files = try Package.files(in: ["Sources"], ending: ".swift") + Package.files(in: ["Sources"], ending: ".sql")
    let folders = Dictionary(grouping: files) { $0.split(separator: "/").dropLast().joined(separator: "/") }
    #expect(folders.count > 80)
    for (folder, files) in folders { #expect(files.count <= 22, "\(folder) has \(files.count) files") }
  }

  /// A type that is spread over more files has no inside.
  @Test(arguments: ["LayoutTree", "LayoutPass", "SceneDecoder", "Explainer", "LaidOutScene"])
  func `a type stands in three files at most`(_ type: String) throws {
    let files = try Package.sources().filter { file in
      file.code.contains { $0.text.hasPrefix("extension \(type) {") || $0.text.contains("class \(type) {") || $0.text.contains("struct \(type) {") }
    }
    #expect((1...3).contains(files.count), "\(files.map(\.path))")
  }
}
