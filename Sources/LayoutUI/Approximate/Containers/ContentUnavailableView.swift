/// Says that there is nothing: laid out as its label, description and actions one below another.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() },
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, self.description, self.actions, place) = (label(), description(), actions(), SourcePlace(_file, _line, _column, _function))
  }
  @MainActor public var body: some View {
    Control(
      LayoutEngine.ContentUnavailableView.self, [.init("label", label), .init("description", description), .init("children", actions)], place)
  }
}

extension ContentUnavailableView where Label == LayoutUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    label = LayoutUI.Label(title, systemImage: name, _file: _file, _line: _line, _column: _column)
    (self.description, actions, place) = (description, EmptyView(), SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    label = LayoutUI.Label(title, systemImage: name, _file: _file, _line: _line, _column: _column)
    (self.description, actions, place) = (description, EmptyView(), SourcePlace(_file, _line, _column, _function))
  }
}

/// The view of a search without results, in SwiftUI's English words.
extension ContentUnavailableView where Label == LayoutUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public static var search: Self { search(text: "") }
  nonisolated public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
