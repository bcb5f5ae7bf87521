import LayoutModel

/// A modifier that draws what it wraps through an affine map: its own slot, and layout, stay.
protocol TransformPrimitive: DrawingPrimitive {
  var effect: Transform { get }
  /// About the view's centre, else about its corner.
  var isCentred: Bool { get }
}

extension TransformPrimitive {
  package static var traits: Traits { Traits(.onlyDraws, .transforms) }
  /// The drawn rectangles of its content follow from its place on the canvas.
  package var scope: PlacingScope { .anywhere }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let corner = pass.nodes[node].absolute
    let point = isCentred ? corner + Point(at.size.width / 2, at.size.height / 2) : corner
    pass.transformed(by: effect, about: point) {
      if let child = pass.held(for: node) { pass.finishPlacing(child, at: .zero, parent: node) }
    }
  }
}
