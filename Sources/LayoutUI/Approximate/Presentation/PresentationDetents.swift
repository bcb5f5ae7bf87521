import LayoutEngine

/// The heights that the sheet around a view may have: the one that is selected, else the least of them.
extension View {
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { having(detents, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { having([selection.wrappedValue], at: SourcePlace(_file, _line, _column, _function)) }

  nonisolated private func having(_ detents: @autoclosure @escaping @MainActor () -> Set<PresentationDetent>, at place: SourcePlace) -> some View {
    modified(LayoutEngine.PresentationDetents.self, at: place) { _ in
      let detents = detents(), words = detents.compactMap(\.word).sorted()
      return [Argument](
        ("detents", words.isEmpty ? nil : .words(words)), ("height", detents.compactMap(\.points).min().map { .number($0) }),
        ("fraction", detents.compactMap(\.part).min().map { .number($0) }))
    }
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate var word: String?
  fileprivate var points: Double?
  fileprivate var part: Double?
  public static let medium = Self(word: "medium"), large = Self(word: "large")
  public static func fraction(_ fraction: CGFloat) -> Self { Self(part: Double(fraction)) }
  public static func height(_ height: CGFloat) -> Self { Self(points: Double(height)) }
}
