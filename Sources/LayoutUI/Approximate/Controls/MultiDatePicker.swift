import Foundation
import LayoutEngine

/// A calendar in which several days can be chosen; its label is not shown.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let place: SourcePlace
  @MainActor public var body: some View { Control(LayoutEngine.MultiDatePicker.self, [], place) }
}

extension MultiDatePicker {
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
}
