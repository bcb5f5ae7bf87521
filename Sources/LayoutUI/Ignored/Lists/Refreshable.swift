/// Nothing is refreshed while views are laid out.
extension View {
  nonisolated public func refreshable(action: @escaping () async -> Void) -> some View { self }
}
