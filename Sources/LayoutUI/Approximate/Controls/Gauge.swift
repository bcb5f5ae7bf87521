/// A value within bounds: laid out as its label above a line as wide as it is offered and 4 high, its value below.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
  private let fraction: Double
  private let place: SourcePlace
  @MainActor public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        label: .init(label), currentValueLabel: .init(current), minimumValueLabel: .init(minimum), maximumValueLabel: .init(maximum), value: fraction),
      Control(
        LayoutEngine.Gauge.self, [.init("label", label), .init("minimum", minimum), .init("maximum", maximum), .init("children", current)], place))
  }

  /// Where a value stands between its bounds, 0 to 1.
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
  }
}

nonisolated extension Gauge
where Label == _StylePart, CurrentValueLabel == _StylePart?, BoundsLabel == _StylePart?, MarkedValueLabels == EmptyView {
  nonisolated public init(
    _ configuration: GaugeStyleConfiguration, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, current, fraction) = (configuration.label, configuration.currentValueLabel, configuration.value)
    (minimum, maximum, place) = (configuration.minimumValueLabel, configuration.maximumValueLabel, SourcePlace(_file, _line, _column, _function))
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, current, minimum, maximum) = (label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    (fraction, place) = (Self.fraction(value, bounds), SourcePlace(_file, _line, _column, _function))
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.label, current, minimum, maximum) = (label(), currentValueLabel(), EmptyView(), EmptyView())
    (fraction, place) = (Self.fraction(value, bounds), SourcePlace(_file, _line, _column, _function))
  }
}

nonisolated extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.label, current, minimum, maximum) = (label(), EmptyView(), EmptyView(), EmptyView())
    (fraction, place) = (Self.fraction(value, bounds), SourcePlace(_file, _line, _column, _function))
  }
}
