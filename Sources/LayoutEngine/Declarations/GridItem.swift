import LayoutModel

/// A column of a LazyVGrid or a row of a LazyHGrid, as SwiftUI's GridItem describes it. Lengths in points.
package struct GridItem: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case fixed(Double)
    /// One column of at least and at most so much.
    case flexible(minimum: Double, maximum: Double)
    /// As many columns as fit, each of at least and at most so much.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var length: Length
  /// To the next one, and between the columns of an adaptive one; nil: 8.
  package var spacing: Double?
  /// Of the cells in their slots; nil: center.
  package var horizontal: GuideName?
  package var vertical: GuideName?

  package init(_ length: Length, spacing: Double? = nil, horizontal: GuideName? = nil, vertical: GuideName? = nil) {
    (self.length, self.spacing, self.horizontal, self.vertical) = (length, spacing, horizontal, vertical)
  }

  /// The default minimum of a flexible item (documented).
  package static let defaultMinimum = 10.0
}

/// The same with its guides looked up.
struct LazyTrack {
  let length: GridItem.Length
  let spacing: Double
  let alignment: AlignmentGuides
}

extension ArgumentReader {
  /// Keeps the items for layout.
  func gridItems(_ name: String) throws(ArgumentError) -> Int32 {
    guard case .gridItems(let items)? = values[name], !items.isEmpty else {
      throw ArgumentError(name, "needs one item at least: {\"flexible\": {}}, in Swift GridItem(.flexible())")
    }
    var tracks: [LazyTrack] = []
    for item in items {
      var alignment = AlignmentGuides.center
      if let guide = item.horizontal { alignment.horizontal = try self.guide(guide, .horizontal, name) }
      if let guide = item.vertical { alignment.vertical = try self.guide(guide, .vertical, name) }
      tracks.append(LazyTrack(length: item.length, spacing: item.spacing ?? Fidelity.defaultSpacing, alignment: alignment))
    }
    return tree.kept.keep(tracks)
  }
}
