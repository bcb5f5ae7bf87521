import LayoutModel

/// What can be shown over a picture.
package enum PictureLayer: String, CaseIterable, Sendable {
  case frames, sizes, spacing, guides, offers, overflow

  package var summary: String {
    switch self {
    case .frames: "the frame of each view"
    case .sizes: "how large each view without content of its own is"
    case .spacing: "gaps of stacks, padding, room that spacers take"
    case .guides: "the alignment guides by which views were aligned"
    case .offers: "what each view was offered"
    case .overflow: "what sticks out, and texts that are cut"
    }
  }
}

/// What the layers show beyond frames and sizes, which follow from the places.
package struct PictureLayers: Sendable {
  /// An area between or around views.
  package struct Area: Sendable, Equatable {
    /// The stack or modifier that keeps it.
    package let node: NodeID
    package let isPadding: Bool
    package var rect: Rect
    /// The gap's length; of padding 0: it has up to four.
    package let length: Double
    package let axis: Axis
  }

  /// The guide by which a view was aligned: a line across it.
  package struct Guide: Sendable, Equatable {
    package let node: NodeID
    /// The axis along which it was aligned.
    package let axis: Axis
    package let name: String
    /// On the canvas.
    package var position: Double
    package let isExplicit: Bool
  }

  /// What of a view's frame is outside of what holds it.
  package struct Overhang: Sendable, Equatable {
    package let node: NodeID
    package let axis: Axis
    package let before: Double
    package let after: Double

    package init(node: NodeID, axis: Axis, before: Double, after: Double) {
      (self.node, self.axis, self.before, self.after) = (node, axis, before, after)
    }
  }

  package var areas: [Area] = []
  package var guides: [Guide] = []
  package var overhangs: [Overhang] = []

  func cropped(to range: ClosedRange<NodeID>, moved distance: Point) -> PictureLayers {
    var layers = self
    layers.areas = areas.filter { range.contains($0.node) }.map { area in
      var area = area
      area.rect.origin = area.rect.origin + distance
      return area
    }
    layers.guides = guides.filter { range.contains($0.node) }.map { guide in
      var guide = guide
      guide.position += distance[guide.axis]
      return guide
    }
    layers.overhangs = overhangs.filter { range.contains($0.node) }
    return layers
  }
}

extension PictureLayers {
  /// Shorter lengths are not seen.
  private static let least = 0.01

  /// The gaps of stacks and the padding of modifiers, by where the views stand.
  static func areas(of rows: PictureRows) -> [Area] {
    rows.views.flatMap { view -> [Area] in
      guard let own = rows.places[view.id]?.frame else { return [] }
      let children = rows.children[view.id] ?? []
      if view.traits.contains(.insets), let child = children.first, let inner = rows.places[child]?.frame {
        return own == inner ? [] : padding(view.id, own, inner)
      }
      // Tracks of a grid lie in two directions, and its gaps with them.
      guard !view.isModifier, let axis = view.traits.axis, view.traits.tracks == nil, !view.traits.contains(.isGrid) else { return [] }
      let frames = children.compactMap { rows.places[$0]?.frame }.sorted { $0.origin[axis] < $1.origin[axis] }
      return zip(frames, frames.dropFirst()).compactMap { gap(view.id, own, axis, from: $0.origin[axis] + $0.size[axis], to: $1.origin[axis]) }
    }
  }

  private static func gap(_ node: NodeID, _ own: Rect, _ axis: Axis, from start: Double, to end: Double) -> Area? {
    guard end - start > least else { return nil }
    var rect = own
    rect.origin[axis] = start
    rect.size[axis] = end - start
    return Area(node: node, isPadding: false, rect: rect, length: end - start, axis: axis)
  }

  /// The frame around the content, as up to four areas.
  private static func padding(_ node: NodeID, _ own: Rect, _ inner: Rect) -> [Area] {
    let top = inner.origin.y - own.origin.y, left = inner.origin.x - own.origin.x
    let bottom = own.origin.y + own.size.height - inner.origin.y - inner.size.height, right = own.origin.x + own.size.width - inner.origin.x - inner.size.width
    let rects: [(Rect, Double, Axis)] = [
      (Rect(own.origin.x, own.origin.y, own.size.width, top), top, .vertical),
      (Rect(own.origin.x, inner.origin.y + inner.size.height, own.size.width, bottom), bottom, .vertical),
      (Rect(own.origin.x, inner.origin.y, left, inner.size.height), left, .horizontal),
      (Rect(inner.origin.x + inner.size.width, inner.origin.y, right, inner.size.height), right, .horizontal),
    ]
    return rects.filter { $0.1 > least }.map { Area(node: node, isPadding: true, rect: $0.0, length: $0.1, axis: $0.2) }
  }
}
