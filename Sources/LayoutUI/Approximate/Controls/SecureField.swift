/// A hidden text that can be edited: laid out as wide as it is offered and 22 high.
nonisolated public struct SecureField<Label: View>: View {
  private let place: SourcePlace
  @MainActor public var body: some View {
    Control(LayoutEngine.SecureField.self, EmptyView(), place)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
}
