import Foundation
import GRDB
import Queries
import Schema
import Testing
import TraceStore

/// How SQLite finds the rows of the named queries in a trace of 5 million calls, by the statistics such a trace has.
@Suite struct QueryPlanTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "query-plans.txt")

  @Test(arguments: NamedQuery.all.map(\.name)) func `a query scans the calls only if it says that it reads every call`(_ name: String) throws {
    let query = try #require(NamedQuery.all.first { $0.name == name })
    let scans = try Self.plan(query, in: Self.database()).contains { step in
      ["call", "asked", "asking", "origin", "gone", "timed"].contains { "\(step) ".hasPrefix("SCAN \($0) ") }
    }
    #expect(scans == query.help.hasSuffix("Reads every call."))
  }

  /// Another SQLite plans, and prints, otherwise: the law above holds for any, this page for the one it names.
  @Test func `the plans are as written`() throws {
    let database = try Self.database()
    let version = try database.read { try String.fetchOne($0, sql: "SELECT sqlite_version()") } ?? ""
    let plans = try NamedQuery.all.map { try ([$0.name] + Self.plan($0, in: database).map { "  \($0)" }).joined(separator: "\n") }
    let text = (["SQLite \(version)"] + plans).joined(separator: "\n\n") + "\n"
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" { return try text.write(to: Self.page, atomically: true, encoding: .utf8) }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    if written.hasPrefix("SQLite \(version)\n") { #expect(written == text) }
  }

  private static func plan(_ query: NamedQuery, in database: DatabaseQueue) throws -> [String] {
    try database.read { database in
      let arguments = StatementArguments(query.parameters.reduce(into: [String: (any DatabaseValueConvertible)?]()) { $0[$1] = "title" })
      return try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(query.sql)", arguments: arguments).map { $0["detail"] }
    }
  }

  private static func database() throws -> DatabaseQueue {
    SQLiteMemory.settle()
    let database = try DatabaseQueue()
    try database.write { database in
      for object in Schema.objects { for statement in [object.create] + object.indexes { try database.execute(sql: statement) } }
      for statement in Statistics.statements { try database.execute(sql: statement) }
      try database.execute(sql: "ANALYZE sqlite_schema")
    }
    return database
  }
}
