import Drawing
import Explanation
import JSON
import LayoutModel
import Rendering
import TraceStore

/// The tree of a pass and what is drawn of it. Nodes go by their number in the tree, from 0.
struct ReportStructure {
  let picture: Picture
  let first: NodeID
  let titles: [NodeID: String]
  let pointers: [NodeID: String]

  init(_ trace: Trace, _ pass: TracePass) throws {
    let rows = try TreeReport(trace, pass).rows
    self.init(
      try Picture(trace, pass), titles: Dictionary(merging: rows.map { ($0.id, $0.title) }),
      pointers: Dictionary(merging: rows.compactMap { row in row.pointer.map { (row.id, $0) } }))
  }

  init(_ picture: Picture, titles: [NodeID: String], pointers: [NodeID: String]) {
    (self.picture, self.titles, self.pointers) = (picture, titles, pointers)
    first = picture.views.first?.id ?? 1
  }

  /// -1 for nil, and for one of another tree.
  func number(_ node: NodeID?) -> JSONValue {
    guard let node, picture.view(node) != nil else { return .integer(-1) }
    return .integer(Int64(node) - Int64(first))
  }

  func json(_ tables: inout ReportTables) -> JSONValue {
    var columns: [(key: String, value: [JSONValue])] = ["parent", "last", "view", "key", "kind", "role", "title", "pointer"].map { ($0, []) }
    for view in picture.views {
      let role = view.isModifier ? "modifier" : view.isContainer ? "container" : "leaf"
      let values = [
        number(view.parent), number(view.last), number(view.view), tables.string(view.key), tables.string(view.kind), tables.string(role),
        tables.string(titles[view.id] ?? view.kind), tables.string(pointers[view.id]),
      ]
      for (index, value) in values.enumerated() { columns[index].value.append(value) }
    }
    return .object([
      ("nodes", .object(columns.map { ($0.key, .array($0.value)) })), ("items", .array(picture.items.compactMap(item))), ("colors", colors),
    ])
  }

  /// `["open", node, effect…]`, `["close"]`, `["draw", node, mark…]`. Where frames are the tree says.
  private func item(_ item: PictureItem) -> JSONValue? {
    switch item {
    case .open(let node, let effect): .array([.string("open"), number(node)] + self.effect(effect))
    case .close: .array([.string("close")])
    case .draw(let node, let mark): .array([.string("draw"), number(node)] + self.mark(mark))
    case .frame: nil
    }
  }

  private func effect(_ effect: PictureEffect) -> [JSONValue] {
    switch effect {
    case .opacity(let opacity): [.string("opacity"), .number(opacity)]
    case .clip(let outline): [.string("clip")] + self.outline(outline)
    case .pane(let pane): [.string("pane"), .points(pane.origin.x), .points(pane.origin.y), .points(pane.size.width), .points(pane.size.height)]
    case .transform(let map, let anchor):
      [.string("transform")]
        + [[map.a, map.b, map.c, map.d, map.tx, map.ty], [anchor.x, anchor.y]].map { .array($0.map { .number(($0 * 1e6).rounded() / 1e6) }) }
    }
  }

  private func mark(_ mark: PictureMark) -> [JSONValue] {
    switch mark {
    case .shape(let outline, let color): [.string("shape")] + self.outline(outline) + [JSONValue(color?.name)]
    case .stroke(let outline, let stroke):
      [.string("outline")] + self.outline(outline) + [.points(stroke.width), .bool(stroke.isInside), JSONValue(stroke.color?.name)]
    case .border(let width, let color): [.string("border"), .points(width), JSONValue(color?.name)]
    case .text(let color): [.string("text"), JSONValue(color?.name)]
    case .image(let name, let natural): [.string("image"), JSONValue(name), .points(natural?.width), .points(natural?.height)]
    case .line: [.string("line")]
    case .spring: [.string("spring")]
    }
  }

  /// Its name, and the radius of its corners.
  private func outline(_ outline: PictureOutline) -> [JSONValue] {
    switch outline {
    case .rectangle: [.string("rectangle"), .integer(0)]
    case .capsule: [.string("capsule"), .integer(0)]
    case .circle: [.string("circle"), .integer(0)]
    case .ellipse: [.string("ellipse"), .integer(0)]
    case .rounded(let radius): [.string("rounded"), .points(radius)]
    }
  }

  private var colors: JSONValue {
    .object(picture.colors.map { ($0.name, .array([JSONValue($0.light), JSONValue($0.dark)])) })
  }
}
