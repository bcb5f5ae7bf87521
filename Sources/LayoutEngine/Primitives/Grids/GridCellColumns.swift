import LayoutModel

/// Says to the Grid over how many columns the cell goes. No effect on layout elsewhere.
package struct GridCellColumns: RenderOnlyPrimitive {
  /// 1 adds nothing, nor does 0 beside more than 1.
  let count: Int32

  package var scope: PlacingScope { .own }
  package static let traits = Traits(.advisesGrid)
  package static let summary = "Lets a cell of a Grid span several columns."
  package static let parameters = [
    Parameter("count", .integer, required: true, "Columns; several of these modifiers add up. 0: the next cell begins in the same column.")
  ]
  /// SwiftUI has no limit; this one keeps a Grid's columns countable.
  private static let limit = 1000.0

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let count = try arguments.number("count") ?? 1
    guard count >= 0, count <= Self.limit else { throw ArgumentError("count", "must be 0 to \(Int(clamping: Self.limit))") }
    self.count = Int32(clamping: count)
  }
}
