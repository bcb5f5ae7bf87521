import LayoutModel

/// The environment a view is laid out in: set by the scene, changed for a subtree by modifiers.
package struct LayoutEnvironment: Sendable, Equatable {
  package var layoutDirection: LayoutDirection = .leftToRight
  /// Pixels a point.
  package var displayScale = 1.0
  /// The length that `.padding()` adds, points.
  package var defaultPadding = Fidelity.defaultPadding
  /// nil: San Francisco in the style `body`.
  package var font: FontDescription?
  package var text = TextEnvironment()
  /// Measured fonts; nil: the built-in model of San Francisco.
  package var fontMetrics: FontMetrics?
  package var lineLimit: Int?
  /// Lines a text keeps room for even when it has fewer.
  package var reservedLines = 0
  package var truncation: TextRun.Truncation = .tail
  /// The insets that images keep which take what they are offered; nil: images have their natural size.
  package var resizableImages: EdgeInsets?
  package var textAlignment: TextAlignment = .leading
  /// nil where neither a scene nor a device says it.
  package var system: ControlSystem?
  package var listStyle = ListStyle.automatic
  package var contentMargins = ScrollMargins()
  package var controls = ControlLook()
  /// Points the host keeps free at its edges.
  package var safeArea = EdgeInsets()

  package init() {}
}

/// Distances from the edges of a rectangle, points.
package struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
  package var top = 0.0, leading = 0.0, bottom = 0.0, trailing = 0.0
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Both edges of an axis together.
  subscript(axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
