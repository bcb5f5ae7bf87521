import LayoutModel

/// A capsule: as large as it is offered.
package struct Capsule: GreedyLeaf {
  package static let traits = Traits(.fills, draws: "capsule")
  package static let summary = "A capsule as large as it is offered."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
