import LayoutModel

/// Offers the view what is left inside the insets and adds them to its reply (semantics A8, B9).
package struct Padding: PaddingPrimitive {
  let insets: EdgeInsets

  package static let otherNames = ["scenePadding"]
  package static let summary = "Adds space around the view."
  package static let parameters = [
    Parameter("length", .length, "Points for every edge of `edges`; the environment's default, 16, when absent."),
    Parameter("edges", .choices(ArgumentReader.edgeWords), "The edges that are padded; all by default."),
    Parameter("top", .length, "Points; with the other three instead of `length` and `edges`."),
    Parameter("leading", .length, "Points."), Parameter("bottom", .length, "Points."), Parameter("trailing", .length, "Points."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { insets = try EdgeInsets(padding: arguments) }
}
