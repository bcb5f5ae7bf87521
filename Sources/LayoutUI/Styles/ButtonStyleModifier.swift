extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return inEnvironment { $0.buttonStyle = AnyButtonStyle(style) }
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return inEnvironment { $0.buttonStyle = AnyButtonStyle(primitive: style) }
  }
}
