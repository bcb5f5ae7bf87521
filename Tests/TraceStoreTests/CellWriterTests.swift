import CSQLite
import Foundation
import Testing

@testable import TraceStore

@Suite struct CellWriterTests {
  /// Values at which SQLite's integers change their length, whole and broken numbers, infinities, −0.
  @Test func `values are stored in the bytes that SQLite takes for them`() throws {
    let file = try PagesFile()
    let connection = try file.open(4096)
    var edges: [Int64] = []
    for bits in [7, 8, 15, 16, 23, 24, 31, 32, 47, 48, 62] {
      let power = Int64(1) << Int64(bits)
      edges += [power, power - 1, -power, -power - 1]
    }
    let integers: [Int64] = [0, 1, 2, -1, .max, .min] + edges
    let simple: [Double] = [0, -0.0, 0.5, 1, -1, 1e9, 1e300, .infinity, -.infinity, 213.33333333333334]
    let numbers = simple + edges.map(Double.init)
    let insert = try connection.prepare("INSERT INTO a (n, r, t) VALUES (?, ?, ?)")
    var cell = CellWriter()
    defer { cell.deallocate() }
    let writer = try #require(try PageWriter(connection))
    try connection.execute("CREATE TABLE d (id INTEGER PRIMARY KEY, n INTEGER, r REAL, t TEXT) STRICT")
    let table = TablePages(root: try file.root("d", connection), writer)
    try writer.transaction {
      for (index, integer) in integers.enumerated() {
        cell.begin()
        cell.addNull()
        cell.add(integer)
        cell.add(numbers[index % numbers.count])
        Array(repeating: UInt8(97), count: index * 23).withUnsafeBufferPointer { cell.add(text: $0) }
        try table.append(cell)
      }
      try table.flush()
    }
    for (index, integer) in integers.enumerated() {
      insert.bind(1, integer)
      insert.bind(2, numbers[index % numbers.count])
      try insert.bind(3, String(repeating: "a", count: index * 23))
      try insert.insert()
    }
    #expect(try connection.text("SELECT count(*) FROM a JOIN d USING (id) WHERE a.n IS d.n AND a.r IS d.r AND a.t IS d.t") == "\(integers.count)")
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    let sizes = try connection.text("SELECT group_concat(payload) FROM (SELECT sum(payload) AS payload FROM dbstat WHERE name IN ('a', 'd') GROUP BY name)")
    let both = try #require(sizes).split(separator: ",")
    #expect(both.count == 2 && both[0] == both[1], "payload bytes \(both)")
    connection.close()
  }
}
