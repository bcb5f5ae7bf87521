extension View {
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.DefaultScrollAnchor.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      anchor.map { [Argument("anchor", .unitPoint($0))] } ?? []
    }
  }

  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    modified(LayoutEngine.DefaultScrollAnchor.self, at: SourcePlace(_file, _line, _column, _function)) { _ in
      (anchor.map { [Argument("anchor", .unitPoint($0))] } ?? []) + [Argument("role", .text(role.name))]
    }
  }
}

/// What a `defaultScrollAnchor` is the anchor of.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static let initialOffset = Self(name: "initialOffset"), sizeChanges = Self(name: "sizeChanges"), alignment = Self(name: "alignment")
}
