/// Views with views in them. What a function does not have, `.view("Type", …)` has.
extension View {
  package static func hStack(id: String? = nil, alignment: Value? = nil, spacing: Value? = nil, _ children: View...) -> View {
    View("HStack", id, [("alignment", alignment), ("spacing", spacing)], children: children)
  }
  package static func vStack(id: String? = nil, alignment: Value? = nil, spacing: Value? = nil, _ children: View...) -> View {
    View("VStack", id, [("alignment", alignment), ("spacing", spacing)], children: children)
  }
  package static func zStack(id: String? = nil, alignment: Value? = nil, _ children: View...) -> View {
    View("ZStack", id, [("alignment", alignment)], children: children)
  }
  package static func lazyHStack(id: String? = nil, alignment: Value? = nil, spacing: Value? = nil, _ children: View...) -> View {
    View("LazyHStack", id, [("alignment", alignment), ("spacing", spacing)], children: children)
  }
  package static func lazyVStack(id: String? = nil, alignment: Value? = nil, spacing: Value? = nil, _ children: View...) -> View {
    View("LazyVStack", id, [("alignment", alignment), ("spacing", spacing)], children: children)
  }
  package static func grid(
    id: String? = nil, alignment: Value? = nil, horizontalSpacing: Value? = nil, verticalSpacing: Value? = nil, _ children: View...
  ) -> View {
    View(
      "Grid", id, [("alignment", alignment), ("horizontalSpacing", horizontalSpacing), ("verticalSpacing", verticalSpacing)], children: children)
  }
  package static func gridRow(id: String? = nil, alignment: Value? = nil, _ children: View...) -> View {
    View("GridRow", id, [("alignment", alignment)], children: children)
  }
  package static func lazyVGrid(id: String? = nil, columns: Value, alignment: Value? = nil, spacing: Value? = nil, _ children: View...) -> View {
    View("LazyVGrid", id, [("columns", columns), ("alignment", alignment), ("spacing", spacing)], children: children)
  }
  package static func scrollView(id: String? = nil, axes: Value? = nil, _ children: View...) -> View {
    View("ScrollView", id, [("axes", axes)], children: children)
  }
  package static func viewThatFits(id: String? = nil, axes: Value? = nil, _ children: View...) -> View {
    View("ViewThatFits", id, [("axes", axes)], children: children)
  }
  package static func list(id: String? = nil, _ children: View...) -> View { View("List", id, [], children: children) }
  package static func group(id: String? = nil, _ children: View...) -> View { View("Group", id, [], children: children) }
  package static func button(id: String? = nil, _ label: View...) -> View { View("Button", id, [], children: label) }
  package static func geometryReader(id: String? = nil, _ children: View...) -> View { View("GeometryReader", id, [], children: children) }
  package static func `if`(_ condition: Value, _ children: View..., else other: [View]? = nil) -> View {
    View("If", nil, [("condition", condition), ("else", other.map(Value.views))], children: children)
  }
  package static func forEach(count: Value, as variable: String? = nil, id: String? = nil, _ children: View...) -> View {
    View("ForEach", id, [("count", count), ("as", variable.map(Value.string))], children: children)
  }
}
