extension View {
  /// The texts inside are measured in the standard design, which a note says.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { inEnvironment { $0.changeFont { $0.design = design } } }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { inEnvironment { $0.changeFont { $0.isMonospaced = isActive } } }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
}
