import LayoutModel

/// A choice of an inline Picker in a list of iOS: a row as the list's others, within the row that the Picker has.
package struct ChoiceRow: RowPrimitive {
  package let insets: EdgeInsets
  package let minimum: Double
  package var startsSection: Bool { false }

  package static let summary = "A choice of an inline Picker in a list on iOS: keeps a row's insets around the view, and a least height."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    // No parameter: the Picker alone says it.
    guard let row = arguments.environment.controls.row, let least = try arguments.finite("minimum") else {
      throw ArgumentError("", "stands in a list by itself: write an inline Picker in it")
    }
    (insets, minimum) = (row.insets, least)
  }
}
