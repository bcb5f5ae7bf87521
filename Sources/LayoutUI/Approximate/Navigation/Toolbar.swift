/// What stands in a bar.
public protocol ToolbarContent {}

nonisolated public struct ToolbarItem<Content: View>: ToolbarContent, View {
  private let placement: ToolbarItemPlacement
  private let content: Content
  private let place: SourcePlace
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { (self.placement, self.content, place) = (placement, content(), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { (self.placement, self.content, place) = (placement, content(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.ToolbarItem.self, content, place) { _ in [Argument("placement", .text(placement.name))] } }
}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, View {
  private let item: ToolbarItem<Content>
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { item = ToolbarItem(placement: placement, content: content, _file: _file, _line: _line, _column: _column, _function: _function) }
  @MainActor public var body: some View { item }
}

/// Where an item stands: `name` is what the engine calls it.
public struct ToolbarItemPlacement: Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let principal = Self(name: "principal")
  public static let navigation = Self(name: "navigation")
  public static let primaryAction = Self(name: "primaryAction")
  public static let secondaryAction = Self(name: "secondaryAction")
  public static let status = Self(name: "status")
  public static let confirmationAction = Self(name: "confirmationAction")
  public static let cancellationAction = Self(name: "cancellationAction")
  public static let destructiveAction = Self(name: "destructiveAction")
  public static let keyboard = Self(name: "keyboard")
  public static let topBarLeading = Self(name: "topBarLeading")
  public static let topBarTrailing = Self(name: "topBarTrailing")
  public static let bottomBar = Self(name: "bottomBar")
  public static let navigationBarLeading = Self(name: "navigationBarLeading")
  public static let navigationBarTrailing = Self(name: "navigationBarTrailing")
}

extension View {
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Toolbar.self, showing: content(), at: SourcePlace(_file, _line, _column, _function)) { _ in [] } }
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement..., _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    let hides = visibility == .hidden && bars.contains { $0.isNavigationBar }
    return evaluated { view, scope in
      let list = view._list(scope)
      if !hides { return list }
      let modifier = ElementModifier(
        kind: .primitive(LayoutEngine.NavigationBarHidden.self), arguments: [Argument("hidden", .bool(true))],
        place: SourcePlace(_file, _line, _column, _function), owner: scope.owner)
      return list.mapped { $0.modifiers.append(modifier) }
    }
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
}
