extension View {
  /// The texts inside are measured in the regular weight, which a note says.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { inEnvironment { $0.changeFont { $0.weight = weight } } }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { inEnvironment { $0.changeFont { $0.weight = isActive ? .bold : nil } } }
}

extension EnvironmentValues {
  /// Changes the font that texts without one of their own have.
  mutating func changeFont(_ change: (inout Font) -> Void) {
    var font = font ?? .body
    change(&font)
    self.font = font
  }
}
