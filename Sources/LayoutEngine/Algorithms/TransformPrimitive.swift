import LayoutModel

/// A modifier that draws what it wraps through an affine map: its own slot, and layout, stay.
protocol TransformPrimitive: DrawingPrimitive {
  var effect: Transform { get }
  /// The point of the view that stays where it is, in fractions of its size.
  var anchor: Point { get }
}

extension TransformPrimitive {
  package static var traits: Traits { Traits(.onlyDraws, .transforms) }
  /// The drawn rectangles of its content follow from its place on the canvas.
  package var scope: PlacingScope { .anywhere }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    pass.transformed(by: effect, about: Rect(pass.nodes[node].absolute, at.size).point(at: anchor)) {
      if let child = pass.held(for: node) { pass.finishPlacing(child, at: .zero, parent: node) }
    }
  }
}
