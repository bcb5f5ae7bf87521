import LayoutModel
import TraceStore

/// Rows of a trace, or of a layout in memory, about a pass, as far as they are drawn.
package struct PictureRows {
  var views: [PictureView] = []
  var children: [NodeID: [NodeID]] = [:]
  /// Arguments of what draws or changes the drawing, as the scene gives them.
  var arguments: [NodeID: [String: SQLValue]] = [:]
  var places: [NodeID: PicturePlace] = [:]
  /// The whole canvas, and what of it is not the system's; nil where the canvas has no end.
  private(set) var screen: (canvas: Rect, safe: Rect)?

  package init() {}

  /// A view or modifier, after the one around it.
  package mutating func add(_ view: PictureView, _ arguments: [(name: String, number: Double?, text: String?)], at place: PicturePlace?) {
    views.append(view)
    if let parent = view.parent, parent < view.id { children[parent, default: []].append(view.id) }
    places[view.id] = place
    if view.traits.draws == nil { return }
    for (name, number, text) in arguments { self.arguments[view.id, default: [:]][name] = number.map(SQLValue.real) ?? text.map(SQLValue.text) ?? .null }
  }

  /// - Throws: `TraceError.lacks` for a trace of a version that did not record where lines stand.
  init(_ trace: Trace, _ pass: TracePass) throws {
    let key: [String: SQLValue] = ["pass": .integer(Int64(pass.id)), "structure": .integer(Int64(pass.structure))]
    // A reader of its own to know at once that the trace has what is drawn.
    _ = try trace.columns(of: "SELECT draws FROM kind")
    try readViews(trace, key)
    for row in try trace.rows(
      """
      SELECT node_id, attribute.name, number, text FROM node CROSS JOIN attribute ON node_id = node.id JOIN kind ON kind.name = node.kind
      WHERE structure_id = :structure AND kind.draws IS NOT NULL ORDER BY node.id
      """, ["structure": .integer(Int64(pass.structure))]
    ).rows {
      guard let node = Self.node(row[0]), let name = row[1].text else { continue }
      arguments[node, default: [:]][name] = row[2].number == nil ? row[3] : row[2]
    }
    for row in try trace.rows(
      "SELECT node_id, absolute_x, absolute_y, width, height, proposal_width, proposal_height FROM placement WHERE pass_id = :pass",
      ["pass": .integer(Int64(pass.id))]
    ).rows {
      guard let node = Self.node(row[0]), let x = row[1].number, let y = row[2].number, let width = row[3].number, let height = row[4].number else { continue }
      places[node] = PicturePlace(frame: Rect(x, y, width, height), proposal: Proposal(row[5].number, row[6].number))
    }
    try readScreen(trace, pass)
    for row in try trace.rows(
      "SELECT node_id, text, seen_width, truncated, x, baseline, height, font_size, font_advance FROM text_line WHERE pass_id = :pass ORDER BY node_id, line",
      ["pass": .integer(Int64(pass.id))]
    ).rows {
      guard let node = Self.node(row[0]), let text = row[1].text else { continue }
      places[node]?.lines.append(
        PictureLine(
          text: text, width: row[2].number ?? 0, isTruncated: row[3].integer == 1, x: row[4].number ?? 0, baseline: row[5].number ?? 0,
          height: row[6].number ?? 0, font: .init(size: row[7].number, advance: row[8].number, lineHeight: row[6].number ?? 0)))
    }
  }

  private mutating func readViews(_ trace: Trace, _ key: [String: SQLValue]) throws {
    for row in try trace.rows(
      "SELECT id, parent_id, last_id, key, kind, role, label, view_id FROM node WHERE structure_id = :structure ORDER BY id",
      key
    ).rows {
      guard let id = Self.node(row[0]), let last = Self.node(row[2]), let view = Self.node(row[7]), let kind = row[4].text else { continue }
      let parent = Self.node(row[1])
      views.append(
        PictureView(
          id: id, parent: parent, last: last, key: row[3].text ?? "", kind: kind, isModifier: row[5].text == "modifier",
          isContainer: row[5].text == "container", label: row[6].text, view: view, traits: try trace.traits(of: kind)))
      // Parents come first: whoever follows children comes to an end, in a damaged trace too.
      if let parent, parent < id { children[parent, default: []].append(id) }
    }
  }

  private mutating func readScreen(_ trace: Trace, _ pass: TracePass) throws {
    var insets: [String: Double] = [:]
    for row in try trace.rows("SELECT name, number FROM environment WHERE pass_id = :pass", ["pass": .integer(Int64(pass.id))]).rows {
      if let name = row[0].text, let inset = row[1].number { insets[name] = inset }
    }
    func inset(_ edge: String) -> Double { insets["safeArea.\(edge)"] ?? 0 }
    setScreen(pass.proposal, top: inset("top"), leading: inset("leading"), bottom: inset("bottom"), trailing: inset("trailing"))
  }

  /// - Parameters:
  ///   - canvas: what it proposes.
  ///   - top: what the system keeps there, and so on; points.
  package mutating func setScreen(_ canvas: Proposal, top: Double, leading: Double, bottom: Double, trailing: Double) {
    guard let width = canvas.width, let height = canvas.height, width.isFinite, height.isFinite else { return }
    screen = (Rect(0, 0, width, height), Rect(leading, top, width - leading - trailing, height - top - bottom))
  }

  func number(_ name: String, of node: NodeID) -> Double? { arguments[node]?[name]?.number }
  func text(_ name: String, of node: NodeID) -> String? { arguments[node]?[name]?.text }

  static func node(_ value: SQLValue) -> NodeID? { value.integer.flatMap { NodeID(exactly: $0) } }
}
