import LayoutEngine

/// A button that opens an app's settings: its label.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.SettingsLink.self, label, place) }
}

extension SettingsLink where Label == Text {
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    (label, place) = (Text("Settings…", _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function))
  }
}
