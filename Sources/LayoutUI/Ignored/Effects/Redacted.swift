/// Placeholders have the size of what they stand for.
extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
}
