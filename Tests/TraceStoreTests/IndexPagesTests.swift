import CSQLite
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// Indexes that are written past SQLite, as SQLite itself finds them: its integrity check looks every row up in them.
@Suite struct IndexPagesTests {
  private let file: PagesFile
  init() throws { file = try PagesFile() }

  /// A table `row` with so many rows of two columns, beside so many other tables that the schema does not fit in the first page and its last one has room.
  private func open<Row>(_ pageSize: Int, _ columns: String, rows: some Sequence<Row>, bind: (Statement, Row) throws -> Void) throws -> Connection {
    let connection = try file.open(pageSize)
    try connection.transaction {
      for number in 0..<max(8, pageSize / 40) { try connection.execute("CREATE TABLE other\(number) (a INTEGER) STRICT") }
      try connection.execute("CREATE TABLE row (id INTEGER PRIMARY KEY, \(columns)) STRICT")
      let insert = try connection.prepare("INSERT INTO row SELECT NULL, ?, ?")
      for row in rows {
        try bind(insert, row)
        try insert.insert()
      }
    }
    return try makingRoom(connection, pageSize)
  }

  private func open(_ pageSize: Int, rows: [(node: Int64, pass: Int32)]) throws -> Connection {
    try open(pageSize, "node INTEGER, pass INTEGER", rows: rows) { insert, row in
      insert.bind(id: 1, row.node)
      insert.bind(2, row.pass)
    }
  }

  /// With so many tables that there is room for a row in the schema's last page.
  private func makingRoom(_ connection: Connection, _ pageSize: Int) throws -> Connection {
    let writer = try #require(try PageWriter(connection))
    for filler in 0..<pageSize {
      var hasRoom = false
      try writer.transaction { hasRoom = try SchemaPages(writer, roomFor: 1) != nil }
      if hasRoom { break }
      try connection.execute("CREATE TABLE filler\(filler) (a INTEGER) STRICT")
    }
    return connection
  }

  private func addIndex(of rows: [(node: Int64, pass: Int32)], hasPass: Bool, inMemory: Bool = false, _ connection: Connection) throws {
    let writer = try #require(try PageWriter(connection))
    var index = IDIndexPages("by_node")
    if hasPass { index.add(rows, \.node, pass: \.pass) } else { index.add(rows, \.node) }
    #expect(index.isWhole && index.count == rows.count)
    try writer.transaction {
      let schema = try #require(try SchemaPages(writer, roomFor: 1))
      let create = "CREATE INDEX by_node ON row (node\(hasPass ? ", pass" : ""))", pages = PagesInMemory(writer.pageSize)
      let root = inMemory ? try pages.write(numbering: try index.write(pages), to: writer) : try index.write(writer)
      try schema.add([SchemaPages.Index(name: "by_node", table: "row", create: create, root: root)])
    }
  }

  /// SQLite's opinion, and the rows of some nodes by the index and without it.
  private func check(_ connection: Connection, _ nodes: some Sequence<Int64>) throws {
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    let without = try connection.text("SELECT group_concat(id) FROM row INDEXED BY by_node WHERE node IS NULL")
    #expect(try without == connection.text("SELECT group_concat(id) FROM row NOT INDEXED WHERE node IS NULL"))
    for node in nodes {
      let found = try connection.text("SELECT group_concat(id) FROM row INDEXED BY by_node WHERE node = \(node)")
      #expect(try found == connection.text("SELECT group_concat(id) FROM row NOT INDEXED WHERE node = \(node)"))
    }
  }

  private func rows(_ count: Int, nodes: Int64, seed: UInt64) -> [(node: Int64, pass: Int32)] {
    var generator = SeededGenerator(state: seed)
    return (0..<count).map { (Int64.random(in: 0..<nodes, using: &generator), Int32(1 + 3 * $0 / max(1, count))) }
  }

  /// A leaf of 512 bytes has some 45 rows, a page above it 30 children: one level to three, and each way in which a last page may come to be empty.
  @Test func `an index is whole, however many rows it has`() throws {
    for count in Array(1...140) + [1340, 1380, 1400, 1421, 1450, 3000, 60_000] {
      let rows = rows(count, nodes: 30, seed: UInt64(count)), tests = try IndexPagesTests()
      let connection = try tests.open(512, rows: rows)
      try tests.addIndex(of: rows, hasPass: count % 2 == 0, connection)
      try tests.check(connection, [0, 7, 29, 30])
      connection.close()
    }
  }

  @Test(arguments: [1024, 4096, 32768, 65536]) func `an index is whole, whatever the page's size`(_ pageSize: Int) throws {
    let rows = rows(200_000, nodes: 70_000, seed: UInt64(pageSize))
    let connection = try open(pageSize, rows: rows)
    try addIndex(of: rows, hasPass: true, connection)
    try check(connection, [0, 255, 256, 65_535, 69_999])
    // SQL goes on with what the pages hold.
    try connection.execute("INSERT INTO row (node, pass) VALUES (5, 9), (80000, 9); DELETE FROM row WHERE node % 7 = 3; CREATE TABLE later (a INTEGER)")
    try check(connection, [5, 80_000, 10])
    connection.close()
  }

  /// On a leaf alone, and under one level and two of pages that name others.
  @Test(arguments: [40, 1000, 60_000]) func `an index that is made in memory is the same pages in the file`(_ count: Int) throws {
    let rows = rows(count, nodes: 500, seed: 1)
    let files = try [false, true].map { inMemory in
      let tests = try IndexPagesTests(), connection = try tests.open(512, rows: rows)
      try tests.addIndex(of: rows, hasPass: true, inMemory: inMemory, connection)
      try tests.check(connection, [0, 7, 499])
      connection.close()
      return try tests.file.folder.contents("pages.db")
    }
    #expect(files[0].count > count * 8 && files[0].count == files[1].count)
    // What is free in the second of several pages above others still has the numbers of the first, which nobody reads.
    if count < 60_000 { #expect(files[0] == files[1]) }
  }

  /// Names of a node in any order and twice, those of many bytes after those of few, and what one begins with before it.
  @Test(arguments: [512, 4096]) func `an index of names is whole`(_ pageSize: Int) throws {
    let names = ["width", "height", "é", "wide", "x", "minWidth", "", "🙂"]
    var generator = SeededGenerator(state: 3)
    let nodes = (0..<4000).map { node in (0..<Int.random(in: 0...6, using: &generator)).map { _ in (node + 1, names.randomElement(using: &generator) ?? "") } }
    let connection = try open(pageSize, "node INTEGER, name TEXT", rows: nodes.joined()) { insert, row in
      insert.bind(1, Int32(row.0))
      try insert.bind(2, row.1)
    }
    let writer = try #require(try PageWriter(connection))
    var index = IDIndexPages("by_node")
    for rows in nodes where !rows.isEmpty { index.add(rows.map(\.1), of: Int32(rows[0].0)) }
    try writer.transaction {
      let schema = try #require(try SchemaPages(writer, roomFor: 1)), create = "CREATE INDEX by_node ON row (node, name)"
      try schema.add([SchemaPages.Index(name: "by_node", table: "row", create: create, root: try index.write(writer))])
    }
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    for name in names {
      let found = try connection.text("SELECT group_concat(rowid) FROM row INDEXED BY by_node WHERE node BETWEEN 900 AND 1100 AND name = '\(name)'")
      #expect(try found == connection.text("SELECT group_concat(rowid) FROM row NOT INDEXED WHERE node BETWEEN 900 AND 1100 AND name = '\(name)'"))
    }
    connection.close()
  }

  /// Texts that differ in their first bytes, in their last ones and not at all, what one begins with before it, and a zero byte at an end.
  @Test(arguments: [512, 32768]) func `an index of texts is whole`(_ pageSize: Int) throws {
    let parts = ["", "node", "a", "é", "row[0]", "🙂", "longer than sixteen bytes", "\u{0}"]
    var generator = SeededGenerator(state: 5)
    var rows = (1...9000).map { (key: "node\($0)", structure: Int32(1)) }
    rows += (0..<3000).map { row in
      ((0..<2).map { _ in parts.randomElement(using: &generator) ?? "" }.joined(), Int32(2 + row / 1000))
    }
    let connection = try open(pageSize, "key TEXT, structure INTEGER", rows: rows) { insert, row in
      try insert.bind(1, row.key)
      insert.bind(2, row.structure)
    }
    let writer = try #require(try PageWriter(connection))
    var index = TextIndexPages("by_key")
    for row in rows { index.add(row.key, row.structure) }
    #expect(index.isWhole && index.count == rows.count)
    try writer.transaction {
      let schema = try #require(try SchemaPages(writer, roomFor: 1)), create = "CREATE INDEX by_key ON row (key, structure)"
      try schema.add([SchemaPages.Index(name: "by_key", table: "row", create: create, root: try index.write(writer))])
    }
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    for key in ["node7", "node9000", "", "é", "aa", "row[0]row[0]"] {
      let found = try connection.text("SELECT group_concat(rowid) FROM row INDEXED BY by_key WHERE key = '\(key)' AND structure > 2")
      #expect(try found == connection.text("SELECT group_concat(rowid) FROM row NOT INDEXED WHERE key = '\(key)' AND structure > 2"))
    }
    connection.close()
  }

  /// Sorted by comparing: counting would take a number for each key that there might be.
  @Test func `keys may lie far apart`() throws {
    let rows = (0..<5000).map { (node: Int64($0 * 7919 % 5000) * 400_000, pass: Int32(1)) }
    let connection = try open(4096, rows: rows)
    try addIndex(of: rows, hasPass: true, connection)
    try check(connection, [0, 400_000, 400_000 * 4999])
    connection.close()
  }

  @Test func `another connection sees the index at once`() throws {
    let rows = rows(5000, nodes: 100, seed: 1)
    let connection = try open(4096, rows: rows), reader = try Connection(path: file.folder.path("pages.db"), flags: SQLITE_OPEN_READWRITE)
    #expect(try reader.text("SELECT count(*) FROM row WHERE node = 3") == "\(rows.count { $0.node == 3 })")
    try addIndex(of: rows, hasPass: true, connection)
    try check(reader, [3])
    reader.close()
    connection.close()
  }

  @Test func `what it cannot hold is left to SQL`() {
    func isWhole(_ nodes: [Int64], passes: [Int32]) -> Bool {
      var index = IDIndexPages("by_node")
      index.add(Array(zip(nodes, passes)), \.0, pass: \.1)
      return index.isWhole
    }
    #expect(isWhole([4, 2, 9], passes: [1, 1, 2]))
    #expect(!isWhole([4, 2], passes: [2, 1]), "a pass that goes back")
    #expect(!isWhole([1 << 31], passes: [1]), "a large number")
    #expect(!isWhole([-1], passes: [1]), "a negative one")
    var index = IDIndexPages("by_node")
    index.add([String(repeating: "n", count: 64)], of: 1)
    #expect(index.isWhole)
    index.add([String(repeating: "n", count: 65)], of: 2)
    #expect(!index.isWhole, "a long name")
    var texts = TextIndexPages("by_key")
    texts.add(String(repeating: "n", count: 64), 2)
    #expect(texts.isWhole)
    texts.add("n", 1)
    #expect(!texts.isWhole, "a structure that goes back")
    texts = TextIndexPages("by_key")
    texts.add(String(repeating: "n", count: 65), 1)
    #expect(!texts.isWhole && texts.count == 0, "a long text")
  }
}
