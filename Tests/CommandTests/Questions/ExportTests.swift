import Foundation
import TestSupport
import Testing

/// What other programs get of a trace.
@Suite struct ExportTests {
  private func recorded(_ scene: String = Workshop.scene) throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(scene, to: "here.json")
    try workshop.run("layouttrace record here.json")
    return workshop
  }

  /// A text of all that markup languages read as something else; the pass proposes nil x infinity.
  private static let hostile = #"""
    {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
     "view": {"type": "VStack", "id": "end\"];]]>", "children": [{"type": "Text", "id": "a&amp;\\n*b* `c` #quot; ${d} |e|", "string": "1. <b>\"x\"</b>\n- \\ y"}]},
     "passes": [{"name": "p \"1\"", "proposal": {"width": null, "height": "infinity"}}]}
    """#

  // MARK: Scene

  @Test func `a scene comes out as it went in`() throws {
    #expect(try recorded().run("layouttrace export --format scene").answer == Workshop.scene)
  }

  // MARK: Chrome

  private func slices(_ workshop: Workshop, _ options: String = "") throws -> [[String: Any]] {
    let answer = try workshop.run("layouttrace export --format chrome \(options)").answer
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    let events = try #require(whole["traceEvents"] as? [[String: Any]])
    for event in events { #expect(event["pid"] as? Int == 1 && event["tid"] is Int && event["name"] is String) }
    return events.filter { $0["ph"] as? String == "X" }
  }

  /// The calls of the scene, as `layouttrace calls` tells them of its nodes:
  /// 1 row, 2 title's minimum, 3 node3 and in it 4 stamp, 5 title's share, placed are 6 title, 7 node3 and in it 8 stamp.
  @Test func `a slice is a call, as long as the calls made during it`() throws {
    let slices = try slices(recorded())
    #expect(slices.map { $0["ts"] as? Int } == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(slices.map { $0["dur"] as? Int } == [8, 1, 2, 1, 1, 1, 2, 1])
    #expect(slices.map { $0["name"] as? String }.prefix(4) == ["HStack row", "Text title", "layoutPriority node3", "Text stamp"])
    let last = try #require(slices.last?["args"] as? [String: Any])
    #expect(last["cached_from"] as? Int == 4 && last["reason"] as? String == "place" && last["pointer"] as? String == "/view/children/1")
    #expect(last["proposal"] as? [Double] == [232, 60] && last["reply"] as? [Double] == [136, 20])
    #expect(last["width_rule"] as? String == "text.natural_width")
  }

  @Test(arguments: [Workshop.scene, hostile, Workshop.long(rows: 20)]) func `slices nest: each ends within the one around it`(_ scene: String) throws {
    var open: [(thread: Int, end: Int)] = []
    for slice in try slices(recorded(scene)) {
      let (thread, start, duration) = (slice["tid"] as? Int ?? 0, slice["ts"] as? Int ?? 0, slice["dur"] as? Int ?? 0)
      open.removeAll { $0.thread != thread || $0.end <= start }
      #expect(duration >= 1 && open.allSatisfy { start + duration <= $0.end })
      open.append((thread, start + duration))
    }
  }

  @Test func `nil is null and infinity a word, in strict JSON`() throws {
    let first = try #require(try slices(recorded(Self.hostile)).first?["args"] as? [String: Any])
    let proposal = try #require(first["proposal"] as? [Any])
    #expect(proposal.first is NSNull && proposal.last as? String == "infinity")
  }

  @Test func `a pass is a track, and --pass picks one`() throws {
    let scene = Workshop.scene.replacing(
      "\"passes\": [", with: "\"passes\": [{\"name\": \"wide\", \"proposal\": {\"width\": 500, \"height\": 60}}, ")
    let workshop = try recorded(scene)
    let all = try slices(workshop)
    #expect(Set(all.compactMap { $0["tid"] as? Int }) == [1, 2])
    let one = try slices(workshop, "--pass only")
    #expect(!one.isEmpty && one.allSatisfy { $0["tid"] as? Int == 2 } && one.count < all.count)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/sqlite3"))) func `a call that was open when the recorder died lasts until the last one`()
    throws
  {
    let workshop = try recorded()
    try workshop.run("sqlite3 trace.db 'UPDATE call SET last_id = NULL, reply_width = NULL, reply_height = NULL WHERE id = 3'")
    let slice = try slices(workshop)[2]
    let arguments = try #require(slice["args"] as? [String: Any])
    #expect(slice["dur"] as? Int == 6 && arguments["open"] as? Bool == true && arguments["reply"] == nil)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/sqlite3"))) func `where durations were recorded, a call is as long as it took`() throws {
    let workshop = try recorded()
    // Call 1 has the others in it, 3 has 4, and 7 has 8, whose duration a coarse clock took for longer.
    try workshop.run(
      """
      sqlite3 trace.db "CREATE TABLE IF NOT EXISTS call_time (call_id INTEGER PRIMARY KEY, duration REAL NOT NULL);
      INSERT INTO call_time VALUES (1, 10e-6), (2, 1e-6), (3, 4e-6), (4, 2e-6), (5, 1e-6), (6, 0.5e-6), (7, 1e-6), (8, 1.25e-6)"
      """)
    let slices = try slices(workshop)
    #expect(slices.map { $0["ts"] as? Double } == [0, 0, 1, 1, 5, 6, 6.5, 6.5])
    #expect(slices.map { $0["dur"] as? Double } == [10, 1, 4, 2, 1, 0.5, 1, 1])
  }

  // MARK: Graphs

  @Test func `a graph has the steps of why, each number on its arrow`() throws {
    let workshop = try recorded()
    let dot = try workshop.run("layouttrace export --format dot title").answer
    for line in [
      #"    w1 [label="row (HStack) keeps 8 for 1 gap", tooltip="/view"];"#, #"  w0 -> w1 [label="240"];"#, #"  w1 -> w2 [label="232"];"#,
      #"  w2 -> w3 [label="96"];"#, #"  w3 -> view [label="80"];"#, #"  w3 -> h4 [label="80"];"#, #"  h4 -> view [label="60"];"#,
      #"  aside0 [label="Without .layoutPriority(1) on stamp:\n112 × 40", style="rounded,dashed"];"#, "  w2 -> aside0 [style=dashed, arrowhead=none];",
    ] {
      #expect(dot.contains("\n\(line)\n"), "\(line)\n\(dot)")
    }
    #expect(dot.contains("takes\\n136\\n← decides\\n← decides the height\", tooltip=\"/view/children/1/modifiers/0\", penwidth=2.5"))
    let mermaid = try workshop.run("layouttrace export --format mermaid title --axis w").answer
    #expect(mermaid.hasPrefix("flowchart TD\n  subgraph axis_w[\"width 80\"]\n    w0(\"proposed by the canvas\")\n"))
    #expect(mermaid.contains("\n  w2 -->|\"96\"| w3\n  w3 -->|\"80\"| view\n") && !mermaid.contains("axis_h"))
    #expect(try workshop.run("layouttrace export --format dot title --trace-only").answer.contains("← probably decides"))
    #expect(try workshop.run("layouttrace export --format dot title --position --axis x").answer.contains("at 8, 0"))
  }

  @Test func `texts of a scene cannot break a graph`() throws {
    let workshop = try recorded(Self.hostile)
    let mermaid = try workshop.run("layouttrace export --format mermaid node2").answer
    #expect(mermaid.contains(#"view["a#38;amp;#92;n#42;b#42; #96;c#96; #35;quot; #36;{d} #124;e#124; · Text"#), "\(mermaid)")
    let dot = try workshop.run("layouttrace export --format dot node2").answer
    #expect(dot.contains(#"view [label="a&amp;amp;\\n*b*"#), "\(dot)")
  }

  @Test(.enabled(if: Tool.dot, "Graphviz is not installed")) func `Graphviz reads a graph whose texts are hostile`() throws {
    let drawn = try recorded(Self.hostile).run("layouttrace export --format dot node2 | dot -Tplain")
    #expect(drawn.exitCode == 0 && drawn.messages == "" && drawn.answer.contains("view"), "\(drawn.messages)")
  }

  // MARK: Tables

  @Test func `csv writes every table and view, and tells NULL from an empty text`() throws {
    let workshop = try recorded(Self.hostile)
    try workshop.succeed("layouttrace export --format csv -o a/b")
    let names = try workshop.run("layouttrace sql \"SELECT name FROM sqlite_schema WHERE type IN ('table','view') ORDER BY name\" --csv").answer
    let files = try FileManager.default.contentsOfDirectory(atPath: workshop.folder.appending(path: "a/b").path).sorted()
    #expect(files == names.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("sqlite_") }.map { "\($0).csv" })
    #expect(workshop.read("a/b/pass.csv").contains(#","p ""1""",,,,inf,"#))
    // A node of a scene has no place in a program.
    #expect(workshop.read("a/b/node.csv").contains("Text,\"1. <b>\"\"x\"\"</b>\n- \\ y\",2,/view/children/0,,,,\n"))
    #expect(workshop.read("a/b/call.csv").split(separator: "\n")[0].hasSuffix(",height_from,cache_hit,evicted"))
  }

  // MARK: Datasette

  @Test func `the metadata has a description of every column and a page for every query`() throws {
    let answer = try recorded().run("layouttrace export --format datasette").answer
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: [String: [String: Any]]])
    let database = try #require(whole["databases"]?["trace"])
    let tables = try #require(database["tables"] as? [String: [String: Any]])
    #expect(
      tables["overflow"]?["description"] as? String
        == "Nodes that stick out of their parent by more than 0.01 points, per axis. The root's is the canvas in its safe area.")
    let columns = try #require(tables["call"]?["columns"] as? [String: String])
    #expect(columns["proposal_width"] == "Width it was proposed. [points] NULL: nil, the ideal is asked for.")
    let queries = try #require(database["queries"] as? [String: [String: Any]])
    #expect(queries["query-calls"]?["params"] as? [String] == ["node"] && queries.count >= 25)
    #expect(Set(queries.keys).isDisjoint(with: tables.keys), "a query's page would hide the table's")
  }

  // MARK: Files

  @Test func `a file that exists is left untouched unless --force says otherwise, and a trace always`() throws {
    let workshop = try recorded()
    let refused = try workshop.run("layouttrace export --format chrome -o notes.txt")
    #expect(refused.exitCode == 66 && refused.messages == "notes.txt exists and is left untouched; give another name, or replace it with --force\n")
    #expect(workshop.read("notes.txt") == "shopping list\n")
    try workshop.succeed("layouttrace export --format chrome -o notes.txt --force")
    #expect(try workshop.read("notes.txt") == workshop.run("layouttrace export --format chrome").answer)
    let before = try Data(contentsOf: workshop.folder.appending(path: "trace.db"))
    #expect(try workshop.run("layouttrace export --format chrome -o trace.db --force").exitCode == 66)
    #expect(try Data(contentsOf: workshop.folder.appending(path: "trace.db")) == before)
    try workshop.run("mkdir tables && echo mine > tables/pass.csv")
    #expect(try workshop.run("layouttrace export --format csv -o tables").exitCode == 66)
    #expect(try workshop.run("ls tables").answer == "pass.csv\n" && workshop.read("tables/pass.csv") == "mine\n")
    try workshop.succeed("echo mine > tables/mine.csv; layouttrace export --format csv -o tables --force")
    #expect(workshop.read("tables/mine.csv") == "mine\n" && workshop.read("tables/pass.csv").hasPrefix("id,"))
  }

  @Test func `an export that fails leaves neither the file nor a part of it`() throws {
    let workshop = try recorded(Workshop.long(rows: 2000))
    let result = try workshop.run("ulimit -f 64; trap '' XFSZ; layouttrace export --format chrome -o calls.json")
    #expect(result.exitCode == 74 && result.messages == "writing calls.json failed: File too large\n", "\(result.exitCode) \(result.messages)")
    #expect(try workshop.run("ls | grep -c calls").answer == "0\n")
  }

  @Test func `a link stays a link, and what it points to is replaced`() throws {
    let workshop = try recorded()
    try workshop.succeed("ln -s notes.txt link; layouttrace export --format mermaid title -o link --force; test -L link")
    #expect(workshop.read("notes.txt").hasPrefix("flowchart TD"))
  }

  @Test(
    arguments: [
      ("chrome title", 64, "for the formats dot and mermaid"), ("chrome --axis w", 64, "dot and mermaid"), ("dot", 64, "Name the node"),
      ("dot titel", 1, "did you mean 'title'?"), ("csv", 64, "with -o"), ("csv -o notes.txt", 66, "it is no folder"), ("csv -o x --pass only", 64, "--pass"),
      ("datasette --pass only", 64, "--pass"), ("chrome --pass other", 1, "no pass 'other'"), ("svg", 64, "chrome, dot, mermaid, csv, scene or datasette"),
      ("chrome --force", 64, "--force"),
      ("chrome -o folder", 66, "it is no file"), ("chrome -o missing/x.json", 66, "No such file"), ("chrome -t missing.db", 66, "missing.db"),
      ("dot title --axis x", 64, "--position"), ("dot title --position --axis w", 64, "--position"), ("chrome -t notes.txt", 65, "not a SQLite database"),
    ])
  func `what cannot be exported is refused with what can`(_ arguments: String, _ exitCode: Int32, _ message: String) throws {
    let workshop = try recorded()
    let result = try workshop.run("layouttrace export --format \(arguments)")
    #expect(result.exitCode == exitCode && result.messages.contains(message) && result.answer == "", "\(result.exitCode) \(result.messages)")
    #expect(try workshop.run("test -e x || ls | grep -c unfinished").answer == "0\n")
  }
}
