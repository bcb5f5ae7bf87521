import LayoutModel

/// What a person would see of a pass: what is drawn, in the order in which it is drawn, and where each view stands.
///
/// What is drawn does not say where: it names a view, whose frame and lines `places` has. So the same list serves every layout of the tree, at another width or
/// with an edit made.
package struct Picture: Sendable {
  /// What the canvas proposed; the root's length where it proposed none, or no end.
  package let canvas: Size
  /// Every view and modifier, by its number in the trace; ordered.
  package let views: [PictureView]
  package let items: [PictureItem]
  package let places: [NodeID: PicturePlace]
  package let layers: PictureLayers
  /// What is drawn otherwise than a device would, a sentence each.
  package let remarks: [String]

  private let indices: [NodeID: Int]

  init(
    canvas: Size, views: [PictureView], items: [PictureItem], places: [NodeID: PicturePlace], layers: PictureLayers, remarks: [String] = []
  ) {
    (self.canvas, self.views, self.items, self.places, self.layers, self.remarks) = (canvas, views, items, places, layers, remarks)
    indices = Dictionary(merging: views.enumerated().map { ($0.element.id, $0.offset) })
  }

  package func view(_ node: NodeID) -> PictureView? { indices[node].map { views[$0] } }

  /// The part of it that is one view, with its modifiers and all in it, on a canvas of its size.
  package func cropped(to node: NodeID) -> Picture? {
    guard let view = view(node), let outer = views.first(where: { $0.view == view.view }), let bounds = places[outer.id]?.frame else { return nil }
    let range = outer.id...max(outer.id, view.last)
    var kept: [PictureItem] = [], opened: [Bool] = []
    for item in items {
      switch item {
      case .open(let node, _):
        opened.append(range.contains(node))
        if range.contains(node) { kept.append(item) }
      case .close:
        if opened.popLast() == true { kept.append(item) }
      case .draw(let node, _), .frame(let node):
        if range.contains(node) { kept.append(item) }
      }
    }
    let moved = places.filter { range.contains($0.key) }.mapValues { $0.moved(by: Point(-bounds.origin.x, -bounds.origin.y)) }
    return Picture(
      canvas: bounds.size, views: views.filter { range.contains($0.id) }, items: kept, places: moved,
      layers: layers.cropped(to: range, moved: Point(-bounds.origin.x, -bounds.origin.y)), remarks: remarks)
  }
}

/// A view or modifier.
package struct PictureView: Sendable {
  package let id: NodeID
  package let parent: NodeID?
  package let last: NodeID
  package let key: String
  package let kind: String
  package let isModifier: Bool
  package let isContainer: Bool
  package let label: String?
  /// The view a modifier belongs to; a view names itself.
  package let view: NodeID
  package let traits: Traits

  package init(
    id: NodeID, parent: NodeID?, last: NodeID, key: String, kind: String, isModifier: Bool, isContainer: Bool, label: String?, view: NodeID, traits: Traits
  ) {
    (self.id, self.parent, self.last, self.key, self.kind) = (id, parent, last, key, kind)
    (self.isModifier, self.isContainer, self.label, self.view, self.traits) = (isModifier, isContainer, label, view, traits)
  }
}

/// Where a view stands, and what its text shows there.
package struct PicturePlace: Sendable {
  /// On the canvas, before anything is rotated or scaled.
  package var frame: Rect
  package let proposal: Proposal
  package var lines: [PictureLine] = []

  package init(frame: Rect, proposal: Proposal, lines: [PictureLine] = []) { (self.frame, self.proposal, self.lines) = (frame, proposal, lines) }

  func moved(by distance: Point) -> PicturePlace {
    var place = self
    place.frame.origin = place.frame.origin + distance
    return place
  }
}

/// A line of a text, in points from the text's left and top edge.
package struct PictureLine: Sendable, Equatable {
  package let text: String
  /// Of what is seen of it.
  package let width: Double
  package let isTruncated: Bool
  package let x: Double
  package let baseline: Double
  package let height: Double
  package let font: Font

  /// What it is drawn with. Of a font with a fixed pitch the trace has the advance alone: the size is that at which the letters of common ones are as wide.
  package struct Font: Sendable, Equatable {
    package let size: Double
    package let isFixedPitch: Bool

    /// DejaVu Sans Mono, Menlo and SF Mono: 0.602 and 0.618 of the size.
    private static let advance = 0.602

    package init(size: Double?, advance: Double?, lineHeight: Double) {
      isFixedPitch = size == nil
      self.size = size ?? advance.map { min($0 / Self.advance, lineHeight) } ?? lineHeight * 0.72
    }
  }

  /// Without the spaces at its end, which hang over.
  package var seen: Substring {
    var seen = text[...]
    while seen.last == " " { seen.removeLast() }
    return seen
  }

  package init(text: String, width: Double, isTruncated: Bool, x: Double, baseline: Double, height: Double, font: Font) {
    (self.text, self.width, self.isTruncated, self.x, self.baseline, self.height, self.font) = (text, width, isTruncated, x, baseline, height, font)
  }
}

/// One thing that is drawn, after those before it and so over them.
package enum PictureItem: Sendable {
  /// Until its `close`, all is drawn with an effect of a modifier.
  case open(NodeID, PictureEffect)
  case close
  case draw(NodeID, PictureMark)
  /// Where the view's frame is: of the layers that show it.
  case frame(NodeID)
}

/// What a modifier does to the drawing of its content.
package enum PictureEffect: Sendable, Equatable {
  case opacity(Double)
  case clip(PictureOutline)
  /// Drawn within a rectangle: what scrolls.
  case pane(Rect)
  /// About a point of the modifier's frame, told in fractions of that.
  case transform(Transform, about: Point)
}

/// A shape that fills a frame.
package enum PictureOutline: Sendable, Equatable {
  case rectangle, capsule, circle, ellipse
  /// By the radius of its corners, points.
  case rounded(Double)
}

/// A line along an edge.
package struct PictureStroke: Sendable, Equatable {
  package var width: Double
  package var isInside: Bool
  package var color: PictureColor?

  package init(width: Double, isInside: Bool = false, color: PictureColor?) { (self.width, self.isInside, self.color) = (width, isInside, color) }
}

package enum PictureMark: Sendable, Equatable {
  /// nil where the scene gives it no colour.
  case shape(PictureOutline, PictureColor?)
  /// A line along a shape's edge, half of it outside unless it is inside.
  case stroke(PictureOutline, PictureStroke)
  case border(width: Double, PictureColor?)
  case text(PictureColor?)
  /// A crossed box.
  case image(name: String?, natural: Size?)
  case line
  /// Room that a spacer takes.
  case spring
}
