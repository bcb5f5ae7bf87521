/// Room between the items of a bar: in the bottom bar a flexible one takes what the items leave, any other is no part of the layout.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  private let takesRoom: Bool
  private let place: SourcePlace
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    takesRoom = sizing == .flexible && placement.name == ToolbarItemPlacement.bottomBar.name
    place = SourcePlace(_file, _line, _column, _function)
  }
  @MainActor @ViewBuilder public var body: some View {
    if takesRoom {
      Control(LayoutEngine.ToolbarItem.self, Spacer(minLength: 0), place) { _ in [Argument("placement", .text(ToolbarItemPlacement.bottomBar.name))] }
    }
  }
}

/// How a space is sized.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible"), fixed = SpacerSizing(name: "fixed")
}
