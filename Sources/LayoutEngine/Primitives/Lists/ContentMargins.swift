import LayoutModel

/// Keeps space at the edges of what scrolls inside: laid out as safeAreaPadding, which insets the content of a ScrollView likewise.
package struct ContentMargins: SafePaddingPrimitive {
  let insets: EdgeInsets

  package static let summary = "Keeps space at the edges of what scrolls inside."
  package static let approximation: String? = "as safeAreaPadding"
  package static let parameters = Padding.parameters + [Parameter("for", .choice(["automatic", "scrollContent", "scrollIndicators"]), "Whose margins.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    insets = arguments.text("for") == "scrollIndicators" ? EdgeInsets() : try EdgeInsets(padding: arguments)
  }
}
