import CSQLite
import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// The same events, written by SQL and as pages.
@Suite struct BulkPagesTests {
  private let folder: TestFolder
  init() throws { folder = try TestFolder() }

  /// Every table, row numbers included, and SQLite's opinion of the file with the pages.
  private func expectSameRows(sql: String, pages: String) throws {
    let (first, second) = try (Trace(path: sql), Trace(path: pages))
    let names = try first.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").rows.compactMap { $0[0].text }
    #expect(names.count > 15)
    for name in names {
      let columns = name == "call_time" ? "*" : "rowid, *"
      #expect(try first.rows("SELECT \(columns) FROM \(name)") == second.rows("SELECT \(columns) FROM \(name)"), "\(name)")
    }
    #expect(try second.rows("PRAGMA integrity_check").rows == [["ok"]])
    #expect(try first.rows("SELECT * FROM sqlite_stat1") == second.rows("SELECT * FROM sqlite_stat1"))
  }

  private func record(isPaged: Bool, guides: [String] = ["top", "firstTextBaseline"], finish: Bool = true, _ fill: (EventLog) -> Void) throws -> String {
    let path = folder.path(isPaged ? "pages.db" : "sql.db")
    let recorder = try TraceRecorder(path: path, isPaged: isPaged)
    try recorder.begin(Example.recording)
    try recorder.add(Example.structure)
    for pass: Int32 in [1, 2] {
      let names = pass == 1 ? ["top"] : guides
      try recorder.begin(
        PassRecord(id: pass, structure: 1, name: "\(pass)", proposal: Proposal(90, nil), state: "{}", trigger: "scene", guideNames: names))
      let log = EventLog(sink: recorder, firstCall: pass == 1 ? 1 : 1_000_000)
      log.pass = pass
      if pass == 1 { fill(log) }
      log.exchange()
      if let failure = log.failure { throw failure }
    }
    if finish { try recorder.finish() } else { recorder.close() }
    return path
  }

  /// Calls nested to 3,000 levels and back, some of which never end; numbers of every length; shares, placements and guides among them.
  private func scramble(_ log: EventLog, seed: UInt64) {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func number() -> Double { [0, 1, -3, 0.5, 1e6, 213.33333333333334, -1e-9, 1e300, .infinity, Double(random(70000))][random(10)] }
    func length() -> Double? { random(5) == 0 ? nil : number() }
    var open: [(call: CallID, parent: CallID, node: NodeID, proposal: Proposal)] = []
    for step in 0..<90_000 {
      let isRising = step % 30000 < 15000
      if random(10) < (isRising ? 6 : 4), open.count < 3000 {
        let proposal = Proposal(length(), length()), node = NodeID(1 + random(4)), parent = open.last?.call ?? 0
        open.append((log.begin(parent: parent, node: node, reason: Example.share, proposal: proposal), parent, node, proposal))
      } else if let call = open.popLast(), random(500) > 0 {
        log.end(
          call.call, parent: call.parent, node: call.node, reason: Example.share, proposal: call.proposal, reply: Size(number(), number()),
          cachedFrom: random(3) == 0 ? 1 : 0, evicted: random(9) == 0 ? call.call - 1 : 0, widthRule: Example.sum,
          heightRule: random(2) == 0 ? Example.accepts : 0, widthFrom: random(2) == 0 ? call.call : 0, heightFrom: CallID(random(3)))
      }
      switch random(6) {
      case 0:
        log.add(
          StackShareEvent(
            call: 1, turn: Int32(step), child: 3, priority: number(), minimum: .nan, maximum: number(), remaining: .nan, reserved: number(), sharers: 2,
            offered: number(), took: number(), gap: number()))
      case 1:
        log.add(
          PlacementEvent(
            pass: 1, node: 2, call: CallID(random(2)), arranged: CallID(random(3)), proposal: Proposal(length(), nil),
            frame: Rect(Point(number(), 1), Size(number(), 2)), absolute: Point(0, number()), anchor: .zero, drawn: Rect(.zero, Size(number(), 3)),
            horizontal: random(2) == 0 ? nil : PlacedGuide(guide: GuideID(random(3)), value: number()),
            vertical: random(2) == 0 ? nil : PlacedGuide(guide: GuideID(random(3)), value: number())))
      case 2: log.add(GuideEvent(pass: 1, call: CallID(random(2)), node: 3, guide: GuideID(random(3)), explicit: random(2) == 0, value: number()))
      default: break
      }
    }
  }

  @Test(arguments: [1, 2, 3]) func `random events give the same rows`(_ seed: UInt64) throws {
    let sql = try record(isPaged: false) { scramble($0, seed: seed) }, pages = try record(isPaged: true) { scramble($0, seed: seed) }
    #expect(try Trace(path: pages).value("SELECT max(id) FROM call") == Trace(path: sql).value("SELECT count(*) FROM call"))
    #expect(try Trace(path: pages).value("SELECT count(*) > 20000 FROM call WHERE last_id IS NOT NULL") == 1)
    try expectSameRows(sql: sql, pages: pages)
  }

  @Test func `a recording that stops in the middle has the same rows`() throws {
    try expectSameRows(
      sql: try record(isPaged: false, finish: false) { scramble($0, seed: 9) }, pages: try record(isPaged: true, finish: false) { scramble($0, seed: 9) })
  }

  @Test func `the tables of a new trace can be written as pages, other tables of their names cannot`() throws {
    let file = try OutputFile(path: folder.path("new.db"))
    let connection = try Preamble.open(file, pageSize: .large)
    try Preamble.write(Example.recording, connection, file)
    let codes = try VocabularyRows(connection, Example.recording.vocabulary), check = EventCheck(connection, path: "new.db", codes)
    #expect(try BulkPages(connection, path: "new.db", codes, check) != nil)
    try connection.execute("INSERT INTO guide VALUES (1, 1, 1, 'top', 0, 1)")
    #expect(try BulkPages(connection, path: "new.db", codes, check) == nil, "a row")
    try connection.execute("DELETE FROM guide; CREATE INDEX early ON guide (name)")
    #expect(try BulkPages(connection, path: "new.db", codes, check) == nil, "an index")
    try connection.execute("DROP INDEX early; ALTER TABLE guide ADD COLUMN other INTEGER")
    #expect(try BulkPages(connection, path: "new.db", codes, check) == nil, "another column")
    connection.close()
  }

  /// A tree of so many nodes, each with what a row may have: texts that are nil, empty and long, arguments of every kind, a font, a source.
  private func tree(_ id: Int32, from first: NodeID, _ count: Int32, longest: Int = 40) -> StructureRecord {
    let nodes = (0..<count).map { index in
      var node = NodeRecord(
        id: first + index, parent: index == 0 ? 0 : first + (index - 1) / 3, last: first + index, ordinal: index % 3, depth: index, key: "node\(index)",
        path: String(repeating: "é", count: Int(index) % longest), role: [.container, .modifier, .leaf][Int(index) % 3], kind: "VStack",
        label: index % 4 == 0 ? nil : index % 4 == 1 ? "" : "👍🏽 \(index)", view: first + index,
        pointer: index % 5 == 0 ? nil : String(repeating: "/a", count: index == 7 ? 1001 : Int(index) % 20),
        attributes: [("width", Double(index) / 3, nil), ("whole", Double(index), "text"), ("nil", nil, nil)].suffix(Int(index) % 4),
        source: index % 2 == 0 ? nil : SourceLine(file: "App/A.swift", line: index, column: index % 3, function: "A.body"))
      if index % 6 == 0 { node.font = TextFontRecord(name: "body", size: 17, weight: "regular", lineHeight: 20, approximation: nil) }
      return node
    }
    return StructureRecord(id: id, nodes: nodes)
  }

  private func record(_ trees: [StructureRecord], isPaged: Bool) throws -> String {
    let path = folder.path(isPaged ? "pages.db" : "sql.db")
    let recorder = try TraceRecorder(path: path, isPaged: isPaged)
    try recorder.begin(Example.recording)
    for tree in trees { try recorder.add(tree) }
    try recorder.finish()
    return path
  }

  @Test func `large trees are the same rows`() throws {
    let few = Int32(StructurePages.fewestNodes), second = tree(2, from: few + 1, few * 3)
    // A small one follows, and a large one that SQL goes on with.
    let trees = [tree(1, from: 1, few), second, tree(3, from: 4 * few + 1, 5), tree(4, from: 4 * few + 6, few)]
    try expectSameRows(sql: record(trees, isPaged: false), pages: record(trees, isPaged: true))
  }

  private func parts(of tree: StructureRecord, _ length: Int) -> [StructureRecord] {
    stride(from: 0, to: tree.nodes.count, by: length).map { start in
      let end = min(start + length, tree.nodes.count)
      return StructureRecord(id: tree.id, nodes: Array(tree.nodes[start..<end]), continues: end < tree.nodes.count)
    }
  }

  @Test func `a tree in parts is the same rows as it is whole`() throws {
    let few = StructurePages.fewestNodes, whole = tree(1, from: 1, 5000), second = tree(2, from: 5001, 3000)
    let parts = parts(of: whole, few)
    #expect(parts.map(\.nodes.count) == [few, few, 5000 - 2 * few] && parts.map(\.continues) == [true, true, false])
    try expectSameRows(sql: record([whole, second], isPaged: false), pages: record(parts + [second], isPaged: true))
  }

  @Test func `the last part of a large tree is written as pages too, a small tree is not`() throws {
    let file = try OutputFile(path: folder.path("parts.db"))
    let connection = try Preamble.open(file, pageSize: .large)
    try Preamble.write(Example.recording, connection, file)
    let pages = try #require(try PageWriter(connection).flatMap { try StructurePages(connection, $0) })
    let few = StructurePages.fewestNodes, parts = parts(of: tree(1, from: 1, Int32(few) + 5), few)
    #expect(pages.canWrite(parts[0]) && !pages.canWrite(tree(1, from: 1, 5)))
    try pages.write(parts[0])
    #expect(pages.canWrite(parts[1]) && !pages.canWrite(tree(2, from: Int32(few) + 1, 5)))
    connection.close()
  }

  /// 4,096 bytes a page: a text of 6,000 goes on in another page.
  @Test func `a tree with a text that is longer than a page is written by SQL`() throws {
    let trees = [tree(1, from: 1, 3000), tree(2, from: 3001, 4000, longest: 3100), tree(3, from: 7001, 3000)]
    try expectSameRows(sql: record(trees, isPaged: false), pages: record(trees, isPaged: true))
  }

  /// Else SQLite would make them, in seven times the time.
  @Test(arguments: [1000, 100_000]) func `a new trace has room for what the pages say of its indexes`(nodes: Int) throws {
    let recorder = try TraceRecorder(path: folder.path("room.db"), nodes: nodes)
    let writer = try #require(try PageWriter(recorder.connection))
    var schema: SchemaPages?
    try writer.transaction { schema = try SchemaPages(writer, roomFor: 5) }
    #expect(schema != nil)
    recorder.close()
  }

  @Test func `a guide's name that is longer than a page likes is written by SQL, from its pass on`() throws {
    let guides = ["top", String(repeating: "long ", count: 20_000)]
    func events(_ log: EventLog) {
      Example.layOut(log)
      for guide: GuideID in [0, 1] { log.add(GuideEvent(pass: 1, call: 1, node: 3, guide: guide, explicit: true, value: 4)) }
    }
    let path = folder.path("long.db")
    let recorder = try TraceRecorder(path: path)
    try recorder.begin(Example.recording)
    try recorder.add(Example.structure)
    for (pass, names): (Int32, [String]) in [(1, ["top", "short"]), (2, guides)] {
      try recorder.begin(
        PassRecord(id: pass, structure: 1, name: "\(pass)", proposal: Proposal(90, nil), state: "{}", trigger: "scene", guideNames: names))
      let log = EventLog(sink: recorder, firstCall: pass == 1 ? 1 : 13)
      log.pass = pass
      events(log)
      log.exchange()
    }
    try recorder.finish()
    let trace = try Trace(path: path)
    #expect(try trace.value("SELECT count(*) FROM call") == 24)
    #expect(try trace.rows("SELECT length(name) FROM guide WHERE value = 4").rows == [[3], [5], [3], [100_000]])
    #expect(try trace.rows("PRAGMA integrity_check").rows == [["ok"]])
  }

  /// Locks are taken on the byte at 1 GiB: the page around it belongs to nobody. 65,536 bytes a page: number 16,385.
  ///
  /// Writes a file of that length.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUTTRACE_SLOW"] != nil)) func `the page at 1 GiB is left out`() throws {
    let connection = try Connection(path: folder.path("large.db"), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try connection.execute(
      """
      PRAGMA page_size=65536; PRAGMA synchronous=OFF;
      CREATE TABLE big (b BLOB); INSERT INTO big VALUES (zeroblob(600000000)), (zeroblob(16370 * 65532 - 600000000));
      PRAGMA journal_mode=WAL; CREATE TABLE a (n INTEGER) STRICT;
      """)
    let before = try #require(try connection.text("PRAGMA page_count").flatMap { Int($0) })
    #expect(before > 16370 && before < 16384)
    let writer = try #require(try PageWriter(connection))
    let root = try #require(try connection.text("SELECT rootpage FROM sqlite_schema WHERE name = 'a'").flatMap { PageNumber($0) })
    let table = TablePages(root: root, writer)
    var cell = CellWriter()
    defer { cell.deallocate() }
    for step: Int64 in 0..<20 {
      try writer.transaction {
        // Rows of 11 to 12 bytes with 2 in the list: more than one page.
        for row in 0..<6000 {
          cell.begin()
          cell.add(1 << 40 + step * 6000 + Int64(row))
          try table.append(cell)
        }
        try table.flush()
      }
    }
    #expect(try connection.text("PRAGMA page_count").flatMap { Int($0) } ?? 0 > 16400)
    #expect(try connection.text("SELECT count(*) FROM a") == "120000")
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    try connection.leaveWAL()
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    connection.close()
  }
}
