import LayoutModel

/// A row of a list on iOS within the row that a control has: a choice of an inline Picker, a view of a DisclosureGroup.
package struct InnerRow: RowPrimitive {
  package let insets: EdgeInsets
  package let minimum: Double
  package var startsSection: Bool { false }

  package static let summary =
    "A row on iOS within the row of a control, an inline Picker or a DisclosureGroup: keeps a row's insets around the view, and a least height."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    // No parameter: the control alone says it.
    guard let row = arguments.environment.controls.row, let least = try arguments.finite("minimum") else {
      throw ArgumentError("", "stands in a list by itself: write an inline Picker or a DisclosureGroup in it")
    }
    (insets, minimum) = (row.insets, least)
  }
}
