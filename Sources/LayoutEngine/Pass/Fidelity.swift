import LayoutModel

/// Numbers SwiftUI does not document, each with where it was learnt. Uncertain ones are marked so.
package enum Fidelity {
  /// Between two views that agree on nothing else: 8 points in both axes (measured, spc-rect-rect-h and -v).
  package static let defaultSpacing = 8.0
  /// A Spacer's length without `minLength`: 8 (measured, stk-SP1).
  package static let spacerMinLength = 8.0
  /// The length that a view without an ideal size answers to nil (documented: `replacingUnspecifiedDimensions`).
  package static let unspecifiedLength = 10.0
  /// `.padding()` without a length: the environment's default, 16 on iOS (documented).
  package static let defaultPadding = 16.0
  /// The distance above and below the content of a List's row (measured on macOS).
  package static let listRowInset = 4.0
  /// The least height of a List's row (measured on macOS: defaultMinListRowHeight).
  package static let listRowMinimum = 24.0
  /// Columns of a lazy grid that need more than its width start at its leading edge instead of overflowing on both sides: objc.io found
  /// such a grid off centre (published drawings; no numbers).
  package static let lazyGridOverflowsTrailing = true
  /// In a Grid's row that is aligned by a text baseline the lowest cell touches the row's bottom, else the highest its top (seen by SwiftVVD's author
  /// on SwiftUI 27).
  package static let gridBaselinesTouchBottom = true
  /// A lazy grid that is offered nil across takes the ideal widths of its first row, and divides those (seen by the same).
  package static let lazyGridTakesIdealOfFirstRow = true
  /// What cells over several columns do to the columns of a Grid: six decisions that give all 1,287 measured grids, each the only one that was found
  /// (grid-algorithm §6); a measurement may turn out otherwise.
  package enum GridSpans {
    /// Where cells can grow alike those come first that are sized on every axis *that is proposed* (grid-div-10).
    package static let unsizedCountsWhereProposed = true
    /// What a cell lacks never grows (grid-div-53).
    package static let lackNeverGrows = true
    /// Served, it counts for a further column only if no cell of that column alone is still to be served (grid-div-56).
    package static let waitsForSingleCells = true
    /// Columns without cells of their own are done with in every event, if no height is proposed (grid-fuzz-GZ6c, grid-div-53).
    package static let bareColumnsEndAtOnce = true
    /// While another of its columns waits, its lack is taken off for each that waits no more: the least certain (grid-div-35, 56).
    package static let lackIsTakenOff = true
    /// What a column took less than its share, all others that are open have whole, if a cell that still lacks covers that column but begins before it
    /// (grid-GX18, grid-div-53, 59).
    package static let restIsGivenToEach = true
  }
  /// Where the widths of texts in the built-in font come from.
  package static let textMetrics =
    "San Francisco's recorded advances and heights (iOS 26.1); Inter's, scaled, beyond ASCII and for kerning: such widths approximate SwiftUI's"
  /// The part of a line's width that `allowsTightening` may take out of it (documented default of NSParagraphStyle.tighteningFactorForTruncation; that
  /// SwiftUI goes by it was not measured).
  package static let tightening = 0.05
  /// `minimumScaleFactor` takes the largest of these parts of the font's size at which nothing is cut (not measured: whole hundredths).
  package static let scaleSteps = 100.0
  /// How far out a `layoutValue` is seen. Not measured: inferred from priority, which a padding or frame around it hides; that a cell's
  /// grid modifiers are seen through them (measured) speaks for the other.
  package enum LayoutValues { case asPriority, throughModifiers }
  package static let layoutValues = LayoutValues.asPriority
  /// The SwiftUI release whose order of calls the engine follows; sizes and positions are the same in all.
  package static let referenceVersion = "SwiftUI 6 (iOS 18)"
}
