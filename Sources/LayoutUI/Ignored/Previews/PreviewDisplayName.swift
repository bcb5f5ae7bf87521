/// The name of a preview is no part of it.
extension View {
  nonisolated public func previewDisplayName(_ name: String?) -> some View { self }
}
