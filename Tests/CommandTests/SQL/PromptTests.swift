import Foundation
import Testing

/// The prompt of `sql`, typed at through a pseudo-terminal.
@Suite struct PromptTests {
  private static let hasEditor = ["libedit.so.2", "libedit.so.0", "libedit.3.dylib", "libreadline.so.8"].contains { (name: String) in
    dlopen(name, RTLD_NOW) != nil
  }

  /// `layouttrace sql` over the trace of the workshop's scene.
  private func prompt(type: String = "xterm") throws -> PseudoTerminal {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let terminal = try PseudoTerminal(workshop, ["sql"], type: type)
    try terminal.waitFor("layouttrace> ")
    return terminal
  }

  @Test func `statements and commands are answered until .quit`() throws {
    let terminal = try prompt()
    try terminal.type("SELECT 1 + 1\n", expecting: "...>")
    try terminal.type("  AS two;\n", expecting: "two\r\n  2\r\n")
    try terminal.type(".tables\n", expecting: "cache_statistics")
    try terminal.type(".schema meta\n", expecting: "-- A fact about the recording")
    try terminal.type(".doc nodes\n", expecting: "no table or view 'nodes'; did you mean 'node'?")
    try terminal.type(".doc overflow\n", expecting: "out_before")
    try terminal.type(".query overflow\n", expecting: "Nothing sticks out.")
    try terminal.type(".query calls --node titel\n", expecting: "did you mean 'title'?")
    try terminal.type(".queries\n", expecting: "stack-shares")
    try terminal.type(".format csv\n.query tree\n", expecting: "row,HStack,")
    try terminal.type("SELECT nope;\n", expecting: "no such column: nope")
    try terminal.type(".qit\n", expecting: "did you mean '.quit'?")
    try terminal.type(".help\n", expecting: ".format FORMAT")
    #expect(try terminal.end(typing: ".quit\n") == 0)
  }

  @Test(.enabled(if: PromptTests.hasEditor, "neither libedit nor libreadline is installed"))
  func `the tabulator completes tables, columns, nodes and questions, and a line comes back`() throws {
    let terminal = try prompt()
    try terminal.type("SELECT 'ti\t' AS found FROM stack_o\t LIMIT 0;\n", expecting: "\nfound\r\n")
    #expect(terminal.history.contains("title") && terminal.history.contains("stack_offer"))
    try terminal.type("SELECT proposal_wid\t FROM pass;\n", expecting: "240")
    try terminal.type(".query repe\t\n", expecting: "computed")
    try terminal.type("SELECT 41 + 1;\n", expecting: "42")
    try terminal.type("\u{1B}[A\n", expecting: "42\r\n")
    terminal.waitForEditing()
    #expect(try terminal.end(typing: "\u{4}") == 0)
    #expect(terminal.history.contains("41"))
  }

  @Test func `Ctrl-C ends a statement and not the prompt`() throws {
    let terminal = try prompt()
    try terminal.type("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE i < 0;\n", expecting: "WHERE i < 0;")
    Thread.sleep(forTimeInterval: 0.3)
    terminal.interrupt()
    try terminal.waitFor("interrupted")
    try terminal.type("SELECT 40 + 2;\n", expecting: "42")
    #expect(try terminal.end(typing: ".exit\n") == 0)
  }

  @Test func `without a library for it, lines are read plainly`() throws {
    let terminal = try prompt(type: "dumb")
    try terminal.type("SELECT 40 + 2;\n", expecting: "42")
    #expect(try terminal.end(typing: ".quit\n") == 0)
  }
}
