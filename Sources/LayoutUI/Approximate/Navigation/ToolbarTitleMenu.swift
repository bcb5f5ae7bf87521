/// What the title of a bar opens: it takes no room in it.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init() where Content == EmptyView {}
  @MainActor public var body: some View { EmptyView() }
}
