import Platform

/// What SwiftUI's macros become where a package compiles views against the product, and the compiler asks for it.
///
/// `layouttrace record` rewrites sources before they are compiled (`SwiftSource`), and needs none of it.
package struct MacroExpansion {
  /// The source that takes the place of the macro, or stands beside what it is written at.
  package let source: String
  /// What is wrong with how it is used; nil: nothing.
  package let error: String?

  /// - Parameters:
  ///   - macro: `Preview`, `Previewable` or `Entry`.
  ///   - role: `declaration`, `accessor` or `peer`, as the compiler calls it.
  ///   - declaration: what it is written at; empty for a preview.
  ///   - context: what that stands in, the innermost first: `extension EnvironmentValues`.
  package init(of macro: String, _ role: String, _ declaration: String, in context: [String]) {
    switch macro {
    case "Entry": self = Self.entry(role, declaration, context)
    // The compiler has checked the preview's code as the macro's argument. Nothing in a test or an app asks for a preview.
    case "Preview", "Previewable": self.init(source: "", error: nil)
    default: self.init(source: "", error: "layouttrace has no macro called \(macro)")
    }
  }

  private init(source: String, error: String?) { (self.source, self.error) = (source, error) }

  private static func entry(_ role: String, _ declaration: String, _ context: [String]) -> Self {
    let around = context.first.map { SwiftTokens($0).tokens.prefix { $0.text != "{" }.map(\.text) } ?? []
    guard around.contains("EnvironmentValues") else {
      return Self(source: "", error: "layouttrace knows @Entry in an extension of EnvironmentValues alone: write the property and its key out")
    }
    let bytes = Array(declaration.utf8), tokens = SwiftTokens(declaration).tokens
    guard let start = tokens.firstIndex(where: { $0.text == "@Entry" }), let entry = EntryDeclaration(tokens[start...], bytes) else {
      return Self(source: "", error: "@Entry is written at a variable, on the line of its value: @Entry var radius: CGFloat = 4")
    }
    return Self(source: role == "accessor" ? entry.accessors.replacing("} set", with: "}\nset") : entry.declarationOfKey(in: "LayoutUI"), error: nil)
  }
}
