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
      ])
  }

  @Test func `previews become functions, and lines stay where they are`() {
    let found = source("import SwiftUI\n\n#Preview(\"Long name\",\n  traits: .landscapeLeft) {\n  Text(\"{\")\n}\n\n#Preview { Text(\"b\") }\n")
    #expect(found.previews.map(\.name) == ["Long name", nil])
    #expect(found.imports == ["SwiftUI"])
    let lines = found.rewritten.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "#sourceLocation(file: \"/a/View.swift\", line: 1)")
    #expect(lines[3] == "@MainActor @SwiftUI.ViewBuilder func _preview0_0() -> some SwiftUI.View ")
    #expect(lines[5] == "  Text(\"{\")")
    #expect(lines[8].hasPrefix("@MainActor @SwiftUI.ViewBuilder func _preview0_1() -> some SwiftUI.View { Text"))
  }

  @Test func `states of a preview make it a view`() {
    let text = source("#Preview {\n  @Previewable @State var isOn = true\n  Toggle(\"a\", isOn: $isOn)\n}\n").rewritten
    #expect(text.contains("struct _preview0_0: SwiftUI.View {\n   @State var isOn = true; var body: some SwiftUI.View {\n  Toggle(\"a\", isOn: $isOn)\n}}"))
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
