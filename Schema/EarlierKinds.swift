/// The kinds that traces of schema 1.6 and earlier may have: those traces have no table `kind`, and their reader no engine to ask.
///
/// A list of the past, which ends here: a kind that was added later stands in the table of every trace that has it.
package enum EarlierKinds {
  /// The rows of `kind` for such a trace, as one statement.
  package static let insert: String = {
    let columns = ["name", "role"] + flags.map(\.trait) + texts.map(\.trait)
    let rows = roles.flatMap { role, names in
      words(names).map { name in
        let has = flags.map { words($0.names).contains(name) ? "1" : "0" }
        let says = texts.map { texts in texts.values.first { words($0.names).contains(name) }.map { "'\($0.value)'" } ?? "NULL" }
        return "('\(name)', '\(role)', \((has + says).joined(separator: ", ")))"
      }
    }
    return "INSERT INTO temp.kind (\(columns.joined(separator: ", "))) VALUES \(rows.joined(separator: ", "))"
  }()

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  private static let roles = [
    (
      "container",
      """
      Button GeometryReader Grid GridRow HStack LazyHGrid LazyHStack LazyVGrid LazyVStack List ScrollView VStack ViewThatFits ZStack
      """
    ),
    (
      "leaf",
      """
      Capsule Circle Color Divider Ellipse Image Rectangle RoundedRectangle Shape Spacer Text
      """
    ),
    (
      "modifier",
      """
      alignmentGuide animation aspectRatio background border clipShape clipped containerRelativeFrame cornerRadius environment fill
      fixedSize font foregroundColor frame gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment hidden id ignoresSafeArea
      layoutPriority layoutValue lineLimit matchedGeometryEffect multilineTextAlignment offset opacity overlay padding position readSize
      rotationEffect safeAreaInset safeAreaPadding scaleEffect scaledToFill scaledToFit shadow transformEffect transition truncationMode
      zIndex
      """
    ),
  ]

  /// Each trait that is 0 or 1, with the kinds that have it.
  private static let flags: [(trait: String, names: String)] = [
    (
      "only_draws",
      "animation border clipShape clipped cornerRadius fill foregroundColor hidden id multilineTextAlignment opacity rotationEffect scaleEffect shadow transformEffect transition zIndex"
    ),
    ("clips", "clipShape clipped cornerRadius"),
    ("transforms", "rotationEffect scaleEffect transformEffect"),
    ("hides", "hidden"),
    ("moves", "offset position"),
    ("opens", "background ignoresSafeArea matchedGeometryEffect offset overlay padding position safeAreaPadding"),
    ("insets", "padding safeAreaPadding"),
    ("keeps_ratio", "aspectRatio scaledToFill scaledToFit"),
    ("sets_length", "containerRelativeFrame frame"),
    ("ignores_safe_area", "ignoresSafeArea"),
    ("insets_safe_area", "safeAreaInset"),
    ("follows_source", "matchedGeometryEffect"),
    ("sets_priority", "layoutPriority"),
    ("states_guide", "alignmentGuide"),
    ("reads_size", "readSize"),
    ("advises_grid", "gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment"),
    ("shares_room", "HStack VStack"),
    ("reads_priority", "Grid GridRow HStack VStack"),
    ("overlays", "ZStack"),
    ("lazy", "LazyHGrid LazyHStack LazyVGrid LazyVStack List"),
    ("is_grid", "Grid"),
    ("is_grid_row", "GridRow"),
    ("chooses", "ViewThatFits"),
    ("is_control", "Button"),
    ("exposes_size", "GeometryReader"),
    ("has_content", "Image Text"),
    ("shows_text", "Text"),
    ("is_spacer", "Spacer"),
    ("fills", "Capsule Circle Color Ellipse GeometryReader Rectangle RoundedRectangle"),
  ]

  /// Each other trait, with its values and the kinds that have them.
  private static let texts: [(trait: String, values: [(value: String, names: String)])] = [
    (
      "axis",
      [
        ("h", "Grid LazyVGrid LazyVStack List VStack"),
        ("w", "GridRow HStack LazyHGrid LazyHStack"),
      ]
    ),
    (
      "aligns",
      [
        (
          "wh",
          "Grid GridRow LazyHGrid LazyVGrid ZStack aspectRatio background containerRelativeFrame fixedSize frame ignoresSafeArea layoutPriority overlay scaledToFill scaledToFit"
        ),
        ("h", "HStack LazyHStack"),
        ("w", "LazyVStack VStack"),
      ]
    ),
    (
      "scrolls",
      [
        ("h", "List"),
        ("wh", "ScrollView"),
      ]
    ),
    (
      "offers_nil",
      [
        ("w", "LazyHGrid LazyHStack"),
        ("h", "LazyVGrid LazyVStack List"),
        ("wh", "ScrollView fixedSize"),
      ]
    ),
    (
      "tracks",
      [
        ("rows", "LazyHGrid"),
        ("columns", "LazyVGrid"),
      ]
    ),
    (
      "layer",
      [
        ("back", "background"),
        ("front", "overlay"),
      ]
    ),
    (
      "sets",
      [
        ("layoutDirection displayScale defaultPadding", "environment"),
        ("font", "font"),
        ("lineLimit", "lineLimit"),
        ("truncationMode", "truncationMode"),
      ]
    ),
    (
      "reads",
      [
        ("displayScale", "Divider"),
        ("font lineLimit truncationMode displayScale", "Text"),
        ("safeArea", "ignoresSafeArea safeAreaInset"),
        ("defaultPadding", "padding"),
        ("defaultPadding safeArea", "safeAreaPadding"),
      ]
    ),
    (
      "arguments",
      [
        ("_ axes", "gridCellUnsizedAxes"),
        ("_ guide", "alignmentGuide"),
        ("_ ratio, contentMode", "aspectRatio"),
        ("_ color", "border fill foregroundColor"),
        ("_ shape", "clipShape"),
        ("_ radius", "cornerRadius"),
        ("horizontal, vertical", "fixedSize"),
        ("_ font", "font"),
        ("width, minWidth, idealWidth, maxWidth, height, minHeight, idealHeight, maxHeight, alignment", "frame"),
        ("_ value", "layoutPriority opacity zIndex"),
        ("_ value, reservesSpace", "lineLimit"),
        ("_ alignment", "multilineTextAlignment"),
        ("x, y", "offset position"),
        ("_ edges, _ length", "padding"),
        ("_ mode", "truncationMode"),
      ]
    ),
    (
      "draws",
      [
        ("border", "border"),
        ("capsule", "Capsule"),
        ("circle", "Circle"),
        ("clip", "clipShape clipped"),
        ("color", "Color"),
        ("corners", "cornerRadius"),
        ("ellipse", "Ellipse"),
        ("fill", "fill"),
        ("foreground", "foregroundColor"),
        ("formula", "Shape"),
        ("image", "Image"),
        ("line", "Divider"),
        ("opacity", "opacity"),
        ("order", "zIndex"),
        ("rectangle", "Rectangle"),
        ("rotation", "rotationEffect"),
        ("rounded", "RoundedRectangle"),
        ("scale", "scaleEffect"),
        ("spring", "Spacer"),
        ("text", "Text"),
        ("transform", "transformEffect"),
      ]
    ),
  ]
}
