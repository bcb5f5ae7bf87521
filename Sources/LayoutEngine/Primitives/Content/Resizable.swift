import LayoutModel

/// Lets an image take what it is offered, as its argument `resizable` does.
package struct Resizable: EnvironmentPrimitive {
  private let caps: EdgeInsets

  package static let traits = Traits(sets: ["resizable"])
  package static let summary = "The images inside take what they are offered."
  package static let parameters = [
    Parameter("capInsets", .insets, "Edges that are not stretched, points: {top, leading, bottom, trailing}. A resizable image is never smaller.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { caps = arguments.insets("capInsets") ?? EdgeInsets() }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.resizableImages = caps }
}
