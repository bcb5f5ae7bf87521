/// Suggestions are shown on their own.
extension View {
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}
