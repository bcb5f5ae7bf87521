/// Room between the items of a bar: no part of the layout until bars are laid out.
nonisolated public struct ToolbarSpacer: ToolbarContent, View {
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  @MainActor public var body: some View { EmptyView() }
}

/// How a space is sized.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible"), fixed = SpacerSizing(name: "fixed")
}
