import LayoutModel

/// A value of the environment that only the code of a program reads: what that makes of it is laid out, the value itself is not.
package struct EnvironmentValue: EnvironmentPrimitive {
  package static let traits = Traits(arguments: "_ key, _ value")
  package static let summary = "A value of the environment that only a program's code reads; a scene has none to read it."
  package static let parameters = [
    Parameter("key", .text, required: true, "Its name in EnvironmentValues, or the type of its key."),
    Parameter("value", .any, "The value: a number, or what Swift describes it as."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
