import LayoutModel
import Platform

/// Finds what is drawn, in the order in which it is: that of the tree, but
///
/// 1. what lies behind a view (`background`) is drawn before it, what lies over it (`overlay`) after it;
/// 2. siblings are drawn by their `zIndex`, those of the same by their order;
/// 3. what a modifier does to the drawing of its content (opacity, clips, rotation, scale) lasts as long as that is drawn, and what scrolls clips to its
///    frame, or to the edge of the screen where the frame ends at a bar of the system;
/// 4. what is hidden is not drawn;
/// 5. what is presented on a screen of its own is drawn after everything else.
struct PictureDrawing {
  private let rows: PictureRows
  private let views: [NodeID: PictureView]
  private(set) var items: [PictureItem] = []
  private(set) var unknownColors: Set<String> = []
  /// The root, and then what is presented, in the order in which it is drawn.
  private var screens: [NodeID] = []

  init(_ rows: PictureRows) {
    self.rows = rows
    views = Dictionary(merging: rows.views.map { ($0.id, $0) })
  }

  /// What is around a view and reaches into it.
  struct Surroundings {
    /// The innermost foreground colour.
    var foreground: PictureColor?
    /// That of the `fill` around a shape, among the modifiers of its own view.
    var fill: PictureColor?
    var isFilled = false
    /// Lines of the `stroke`s around it, the innermost first.
    var strokes: [PictureStroke] = []
    /// The rectangle in which a modifier around what scrolls has it seen: with what lies below a bar that is inset.
    var pane: Rect?
    var isHidden = false
    /// Leave, by a modifier around, to draw beyond the edges of what scrolls.
    var isUnclipped = false

    /// Forgets what modifiers say of their own view alone.
    mutating func leaveView() { (fill, isFilled, strokes, pane) = (nil, false, [], nil) }
  }

  /// What is to be done, innermost last: a tree may be deeper than a thread's stack.
  private enum Task {
    case visit(NodeID, Surroundings)
    case emit(PictureItem)
  }

  mutating func draw(_ root: NodeID) {
    screens = [root]
    while !screens.isEmpty {
      var tasks = [Task.visit(screens.removeFirst(), Surroundings())]
      while let task = tasks.popLast() {
        switch task {
        case .emit(let item): items.append(item)
        case .visit(let node, let around): tasks += visit(node, around).reversed()
        }
      }
    }
  }

  private mutating func visit(_ node: NodeID, _ around: Surroundings) -> [Task] {
    guard let view = views[node] else { return [] }
    let (pane, clipsPanes) = (around.pane, !around.isUnclipped)
    var around = around
    if !view.isModifier, view.isContainer { around.leaveView() }
    if view.traits.contains(.hides) { around.isHidden = true }
    let children = rows.children[node] ?? []
    var tasks: [Task] = [], closing: [Task] = []
    if !around.isHidden { tasks += marks(of: view, around).map { .emit(.draw(node, $0)) } }
    if let effect = effect(of: view, pane, clipsPanes) {
      tasks.append(.emit(.open(node, effect)))
      closing.append(.emit(.close))
    }
    // Secondary views have nothing of the primary one's fill.
    func content(_ child: NodeID, isPrimary: Bool) -> Task {
      var inner = around
      if view.traits.draws == "foreground" { inner.foreground = level(of: rows.text("style", of: view.id), around) ?? color(of: view) ?? inner.foreground }
      if view.traits.draws == "fill" { (inner.fill, inner.isFilled) = (color(of: view), true) }
      if view.traits.draws == "unclipped" { inner.isUnclipped = rows.text("value", of: view.id) != "false" }
      if view.traits.draws == "outline" { inner.strokes.insert(stroke(of: view), at: 0) }
      if view.traits.contains(.insetsSafeArea) { inner.pane = inner.pane ?? rows.places[view.id]?.frame }
      if !isPrimary || !view.isModifier { inner.leaveView() }
      return .visit(child, inner)
    }
    if view.isModifier, let primary = children.first {
      var others = Array(children.dropFirst())
      if view.traits.draws == "screen" { (screens, others) = (screens + others, []) }
      let secondary = ordered(others).map { content($0, isPrimary: false) }
      tasks += view.traits.layer == "back" ? secondary + [content(primary, isPrimary: true)] : [content(primary, isPrimary: true)] + secondary
    } else {
      tasks += ordered(children).map { content($0, isPrimary: false) }
    }
    // Drawn over what it is around.
    if view.traits.draws == "border", !around.isHidden {
      closing.insert(.emit(.draw(node, .border(width: rows.number("width", of: node) ?? 1, color(of: view)))), at: 0)
    }
    return tasks + closing + [.emit(.frame(node))]
  }

  /// Siblings as they are drawn.
  private func ordered(_ children: [NodeID]) -> [NodeID] {
    let levels = children.map(level)
    if levels.allSatisfy({ $0 == 0 }) { return children }
    return children.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }.map { children[$0] }
  }

  /// The `zIndex` that a view's modifiers give it, the outermost first.
  private func level(_ child: NodeID) -> Double {
    guard let view = views[child], view.isModifier, view.view > child else { return 0 }
    let modifier = (child..<view.view).first { views[$0]?.view == view.view && views[$0]?.traits.draws == "order" }
    return modifier.flatMap { rows.number("value", of: $0) } ?? 0
  }

  /// How much of a foreground colour the levels of a style let through, as iOS draws them nearly.
  private static let levels = ["primary": 1, "secondary": 0.5, "tertiary": 0.25, "quaternary": 0.18]

  /// A level of the colour that is around; nil where none is, or the style is none of a level.
  private func level(of style: String?, _ around: Surroundings) -> PictureColor? {
    guard let color = around.foreground, let opacity = style.flatMap({ Self.levels[$0] }), Self.levels[color.name] == nil else { return nil }
    return PictureColor(ColorName(color.name).faded(opacity).text)
  }

  private mutating func stroke(of view: PictureView) -> PictureStroke {
    let width = rows.number("lineWidth", of: view.id) ?? 1, isInside = rows.text("isInside", of: view.id) == "true"
    return PictureStroke(
      width: width.isFinite ? max(0, width) : 1, isInside: isInside, color: rows.text("color", of: view.id) == nil ? nil : color(of: view))
  }

  /// Marks of a view: a shape's area, unless it has lines alone, and these over it.
  private mutating func marks(of view: PictureView, _ around: Surroundings) -> [PictureMark] {
    func shape(_ outline: PictureOutline) -> [PictureMark] {
      let lines = around.strokes.map { PictureMark.stroke(outline, .init(width: $0.width, isInside: $0.isInside, color: $0.color ?? around.foreground)) }
      return (lines.isEmpty || around.isFilled ? [.shape(outline, around.fill ?? around.foreground)] : []) + lines
    }
    switch view.traits.draws {
    case "rectangle", "formula": return shape(.rectangle)
    case "rounded": return shape(.rounded(max(0, rows.number("cornerRadius", of: view.id) ?? 0)))
    case "capsule": return shape(.capsule)
    case "circle": return shape(.circle)
    case "ellipse": return shape(.ellipse)
    case "card": return [.shape(.rounded(10), PictureColor("systemBackground"))]
    case "color": return [.shape(.rectangle, color(of: view))]
    case "text":
      let own = rows.text("color", of: view.id)
      return [.text(level(of: own, around) ?? (own == nil ? around.foreground : color(of: view)))]
    case "image":
      let width = rows.number("width", of: view.id), height = rows.number("height", of: view.id)
      return [.image(name: rows.text("name", of: view.id), natural: width.flatMap { width in height.map { Size(width, $0) } })]
    case "line": return [.line]
    case "spring": return [.spring]
    default: return []
    }
  }

  /// - Parameters:
  ///   - pane: the rectangle in which a modifier around the view has it seen, if it scrolls.
  ///   - clipsPanes: whether what scrolls is seen in its rectangle alone.
  private func effect(of view: PictureView, _ pane: Rect?, _ clipsPanes: Bool) -> PictureEffect? {
    func number(_ name: String, _ normal: Double) -> Double { rows.number(name, of: view.id).flatMap { $0.isFinite ? $0 : nil } ?? normal }
    switch view.traits.draws {
    case "opacity": return .opacity(min(1, max(0, number("value", 1))))
    case "corners": return .clip(.rounded(max(0, number("radius", 0))))
    case "clip": return .clip(Self.outline(rows.text("shape", of: view.id)))
    case "rotation":
      let angle = number("degrees", 0) * .pi / 180
      return .transform(Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle)), about: anchor(of: view))
    case "scale": return .transform(Transform(a: number("x", 1), d: number("y", 1)), about: anchor(of: view))
    case "transform":
      return .transform(
        Transform(a: number("a", 1), b: number("b", 0), c: number("c", 0), d: number("d", 1), tx: number("tx", 0), ty: number("ty", 0)), about: .zero)
    default: return view.traits.scrolls.isEmpty || !clipsPanes ? nil : rows.places[view.id].map { .pane(self.pane(pane ?? $0.frame)) }
    }
  }

  /// The rectangle in which what scrolls in a frame is seen: under the bars of the system, too, where the frame ends at them.
  private func pane(_ frame: Rect) -> Rect {
    guard let (canvas, safe) = rows.screen else { return frame }
    func edge(_ own: Double, _ safe: Double, _ outer: Double) -> Double { abs(own - safe) < 0.5 ? outer : own }
    let left = edge(frame.origin.x, safe.origin.x, canvas.origin.x), top = edge(frame.origin.y, safe.origin.y, canvas.origin.y)
    let right = edge(frame.maxX, safe.maxX, canvas.maxX), bottom = edge(frame.maxY, safe.maxY, canvas.maxY)
    return Rect(left, top, right - left, bottom - top)
  }

  /// The point that a rotation or a scale leaves where it is, in fractions of the view's size.
  private func anchor(of view: PictureView) -> Point {
    guard let text = rows.text("anchor", of: view.id) else { return Point(0.5, 0.5) }
    if let named = Point.unitPoints[text] { return named }
    func fraction(_ match: Regex<(Substring, Substring)>.Match?) -> Double { match.flatMap { Double($0.1) } ?? 0.5 }
    return Point(fraction(text.firstMatch(of: /"x"\s*:\s*([-+.\deE]+)/)), fraction(text.firstMatch(of: /"y"\s*:\s*([-+.\deE]+)/)))
  }

  /// By a shape's name as a person writes it: `Circle()`, `.circle`. A shape that is unknown clips to the frame.
  private static func outline(_ name: String?) -> PictureOutline {
    let word = (name ?? "").lowercased()
    return word.contains("circle") ? .circle : word.contains("capsule") ? .capsule : word.contains("ellipse") ? .ellipse : .rectangle
  }

  private mutating func color(of view: PictureView) -> PictureColor? {
    guard let name = rows.text("color", of: view.id) ?? rows.text("style", of: view.id) ?? view.label else { return nil }
    let color = PictureColor(name)
    if color == nil { unknownColors.insert(name) }
    return color
  }
}
