import LayoutModel

/// One of the modifiers on which no size and no place depends: it hands every question on.
package struct NoEffect: DrawingPrimitive {
  /// Index into `NoEffectModifier.all`.
  let modifier: UInt16

  package static let isNamed = false
  package static let summary = "A modifier that nothing is laid out by."

  init(_ modifier: NoEffectModifier) { self.modifier = modifier.index }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    throw ArgumentError("", "has no name: LayoutTree.open(_:isDynamic:) opens a NoEffectModifier")
  }
}
