import LayoutModel

/// Rows in a scrolling viewport. On macOS, and where the environment names neither a system nor a device, each child is a row, 4 above and 4 below its content
/// high, 24 at least; the content starts at the leading edge, in the middle of its row (measured). On iOS rows stand in sections: `ListMetrics`.
package struct List: RowContainer {
  package let layout: RowLayout
  package let system: ControlSystem
  package let margins: ScrollMargins

  package static let summary = "Rows in a viewport that takes all it is offered."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    system = arguments.environment.system ?? .macOS
    margins = arguments.environment.contentMargins
    layout = RowLayout(arguments.environment.listStyle, on: system)
    if layout != .bare {
      arguments.tree.warn("LT401", "List is laid out with the insets and heights of \(system.name), of which SwiftUI's were recorded in part")
    }
  }
}
