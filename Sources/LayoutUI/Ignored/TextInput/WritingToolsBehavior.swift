/// What helps with writing is no matter of layout.
extension View {
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
