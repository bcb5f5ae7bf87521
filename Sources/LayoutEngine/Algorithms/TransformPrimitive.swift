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
    // A fraction of 0 of an infinite length is none of it.
    func part(_ axis: Axis) -> Double { anchor[axis] == 0 ? 0 : at.size[axis] * anchor[axis] }
    pass.transformed(by: effect, about: pass.nodes[node].absolute + Point(part(.horizontal), part(.vertical))) {
      if let child = pass.held(for: node) { pass.finishPlacing(child, at: .zero, parent: node) }
    }
  }
}
