import Scene
import Testing

/// The words of the format are those its users were given: the list is from the format's definition, not from what the program declares.
struct SceneNamesTests {
  private static let views: [String: [String]] = [
    "Text": ["string", "font"], "Image": ["width", "height", "resizable", "capInsets"], "Color": ["color"], "Rectangle": [],
    "RoundedRectangle": ["cornerRadius"], "Ellipse": [], "Capsule": [], "Circle": [], "Spacer": ["minLength"], "Divider": [], "EmptyView": [],
    "Shape": ["sizeThatFits"],
    "HStack": ["spacing", "alignment", "children"], "VStack": ["spacing", "alignment", "children"], "ZStack": ["alignment", "children"],
    "LazyHStack": ["spacing", "alignment", "children"], "LazyVStack": ["spacing", "alignment", "children"],
    "Grid": ["alignment", "horizontalSpacing", "verticalSpacing", "children"], "GridRow": ["alignment", "children"],
    "LazyVGrid": ["columns", "spacing", "children"], "LazyHGrid": ["rows", "spacing", "children"], "ScrollView": ["axes", "children"],
    "List": ["children"], "ViewThatFits": ["axes", "children"], "GeometryReader": ["as", "children"], "Group": ["children"], "Button": ["children"],
    "If": ["condition", "children", "else"], "ForEach": ["count", "data", "as", "children"],
    "WrappingHStack": ["spacing", "horizontalSpacing", "verticalSpacing", "alignment", "children"], "AlignmentBottomLayout": ["children"],
  ]

  private static let modifiers: [String: [String]] = [
    "frame": ["width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment"],
    "fixedSize": ["horizontal", "vertical"], "padding": ["length", "edges", "top", "leading", "bottom", "trailing"],
    "aspectRatio": ["ratio", "contentMode"], "scaledToFit": [], "scaledToFill": [], "layoutPriority": ["value"],
    "containerRelativeFrame": ["axes", "length"], "offset": ["x", "y"], "position": ["x", "y"], "alignmentGuide": ["guide", "value"],
    "zIndex": ["value"], "overlay": ["content", "alignment"], "background": ["content", "alignment"],
    "safeAreaInset": ["edge", "spacing", "alignment", "content"], "safeAreaPadding": ["length", "edges", "top", "leading", "bottom", "trailing"],
    "ignoresSafeArea": ["edges"], "font": ["font"], "lineLimit": ["value", "range", "reservesSpace"], "multilineTextAlignment": ["alignment"],
    "truncationMode": ["mode"], "gridCellColumns": ["count"], "gridCellAnchor": ["anchor"], "gridColumnAlignment": ["alignment"],
    "gridCellUnsizedAxes": ["axes"], "border": ["width"], "clipped": [], "clipShape": ["shape"], "cornerRadius": ["radius"],
    "shadow": ["radius", "x", "y"], "opacity": ["value"], "hidden": [], "rotationEffect": ["degrees"], "scaleEffect": ["x", "y"],
    "transformEffect": ["a", "b", "c", "d", "tx", "ty"], "foregroundColor": ["color"], "fill": ["color"], "animation": ["value"],
    "transition": ["value"], "layoutValue": ["key", "value"], "environment": ["layoutDirection"], "readSize": ["into"],
    "matchedGeometryEffect": ["id", "namespace", "anchor", "properties", "isSource"], "id": [],
  ]

  @Test(arguments: views.merging(modifiers) { view, _ in view }.sorted { $0.key < $1.key })
  func `every word of the format is known`(name: String, arguments: [String]) throws {
    let type = try #require(SceneType.byName[name], "\(name)")
    #expect((type.role == .modifier) == (Self.modifiers[name] != nil))
    for argument in arguments { #expect(type.parameter(argument) != nil, "\(name).\(argument)") }
  }
}
