import LayoutModel

/// Rows of controls: a List in the grouped style of iOS. On macOS, whose forms have columns, it is laid out as a List.
package struct Form: RowContainer {
  package let layout: RowLayout
  package let system: ControlSystem
  package let margins: ScrollMargins

  package static let summary = "Rows of controls in a viewport that takes all it is offered."
  package static let approximation: String? = "as a List in the grouped style of iOS, on macOS as a List"

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    system = arguments.environment.controlSystem
    margins = arguments.environment.contentMargins
    layout = RowLayout(arguments.environment.listStyle, on: system)
  }
}
