extension View {
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ContentMargins.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("length", .length(length)), ("edges", edges == .all ? nil : .edges(edges)), ("for", placement.argument))
    }
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ContentMargins.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("length", .length(length)), ("for", placement.argument))
    }
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.ContentMargins.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](
        ("top", edges.contains(.top) ? .length(insets.top) : nil), ("leading", edges.contains(.leading) ? .length(insets.leading) : nil),
        ("bottom", edges.contains(.bottom) ? .length(insets.bottom) : nil), ("trailing", edges.contains(.trailing) ? .length(insets.trailing) : nil),
        ("for", placement.argument))
    }
  }
}

/// Whose margins: `name` is what the engine calls them.
public struct ContentMarginPlacement: Sendable {
  fileprivate let name: String
  /// nil for those that are meant where nothing is said.
  fileprivate var argument: ArgumentValue? { name == "automatic" ? nil : .text(name) }
  public static let automatic = Self(name: "automatic"), scrollContent = Self(name: "scrollContent"), scrollIndicators = Self(name: "scrollIndicators")
}
