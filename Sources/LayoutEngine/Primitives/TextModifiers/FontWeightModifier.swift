import LayoutModel

/// The weight of the fonts inside, `Font.Weight`.
package struct FontWeightModifier: EnvironmentPrimitive {
  private let weight: FontWeight?

  package static let name = "fontWeight"
  package static let traits = Traits(sets: ["fontWeight"], arguments: "_ weight")
  package static let summary = "The weight of the texts inside; it wins over their fonts' own."
  package static let parameters = [
    Parameter("weight", .choice(FontWeight.allCases.map(\.rawValue)), "The weight; null leaves it to the font.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    weight = arguments.text("weight").flatMap { FontWeight(rawValue: $0) }
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.weight = weight }
}
