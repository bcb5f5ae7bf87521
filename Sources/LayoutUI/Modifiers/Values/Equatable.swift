/// A view that is not evaluated again while it is equal is laid out as it was.
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
