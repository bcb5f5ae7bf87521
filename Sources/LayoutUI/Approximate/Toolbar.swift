/// What stands in a bar: no part of the layout until bars are laid out.
public protocol ToolbarContent {}
nonisolated public struct ToolbarItem<Content: View>: ToolbarContent, View {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  @MainActor public var body: some View { EmptyView() }
}
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, View {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  @MainActor public var body: some View { EmptyView() }
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self(), secondaryAction = Self(), status = Self()
  public static let confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self(), keyboard = Self(), topBarLeading = Self()
  public static let topBarTrailing = Self(), bottomBar = Self(), navigationBarLeading = Self(), navigationBarTrailing = Self()
}
public enum NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
nonisolated public struct EditButton: View {
  private let place: SourcePlace
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  @MainActor public var body: some View { Approximation(what: "EditButton: its words", content: Button("Edit") {}, place: place) }
}

extension View {
  /// Bars are not laid out: the content has the room that they would take, which a note says.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("toolbar: not laid out", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View { sayingOfBar { $0.title = title.text } }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let words = String(title)
    return sayingOfBar { $0.title = words }
  }
  nonisolated public func navigationTitle(_ title: Text) -> some View { sayingOfBar { $0.title = title.string } }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { sayingOfBar { $0.title = title.wrappedValue } }
  nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title) }
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  nonisolated public func navigationBarTitle(_ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    sayingOfBar { $0.isInline = mode == .automatic ? nil : mode == .inline }
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { sayingOfBar { $0.isHidden = hidden } }
  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("navigationBarItems: not laid out", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func navigationBarItems<L: View>(
    leading: L, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("navigationBarItems: not laid out", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func navigationBarItems<T: View>(
    trailing: T, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("navigationBarItems: not laid out", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
  nonisolated public func searchable(
    text: Binding<String>, prompt: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { approximated("searchable: its field is not laid out", at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func searchable(
    text: Binding<String>, prompt: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    approximated("searchable: its field is not laid out", at: SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func scenePadding(
    _ edges: Edge.Set = .all, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { padding(edges).approximated("scenePadding: as padding", at: SourcePlace(_file, _line, _column, _function)) }
}
