/// A value on a line: as wide as it is offered and 34 high, on iOS 18 31.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let place: SourcePlace
  @MainActor public var body: some View {
    Control(LayoutEngine.Slider.self, EmptyView(), place)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    place = SourcePlace(_file, _line, _column, _function)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    place = SourcePlace(_file, _line, _column, _function)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
}

/// Labels at both ends: what they take of the width is not known.
extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
}
