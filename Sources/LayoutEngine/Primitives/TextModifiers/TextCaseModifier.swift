import LayoutModel

/// Capital or small letters, whatever the string has.
package struct TextCaseModifier: EnvironmentPrimitive {
  private let textCase: TextCase?

  package static let name = "textCase"
  package static let traits = Traits(sets: ["textCase"], arguments: "_ textCase")
  package static let summary = "Shows the texts inside in capital or small letters."
  package static let parameters = [
    Parameter("textCase", .choice(TextCase.allCases.map(\.rawValue)), "The case; null shows the strings as they are.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    textCase = arguments.text("textCase").flatMap { TextCase(rawValue: $0) }
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.text.textCase = textCase }
}
