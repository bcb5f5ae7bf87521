/// A value within bounds: laid out as its label above a line as wide as it is offered and 4 high, its value below.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
  private let place: SourcePlace
  @MainActor public var body: some View {
    Approximation(
      what: "Gauge: its labels around a line 4 high",
      content: VStack {
        label
        HStack {
          minimum; Color.clear.frame(height: 4); maximum
        }
        current
      }, place: place)
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, current, minimum, maximum) = (label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    place = SourcePlace(_file, _line, _column, _function)
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, current, minimum, maximum) = (label(), currentValueLabel(), EmptyView(), EmptyView())
    place = SourcePlace(_file, _line, _column, _function)
  }
}

nonisolated extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.label, current, minimum, maximum) = (label(), EmptyView(), EmptyView(), EmptyView())
    place = SourcePlace(_file, _line, _column, _function)
  }
}
