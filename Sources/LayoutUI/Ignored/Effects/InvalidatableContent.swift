/// Placeholders have the size of what they stand for.
extension View {
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
