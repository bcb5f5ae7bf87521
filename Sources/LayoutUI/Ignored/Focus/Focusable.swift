/// The focus does not change the size.
extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
