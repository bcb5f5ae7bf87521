import Explanation
import Foundation
import LayoutModel
import Queries
import Scene
import Schema
import TestSupport
import Testing
import TraceStore

@testable import WhatIf

/// What-ifs that were saved: passes of a trace like others.
struct SavedPassTests {
  private static let scene = SceneText(
    .hStack(
      id: "row", spacing: 4, .text("Quarterly revenue report", id: "title").readSize(into: "size"),
      .forEach(count: "n", .color(id: "c").frame(width: "size.height / 4")), .text("Updated just now!", id: "stamp").layoutPriority(1, id: "prio")), 240, 60,
    pass: "only", ["state": ["n": 2, "size": ["width": 0, "height": 0]]])

  private static func recorded() throws -> Recorded { try Recorded(Scene(SceneInput(file: "scene.json", bytes: Array(scene.utf8)))) }

  private static func save(_ edits: [String], of recorded: Recorded, _ pass: TracePass? = nil, as name: String? = nil) throws -> String {
    try Replay(recorded.trace, pass ?? recorded.pass).editing(edits.map { try SceneEdit($0) }).save(to: recorded.trace.path, as: name)
  }

  static let edits = [
    ["remove prio"], ["remove stamp", "set title.string \"a; b\""], ["add title padding 8"], ["insert Spacer after title"], ["canvas 320x480"], ["state n 3"],
    ["unwrap row"], ["wrap title ScrollView"], ["environment layoutDirection rightToLeft"], ["remove row"],
    ["move prio outside row"], ["move stamp before title"], ["move stamp in row", "move title after stamp"],
  ]

  /// Every table but those about the recording, with ids counted from the pass's first ones.
  private static func rows(_ trace: Trace, _ pass: TracePass) throws -> [ResultTable] {
    let first = try trace.value("SELECT min(id) - 1 FROM node WHERE structure_id = \(pass.structure)")?.integer ?? 0, call = (pass.firstCall ?? 1) - 1
    let tables = [
      "SELECT id - :n, parent_id - :n, last_id - :n, ordinal, depth, key, path, role, kind, label, view_id - :n FROM node WHERE structure_id = :s",
      "SELECT node_id - :n, name, number, text FROM attribute JOIN node ON node.id = node_id WHERE structure_id = :s",
      """
      SELECT call.id - :c, parent_id - :c, last_id - :c, node_id - :n, reason.name, proposal_width, proposal_height, reply_width, reply_height,
        w.code, h.code, width_from - :c, height_from - :c, cached_from - :c, evicted - :c
      FROM call LEFT JOIN reason ON reason.id = reason_id LEFT JOIN rule AS w ON w.id = width_rule_id LEFT JOIN rule AS h ON h.id = height_rule_id
      WHERE pass_id = :p
      """,
      "SELECT call_id - :c, turn, child_id - :n, priority, minimum, maximum, remaining, reserved, sharers, offered, took, gap FROM stack_share JOIN call ON call.id = call_id WHERE pass_id = :p",
      """
      SELECT node_id - :n, call_id - :c, arranged_by - :c, proposal_width, proposal_height, x, y, width, height, absolute_x, absolute_y, anchor_x, anchor_y,
        drawn_x, drawn_y, drawn_width, drawn_height FROM placement WHERE pass_id = :p
      """,
      "SELECT call_id - :c, node_id - :n, name, value, explicit FROM guide WHERE pass_id = :p",
      "SELECT node_id - :n, line, text, width, truncated FROM text_line WHERE pass_id = :p",
      "SELECT proposal_width, proposal_height, state FROM pass WHERE id = :p",
    ]
    let values: [String: SQLValue] = ["n": .integer(first), "c": .integer(call), "p": .integer(Int64(pass.id)), "s": .integer(Int64(pass.structure))]
    return try tables.map { sql in try trace.rows(sql, values.filter { sql.contains(":\($0.key)") }) }
  }

  @Test(arguments: edits) func `a saved pass is the edited scene as it would have been recorded`(_ edits: [String]) throws {
    let recorded = try Self.recorded()
    let name = try Self.save(edits, of: recorded)
    #expect(name == "what-if-1")
    let saved = try #require(try recorded.trace.pass(named: name))
    #expect(saved.base == recorded.pass.id && saved.trigger == "what-if: \(saved.edit ?? "")")
    // Recorded on its own, in the state that the saved pass had and without what other passes left in caches.
    var edited = try edits.reduce(recorded.scene) { try $0.applying(SceneEdit($1), to: try Replay(recorded.trace, recorded.pass).original.tree) }
    for variable in try #require(edited.state(recorded: saved.state)) where variable.name == "size" {
      guard case .size(let width, let height) = variable.value else { continue }
      edited = try edited.applying(SceneEdit("state size {\"width\": \(width), \"height\": \(height)}"), to: edited.build(edited.initialState))
    }
    let direct = try Recorded(edited)
    let pass = try #require(try direct.trace.passes.first)
    for (own, expected) in zip(try Self.rows(recorded.trace, saved), try Self.rows(direct.trace, pass)) {
      #expect(own.rows == expected.rows, "\(own.columns)")
    }
  }

  @Test func `a tree that stays the same is shared, another one is numbered on`() throws {
    let recorded = try Self.recorded(), nodes = try recorded.trace.value("SELECT max(id) FROM node")
    _ = try Self.save(["canvas 240x60"], of: recorded)
    #expect(try recorded.trace.pass(named: "what-if-1")?.structure == recorded.pass.structure && recorded.trace.value("SELECT max(id) FROM node") == nodes)
    _ = try Self.save(["remove prio"], of: recorded)
    let second = try #require(try recorded.trace.pass(named: "what-if-2"))
    #expect(try recorded.trace.value("SELECT min(id) - \(nodes?.integer ?? 0) FROM node WHERE structure_id = \(second.structure)") == 1)
    #expect(try recorded.trace.value("SELECT count(*) FROM call WHERE pass_id = \(second.id) AND cached_from < \(second.firstCall ?? 0)") == 0)
    // What an edit adds stands nowhere in the scene, and what stands there keeps its place.
    _ = try Self.save(["insert Spacer id=gap after title"], of: recorded)
    let third = try #require(try recorded.trace.pass(named: "what-if-3"))
    #expect(try recorded.trace.node("gap", in: third)?.pointer == nil && recorded.trace.node("stamp", in: third)?.pointer == "/view/children/2")
  }

  @Test(arguments: edits) func `a saved pass is laid out again as it was, and so is a what-if of it`(_ edits: [String]) throws {
    let recorded = try Self.recorded()
    _ = try Self.save(edits, of: recorded, as: "first")
    let first = try #require(try recorded.trace.pass(named: "first"))
    _ = try Self.save(["environment displayScale 2", "canvas 301x60"], of: recorded, first, as: "second")
    for name in ["first", "second"] {
      let pass = try #require(try recorded.trace.pass(named: name))
      let again = try Replay(recorded.trace, pass).original
      let frames = try recorded.trace.rows("SELECT width, height, absolute_x, absolute_y FROM placement WHERE pass_id = \(pass.id) ORDER BY node_id").rows
      #expect(
        frames.map { $0.compactMap(\.number) }
          == again.nodes.filter(again.isPlaced).map { node in
            let frame = again.absolute(node)
            return [frame.size.width, frame.size.height, frame.origin.x, frame.origin.y]
          })
      #expect(again.canvas == pass.proposal && recorded.scene.state(recorded: pass.state) == again.state)
    }
    #expect(try recorded.trace.pass(named: "second")?.base == first.id)
  }

  private static let scrolled = SceneText(
    .view(.scrollView(id: "scroll", .vStack(spacing: 0, .forEach(count: 9, .color(id: "c").frame(height: 40))))), environment: nil,
    passes: [SceneText.pass(100, 100, name: "top"), SceneText.pass(100, 100, name: "down", ["scrollTo": ["id": "c[7]"]])])

  @Test(arguments: ReplayTests.several + [scrolled]) func `a pass after others is saved as it was laid out after them`(_ scene: SceneText) throws {
    let recorded = try Recorded(scene)
    for pass in try recorded.trace.passes {
      let edited = try Replay(recorded.trace, pass).editing([SceneEdit("environment defaultPadding 3")])
      let name = try edited.save(to: recorded.trace.path, as: nil)
      let id = SQLValue.integer(Int64(try #require(try recorded.trace.pass(named: name)).id))
      let frames = "SELECT width, height, absolute_x, absolute_y FROM placement WHERE pass_id = :pass ORDER BY node_id"
      let saved = try recorded.trace.rows(frames, ["pass": id])
      #expect(
        saved.rows.map { $0.compactMap(\.number) }
          == edited.original.nodes.filter(edited.original.isPlaced).map { node in
            let frame = edited.original.absolute(node)
            return [frame.size.width, frame.size.height, frame.origin.x, frame.origin.y]
          })
      // The edit changes nothing here.
      #expect(try saved.rows == recorded.trace.rows(frames, ["pass": .integer(Int64(pass.id))]).rows, "\(pass.name)")
    }
  }

  @Test func `every question can be asked about a saved pass, and is about the scene's last one without its name`() throws {
    let recorded = try Self.recorded()
    let name = try Self.save(["insert Text string=added id=new after title", "set title.string longer"], of: recorded), trace = recorded.trace
    let saved = try #require(try trace.pass(named: name))
    #expect(try trace.lastPass == recorded.pass)
    for view in Schema.objects { _ = try trace.rows("SELECT * FROM \(view.name)") }
    #expect(
      try trace.rows("SELECT * FROM frames WHERE pass = :name", ["name": .text(name)]).rows.count
        == trace.rows("SELECT * FROM node WHERE structure_id = \(saved.structure)").rows.count)
    for query in NamedQuery.all {
      let arguments: [String: SQLValue] = ["node": .text("new"), "from": .text(recorded.pass.name), "to": .text(name)]
      let rows = try trace.rows(query.sql, arguments.filter { query.parameters.contains($0.key) })
      // What is asked of a node that is in the saved pass alone is about that pass.
      if query.parameters.contains("node"), rows.columns.first == "pass" {
        #expect(rows.rows.allSatisfy { $0[0] == .text(name) }, "\(query.name)")
        if ["calls", "proposal-chain"].contains(query.name) { #expect(!rows.rows.isEmpty, "\(query.name)") }
      }
    }
    #expect(try !trace.rows(try #require(NamedQuery.all.first { $0.name == "tree" }).sql).rows.contains { $0[0].text?.contains("new") == true })
    for key in try trace.keys(in: saved) {
      let node = try #require(try trace.node(key, in: saved))
      let prover = try Prover(trace, saved)
      let explanation = try prover.complete(try Explainer(trace).explain(node, in: saved))
      #expect(explanation.axes.allSatisfy { $0.decides != nil }, "\(key)")
    }
  }

  @Test func `the explanation of an edited view is that of the saved pass`() throws {
    let recorded = try Self.recorded()
    let edited = try Replay(recorded.trace, recorded.pass).editing([SceneEdit("remove prio")])
    let explanation = try edited.why("title")
    let name = try edited.save(to: recorded.trace.path, as: nil)
    let pass = try #require(try recorded.trace.pass(named: name)), node = try #require(try recorded.trace.node("title", in: pass))
    let prover = try Prover(recorded.trace, pass)
    let saved = try prover.complete(try Explainer(recorded.trace).explain(node, in: pass))
    #expect(explanation.size == saved.size && explanation.ideal == saved.ideal)
    #expect(explanation.axes.map { $0.steps.map(\.sentence) } == saved.axes.map { $0.steps.map(\.sentence) })
    #expect(explanation.consequences.map(\.edit) == saved.consequences.map(\.edit) && explanation.axes.map(\.decides) == saved.axes.map(\.decides))
    #expect(throws: WhatIfError.gone("prio")) { try edited.why("prio") }
    #expect(throws: WhatIfError.noNode("titel", nearest: "title")) { try edited.why("titel") }
    #expect(throws: WhatIfError.nameTaken("only")) { try edited.save(to: recorded.trace.path, as: "only") }
  }

  @Test func `nothing is written unless it is to be saved`() throws {
    let recorded = try Self.recorded(), before = try Data(contentsOf: URL(fileURLWithPath: recorded.trace.path))
    _ = try Replay(recorded.trace, recorded.pass).editing([SceneEdit("remove title")]).why("row")
    #expect(try Data(contentsOf: URL(fileURLWithPath: recorded.trace.path)) == before)
  }
}
