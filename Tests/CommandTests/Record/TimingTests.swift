import Foundation
import Testing

@Suite struct TimingTests {
  @Test func `--timing adds a time to each call and changes nothing else`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json -o plain.db")
    try workshop.run("layouttrace record scene.json -o timed.db --timing")
    func rows(_ sql: String, _ trace: String) throws -> String { try workshop.run("layouttrace sql \"\(sql)\" -t \(trace) --csv").answer }
    let tables = try rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('call_time', 'sqlite_stat1')", "plain.db")
    #expect(tables.split(separator: "\n").count > 15)
    for table in tables.split(separator: "\n").dropFirst() {
      #expect(try rows("SELECT * FROM \(table)", "timed.db") == rows("SELECT * FROM \(table)", "plain.db"), "\(table)")
    }
    #expect(try rows("SELECT count(*) AS n FROM call_time", "plain.db") == "n\n0\n")
    #expect(try rows("SELECT count(*) AS n FROM call LEFT JOIN call_time ON call_id = id WHERE duration IS NULL OR duration < 0", "timed.db") == "n\n0\n")
    // What is inside of a call takes no longer than the call.
    let longer = """
      SELECT count(*) AS n FROM call AS outer JOIN call_time AS whole ON whole.call_id = outer.id
      WHERE whole.duration < (SELECT sum(duration) FROM call JOIN call_time ON call_id = id WHERE parent_id = outer.id) - 1e-9
      """
    #expect(try rows(longer, "timed.db") == "n\n0\n")
  }

  @Test func `without times the question about them says how to get some`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    #expect(try workshop.run("layouttrace query slowest-subtrees").answer == "The trace has no times; 'layouttrace record --timing' records them.\n")
    try workshop.run("layouttrace record scene.json --timing")
    #expect(try workshop.run("layouttrace query slowest-subtrees --csv").answer.hasPrefix("pass,node,kind,calls,time,own_time\nonly,row,HStack,"))
  }
}
