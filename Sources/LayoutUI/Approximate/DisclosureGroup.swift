/// Views that are shown on demand: laid out as the label, closed.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.DisclosureGroup.self, label, place) }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function))
  }
}
