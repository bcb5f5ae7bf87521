import LayoutModel

/// An ellipse: as large as it is offered.
package struct Ellipse: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "ellipse")
  package static let summary = "An ellipse as large as it is offered."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
