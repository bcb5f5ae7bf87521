import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import LayoutEngine
import LayoutModel

/// A horizontal stack that goes on in another row where its width ends (Konstantin Semianov, *Building a wrapping HStack*).
///
/// 1. Each view is asked the stack's own proposal. A view goes into the row while it and the space before it fit into the width, else it
///    starts the next one: `WrappingHStackRows` has the arithmetic.
/// 2. The stack is as wide as it is proposed, for nil as its widest row; it is as high as its rows and the space between them,
///    0 where that is less: a negative spacing may take away more than the rows are high.
/// 3. Proposed less than its minimum in both dimensions it has no rows: it is as large as its largest view at 0 x 0, and places nothing.
/// 4. A row that is not full and a view that is not as high as its row go where the alignment says.
public struct WrappingHStack: Layout {
  /// Where rows go in the stack and views in their row. Text baselines count as the centre.
  public var alignment: Alignment
  /// Points between views of a row; nil: what they prefer.
  public var horizontalSpacing: CGFloat? {
    get { columnGap.map { CGFloat($0) } }
    set { columnGap = newValue.map { Double($0) } }
  }
  /// Points between rows; nil: what the highest views of both prefer.
  public var verticalSpacing: CGFloat? {
    get { rowGap.map { CGFloat($0) } }
    set { rowGap = newValue.map { Double($0) } }
  }
  // Stored as Double: a stored CGFloat links all of Foundation into a program.
  private(set) var columnGap: Double?
  private(set) var rowGap: Double?

  /// Spacings of their own for rows and columns.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    (self.alignment, columnGap, rowGap) = (alignment, horizontalSpacing.map { Double($0) }, verticalSpacing.map { Double($0) })
  }

  /// One spacing in both directions.
  public init(alignment: Alignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)
  }

  /// A Spacer inside takes the rest of its row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The minimum, and the rows of the last arrangement.
  public struct Cache {
    var minSize: Size
    var rows: (hash: Int, rows: [Row])?
  }

  /// Asks for the minimum.
  public func makeCache(subviews: Subviews) -> Cache { Cache(minSize: minSize(subviews)) }

  /// Asks for the minimum anew; rows are found by what they were made from.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.minSize = minSize(subviews) }

  /// Steps 2 and 3.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let rows = arrangeRows(proposal, subviews, &cache)
    guard let lastRow = rows.last else { return CGSize(width: cache.minSize.width, height: cache.minSize.height) }
    let width = proposal.width ?? CGFloat(rows.map(\.width).reduce(0, max))
    return CGSize(width: width, height: CGFloat(max(lastRow.yOffset + lastRow.height, 0)))
  }

  /// Step 4.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let anchor = UnitPoint(alignment)
    for row in arrangeRows(proposal, subviews, &cache) {
      for element in row.elements {
        let x = element.xOffset + part(anchor.x, of: bounds.width - row.width)
        let y = row.yOffset + part(anchor.y, of: row.height - element.size.height)
        subviews[element.index].place(at: CGPoint(x: x + bounds.minX, y: y + bounds.minY), anchor: .topLeading, proposal: proposal)
      }
    }
  }

  /// Infinity less infinity is no room.
  private func part(_ fraction: CGFloat, of room: CGFloat) -> CGFloat { fraction == 0 || room.isNaN ? 0 : fraction * room }
}

extension WrappingHStack: NamedLayout {
  package static let summary = "A row of views that goes on in another row where the width ends."
  package static let parameters = [
    Parameter("alignment", .alignment, "Where rows go in the stack and views in their row; center by default."),
    Parameter("spacing", .length, "Points between views and between rows; what they prefer when absent."),
    Parameter("horizontalSpacing", .length, "Points between the views of a row, instead of `spacing`."),
    Parameter("verticalSpacing", .length, "Points between rows, instead of `spacing`."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let (both, horizontal, vertical) = (
      try arguments.finite("spacing"), try arguments.finite("horizontalSpacing"), try arguments.finite("verticalSpacing")
    )
    if both != nil, horizontal != nil || vertical != nil {
      throw ArgumentError("spacing", "cannot stand beside horizontalSpacing or verticalSpacing: it means both")
    }
    self.init(
      alignment: try arguments.layoutAlignment("alignment"), horizontalSpacing: (horizontal ?? both).map { CGFloat($0) },
      verticalSpacing: (vertical ?? both).map { CGFloat($0) })
  }
}
