/// A progress: a circle, with a value a line; with its labels.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label
  private let current: CurrentValueLabel
  private let fraction: Double?
  private let place: SourcePlace

  @MainActor public var body: some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        label: Label.self == EmptyView.self ? nil : .init(label), currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(current),
        fractionCompleted: fraction),
      Control(LayoutEngine.ProgressView.self, [.init("label", label), .init("children", current)], place) { _ in
        [Argument](("value", fraction.map { .number($0) }))
      })
  }

  /// How far it has come, 0 to 1.
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init(
    @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, current, fraction, place) = (label(), EmptyView(), nil, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.label, current, fraction, place) = (label(), EmptyView(), Self.fraction(value, total), SourcePlace(_file, _line, _column, _function)) }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, current, fraction, place) = (label(), currentValueLabel(), Self.fraction(value, total), SourcePlace(_file, _line, _column, _function)) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function) {
    (label, current, fraction, place) = (EmptyView(), EmptyView(), nil, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (label, current, fraction, place) = (EmptyView(), EmptyView(), Self.fraction(value, total), SourcePlace(_file, _line, _column, _function)) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, current, fraction, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), EmptyView(), nil, SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, current, fraction, place) = (
      Text(title, _file: _file, _line: _line, _column: _column), EmptyView(), nil, SourcePlace(_file, _line, _column, _function)
    )
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, current, fraction, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), EmptyView(), Self.fraction(value, total), SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, current, fraction, place) = (
      Text(title, _file: _file, _line: _line, _column: _column), EmptyView(), Self.fraction(value, total), SourcePlace(_file, _line, _column, _function)
    )
  }
}

extension ProgressView where Label == _StylePart?, CurrentValueLabel == _StylePart? {
  nonisolated public init(
    _ configuration: ProgressViewStyleConfiguration, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, current, fraction, place) = (
      configuration.label, configuration.currentValueLabel, configuration.fractionCompleted, SourcePlace(_file, _line, _column, _function)
    )
  }
}

/// A time that runs: at its beginning.
extension ProgressView where CurrentValueLabel == Text {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) {
    let current = Text(timerInterval: timerInterval, countsDown: countsDown, _file: _file, _line: _line, _column: _column)
    (self.label, self.current, fraction, place) = (label(), current, countsDown ? 1 : 0, SourcePlace(_file, _line, _column, _function))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() }, _file: _file, _line: _line, _column: _column, _function: _function)
  }
}
