/// A view that an animation takes through keyframes: laid out as it stands before that.
nonisolated public struct KeyframeAnimator<Value, KeyframePath, Content: View>: View where KeyframePath: Keyframes, KeyframePath.Value == Value {
  private let value: Value
  private let content: (Value) -> Content
  private let place: SourcePlace
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (value, self.content, place) = (initialValue, content, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (value, self.content, place) = (initialValue, content, SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Approximation(what: "KeyframeAnimator: its initial value", content: content(value), place: place) }
}

extension View {
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let view = self
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(value: view), $0) }, keyframes: keyframes, _file: _file,
      _line: _line, _column: _column, _function: _function)
  }
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    keyframeAnimator(
      initialValue: initialValue, content: content, keyframes: keyframes, _file: _file, _line: _line, _column: _column, _function: _function)
  }
}
