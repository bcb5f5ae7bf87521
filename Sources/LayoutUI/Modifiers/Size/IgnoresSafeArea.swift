/// The regions that a view may reach into.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1), keyboard = SafeAreaRegions(rawValue: 2), all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// The keyboard is not there while views are laid out: to ignore it alone changes nothing.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    let place = SourcePlace(_file, _line, _column, _function)
    return evaluated { view, scope in
      let list = view._list(scope)
      if !regions.contains(.container) { return list }
      let modifier = ElementModifier(
        kind: .primitive(LayoutEngine.IgnoresSafeArea.self), arguments: [Argument](("edges", edges == .all ? nil : .edges(edges))), place: place,
        owner: scope.owner)
      return list.mapped { $0.modifiers.append(modifier) }
    }
  }
  nonisolated public func edgesIgnoringSafeArea(
    _ edges: Edge.Set, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.IgnoresSafeArea.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      [Argument](("edges", edges == .all ? nil : .edges(edges)))
    }
  }
}
