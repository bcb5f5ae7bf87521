import LayoutModel

/// Texts that would be cut are made smaller first.
package struct MinimumScaleFactor: EnvironmentPrimitive {
  private let factor: Double

  package static let traits = Traits(sets: ["minimumScaleFactor"], arguments: "_ factor")
  package static let summary = "Lets a text that has no room be smaller, down to a part of its size, before it is cut."
  package static let parameters = [
    Parameter("factor", .number, required: true, "A part of the size, more than 0 and at most 1; the largest whole hundredth that fits is taken.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    factor = try arguments.finite("factor") ?? 1
    if factor <= 0 || factor > 1 { throw ArgumentError("factor", "must be more than 0 and at most 1") }
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.minimumScaleFactor = factor }
}
