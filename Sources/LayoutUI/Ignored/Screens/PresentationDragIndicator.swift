/// The mark at the top of a sheet lies over its content.
extension View {
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
