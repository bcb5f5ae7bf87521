import Foundation
import Testing

/// A trace whose ids lead in a circle or beyond all nodes is answered from as far as that goes, or refused; no command hangs or traps on it.
@Suite struct DamagedIdsTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.run("layouttrace record scene.json -o sound.db")
  }

  @Test(arguments: [
    "UPDATE node SET parent_id = last_id WHERE last_id > id", "UPDATE node SET parent_id = 1099511627776 WHERE parent_id IS NOT NULL",
    "UPDATE node SET last_id = 1099511627776, view_id = 1099511627776", "UPDATE node SET last_id = -9223372036854775808, view_id = 1",
    "UPDATE call SET width_from = id, height_from = id", "UPDATE call SET parent_id = last_id WHERE last_id > id", "UPDATE call SET node_id = 1099511627776",
    "UPDATE stack_share SET child_id = 1099511627776, turn = 1099511627776, sharers = 9223372036854775807", "UPDATE pass SET structure_id = 1099511627776",
    "PRAGMA foreign_keys = 0; UPDATE node SET id = id + 2147483640", "PRAGMA foreign_keys = 0; UPDATE node SET id = id + 1099511627776",
    "INSERT INTO placement SELECT * FROM placement", "UPDATE node SET depth = -1", "UPDATE pass SET state = '{\"a\": \"{a}\"}'",
  ]) func `every command ends by itself`(_ damage: String) throws {
    try workshop.run("cp sound.db trace.db")
    try workshop.change("trace.db", damage)
    for command in [
      "tree", "tree --json", "why title", "why title --trace-only", "why title --position", "why title --calls", "why --at 9,9", "why-not title",
      "calls title", "check", "what-if 'remove title' --save", "diff sound.db", "query size-chain --node title", "export --format chrome",
    ] {
      let result = try workshop.run("timeout 20 layouttrace \(command)" + (command.hasPrefix("diff") ? " trace.db" : ""))
      #expect([0, 1, 65].contains(result.exitCode), "\(command) after \(damage): \(result)")
    }
  }

  @Test(arguments: [
    ("UPDATE node SET parent_id = 1099511627776 WHERE key = 'stamp'", "tree", "the row 4 of node has 1099511627776 for parent_id"),
    ("UPDATE node SET parent_id = 1099511627776 WHERE key = 'stamp'", "why title", "the row 4 of node has 1099511627776 for parent_id"),
    ("UPDATE node SET parent_id = 3 WHERE key = 'title'", "why title", "the row 2 of node has 3 for parent_id"),
    ("UPDATE node SET last_id = 1099511627776 WHERE key = 'row'", "why title --position", "the row 1 of node has 1099511627776 for last_id"),
    ("UPDATE node SET parent_id = last_id WHERE last_id > id", "why --at 9,9", "the row 1 of node has 4 for parent_id"),
    ("INSERT INTO placement SELECT * FROM placement WHERE node_id = 2", "why title", "the table placement has 2 rows of node 2 in pass 1"),
    ("UPDATE call SET last_id = -9223372036854775808 WHERE id = 2", "export --format chrome", "the row 2 of call has -9223372036854775808 for last_id"),
    ("UPDATE pass SET structure_id = 1099511627776", "tree", "the row 1 of pass has 1099511627776 for structure_id"),
  ])
  func `a row that no recorder writes is named with its table, and ends an answer at once`(_ damage: String, _ command: String, _ words: String) throws {
    try workshop.run("cp sound.db trace.db")
    try workshop.change("trace.db", damage)
    let start = ContinuousClock.now
    let result = try workshop.run("layouttrace \(command)")
    #expect(
      result.exitCode == 65 && (result.answer.isEmpty || command.hasPrefix("export")) && result.messages.contains("trace.db is damaged: \(words)"), "\(result)")
    // A second for the answer; the rest for a machine that has other things to do.
    #expect(start.duration(to: .now) < .seconds(10))
  }
}
