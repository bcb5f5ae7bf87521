import Foundation
import Schema
import Testing

/// Traces of an earlier minor version, made from one of this version by taking away what came later.
@Suite struct EarlierTraceTests {
  /// What 1.1.0 brought and a trace can lose without being damaged: views, and a table.
  /// Views that read what any later version brought.
  private static let slots = "DROP VIEW cell_overlap; DROP VIEW cell_neighbour; DROP VIEW cell_slot; "
  private static let later =
    slots + ["axis_call", "axis_placement", "placement_guide", "stack_offer", "text_asked"].map { "DROP VIEW \($0); " }.joined() + "DROP TABLE viewport;"
  /// With the columns it brought; the view in front reads one.
  private static let laterColumns =
    later + "DROP VIEW stack_shares; ALTER TABLE stack_share DROP COLUMN gap; ALTER TABLE placement DROP COLUMN arranged_by;"

  private func recorded(_ scene: String = Workshop.scene, without sql: String, version: Int = 10000) throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(scene, to: "here.json")
    try workshop.run("layouttrace record -q here.json -o new.db; cp new.db trace.db")
    try workshop.change("trace.db", "\(sql) PRAGMA user_version = \(version);")
    return workshop
  }

  @Test func `without the later table and views every command answers as of a trace of this version`() throws {
    // Which kinds an earlier trace can have is known, and of what its rules make their lengths.
    let workshop = try recorded(without: Self.later + "DROP TABLE kind; DROP TABLE rule_basis;")
    for command in [
      "why title", "why title --position", "why title --calls", "why --at 10,10", "why-not node3", "what-if 'remove node3'", "tree", "calls title", "check",
      "sweep --width 200...230", "query stack-shares --node title", "query viewports", "sql 'SELECT * FROM calls'",
      "sql 'SELECT count(*) FROM stack_offer, viewport'",
    ] {
      let old = try workshop.run("layouttrace \(command)"), new = try workshop.run("layouttrace \(command) -t new.db")
      #expect(old.exitCode == new.exitCode && old.answer == new.answer, "\(command): \(old.messages)")
      if old.exitCode == 0 { #expect(old.messages.hasPrefix("trace.db has schema version 1.0.0 and lacks viewport; record the scene again to have it\n")) }
    }
    try workshop.succeed("layouttrace diff trace.db new.db")
    try workshop.write(Workshop.scene.replacing("240", with: "280"), to: "wide.json")
    try workshop.run("layouttrace record -q wide.json -o wide.db")
    let (old, new) = (try workshop.run("layouttrace diff trace.db wide.db"), try workshop.run("layouttrace diff new.db wide.db"))
    #expect(old.exitCode == 1 && old.answer.contains("the canvas offered") && old.answer == new.answer.replacing("new.db", with: "trace.db"), "\(old)")
  }

  @Test func `what reads a column that is not there says its name, all else answers`() throws {
    let workshop = try recorded(without: Self.laterColumns)
    for command in ["tree", "calls title", "why title --calls", "what-if 'remove node3'", "query frames"] {
      let (old, new) = (try workshop.run("layouttrace \(command)"), try workshop.run("layouttrace \(command) -t new.db"))
      #expect(old.exitCode == 0 && old.answer == new.answer, "\(command): \(old.messages)")
      #expect(old.messages.contains("1.0.0 and lacks viewport, placement.arranged_by, stack_share.gap; record"), "\(old.messages)")
    }
    for (command, name) in [
      ("why title", "stack_offer"), ("why title --position", "stack_share.gap"), ("query stack-shares --node title", "stack_shares"),
    ] {
      let result = try workshop.run("layouttrace \(command)")
      #expect(result.exitCode == 65 && result.answer == "", "\(command): \(result.exitCode) \(result.answer)")
      #expect(result.messages.hasSuffix("trace.db has schema version 1.0.0 and lacks \(name), which is needed here; record the scene again\n"))
    }
  }

  @Test func `a column of a view that came later is missed by name, as one of a table is`() throws {
    let view = try #require(Schema.objects.first { $0.name == "axis_placement" }).create
    let guides = try #require(view.firstRange(of: ",\n  -- The alignment guide")), end = try #require(view.firstRange(of: "\nFROM placement"))
    let earlier = view[..<guides.lowerBound] + view[end.lowerBound...]
    let columns = ["guide_x", "guide_x_value", "guide_y", "guide_y_value"].map { "ALTER TABLE placement DROP COLUMN \($0); " }.joined()
    let unread = "SELECT pass_id, node_id, axis, NULL AS name, NULL AS value, NULL AS explicit, NULL AS source_id, NULL AS source_ids FROM axis_placement"
    let workshop = try recorded(
      without: "DROP VIEW placement_guide; DROP VIEW axis_placement; \(columns)\(earlier); CREATE VIEW placement_guide AS \(unread);", version: 11600)
    let result = try workshop.run("layouttrace why title --position")
    #expect(result.exitCode == 65 && result.messages.hasSuffix("lacks axis_placement.guide_value, which is needed here; record the scene again\n"), "\(result)")
    #expect(try workshop.run("layouttrace why title").answer == workshop.run("layouttrace why title -t new.db").answer)
  }

  @Test func `before 1.12.0 a reason says in its sentence what is asked`() throws {
    let workshop = try recorded(without: "ALTER TABLE reason DROP COLUMN asks;", version: 11100)
    let old = try workshop.run("layouttrace why title --calls"), new = try workshop.run("layouttrace why title --calls -t new.db")
    #expect(new.answer.contains("asks title (Text) for the minimum to hold back"), "\(new.answer)")
    #expect(old.exitCode == 0 && old.answer.contains("(A stack offers 0 to a child of lower priority, to hold its minimum back)"), "\(old)")
  }

  @Test func `without what 1.3.0 records of Grids their cells are explained without sums`() throws {
    let row = #"{"type": "GridRow", "id": "row", "children": [{"type": "Color", "id": "a"}, {"type": "Color", "id": "b"}]}"#
    let scene = #"{"version": 1, "view": {"type": "Grid", "id": "grid", "children": [\#(row)]}, "passes": [{"proposal": {"width": 208, "height": 100}}]}"#
    let workshop = try recorded(scene, without: Self.slots + "DROP TABLE grid_share; DROP TABLE grid_taken; DROP TABLE grid_track;", version: 10200)
    let old = try workshop.run("layouttrace why b"), new = try workshop.run("layouttrace why b -t new.db")
    #expect(
      old.exitCode == 0 && old.messages.hasPrefix("trace.db has schema version 1.2.0 and lacks grid_share, grid_taken, grid_track; record"), "\(old.messages)")
    #expect(new.answer.contains("100   row (GridRow) offers it an equal share of 200 among 2 columns for column 2"), "\(new.answer)")
    #expect(old.answer.contains("100   row (GridRow) offers it an equal share for column 2"), "\(old.answer)")
    for command in ["why b --position", "why grid", "why a --axis h", "check", "tree", "why-not a"] {
      #expect(try workshop.run("layouttrace \(command)").exitCode == workshop.run("layouttrace \(command) -t new.db").exitCode, "\(command)")
    }
  }

  @Test func `a table that was always there is missed by name`() throws {
    let workshop = try recorded(without: Self.later + "DROP TABLE state_change;")
    #expect(try workshop.run("layouttrace tree").messages.contains("lacks state_change, viewport; record"))
    let result = try workshop.run("layouttrace query state-changes")
    #expect(result.exitCode == 65 && result.messages.contains("lacks state_change, which is needed here"), "\(result.exitCode) \(result.messages)")
    let damaged = try recorded(without: "DROP TABLE state_change;", version: Int(Schema.version)).run("layouttrace tree")
    #expect(damaged.exitCode == 65 && damaged.messages == "trace.db is damaged: it has no table state_change; record it again\n", "\(damaged.messages)")
  }

  @Test func `a newer minor version is read though it has more, a newer major one is refused`() throws {
    let newer = try recorded(without: "ALTER TABLE call ADD COLUMN mood TEXT; CREATE TABLE mood (id INTEGER);", version: Int(Schema.version) + 100)
    let result = try newer.run("layouttrace why title")
    #expect(result.exitCode == 0 && result.messages == "", "\(result.messages)")
    #expect(try newer.run("layouttrace why title -t new.db").answer == result.answer)
    let major = try recorded(without: "", version: 20000).run("layouttrace why title")
    #expect(major.exitCode == 65 && major.messages.contains("schema version 2.0.0"))
  }

  @Test func `what a trace says of itself in a table, as up to 1.8, is read as it says it`() throws {
    let workshop = try recorded(
      without: "CREATE TABLE said AS SELECT * FROM schema_doc; DROP VIEW schema_doc; ALTER TABLE said RENAME TO schema_doc; "
        + "UPDATE schema_doc SET doc = 'Another sentence.' WHERE object = 'call' AND column IS NULL;", version: 10800)
    let said = try workshop.run("layouttrace sql \"SELECT doc FROM schema_doc WHERE object = 'call' AND column IS NULL\"")
    #expect(said.exitCode == 0 && said.answer.contains("Another sentence."), "\(said.answer) \(said.messages)")
    #expect(try workshop.run("layouttrace why title").answer == workshop.run("layouttrace why title -t new.db").answer)
    try workshop.succeed("layouttrace export --format datasette")
  }

  @Test func `nothing is written to an earlier trace`() throws {
    let workshop = try recorded(without: Self.later)
    let file = workshop.folder.appending(path: "trace.db")
    let before = try Data(contentsOf: file)
    try workshop.run("layouttrace why title; layouttrace tree; layouttrace check")
    #expect(try Data(contentsOf: file) == before)
    let saved = try workshop.run("layouttrace what-if 'remove node3' --save")
    #expect(saved.exitCode == 65 && saved.messages.contains("adds to \(Schema.name(ofVersion: Schema.version)) only"))
    #expect(try Data(contentsOf: file) == before)
  }
}
