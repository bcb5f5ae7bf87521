import LayoutModel

/// The size of the symbols inside, by their font.
package struct ImageScaleModifier: EnvironmentPrimitive {
  private let value: ImageScale

  package static let name = "imageScale"
  package static let traits = Traits(sets: ["imageScale"], arguments: "_ scale")
  package static let summary = "The size of the symbols inside, by their font."
  package static let parameters = [Parameter("scale", .choice(ImageScale.allCases.map(\.rawValue)), required: true, "small, medium or large.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { value = arguments.choice("scale") ?? .medium }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.imageScale = value }
}
