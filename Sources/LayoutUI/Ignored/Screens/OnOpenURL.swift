/// No URL is opened while views are laid out.
extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
