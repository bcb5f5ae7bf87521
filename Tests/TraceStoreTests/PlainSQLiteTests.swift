import Foundation
import Queries
import TestSupport
import Testing

@testable import TraceStore

/// Every named query as it stands, by the `sqlite3` that a system brings.
@Suite struct PlainSQLiteTests {
  private static let program = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3", "/opt/homebrew/bin/sqlite3"].first(where: FileManager.default.isExecutableFile)

  @Test(.enabled(if: PlainSQLiteTests.program != nil, "sqlite3 is not installed: apt-get install sqlite3"))
  func `plain sqlite3 answers every named query as layouttrace does`() throws {
    let folder = try TestFolder()
    try Example.recordTwice(TraceRecorder(path: folder.path("a.db")))
    let trace = try Trace(path: folder.path("a.db"))
    for query in NamedQuery.all {
      for node in query.parameters.contains("node") ? ["row", "title"] : ["row"] {
        let words = ["node": node, "from": "first", "to": "second"]
        let rows = try trace.readOnlySession().run(query.sql, words.filter { query.parameters.contains($0.key) }.mapValues { .text($0) })[0].rows
        let parameters = words.sorted { $0.key < $1.key }.map { ".param set :\($0.key) \"'\($0.value)'\"" }
        let answer = try Self.run(parameters.joined(separator: "\n") + "\n" + query.sql, on: folder.path("a.db"))
        #expect(answer == rows.map { $0.map(Self.text).joined(separator: "\u{1F}") + "\u{1E}" }.joined(), "\(query.name)")
      }
    }
  }

  /// As its list mode prints it.
  private static func text(_ value: SQLValue) -> String {
    switch value {
    case .null: "<NULL>"
    case .integer(let integer): "\(integer)"
    case .real(let real): real.isInfinite ? (real < 0 ? "-Inf" : "Inf") : "\(real)"
    case .text(let text): text
    }
  }

  private static func run(_ input: String, on path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(program))
    process.arguments = ["-batch", "-readonly", "-nullvalue", "<NULL>", "-separator", "\u{1F}", "-newline", "\u{1E}", path]
    let (asking, answering) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (asking, answering, answering)
    try process.run()
    try asking.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try asking.fileHandleForWriting.close()
    let answer = try answering.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self)
  }
}
