import CSQLite
import Foundation
import LayoutModel
import Testing

@testable import TraceStore

/// Pages that are written past SQLite's b-tree, as SQLite itself finds them.
@Suite struct PagesTests {
  private let file: PagesFile
  init() throws { file = try PagesFile() }

  @Test(arguments: [512, 1024, 4096, 32768, 65536])
  func `the table is whole after every transaction, whatever the page's size and however many rows`(_ pageSize: Int) throws {
    let connection = try file.open(pageSize)
    let writer = try #require(try PageWriter(connection))
    var cell = CellWriter()
    defer { cell.deallocate() }
    let table = TablePages(root: try file.root("a", connection), writer), other = TablePages(root: try file.root("b", connection), writer)
    // A leaf has some pageSize / 20 rows; pages above it pageSize / 15 children.
    var count: Int64 = 0
    for rows: Int64 in [1, 1, 3, Int64(pageSize / 30), Int64(pageSize / 60), Int64(pageSize / 20), 1, 1, Int64(pageSize), 17, Int64(pageSize * 5)] {
      try writer.transaction {
        try file.append(count + 1...count + rows, to: table, &cell)
        try table.flush()
        for number in count + 1...count + rows {
          cell.begin()
          cell.add(number)
          try other.append(cell)
        }
        try other.flush()
      }
      count += rows
      try file.check(connection, count)
      #expect(try connection.text("SELECT count(*) || ' ' || max(n) FROM b") == "\(count) \(count)")
      // SQLite's own transactions in between take pages too.
      try connection.execute("INSERT INTO c WITH RECURSIVE s (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s LIMIT 500) SELECT n FROM s")
    }
    try connection.leaveWAL()
    try file.check(connection, count)
    // What it wrote SQLite can change.
    try connection.execute("DELETE FROM a WHERE id % 3 = 0; UPDATE a SET t = 'a longer text than before' WHERE id % 5 = 0; INSERT INTO a (n) VALUES (7)")
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    connection.close()
  }

  @Test func `pages of 512 bytes make a tree of four levels, whole at each step of its growth`() throws {
    let connection = try file.open(512)
    let writer = try #require(try PageWriter(connection))
    var cell = CellWriter()
    defer { cell.deallocate() }
    let table = TablePages(root: try file.root("b", connection), writer)
    // Two digits' worth of bytes: rows of 5 to 7 bytes with 2 in the list, so 50 to 70 a leaf; 33 children a page above, 34 in the last.
    var count: Int64 = 0
    while count < 90000 {
      // Around each 33 leaves, one row at a time would take hours; steps of a third of a leaf meet every number of children.
      try writer.transaction {
        for _ in 0..<(count < 6000 ? 19 : 997) {
          count += 1
          cell.begin()
          cell.add(count & 0x7F)
          try table.append(cell)
        }
        try table.flush()
      }
      if count < 6000 || count % 8 == 0 { #expect(try connection.text("PRAGMA quick_check") == "ok", "\(count) rows") }
      #expect(try connection.text("SELECT count(*) || ' ' || max(rowid) FROM b") == "\(count) \(count)")
    }
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    connection.close()
  }

  @Test func `rows are replaced by longer ones, in full leaves and in the one that grows`() throws {
    let connection = try file.open(1024)
    let writer = try #require(try PageWriter(connection))
    var cell = CellWriter()
    defer { cell.deallocate() }
    let table = TablePages(root: try file.root("a", connection), writer)
    func short(_ row: Int64) {
      cell.begin()
      for _ in 0..<4 { cell.addNull() }
    }
    try writer.transaction {
      for row: Int64 in 1...1000 {
        if row % 10 == 1 { short(row) } else { file.set(&cell, row) }
        // 8 for n, 8 for r, 6 for t.
        try table.append(cell, growth: row % 10 == 1 ? 22 : 0)
      }
      try table.flush()
    }
    #expect(try connection.text("SELECT count(*) || ' ' || count(n) FROM a") == "1000 900")
    let open = (0..<100).map { Int64($0 * 10 + 1) }
    for rows in [Array(open[20..<40]), Array(open[90...]), Array(open[..<20]), Array(open[40..<90])] {
      try writer.transaction {
        try table.replace(rows, { file.set(&$1, rows[$0]) }, &cell)
        try table.flush()
      }
      #expect(try connection.text("PRAGMA integrity_check") == "ok")
    }
    try file.check(connection, 1000)
    connection.close()
  }

  @Test func `a -wal that a reader keeps from being emptied is found through several regions of its index`() throws {
    let connection = try file.open(512)
    let writer = try #require(try PageWriter(connection))
    let reader = try Connection(path: file.folder.path("pages.db"), flags: SQLITE_OPEN_READONLY)
    try reader.execute("BEGIN; SELECT count(*) FROM a")
    // Else new pages would not go there.
    let emptying = try file.index(reader)
    #expect(emptying.lockCheckpoints())
    var cell = CellWriter()
    defer { cell.deallocate() }
    let table = TablePages(root: try file.root("a", connection), writer)
    // Some 25 rows a page: a region has 4,062 frames, the next 4,096.
    for step: Int64 in 0..<30 {
      try writer.transaction {
        try file.append(step * 10_000 + 1...(step + 1) * 10_000, to: table, &cell)
        try table.flush()
        // A page of the first region is read and written again.
        try table.replace([7], { file.set(&$1, [7][$0]) }, &cell)
      }
    }
    let size = try #require(try FileManager.default.attributesOfItem(atPath: file.folder.path("pages.db-wal"))[.size] as? Int)
    #expect(size > 536 * (4062 + 2 * 4096))
    #expect(try reader.text("SELECT count(*) FROM a") == "0")
    try file.check(connection, 300_000)
    emptying.unlockCheckpoints()
    reader.close()
    try connection.leaveWAL()
    try file.check(connection, 300_000)
    connection.close()
  }

  @Test func `new pages stand in their place in the file, past the end that counts, which nobody can cut off`() throws {
    let connection = try file.open(4096)
    let writer = try #require(try PageWriter(connection))
    let reader = try Connection(path: file.folder.path("pages.db"), flags: SQLITE_OPEN_READWRITE)
    var cell = CellWriter()
    defer { cell.deallocate() }
    func size(_ name: String) throws -> Int {
      try #require(try FileManager.default.attributesOfItem(atPath: file.folder.path(name))[.size] as? Int)
    }
    let table = TablePages(root: try file.root("a", connection), writer)
    // Some 180 rows a page.
    for step: Int64 in 0..<4 {
      let before = try size("pages.db")
      try writer.transaction {
        try file.append(step * 20_000 + 1...(step + 1) * 20_000, to: table, &cell)
        try table.flush()
        #expect(try size("pages.db") > before + 100 * 4096)
        #expect(try reader.text("SELECT count(*) FROM a") == "\(step * 20_000)")
        // What it would do is empty the -wal, and cut the file to the size that this says.
        #expect(try reader.rows("PRAGMA wal_checkpoint(PASSIVE)").first?.first?.integer == 1, "it is busy")
      }
      #expect(try reader.text("SELECT count(*) FROM a") == "\((step + 1) * 20_000)")
      #expect(try reader.rows("PRAGMA wal_checkpoint(PASSIVE)").first?.first?.integer == 0)
      try file.check(reader, (step + 1) * 20_000)
    }
    // The first page, the root, pages that are not full.
    #expect(try size("pages.db-wal") < 4 * 6 * 4120)
    reader.close()
    connection.close()
  }

  @Test func `while another connection empties the -wal, new pages go there`() throws {
    let connection = try file.open(4096)
    let writer = try #require(try PageWriter(connection))
    let other = try Connection(path: file.folder.path("pages.db"), flags: SQLITE_OPEN_READWRITE)
    var cell = CellWriter()
    defer { cell.deallocate() }
    let table = TablePages(root: try file.root("a", connection), writer)
    #expect(try other.text("SELECT count(*) FROM a") == "0")
    let emptying = try file.index(other)
    for step: Int64 in 0..<6 {
      let before = try FileManager.default.attributesOfItem(atPath: file.folder.path("pages.db"))[.size] as? Int
      if step % 2 == 0 { #expect(emptying.lockCheckpoints()) }
      try writer.transaction {
        try file.append(step * 5000 + 1...(step + 1) * 5000, to: table, &cell)
        try table.flush()
      }
      if step % 2 == 0 {
        #expect(try FileManager.default.attributesOfItem(atPath: file.folder.path("pages.db"))[.size] as? Int == before)
        emptying.unlockCheckpoints()
      }
      try file.check(other, (step + 1) * 5000)
    }
    try other.emptyWAL()
    try file.check(connection, 30_000)
    other.close()
    connection.close()
  }

  @Test func `a transaction that fails leaves everything as it was`() throws {
    let connection = try file.open(4096)
    let writer = try #require(try PageWriter(connection))
    var cell = CellWriter()
    defer { cell.deallocate() }
    let table = TablePages(root: try file.root("a", connection), writer)
    try writer.transaction {
      try file.append(1...1000, to: table, &cell)
      try table.flush()
    }
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try writer.transaction {
        try file.append(1001...2000, to: table, &cell)
        try table.flush()
        throw Stop()
      }
    }
    try file.check(connection, 1000)
    // SQLite goes on over what was left.
    try connection.execute("INSERT INTO c WITH RECURSIVE s (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s LIMIT 5000) SELECT n FROM s; PRAGMA wal_checkpoint")
    try file.check(connection, 1000)
    connection.close()
  }

  @Test func `another connection sees whole transactions, before and after the -wal is emptied`() throws {
    let connection = try file.open(4096)
    let writer = try #require(try PageWriter(connection))
    let reader = try Connection(path: file.folder.path("pages.db"), flags: SQLITE_OPEN_READONLY)
    var cell = CellWriter()
    defer { cell.deallocate() }
    let table = TablePages(root: try file.root("a", connection), writer)
    for step: Int64 in 0..<40 {
      // A reader that stays keeps its view; every fourth is held over three transactions.
      if step % 4 == 0 { try reader.execute("BEGIN; SELECT count(*) FROM a") }
      let held = step / 4 * 4000
      try writer.transaction {
        try file.append(step * 1000 + 1...(step + 1) * 1000, to: table, &cell)
        try table.flush()
      }
      #expect(try reader.text("SELECT count(*) FROM a") == "\(held)")
      if step % 4 == 3 {
        try reader.execute("COMMIT")
        #expect(try reader.text("SELECT count(*) FROM a") == "\((step + 1) * 1000)")
        #expect(try reader.text("PRAGMA integrity_check") == "ok")
        try connection.emptyWAL()
      }
    }
    reader.close()
    try file.check(connection, 40000)
    connection.close()
  }

  @Test func `a file that keeps track of parents, or is not in WAL mode, is left to SQLite`() throws {
    let plain = try Connection(path: file.folder.path("plain.db"), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try plain.execute("CREATE TABLE a (n)")
    #expect(try PageWriter(plain) == nil)
    plain.close()
    let vacuuming = try Connection(path: file.folder.path("vacuuming.db"), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try vacuuming.execute("PRAGMA auto_vacuum=FULL; PRAGMA journal_mode=WAL; CREATE TABLE a (n)")
    #expect(try PageWriter(vacuuming) == nil)
    vacuuming.close()
  }
}
