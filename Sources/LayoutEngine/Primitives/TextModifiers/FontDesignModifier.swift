import LayoutModel

/// The design of the fonts inside, `Font.Design`.
package struct FontDesignModifier: EnvironmentPrimitive {
  private let design: FontDesign?

  package static let name = "fontDesign"
  package static let traits = Traits(sets: ["fontDesign"], arguments: "_ design")
  package static let summary = "The design of the texts inside: monospaced is SF Mono; serif and rounded have San Francisco's widths, which approximates."
  package static let parameters = [
    Parameter("design", .choice(FontDesign.allCases.map(\.rawValue)), "The design; null leaves it to the font.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    design = arguments.text("design").flatMap { FontDesign(rawValue: $0) }
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.design = design }
}
