import LayoutModel

/// Columns of screens: laid out as the detail alone, which is what a compact width shows last, and without a bar of its own.
package struct NavigationSplitView: BarContainer {
  package let bars = Bars()

  package static let summary = "Columns of screens: the detail alone, as large as it is offered."
  package static let approximation: String? = "as its detail alone, as large as it is offered and without a bar"
  package static let parameters = [Parameter("children", .children, "The detail; several views are an implicit VStack.")]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}
}
