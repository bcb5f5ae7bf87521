/// A view that is not evaluated again while it is equal is laid out as it was.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor public var body: some View { content }
}
