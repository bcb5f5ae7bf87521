/// What stands in a bar: views, as everything that a builder makes.
public protocol ToolbarContent: View {}
public typealias CustomizableToolbarContent = ToolbarContent
public typealias ToolbarContentBuilder = ViewBuilder

nonisolated extension TupleView: ToolbarContent {}
nonisolated extension EmptyView: ToolbarContent {}
nonisolated extension AnyView: ToolbarContent {}
nonisolated extension Group: ToolbarContent where Content: ToolbarContent {}
nonisolated extension ForEach: ToolbarContent where Content: ToolbarContent {}
nonisolated extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
nonisolated extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

nonisolated public struct ToolbarItem<Content: View>: ToolbarContent {
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

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
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
  nonisolated public func toolbar<Content: View>(
    id: String, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { toolbar(content: content, _file: _file, _line: _line, _column: _column, _function: _function) }
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement..., _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { showing(bars, visibility, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { showing(bars, visibility, at: SourcePlace(_file, _line, _column, _function)) }

  /// Without bars it is said of the one that a screen has by itself.
  nonisolated private func showing(_ bars: [ToolbarPlacement], _ visibility: Visibility, at place: SourcePlace) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return evaluated { view, scope in
      var list = view._list(scope)
      if visibility == .automatic { return list }
      if visibility == .hidden, bars.contains(where: { $0.bar == nil }) {
        scope.graph.approximate("toolbar(.hidden): of bars at the bottom and of windows nothing is hidden", place)
      }
      for kind in bars.compactMap(\.bar) {
        let modifier = ElementModifier(
          kind: .primitive(kind), arguments: [Argument("hidden", .bool(visibility == .hidden))], place: place, owner: scope.owner)
        list = list.mapped { $0.modifiers.append(modifier) }
      }
      return list
    }
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
}
