import LayoutModel

/// LazyVGrid and LazyHGrid; here in a LazyVGrid's words.
///
/// 1. `LazyColumns` finds the columns in the proposed width; where that is nil, in the ideal width of the first row's cells (`Fidelity`).
/// 2. Each cell is offered its column's width and nil; a row is as high as its highest cell. In a viewport it asks as many rows as fill
///    that, and estimates the others (`LazyLines`).
/// 3. The reply is the proposed width, or that of the columns if they need more or it is nil; the height is that of the rows.
/// 4. Placed, 1 and 2 are done again with the grid's own width: columns that needed more than was offered are wider now
///    (measured by objc.io: 95 and 120 in 200 are reported as 225, and drawn 107.5 and 120 wide).
///    In a viewport it places the rows in sight, the others not (measured: 16 of 1000 cells of 20 in two columns in a ScrollView of 200).
/// 5. Columns that leave room are aligned in the grid; such as need more start at its leading edge (`Fidelity`).
/// 6. A grid in which Sections stand has one column instead, and lines in it: their headers and footers, and between them grids of their cells, which have its
///    columns (`GivenViews`).
protocol LazyGridPrimitive: Primitive where Rules == LazyGridRule, Reasons == LazyGridReason {
  /// Along which it scrolls.
  static var axis: Axis { get }
  var core: LazyGridCore { get set }
}

/// A lazy grid's arguments.
struct LazyGridCore: BitwiseCopyable {
  /// Between rows.
  let spacing: Double
  /// Of the columns in the grid.
  let alignment: GuideID
  let tracks: Int32

  init(_ arguments: ArgumentReader, _ axis: Axis, tracks: String) throws(ArgumentError) {
    spacing = try arguments.finite("spacing") ?? Fidelity.defaultSpacing
    alignment = try arguments.alignment("alignment")[axis.cross]
    self.tracks = try arguments.gridItems(tracks)
  }

  private init(_ other: LazyGridCore, tracks: Int32) { (spacing, alignment, self.tracks) = (other.spacing, other.alignment, tracks) }

  /// With another column in the place of its own, which takes all the width.
  func inOneTrack(_ tree: LayoutTree, _ axis: Axis) -> LazyGridCore {
    var guides = AlignmentGuides.center
    if axis == .vertical { guides.horizontal = alignment } else { guides.vertical = alignment }
    return LazyGridCore(self, tracks: tree.kept.keep([LazyTrack(length: .flexible(minimum: 0, maximum: .infinity), spacing: 0, alignment: guides)]))
  }
}

extension LazyGridPrimitive {
  package static var traits: Traits { Traits(.lazy, along: axis, aligns: .both, offersNil: Axis.Set(axis), tracks: axis == .vertical ? "columns" : "rows") }
  package static var placesAll: Bool { false }
  package static var role: NodeRole { .container }

  private func columns(_ width: Double?, _ subviews: ChildList) -> LazyColumns {
    let tracks = subviews.pass.tree.kept.lazyTracks[Int(core.tracks)]
    // One more than there are cells for: as many as are made are all there are, if they are no more than the cells.
    return LazyColumns(tracks, in: width ?? idealWidth(tracks, subviews), cells: subviews.count + 1)
  }

  /// The width of the first row's cells at their ideal ones, and the spacing between them; nil without cells.
  private func idealWidth(_ tracks: [LazyTrack], _ subviews: ChildList) -> Double? {
    guard Fidelity.lazyGridTakesIdealOfFirstRow, !subviews.isEmpty else { return nil }
    var width = 0.0
    for (index, track) in zip(subviews.indices, tracks) {
      if index > 0 { width += tracks[index - 1].spacing }
      if case .fixed(let length) = track.length {
        width += max(length, 0)
      } else {
        width += subviews.pass.measure(subviews.id(index), .unspecified, AnyPrimitive.code(Self.kind, LazyGridReason.ideal.rawValue)).size[Self.axis.cross]
      }
    }
    return width
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let subviews = ChildList(node, pass)
    let columns = columns(proposal[Self.axis.cross], subviews), record = LazyRecord(columns, at: 0, Self.axis, pass)
    var rows = rows(columns, subviews), end = 0.0
    rows.ask(filling: Viewports(pass: pass).length(Self.axis)) { row in
      let height = rowHeight(row, columns, subviews), gap = row > 0 ? core.spacing : 0
      record?.add(row, gap: gap, start: end + gap, height)
      end += gap + height.length
      return height.length
    }
    let height = rows.length, heightRule = (rows.isEstimated ? LazyGridRule.estimate : .rows).rawValue
    let offered = proposal[Self.axis.cross] ?? -.infinity
    let (width, rule) = offered >= columns.length ? (offered, LazyGridRule.accepts) : (columns.length, .columns)
    return Self.axis == .vertical
      ? Reply(Size(max(width, 0), max(height, 0)), rule.rawValue, heightRule)
      : Reply(Size(max(height, 0), max(width, 0)), heightRule, rule.rawValue)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let subviews = ChildList(node, pass), width = at.size[Self.axis.cross]
    let columns = columns(width, subviews)
    let isAligned = columns.length < width || !Fidelity.lazyGridOverflowsTrailing
    let start = isAligned ? start(of: columns.length, in: width, core.alignment, pass) : 0
    let record = subviews.isEmpty ? nil : LazyRecord(columns, at: start, Self.axis, pass)
    let window = Viewports(pass: pass).window(of: node, Self.axis), wanted = Set(subviews.wanted.map { $0 / columns.columns.count })
    var rows = rows(columns, subviews)
    // Rows above matter only where there are any.
    let isScrolled = window.map { $0.start > 0 } ?? false || !wanted.isEmpty
    if isScrolled {
      rows.ask(filling: Viewports(pass: pass).length(Self.axis)) { rowHeight($0, columns, subviews).length }
    }
    var laidOut: [NodeID: Double] = [:]
    _ = rows.layOut(in: window, wanted: wanted, measure: { rowHeight($0, columns, subviews).length }) { row, top in
      let made = rowHeight(row, columns, subviews), height = made.length
      record?.add(row, gap: row > 0 ? core.spacing : 0, start: top, made)
      for (column, index) in cells(row, columns, subviews) {
        let cell = pass.beginPlacing(subviews.id(index), Proposal(Self.axis, main: nil, cross: column.length))
        var slot = Size.zero, corner = Point.zero
        (slot[Self.axis], slot[Self.axis.cross]) = (height, column.length)
        (corner[Self.axis], corner[Self.axis.cross]) = (top, start + column.start)
        let origin = pass.origin(of: cell.viewSize, subviews.id(index), in: slot, column.alignment)
        pass.finishPlacing(cell, at: corner + origin, by: PlacingGuides(column.alignment), parent: node)
        if isScrolled, row >= rows.lengths.count { laidOut[subviews.id(index)] = cell.viewSize.size[Self.axis] }
      }
      return height
    }
    if window != nil { pass.tree.scrolling.remember(laidOut, in: node) }
  }

  private func rows(_ columns: LazyColumns, _ subviews: ChildList) -> LazyLines {
    let width = columns.columns.count, count = (subviews.count + width - 1) / width
    var remembered: [Int: Double] = [:]
    if let known = subviews.pass.tree.scrolling.lineLengths[subviews.container] {
      // A row is known if all its cells are.
      for row in 0..<count {
        let lengths = cells(row, columns, subviews).map { known[subviews.id($0.1)] }
        if !lengths.contains(nil) { remembered[row] = lengths.compactMap { $0 }.max() }
      }
    }
    return LazyLines(count, remembered: remembered) { _ in core.spacing }
  }

  private func cells(_ row: Int, _ columns: LazyColumns, _ subviews: ChildList) -> Zip2Sequence<[LazyColumns.Column], Range<Int>> {
    zip(columns.columns, row * columns.columns.count..<subviews.count)
  }

  /// Where a box of `length` starts in one of `room` when both are aligned by `guide`, which is the default one of a view.
  private func start(of length: Double, in room: Double, _ guide: GuideID, _ pass: LayoutPass) -> Double {
    let value = pass.boxValue(guide, Size(room, room)) - pass.boxValue(guide, Size(length, length))
    return value.isNaN ? 0 : value
  }

  /// How high a row is, and the first of its cells that are as high; nil where none has a height.
  private func rowHeight(_ row: Int, _ columns: LazyColumns, _ subviews: ChildList) -> (length: Double, highest: NodeID?) {
    cells(row, columns, subviews).reduce((0, nil)) { row, cell in
      let offer = Proposal(Self.axis, main: nil, cross: cell.0.length), node = subviews.id(cell.1)
      let length = subviews.pass.measure(node, offer, AnyPrimitive.code(Self.kind, LazyGridReason.cell.rawValue)).size[Self.axis]
      return length > row.length ? (length, node) : row
    }
  }
}

/// Why a lazy grid asks its cells.
package enum LazyGridReason: UInt8, LayoutReason {
  case cell = 1, ideal
  package var entry: (name: String, asks: String, doc: String) {
    switch self {
    case .cell: ("lazy-grid-cell", "with its column or row", "A lazy grid offers the cell its column's width and nil, or its row's height.")
    case .ideal:
      ("lazy-grid-ideal", "for its ideal size", "A lazy grid that is offered nil across asks the cells of its first row, or column, for their ideal sizes.")
    }
  }
}

/// How a lazy grid's reply comes about.
package enum LazyGridRule: UInt8, LayoutRule {
  case accepts = 1, columns, rows, estimate
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .accepts:
      ("lazyGrid.accepts_proposal", "takes what it is offered", "Across the axis it scrolls a lazy grid takes what it is offered, if its columns need no more.")
    case .columns:
      (
        "lazyGrid.sum_of_columns", "sum of its columns",
        "The columns of a lazy grid need more than it is offered, or it is offered nil: it is as wide as they and the spacing between them."
      )
    case .estimate: LazyLines.estimateEntry
    case .rows: ("lazyGrid.sum_of_rows", "sum of its rows", "Along the axis it scrolls a lazy grid is as long as its rows and the spacing between them.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .accepts: [.offer]
    case .columns: [.own, .children]
    case .rows: [.children]
    case .estimate: [.own, .children, .offer]
    }
  }
}
