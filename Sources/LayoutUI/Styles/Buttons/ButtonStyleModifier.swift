extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style, by: LayoutEngine.ButtonStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) { (button: ButtonStyleConfiguration) in
      style.makeBody(configuration: button)
    }
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style, by: LayoutEngine.ButtonStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) { (button: ButtonStyleConfiguration) in
      style.makeBody(configuration: PrimitiveButtonStyleConfiguration(button))
    }
  }
}
