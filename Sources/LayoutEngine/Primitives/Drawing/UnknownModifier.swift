import LayoutModel

/// A modifier of Swift code that layouttrace does not know.
package struct UnknownModifier: DrawingPrimitive {
  package static let traits = Traits(.onlyDraws, arguments: "_ name")
  package static let summary = "Stands for a modifier that layouttrace does not know: it is taken to do nothing to layout, which finding LT401 says."
  package static let parameters = [Parameter("name", .text, required: true, "The modifier that it stands for.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let name = arguments.text("name") ?? ""
    let meant = PrimitiveRegistry.modifier(near: name).map { " (did you mean .\($0)?)" } ?? ""
    arguments.tree.warn("LT401", ".\(name) is not known\(meant), and is taken to have no effect on layout")
  }
}
