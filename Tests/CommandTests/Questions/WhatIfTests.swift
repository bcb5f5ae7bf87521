import Foundation
import Testing

@Suite struct WhatIfTests {
  private func recorded() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    return workshop
  }

  @Test func `what-if prints what would be otherwise, and leaves the trace alone`() throws {
    let workshop = try recorded()
    let before = try Data(contentsOf: workshop.folder.appending(path: "trace.db"))
    // No word stands alone below a line that is broken: "Updated / just now!", nine letters of 8. 112 + 8 + 72 are centred in 240.
    #expect(
      try workshop.run("layouttrace what-if 'remove node3'").answer == """
        view                             key    size                 at
        HStack                           row    224 × 60 → 192 × 40  8, 0 → 24, 10
        Text "Quarterly revenue report"  title  80 × 60 → 112 × 40   8, 0 → 24, 10
        .layoutPriority(1)               node3  removed: 136 × 20    96, 20
        Text "Updated just now!"         stamp  136 × 20 → 72 × 40   96, 20 → 144, 10

        """)
    #expect(
      try workshop.run("layouttrace what-if 'set node3.value 2'").answer == "Nothing changes: every size and position in 240 × 60 is the same.\n")
    #expect(try Data(contentsOf: workshop.folder.appending(path: "trace.db")) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: workshop.folder.path).filter { $0.hasPrefix("trace") } == ["trace.db"])
  }

  @Test func `--why explains a view as why would`() throws {
    let workshop = try recorded()
    let answer = try workshop.run("layouttrace what-if 'remove node3' --why title").answer
    try workshop.write(workshop.read("scene.json").replacing(", \"modifiers\": [{\"type\": \"layoutPriority\", \"value\": 1}]", with: ""), to: "edited.json")
    try workshop.run("layouttrace record edited.json -o edited.db")
    let why = try workshop.run("layouttrace why title -t edited.db").answer
    #expect(why.hasPrefix("title · Text \"Quarterly revenue report\" · 112 × 40") && answer.hasSuffix("\n\n" + why))
  }

  @Test func `--why --position explains where a view stands, as why would`() throws {
    let workshop = try recorded()
    let answer = try workshop.run("layouttrace what-if 'remove node3' --why stamp --position").answer
    try workshop.write(workshop.read("scene.json").replacing(", \"modifiers\": [{\"type\": \"layoutPriority\", \"value\": 1}]", with: ""), to: "edited.json")
    try workshop.run("layouttrace record edited.json -o edited.db")
    let why = try workshop.run("layouttrace why stamp --position -t edited.db").answer
    // 112 + 8 + 72 are centred in 240: it begins at 24 + 120, and at half of what 60 leaves of 40.
    #expect(why.contains("x 144") && why.contains("y 10") && answer.hasSuffix("\n\n" + why))
    let alone = try workshop.run("layouttrace what-if 'remove node3' --position")
    #expect(alone.exitCode == 64 && alone.messages.contains("--position says what --why explains: give --why with a view, too."))
  }

  @Test func `a saved what-if is a pass that every command can look at`() throws {
    let workshop = try recorded()
    let answer = try workshop.run("layouttrace what-if 'remove node3' --save").answer
    #expect(answer.hasSuffix("\n\nsaved in trace.db as the pass 'what-if-1'\n"))
    try workshop.succeed("layouttrace what-if 'canvas 500x60' --pass what-if-1 --save --name wide")
    #expect(
      try workshop.run("layouttrace sql 'SELECT id, name, base_pass_id, edit FROM pass' --csv").answer
        == "id,name,base_pass_id,edit\n1,only,,\n2,what-if-1,1,remove node3\n3,wide,2,canvas 500x60\n")
    for (pass, size) in [("only", "80 × 60"), ("what-if-1", "112 × 40"), ("wide", "192 × 20")] {
      for command in ["why title", "tree", "calls title"] {
        #expect(try workshop.run("layouttrace \(command) --pass \(pass)").answer.contains(size), "\(command) --pass \(pass)")
      }
    }
    // Without a pass it is the scene's own.
    #expect(try workshop.run("layouttrace why title").answer.contains("80 × 60"))
    #expect(try workshop.run("layouttrace what-if 'set node3.value 2'").answer.hasPrefix("Nothing changes"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: workshop.folder.path).filter { $0.hasPrefix("trace") } == ["trace.db"])
    // A what-if of a removed node's number is one of the edited tree.
    #expect(try workshop.run("layouttrace what-if 'remove node3' --pass what-if-1").answer.contains("removed: 72 × 40"))
  }

  @Test func `a stock sqlite3 reads a saved pass`() throws {
    let workshop = try recorded()
    try workshop.run("layouttrace what-if 'insert Spacer id=gap after title' --save")
    let result = try workshop.run(
      "command -v sqlite3 > /dev/null || exit 9; sqlite3 trace.db \"PRAGMA integrity_check; SELECT frame FROM frames WHERE pass = 'what-if-1' AND key = 'gap'\""
    )
    if result.exitCode != 9 { #expect(result.answer == "ok\n24 x 0 at 80, 30\n") }
  }

  @Test func `--json holds what the text does, and what it leaves out`() throws {
    let workshop = try recorded()
    let answer = try workshop.run("layouttrace what-if 'remove stamp' 'canvas 100xnil' --json --why title --save").answer
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["pass", "edits", "canvas", "changes", "trouble", "saved", "why"])
    #expect(object["edits"] as? [String] == ["remove stamp", "canvas 100xnil"] && object["pass"] as? String == "only")
    #expect((object["canvas"] as? [Any])?.first as? Int == 100 && (object["canvas"] as? [Any])?.last is NSNull && object["saved"] as? String == "what-if-1")
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.map { $0["key"] as? String } == ["row", "title", "node3", "stamp"])
    #expect(changes.map { $0["change"] as? String } == ["changed", "changed", "removed", "removed"])
    // In 100 points the title keeps its 80 and goes with the row, as the modifier goes with the stamp.
    #expect(changes.map { $0["along"] as? Bool } == [false, true, true, false])
    #expect((changes[1]["after"] as? [String: Any])?["size"] as? [Double] == [80, 60] && changes[3]["after"] is NSNull)
    #expect((object["why"] as? [String: Any])?["key"] as? String == "title")
  }

  @Test(arguments: [
    ("'remove titel'", 1, "'remove titel': no node 'titel'; did you mean 'title'?\n"),
    ("'remove node9'", 1, "'remove node9': no node 'node9'; 'layouttrace tree' lists them\n"),
    ("'remove node3' --why stemp", 1, "no node 'stemp'; did you mean 'stamp'?\n"),
    ("'remove stamp' --why stamp", 1, "'stamp' is not there with this edit\n"),
    ("'remove stamp' --pass other", 1, "no pass 'other'; the trace has 'only'\n"),
    ("'set title.width 200'", 64, "'set title.width 200': Text has no 'width'; write 'add title frame width=200'\n"),
    ("'set title.layoutPriority 2'", 64, "'set title.layoutPriority 2': Text has no 'layoutPriority'; write 'add title layoutPriority value=2'\n"),
    ("'set stamp.layoutPriority 2'", 64, "'set stamp.layoutPriority 2': Text has no 'layoutPriority'; write 'set /view/children/1/modifiers/0.value 2'\n"),
    ("'unwrap title'", 64, "'unwrap title': 'title' has no views inside that could take its place\n"),
    ("remove title now", 64, "'remove title now': 'now' is too much; write 'remove title', each edit in quotes of its own\n"),
    (
      "'add title frame width=5 maxHeight=9'", 64,
      "'add title frame width=5 maxHeight=9': 'width' of frame cannot stand beside 'maxHeight': a frame is fixed (width, height) or flexible (minWidth … maxHeight), never both\n"
    ),
    ("'remove stamp' --save --name only", 64, "the trace has a pass 'only' already; give another name\n"),
    ("'remove stamp' -t notes.txt", 65, "notes.txt is not a trace: it is not a SQLite database; record one with layouttrace record\n"),
  ])
  func `what cannot be done is told`(line: String, exitCode: Int32, message: String) throws {
    let result = try recorded().run("layouttrace what-if \(line)")
    #expect(result.exitCode == exitCode && result.messages == message && result.answer == "")
  }

  @Test func `without its root a scene has nothing left`() throws {
    let result = try recorded().run("layouttrace what-if 'remove row'")
    #expect(result.exitCode == 0 && result.answer == "Nothing is left: row (HStack) is the root, and without it the canvas is empty.\n")
  }

  @Test func `an infinite width is told what fills instead`() throws {
    let result = try recorded().run("layouttrace what-if 'add title frame id=f width=infinity'")
    #expect(result.messages == "warning: f: invalid frame dimension: width inf is negative or not finite; maxWidth: infinity takes all there is (LT101)\n")
  }

  @Test func `arguments that the engine finds wrong are told`() throws {
    let result = try recorded().run("layouttrace what-if 'add title frame id=f width=-5'")
    #expect(result.exitCode == 0 && result.messages == "warning: f: invalid frame dimension: width -5.0 is negative or not finite (LT101)\n")
  }

  @Test func `a trace whose recording was interrupted is not added to`() throws {
    let workshop = try recorded()
    try workshop.write(Workshop.long(rows: 200), to: "long.json")
    #expect(try workshop.run("layouttrace record long.json -o long.db --max-calls 500").exitCode == 75)
    let result = try workshop.run("layouttrace what-if 'canvas 10x10' -t long.db --save")
    #expect(result.exitCode == 65 && result.messages.hasSuffix("long.db is incomplete and nothing is added to it; record it again\n"))
  }
}
