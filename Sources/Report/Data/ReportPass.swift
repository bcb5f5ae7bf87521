import Drawing
import Explanation
import JSON
import LayoutModel
import Rendering
import TraceStore

/// A pass as it was recorded: frames, lines, what layers show, every call.
struct ReportPass {
  let structure: ReportStructure
  private var picture: Picture { structure.picture }

  func json(_ trace: Trace, _ pass: TracePass, calls: CallsOfReport, _ tables: inout ReportTables) throws -> [(key: String, value: JSONValue)] {
    drawn(pass.name, pass.proposal, &tables) + [
      ("calls", try calls.json(trace, pass, structure, &tables)), ("shares", try shares(trace, pass)), ("tracks", try tracks(trace, pass)),
    ]
  }

  /// What follows from the picture alone.
  func drawn(_ name: String, _ proposal: Proposal, _ tables: inout ReportTables) -> [(key: String, value: JSONValue)] {
    [
      ("name", .string(name)), ("proposal", .array([.points(proposal.width), .points(proposal.height)])),
      ("canvas", .array([.points(picture.canvas.width), .points(picture.canvas.height)])), ("frames", frames), ("lines", lines(&tables)),
      ("areas", .array(picture.layers.areas.map(area))), ("guides", .array(picture.layers.guides.map { guide($0, &tables) })),
      ("overhangs", .array(picture.layers.overhangs.map(overhang))),
    ]
  }

  /// Columns; null where a node is not placed.
  private var frames: JSONValue {
    let places = picture.views.map { picture.places[$0.id] }
    func column(_ value: (PicturePlace) -> Double?) -> JSONValue { .array(places.map { .points($0.flatMap(value)) }) }
    return .object([
      ("x", column { $0.frame.origin.x }), ("y", column { $0.frame.origin.y }), ("width", column { $0.frame.size.width }),
      ("height", column { $0.frame.size.height }), ("proposed_width", column { $0.proposal.width }), ("proposed_height", column { $0.proposal.height }),
    ])
  }

  private func lines(_ tables: inout ReportTables) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    for view in picture.views {
      guard let place = picture.places[view.id], !place.lines.isEmpty else { continue }
      members.append(("\(Int64(view.id) - Int64(structure.first))", ReportLines.json(place.lines, width: place.frame.size.width, &tables)))
    }
    return .object(members)
  }

  private func area(_ area: PictureLayers.Area) -> JSONValue {
    .array([structure.number(area.node), .flag(area.isPadding), .rect(area.rect), .points(area.length)])
  }

  private func guide(_ guide: PictureLayers.Guide, _ tables: inout ReportTables) -> JSONValue {
    .array([structure.number(guide.node), .string(guide.axis.letter), tables.string(guide.name), .points(guide.position), .flag(guide.isExplicit)])
  }

  private func overhang(_ overhang: PictureLayers.Overhang) -> JSONValue {
    .array([structure.number(overhang.node), .string(overhang.axis.letter), .points(overhang.before), .points(overhang.after)])
  }

  /// By stack: `[turn, child, priority, minimum, maximum, remaining, reserved, sharers, offered, took]`, as the children stand.
  private func shares(_ trace: Trace, _ pass: TracePass) throws -> JSONValue {
    try byNode(
      trace.rows(
        """
        SELECT stack_id, turn, child_id, priority, minimum, maximum, remaining, reserved, sharers, offered, took FROM stack_shares
        WHERE pass_id = :pass AND placed ORDER BY stack_id, turn
        """, ["pass": .integer(Int64(pass.id))]
      ).rows.map { row in (row[0].node, .array([.count(row[1].count), structure.number(row[2].node)] + row[3...].map { .points($0.number) })) })
  }

  /// By Grid: `[axis, start, length]`, as its children stand.
  private func tracks(_ trace: Trace, _ pass: TracePass) throws -> JSONValue {
    try byNode(
      trace.rows(
        """
        SELECT placement.node_id, grid_track.axis, start, length FROM placement JOIN grid_track ON grid_track.call_id = placement.arranged_by
        WHERE placement.pass_id = :pass ORDER BY placement.node_id, grid_track.axis, track
        """, ["pass": .integer(Int64(pass.id))]
      ).rows.map { row in (row[0].node, .array([JSONValue(row[1].text), .points(row[2].number), .points(row[3].number)])) })
  }

  private func byNode(_ rows: [(NodeID?, JSONValue)]) -> JSONValue {
    var order: [NodeID] = [], lists: [NodeID: [JSONValue]] = [:]
    for (node, row) in rows {
      guard let node, picture.view(node) != nil else { continue }
      if lists[node] == nil { order.append(node) }
      lists[node, default: []].append(row)
    }
    return .object(order.map { ("\(Int64($0) - Int64(structure.first))", .array(lists[$0] ?? [])) })
  }
}

/// The lines of a text: how they are aligned (0 left, 0.5 centred, 1 right), then `[text, width, baseline, height, font size, cut, fixed pitch]` each.
enum ReportLines {
  static func json(_ lines: [PictureLine], width: Double, _ tables: inout ReportTables) -> JSONValue {
    let free = lines.first { width - $0.width > 0.05 }
    let alignment = free.map { ($0.x / (width - $0.width) * 2).rounded() / 2 } ?? 0
    return .array(
      [.number(alignment)]
        + lines.map { line in
          .array([
            tables.string(String(line.seen)), .points(line.width), .points(line.baseline), .points(line.height), .points(line.font.size),
            .flag(line.isTruncated), .flag(line.font.isFixedPitch),
          ])
        })
  }
}
