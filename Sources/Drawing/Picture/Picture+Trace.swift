import LayoutModel
import TraceStore

extension Picture {
  /// The picture of a pass of a trace.
  ///
  /// - Throws: `TraceError.lacks` for a trace of a version that did not record where the lines of texts stand.
  package init(_ trace: Trace, _ pass: TracePass) throws {
    let rows = try PictureRows(trace, pass)
    self.init(rows, canvas: pass.proposal, guides: try Self.guides(trace, pass, rows), overhangs: try Self.overhangs(trace, pass))
  }

  /// - Parameter canvas: what it proposed.
  package init(_ rows: PictureRows, canvas: Proposal, guides: [PictureLayers.Guide], overhangs: [PictureLayers.Overhang]) {
    var drawing = PictureDrawing(rows)
    if let root = rows.views.first { drawing.draw(root.id) }
    let frame = rows.views.first.flatMap { rows.places[$0.id]?.frame } ?? .zero
    func side(_ axis: Axis) -> Double {
      if let proposed = canvas[axis], proposed.isFinite { return max(0, proposed) }
      return max(0, frame.origin[axis] + frame.size[axis])
    }
    var layers = PictureLayers()
    (layers.areas, layers.guides, layers.overhangs) = (PictureLayers.areas(of: rows), guides, overhangs)
    let colors = drawing.unknownColors.sorted()
    self.init(
      canvas: Size(side(.horizontal), side(.vertical)), views: rows.views, items: drawing.items, places: rows.places, layers: layers,
      remarks: colors.isEmpty
        ? [] : ["no colour is known by the name \(colors.prefix(6).map { "'\($0)'" }.joined(separator: ", ")): drawn as a shape without one"])
  }

  private static func guides(_ trace: Trace, _ pass: TracePass, _ rows: PictureRows) throws -> [PictureLayers.Guide] {
    let directions = try ReadingDirections(trace, pass)
    return try trace.rows(
      "SELECT node_id, axis, name, value, explicit FROM placement_guide WHERE pass_id = :pass ORDER BY node_id", ["pass": .integer(Int64(pass.id))]
    )
    .rows.compactMap { row in
      guard let node = PictureRows.node(row[0]), let frame = rows.places[node]?.frame, let name = row[2].text, let value = row[3].number else { return nil }
      let axis = Axis(letter: row[1].text) ?? .horizontal, isMirrored = axis == .horizontal && directions.isRightToLeft(around: node)
      return .init(
        node: node, axis: axis, name: name, position: frame.origin[axis] + (isMirrored ? frame.size[axis] - value : value), isExplicit: row[4].integer == 1)
    }
  }

  /// From which side views read: guides are measured from their leading edges.
  private struct ReadingDirections {
    private let ofPass: Bool
    /// Modifiers that say so, in pre-order, each with the last node in it.
    private let modifiers: [(id: NodeID, last: NodeID, isRightToLeft: Bool)]
    private static let rightToLeft = "rightToLeft"

    init(_ trace: Trace, _ pass: TracePass) throws {
      ofPass =
        try trace.value(
          "SELECT text FROM environment WHERE pass_id = :pass AND name = 'layoutDirection'", ["pass": .integer(Int64(pass.id))])?.text == Self.rightToLeft
      modifiers = try trace.rows(
        """
        SELECT node.id, node.last_id, attribute.text FROM attribute JOIN node ON node.id = attribute.node_id AND node.structure_id = :structure
        WHERE attribute.name = 'layoutDirection' ORDER BY node.id
        """,
        ["structure": .integer(Int64(pass.structure))]
      ).rows.compactMap { row in
        guard let id = row[0].node, let last = row[1].node else { return nil }
        return (id, last, row[2].text == Self.rightToLeft)
      }
    }

    /// By the innermost modifier around it, else by the pass.
    func isRightToLeft(around node: NodeID) -> Bool { modifiers.last { $0.id < node && node <= $0.last }?.isRightToLeft ?? ofPass }
  }

  private static func overhangs(_ trace: Trace, _ pass: TracePass) throws -> [PictureLayers.Overhang] {
    try trace.rows(
      "SELECT node_id, axis, out_before, out_after FROM overflow WHERE pass_id = :pass AND NOT meant ORDER BY node_id, axis DESC",
      ["pass": .integer(Int64(pass.id))]
    ).rows.compactMap { row in
      guard let node = PictureRows.node(row[0]) else { return nil }
      return .init(
        node: node, axis: Axis(letter: row[1].text) ?? .horizontal, before: row[2].number ?? 0, after: row[3].number ?? 0)
    }
  }
}
