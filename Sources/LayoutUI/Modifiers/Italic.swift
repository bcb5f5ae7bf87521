extension View {
  /// The texts inside are measured upright, which a note says.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { inEnvironment { $0.changeFont { $0.isItalic = isActive } } }
}
