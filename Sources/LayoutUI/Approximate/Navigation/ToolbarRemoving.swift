/// The button of a sidebar takes no room of the content.
extension View {
  nonisolated public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Sendable { public static let sidebarToggle = Self() }
