import LayoutModel

/// Margins of what scrolls inside, in place of the container's own: a ScrollView has none, a List on iOS those around its rows.
///
/// The container is as large as without them. What it scrolls is offered less, begins further in and ends earlier: Apple documents that they inset the
/// scrollable content. That they take the place of a List's own is known of lists that lost the gap above their first row to `.contentMargins(.top, 0)`. No
/// numbers were measured.
package struct ContentMargins: EnvironmentPrimitive {
  /// The edges of which it says something.
  private let edges: Edge.Set
  /// nil: the container's own.
  private let insets: EdgeInsets?

  package static let traits = Traits(sets: ["contentMargins"], arguments: "_ edges, _ length")
  package static let summary = "Margins of what the ScrollViews and Lists inside scroll, in place of their own."
  package static let approximation: String? = "as its documentation says"
  /// A node stands around the content of a ScrollView that has some.
  package static let changesInPlace = false
  package static let parameters =
    [Parameter("length", .length, "Points at each edge of `edges`; the container's own margins when absent.")] + Padding.parameters.dropFirst()
    + [Parameter("for", .choice(["automatic", "scrollContent", "scrollIndicators"]), "Whose margins; those of scroll indicators move nothing.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let single: [(name: String, edge: Edge.Set)] = [("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)]
    let stated = single.filter { arguments.values[$0.name] != nil }
    let all = try EdgeInsets(padding: arguments)
    insets = stated.isEmpty && arguments.values["length"] == nil ? nil : all
    edges = arguments.text("for") == "scrollIndicators" ? [] : stated.isEmpty ? arguments.edges("edges") ?? .all : Edge.Set(stated.map(\.edge))
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
    if edges.contains(.top) { environment.contentMargins.top = insets?.top }
    if edges.contains(.leading) { environment.contentMargins.leading = insets?.leading }
    if edges.contains(.bottom) { environment.contentMargins.bottom = insets?.bottom }
    if edges.contains(.trailing) { environment.contentMargins.trailing = insets?.trailing }
  }
}

/// Margins of what scrolls; nil: the container's own.
package struct ScrollMargins: Hashable, Sendable, BitwiseCopyable {
  var top: Double?, leading: Double?, bottom: Double?, trailing: Double?

  /// In place of a container's own.
  func replacing(_ own: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: top ?? own.top, leading: leading ?? own.leading, bottom: bottom ?? own.bottom, trailing: trailing ?? own.trailing)
  }
}
