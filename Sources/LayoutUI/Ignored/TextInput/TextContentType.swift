/// What the keyboard suggests does not change the size.
extension View {
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
}
