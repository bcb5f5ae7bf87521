import LayoutModel

/// A row of a list on iOS, around a view of the list.
package struct ListRow: RowPrimitive {
  package let startsSection: Bool
  package let insets: EdgeInsets
  package let minimum: Double

  package static let summary = "A row of a list on iOS: keeps its insets around the view, and a least height."

  /// - Parameter minimum: the environment's least height; nil: the list's own.
  init(_ metrics: ListMetrics, startsSection: Bool, minimum: Double?) {
    (insets, self.minimum, self.startsSection) = (metrics.row, minimum ?? metrics.rowMinimum, startsSection)
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.row = RowLook(insets: insets, minimum: minimum) }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { throw ArgumentError("", "stands in a list by itself: write the view in it") }
}
