import Foundation
import Queries
import Schema
import TestSupport
import Testing

@testable import TraceStore

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
    let version = try database.text("SELECT sqlite_version()") ?? ""
    let plans = try NamedQuery.all.map { try ([$0.name] + Self.plan($0, in: database).map { "  \($0)" }).joined(separator: "\n") }
    let text = (["SQLite \(version)"] + plans).joined(separator: "\n\n") + "\n"
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" { return try text.write(to: Self.page, atomically: true, encoding: .utf8) }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    if written.hasPrefix("SQLite \(version)\n") { #expect(Difference(text, written) == .none, "`make goldens` writes them anew") }
  }

  private static func plan(_ query: NamedQuery, in database: Connection) throws -> [String] {
    try database.records("EXPLAIN QUERY PLAN \(query.sql)", query.anyArguments).compactMap { $0["detail"]?.text }
  }

  private static func database() throws -> Connection {
    let database = try Connection.withSchema()
    for statement in Statistics.statements { try database.execute(statement) }
    try database.execute("ANALYZE sqlite_schema")
    return database
  }
}
