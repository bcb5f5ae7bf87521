@testable import SwiftSources
import Testing

/// What of a source is found by its words.
@Suite struct SwiftSourceTests {
  private func source(_ text: String) -> SwiftSource { SwiftSource(path: "/a/View.swift", text: text, number: 0) }

  @Test func `views are told by what they need`() {
    let views = source(
      """
      struct Free: View { @State private var a = 1; @Environment(\\.colorScheme) var scheme; var body: some View { Text("}") } }
      struct Needs: View {
        let name: String
        var body: some View { Text(name) }
      }
      struct Bound: View { @Binding var isOn: Bool; var body: some View { EmptyView() } }
      struct Optional: View {
        var name: String?
        var body: some View { EmptyView() }
      }
      struct Made: View {
        let name: String
        init() { name = "" }
        var body: some View { EmptyView() }
      }
      struct Defaulted: View {
        let name: String
        init(name: String = f("a", 2), _ done: @escaping (Int, Int) -> Void = { _, _ in }) { self.name = name }
        var body: some View { EmptyView() }
      }
      struct Half: View {
        let name: String
        init(_ name: String, size: Int = 3) { self.name = name }
        var body: some View { EmptyView() }
      }
      struct Several: View {
        var title: String, price: String, note: String?
        var body: some View { EmptyView() }
      }
      struct Given: View {
        var a = f(1, 2), b: [Int: Int] = [1: 2], c: Int?, d: (Int, Int) -> Void = { _, _ in }
        var body: some View { EmptyView() }
      }
      private struct Hidden: View { var body: some View { EmptyView() } }
      struct Model { let a: Int }
      extension Model { struct Inner: View { var body: some View { EmptyView() } } }
      // struct Commented: View {}
      let text = "struct Quoted: View {}"
      """
    ).views
    #expect(
      views == [
        .init(name: "Free", needsArguments: false), .init(name: "Needs", needsArguments: true), .init(name: "Bound", needsArguments: true),
        .init(name: "Optional", needsArguments: false), .init(name: "Made", needsArguments: false),
        .init(name: "Defaulted", needsArguments: false), .init(name: "Half", needsArguments: true),
        .init(name: "Several", needsArguments: true), .init(name: "Given", needsArguments: false),
      ])
  }

  /// Columns stay where they are, too: each word that replaces a condition is as long as it.
  @Test(arguments: [
    ("#if os(iOS)", "#if true   "), ("#if os(macOS) || DEBUG", "#if false     || DEBUG"), ("#elseif !canImport(UIKit)", "#elseif !true            "),
    ("#if os( iOS )", "#if true     "), ("#if os(visionOS)", "#if os(visionOS)"), ("let a = os(iOS)", "let a = os(iOS)"),
    ("#if DEBUG\nos(iOS)", "#if DEBUG\nos(iOS)"),
  ]) func `conditions of a build are those of a phone`(_ line: String, _ rewritten: String) {
    let source = source(line)
    #expect((source.isRewritten ? source.rewritten.split(separator: "\n").dropFirst().joined(separator: "\n") : line) == rewritten)
  }

  @Test func `previews become functions, and lines stay where they are`() {
    let found = source("import SwiftUI\n\n#Preview(\"Long name\",\n  traits: .landscapeLeft) {\n  Text(\"{\")\n}\n\n#Preview { Text(\"b\") }\n")
    #expect(found.previews.map(\.name) == ["Long name", nil])
    #expect(found.imports == ["SwiftUI"])
    let lines = Array(found.rewritten.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("#sourceLocation") })
    #expect(lines[0] == "#sourceLocation(file: \"/a/View.swift\", line: 1)")
    #expect(lines[3] == "@MainActor @SwiftUI.ViewBuilder func _preview0_0() -> some SwiftUI.View ")
    #expect(lines[5] == "  Text(\"{\")")
    // What follows in the line is in the columns in which it was written.
    #expect(
      lines[8...].prefix(3) == [
        "@MainActor @SwiftUI.ViewBuilder func _preview0_1() -> some SwiftUI.View {", "#sourceLocation(file: \"/a/View.swift\", line: 8)",
        "           Text(\"b\") }",
      ])
  }

  @Test(arguments: [
    ("traits: .landscapeLeft", SwiftSource.Preview.Canvas.landscape), ("\"a\", traits: .portrait, .landscapeRight", .landscape),
    ("traits: .fixedLayout(width: 200, height: 100.5)", .size(width: 200, height: 100.5)), ("traits: .fixedLayout(width: side, height: 5)", nil),
    ("\"landscape\", traits: .sizeThatFitsLayout", nil),
  ]) func `the traits of a preview say its canvas`(_ traits: String, _ canvas: SwiftSource.Preview.Canvas?) {
    #expect(source("#Preview(\(traits)) { Text(\"b\") }\n").previews.map(\.canvas) == [canvas])
  }

  @Test func `a preview that returns its view may return others`() {
    let found = source("#Preview {\n  do { return A() } catch { return Text(\"b\") }\n}\n")
    #expect(found.rewritten.contains("func _preview0_0() -> any SwiftUI.View "))
    #expect(found.previews.map(\.expression) == ["SwiftUI.AnyView(_preview0_0())"])
  }

  @Test func `models and queries of SwiftData are written as what stands for them`() {
    let text = source(
      """
      import SwiftData
      @Model
      final class Book: Codable {
        @Attribute(.unique,
          originalName: "a") var title: String
        @Relationship(deleteRule: .cascade) var jobs = [Job]()
      }
      @Model class Job {}
      struct V: View { @Query(sort: \\Book.title) private var books: [Book] }
      """
    ).rewritten
    #expect(text.contains("@Observable\nfinal class Book: Codable , PersistentModel {\n  \n var title: String\n   var jobs = [Job]()\n}"), "\(text)")
    #expect(text.contains("@Observable class Job : PersistentModel {}"), "\(text)")
    #expect(text.contains("@Query<Book, [Book]>(sort: \\Book.title) private var books: [Book]"), "\(text)")
  }

  /// A function that uses a framework's type is left out where it makes no view; its lines stay. A name in small letters, or a type of a file whose modules
  /// are all here, is a mistake.
  @Test func `what uses a framework's type is left out, and a mistake is not`() {
    let code = source(
      """
      import CoreML
      struct V: View {
        let model = SleepModel()
        func night(_ hours: Int) -> String {
          let a = SleepModel.wake(hours)
          return "\\(a)"
        }
        func row() -> some View { Text("\\(SleepModel.rows)") }
        func typo() { cuont() }
      }
      """)
    func error(_ line: Int, _ column: Int, _ name: String) -> String { "/a/View.swift:\(line):\(column): error: cannot find '\(name)' in scope\n" }
    func learns(_ types: inout LeftOutParts, _ output: String) -> Bool {
      [.types, .names, .errors].reduce(false) { $0 || types.learn(from: output, in: [code], $1) }
    }
    var types = LeftOutParts(modules: ["CoreML"])
    #expect(learns(&types, error(5, 13, "SleepModel") + error(3, 15, "SleepModel")) == true)
    #expect(types.parts.isEmpty, "with the property's type there, the body may compile")
    #expect(learns(&types, error(5, 13, "SleepModel")) == true)
    #expect(learns(&types, error(5, 13, "SleepModel") + error(8, 38, "SleepModel") + error(9, 17, "cuont")) == false)
    let rewritten = types.leaving(out: code).rewritten
    #expect(rewritten.contains("-> String { return _leftOut(\"night()\", for: \"SleepModel\") \n\n\n}\n  func row()"), "\(rewritten)")
    #expect(types.source == "import SwiftUI\n\ntypealias SleepModel = _AssumedValue\n")
    #expect(types.notes.first == "View.swift:4: night() is left out, for there is no SleepModel here; the program ends where it is called")
    var others = LeftOutParts(modules: [])
    #expect(learns(&others, error(5, 13, "SleepModel")) == false)
    #expect(learns(&others, error(5, 13, "UITextChecker")) == true)
  }

  @Test func `states of a preview make it a view`() {
    let text = source("#Preview {\n  @Previewable @State var isOn = true\n  Toggle(\"a\", isOn: $isOn)\n}\n").rewritten
    #expect(text.contains("struct _preview0_0: SwiftUI.View {\n   @State var isOn = true; var body: some SwiftUI.View {\n  Toggle(\"a\", isOn: $isOn)\n}}"))
  }

  @Test func `states of a preview stand on its line, or have values over lines`() {
    let line = source("#Preview { @Previewable @State var x = 1; Text(\"\\(x)\") }\n").rewritten
    #expect(
      line.hasSuffix(
        """
        struct _preview0_0: SwiftUI.View {
        #sourceLocation(file: "/a/View.swift", line: 1)
                    @State var x = 1; var body: some SwiftUI.View {
        #sourceLocation(file: "/a/View.swift", line: 1)
                                                  Text("\\(x)") }}

        """), "\(line)")
    let lines = source("#Preview {\n  @Previewable @State var x = [\n    1\n  ] // one\n  Text(\"a\")\n}\n").rewritten
    #expect(lines.contains("@State var x = [\n    1\n  ]; var body: some SwiftUI.View { // one\n  Text(\"a\")\n}}"))
  }

  @Test(arguments: ["}) // end", "},\n) // end"]) func `a preview's body may be an argument`(_ end: String) {
    let text = source("#Preview(\"Slider\", traits: .sizeThatFitsLayout, body: {\n  @Previewable @State var x = 1\n  Text(\"\\(x)\")\n\(end)\nstruct A {}\n")
    #expect(text.previews.map(\.name) == ["Slider"])
    #expect(text.rewritten.contains("@State var x = 1; var body: some SwiftUI.View {\n  Text(\"\\(x)\")\n}}"), "\(text.rewritten)")
    #expect(text.rewritten.contains(" // end\nstruct A {}") && !text.rewritten.contains(") // end"), "\(text.rewritten)")
    #expect(source("#Preview(body: { Text(\"a\") })\n").rewritten.hasSuffix("line: 1)\n                 Text(\"a\") }\n"))
  }

  #if !canImport(Darwin)
    @Test func `what Foundation has in a phone's English is the library's`() {
      let text = source("import Foundation; import SwiftUI\nimport struct Foundation.URL\n").rewritten
      #expect(text.hasPrefix("@_spi(Recording) import LayoutUI\n#sourceLocation("))
      #expect(text.hasSuffix("\nimport LayoutUI  ; import SwiftUI\nimport struct Foundation.URL\n"))
    }

    /// As long as before, so that columns stay; a frame's length is a CGFloat alone.
    @Test func `infinite lengths of sizes are CGFloats`() {
      let text = source(
        "let a = CGSize(width: .infinity, height: f(1)), b = V().frame(width: .infinity)\nlet c: CGSize = .init(width: 3, height: -.infinity)\n"
      ).rewritten
      #expect(text.contains("CGSize(width: ._nfinity, height: f(1)), b = V().frame(width: .infinity)\n"))
      #expect(text.contains(".init(width: 3, height: -._nfinity)\n"))
    }
  #endif

  @Test func `entries stand on one line, or have values over lines`() {
    let text = source("extension EnvironmentValues { @Entry var a = 1; @Entry var b: Insets = Insets(\n  top: 2)\n}\n").rewritten
    #expect(text.contains("struct _Key_a: SwiftUI.EnvironmentKey { static let defaultValue = 1 }; "))
    #expect(text.contains("private struct _Key_b: SwiftUI.EnvironmentKey { static var defaultValue: Insets { Insets(\n  top: 2) } }"))
  }

  @Test func `an entry of the environment becomes its key, main goes`() {
    let found = source("@main\nstruct A: App {}\nextension EnvironmentValues {\n  @Entry var radius: CGFloat = 4\n  @Entry var name = \"a\"\n}\n")
    #expect(found.hasMain)
    #expect(!found.rewritten.contains("@main") && !found.rewritten.contains("@Entry"))
    #expect(found.rewritten.contains("private struct _Key_radius: SwiftUI.EnvironmentKey { static var defaultValue: CGFloat { 4 } }"))
    #expect(found.rewritten.contains("struct _Key_name: SwiftUI.EnvironmentKey { static let defaultValue = \"a\" }"))
  }

  /// Texts with quotes, braces and interpolations, raw and over lines; comments in comments; what is left open.
  @Test(arguments: [
    "let a = \"\\(f(\"}\"))\"", "let a = #\"\"\"#", "let a = \"\"\"\n  \" } \"\n  \"\"\"", "/* { /* } */ */", "let a = ##\"\\##(\"{\")\"##", "\"", "/*", "#\"",
    "\\(",
  ])
  func `nothing that a text holds is taken for a declaration`(_ text: String) {
    #expect(source("\(text)\nstruct V: View { var body: some View { EmptyView() } }").views.count <= 1)
    if !["\"", "/*", "#\"", "\\("].contains(text) {
      #expect(source("\(text)\nstruct V: View { var body: some View { EmptyView() } }").views.map(\.name) == ["V"])
    }
  }
}
