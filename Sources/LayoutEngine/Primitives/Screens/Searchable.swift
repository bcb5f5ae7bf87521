import LayoutModel

/// A field for searching in the NavigationStack around it.
///
/// On iOS 18 it takes 52 of the bar: 36 for the field, 1 above and 15 below (reported). On iOS 26 it floats at the lower end of an iPhone's screen.
package struct Searchable: BarPrimitive {
  package static let approximation: String? = "as 52 of the bar on iOS 18, on iOS 26 as a field that floats over the content"

  package var saying: BarSaying? { .search }

  package static let traits = Traits()
  package static let summary =
    "A field for searching in the NavigationStack around it: 52 of the bar on iOS 18, on iOS 26 above the content's lower end, where it takes no room."
  package static let parameters = [
    Parameter("text", .text, "A label for people: what is searched for."), Parameter("prompt", .text, "A label for people: what stands in the field."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
