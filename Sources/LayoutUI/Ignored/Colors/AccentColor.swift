/// A colour is drawn, not laid out.
extension View {
  nonisolated public func accentColor(_ color: Color?) -> some View { self }
}
