/// A disabled control is as large as an enabled one; styles and views that read `isEnabled` know it.
extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    evaluated { view, scope in view._list(disabled ? scope.changing { $0.isEnabled = false } : scope) }
  }
}
