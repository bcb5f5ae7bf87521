/// Placeholders have the size of what they stand for.
extension View {
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
