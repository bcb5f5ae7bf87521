/// A date that can be chosen: laid out as its label, and 100 × 34 at the trailing edge, a time 86 × 34.
nonisolated public struct DatePicker<Label: View>: View {
  private let label: Label
  private let components: DatePickerComponents
  private let place: SourcePlace
  @MainActor public var body: some View {
    Control(LayoutEngine.DatePicker.self, label, place) { _ in components == .date ? [] : [Argument("components", .words(components.names))] }
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  var names: [String] { (contains(.date) ? ["date"] : []) + (contains(.hourAndMinute) ? ["hourAndMinute"] : []) }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1), date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, components, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), displayedComponents, SourcePlace(_file, _line, _column, _function)
    )
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, components, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), displayedComponents, SourcePlace(_file, _line, _column, _function)
    )
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, components, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), displayedComponents, SourcePlace(_file, _line, _column, _function)
    )
  }
}

extension DatePicker {
  public typealias Components = DatePickerComponents
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, components, place) = (label(), displayedComponents, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, components, place) = (label(), displayedComponents, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, components, place) = (label(), displayedComponents, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, components, place) = (label(), displayedComponents, SourcePlace(_file, _line, _column, _function)) }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (label, components, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), displayedComponents, SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, components, place) = (Text(title, _file: _file, _line: _line, _column: _column), displayedComponents, SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, components, place) = (Text(title, _file: _file, _line: _line, _column: _column), displayedComponents, SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, components, place) = (Text(title, _file: _file, _line: _line, _column: _column), displayedComponents, SourcePlace(_file, _line, _column, _function))
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (label, components, place) = (Text(title, _file: _file, _line: _line, _column: _column), displayedComponents, SourcePlace(_file, _line, _column, _function))
  }
}
