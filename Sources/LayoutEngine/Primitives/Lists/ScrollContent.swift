import LayoutModel

/// The content of a ScrollView for which the environment says margins: the views in it, as in padding.
package struct ScrollContent: PaddingPrimitive {
  let insets: EdgeInsets

  package static let role = NodeRole.container
  package static let isNamed = false
  package static let implicitStack: (any Primitive.Type)? = VStack.self
  package static let traits = Traits(.insets, .opens, reads: ["contentMargins"])
  package static let summary = "The content of a ScrollView with the margins that a contentMargins around it says."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { insets = arguments.environment.contentMargins.replacing(EdgeInsets()) }

  /// Views that scroll in it have margins of their own.
  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.contentMargins = ScrollMargins() }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .vertical }
}
