extension View {
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    keepingMargins(at: SourcePlace(_file, _line, _column, _function)) {
      [Argument](("length", .length(length)), ("edges", edges == .all ? nil : .edges(edges)), ("for", .text(placement.name)))
    }
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    keepingMargins(at: SourcePlace(_file, _line, _column, _function)) {
      [Argument](("length", .length(length)), ("for", .text(placement.name)))
    }
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    keepingMargins(at: SourcePlace(_file, _line, _column, _function)) {
      [Argument](
        ("top", edges.contains(.top) ? .length(insets.top) : nil), ("leading", edges.contains(.leading) ? .length(insets.leading) : nil),
        ("bottom", edges.contains(.bottom) ? .length(insets.bottom) : nil), ("trailing", edges.contains(.trailing) ? .length(insets.trailing) : nil),
        ("for", .text(placement.name)))
    }
  }
}

/// Whose margins: `name` is what the engine calls them.
public struct ContentMarginPlacement: Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), scrollContent = Self(name: "scrollContent"), scrollIndicators = Self(name: "scrollIndicators")
}

extension View {
  /// Margins are those of what scrolls inside, whatever is around that.
  nonisolated private func keepingMargins(at place: SourcePlace, _ arguments: @escaping @MainActor () -> [Argument]) -> some View {
    evaluated { view, scope in
      let margins = ElementModifier(kind: .primitive(LayoutEngine.ContentMargins.self), arguments: arguments(), place: place, owner: scope.owner)
      return view._list(scope.changing { $0.contentMargins.insert(margins, at: 0) })
    }
  }
}

extension EnvironmentValues {
  /// Those that what scrolls keeps, from the inside out.
  fileprivate(set) var contentMargins: [ElementModifier] {
    get { self["contentMargins", or: []] }
    set { self["contentMargins", or: []] = newValue }
  }
}

extension _ViewScope {
  /// The margins that a view of a type keeps, where it scrolls, and what is around the views in it, which keep none of them again.
  func margins(of type: any Primitive.Type) -> (kept: [ElementModifier], inside: _ViewScope) {
    if type.traits.scrolls.isEmpty || environment.contentMargins.isEmpty { return ([], self) }
    return (environment.contentMargins, changing { $0.contentMargins = [] })
  }
}
