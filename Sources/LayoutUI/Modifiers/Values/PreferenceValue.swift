extension View {
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    showing(LayoutEngine.Overlay.self, of: K.self, alignment, transform, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    showing(LayoutEngine.Background.self, of: K.self, alignment, transform, SourcePlace(_file, _line, _column, _function))
  }
}
