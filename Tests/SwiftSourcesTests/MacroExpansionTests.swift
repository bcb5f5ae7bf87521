import Testing

@testable import SwiftTokens

/// What the compiler is told that a macro becomes.
@Suite struct MacroExpansionTests {
  private static let environment = ["extension EnvironmentValues {}"]

  @Test func `an entry is read from and written to the environment by its key`() {
    let accessors = MacroExpansion(of: "Entry", "accessor", "@Entry var radius: CGFloat = 4", in: Self.environment)
    #expect(accessors.error == nil && accessors.source == "get { self[_Key_radius.self] }\nset { self[_Key_radius.self] = newValue }")
    let key = MacroExpansion(of: "Entry", "peer", "@Entry var radius: CGFloat = 4", in: Self.environment)
    #expect(key.error == nil && key.source == "private struct _Key_radius: LayoutUI.EnvironmentKey { static var defaultValue: CGFloat { 4 } }")
  }

  @Test(arguments: [
    ("@Entry public var name: String?", "private struct _Key_name: LayoutUI.EnvironmentKey { static var defaultValue: String? { nil } }"),
    ("@Entry var gap = 4.5", "struct _Key_gap: LayoutUI.EnvironmentKey { static let defaultValue = 4.5 }"),
  ])
  func `its type is the one that is written, or that of its value`(_ declaration: String, _ expected: String) {
    #expect(MacroExpansion(of: "Entry", "peer", declaration, in: Self.environment).source == expected)
  }

  @Test(arguments: [("@Entry var x = 1", ["extension FocusedValues {}"], "EnvironmentValues alone"), ("@Entry", Self.environment, "on the line of its value")])
  func `an entry elsewhere is an error that says what to write`(_ declaration: String, _ context: [String], _ part: String) {
    #expect(MacroExpansion(of: "Entry", "peer", declaration, in: context).error?.contains(part) == true)
  }

  @Test func `nothing of a preview is left, and an unknown macro is an error`() {
    let preview = MacroExpansion(of: "Preview", "declaration", "", in: [])
    #expect(preview.source.isEmpty && preview.error == nil)
    #expect(MacroExpansion(of: "Animatable", "member", "struct A {}", in: []).error == "layouttrace has no macro called Animatable")
  }
}
