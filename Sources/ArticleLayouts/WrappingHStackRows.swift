import struct Foundation.CGFloat
import struct Foundation.CGSize
import LayoutEngine
import LayoutModel

// How a WrappingHStack arranges its rows.
extension WrappingHStack {
  /// The views of a row, and where they and it go.
  struct Row {
    var elements: [(index: Int, size: Size, xOffset: Double)] = []
    var yOffset = 0.0
    var width = 0.0
    var height = 0.0
  }

  /// The largest answer to 0 x 0 in each dimension.
  func minSize(_ subviews: Subviews) -> Size {
    subviews.map { Size($0.sizeThatFits(.zero)) }.reduce(.zero) { Size(max($0.width, $1.width), max($0.height, $1.height)) }
  }

  /// The rows for a proposal; those of the last time if proposal and sizes are the same. None when there is not even room for the minimum.
  func arrangeRows(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> [Row] {
    if subviews.isEmpty { return [] }
    if cache.minSize.width > proposal.width ?? .infinity, cache.minSize.height > proposal.height ?? .infinity { return [] }
    let sizes = subviews.map { Size($0.sizeThatFits(proposal)) }
    let hash = computeHash(proposal, sizes)
    if let (oldHash, oldRows) = cache.rows, oldHash == hash { return oldRows }
    var rows = breakIntoRows(width: Double(proposal.width ?? .infinity), subviews, sizes)
    stack(&rows, subviews)
    cache.rows = (hash, rows)
    return rows
  }

  private func computeHash(_ proposal: ProposedViewSize, _ sizes: [Size]) -> Int {
    let proposal = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
    var hasher = Hasher()
    for size in [Size(proposal)] + sizes { hasher.combine(size) }
    return hasher.finalize()
  }

  private func breakIntoRows(width: Double, _ subviews: Subviews, _ sizes: [Size]) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for (index, size) in sizes.enumerated() {
      var spacing = row.elements.last.map { horizontalSpacing(subviews[$0.index], subviews[index]) } ?? .zero
      if row.width + size.width + spacing > width, !row.elements.isEmpty {
        rows.append(row)
        (row, spacing) = (Row(), .zero)
      }
      row.elements.append((index, size, row.width + spacing))
      row.width += size.width + spacing
    }
    return rows + [row]
  }

  /// Gives each row its height, that of its highest view, and its place below the one before.
  private func stack(_ rows: inout [Row], _ subviews: Subviews) {
    var currentY = 0.0
    var previousHighest: Int?
    for index in rows.indices {
      guard let highest = rows[index].elements.max(by: { $0.size.height < $1.size.height }) else { continue }
      let spacing = previousHighest.map { verticalSpacing(subviews[$0], subviews[highest.index]) } ?? .zero
      rows[index].yOffset = currentY + spacing
      rows[index].height = highest.size.height
      currentY += highest.size.height + spacing
      previousHighest = highest.index
    }
  }

  private func horizontalSpacing(_ lhs: LayoutSubview, _ rhs: LayoutSubview) -> Double {
    columnGap ?? Double(lhs.spacing.distance(to: rhs.spacing, along: .horizontal))
  }

  private func verticalSpacing(_ lhs: LayoutSubview, _ rhs: LayoutSubview) -> Double {
    rowGap ?? Double(lhs.spacing.distance(to: rhs.spacing, along: .vertical))
  }
}

extension UnitPoint {
  /// The point of a rectangle that an alignment names; the centre for baselines and guides of one's own.
  init(_ alignment: Alignment) {
    switch alignment {
    case .leading: self = .leading
    case .topLeading: self = .topLeading
    case .top: self = .top
    case .topTrailing: self = .topTrailing
    case .trailing: self = .trailing
    case .bottomTrailing: self = .bottomTrailing
    case .bottom: self = .bottom
    case .bottomLeading: self = .bottomLeading
    default: self = .center
    }
  }
}

extension Size {
  /// As Double: a kept CGSize links all of Foundation into a program.
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}
