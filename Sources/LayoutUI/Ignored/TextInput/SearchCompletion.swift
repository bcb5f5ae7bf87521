/// Suggestions are shown on their own.
extension View {
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
}
