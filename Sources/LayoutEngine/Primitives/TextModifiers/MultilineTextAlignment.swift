import LayoutModel

/// Where the lines of a text stand in its width. The width is that of the widest line, so layout does not see it.
package struct MultilineTextAlignment: DrawingPrimitive {
  private let alignment: TextAlignment

  package static let traits = Traits(.onlyDraws, arguments: "_ alignment")
  package static let summary = "Where the lines of a text stand in its width."
  package static let parameters = [
    Parameter("alignment", .choice(TextAlignment.allCases.map(\.rawValue)), required: true, "leading by default. It has no effect on layout.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    alignment = arguments.text("alignment").flatMap(TextAlignment.init) ?? .leading
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.textAlignment = alignment }
}
