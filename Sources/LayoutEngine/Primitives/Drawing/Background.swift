import LayoutModel

/// `SecondaryLayer` drawn behind the view.
package struct Background: SecondaryLayer {
  let alignment: AlignmentGuides
  let ignoredEdges: Edge.Set

  package static let traits = Traits(.opens, aligns: .both, layer: "back")
  package static let summary = "Draws other views behind this one, which alone decides the size."
  package static let parameters = [
    Parameter("content", .content, required: true, "The views drawn behind; several lie on one another."),
    Parameter("alignment", .alignment, "The guides of the content that meet those of the view; center by default."),
    Parameter(
      "ignoresSafeAreaEdges", .choices(ArgumentReader.edgeWords),
      "The edges of the safe area beyond which content reaches that is a style, a color or gradient without modifiers; none by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    (alignment, ignoredEdges) = (try arguments.alignment("alignment"), arguments.edges("ignoresSafeAreaEdges") ?? [])
  }
}
