/// The built-in font's digits are of one width.
extension View {
  nonisolated public func monospacedDigit() -> some View { self }
}
