import Foundation
import Testing

@Suite struct CheckTests {
  /// A text that sticks out of its frame, and one that its line limit cuts.
  private static let suspicious = """
    {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
     "view": {"type": "VStack", "children": [
      {"type": "Text", "id": "terms", "string": "Terms and conditions", "modifiers": [{"type": "fixedSize"}, {"type": "frame", "id": "card", "width": 120}]},
      {"type": "Text", "id": "cut", "string": "Terms and conditions", "modifiers": [{"type": "lineLimit", "value": 1}, {"type": "frame", "width": 80}]}]},
     "passes": [{"name": "only", "proposal": {"width": 320, "height": 100}}]}
    """

  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Self.suspicious, to: "suspicious.json")
    try workshop.run("layouttrace record suspicious.json")
    return workshop
  }

  /// The view of a file sticks out by a line of its own, and by one of a view that another file has.
  @Test func `a finding in Swift code stands at the line of its file`() throws {
    let workshop = try Workshop()
    try workshop.run("mkdir Views")
    try workshop.write(
      """
      import SwiftUI

      struct Card: View {
        var body: some View {
          VStack {
            Tag()
            Text("Terms and conditions apply")
              .fixedSize()
              .frame(width: 120)
          }
        }
      }
      """, to: "Views/Card.swift")
    try workshop.write(
      """
      import SwiftUI

      struct Tag: View {
        var body: some View {
          Text("Terms and conditions apply").fixedSize().frame(width: 90)
        }
      }
      """, to: "Views/Tag.swift")
    let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Views/Card.swift --view Card")
    try #require(recorded.exitCode == 0, "\(recorded.messages)")
    let lines = try workshop.run("layouttrace check --format github --source App/Views/Card.swift --only LT001").answer.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != "," } } == ["::warning file=App/Views/Tag.swift", "::warning file=App/Views/Card.swift"], "\(lines)")
    #expect(lines.first?.contains(",line=5,") == true && lines.last?.contains(",line=8,") == true, "\(lines)")
    #expect(try workshop.run("layouttrace check --only LT001").answer.contains("Card.swift:8:"))
    let json = try workshop.run("layouttrace check --json --only LT001").answer
    #expect(json.contains(#""file":"Views/Tag.swift","line":5,"#) && json.contains(#""file":"Views/Card.swift","line":8,"#), "\(json)")
  }

  /// Two paddings of 0: one of them is 40 before anything plays.
  @Test func `a modifier that the code computes is not without effect`() throws {
    let workshop = try workshop()
    try workshop.write(
      """
      import SwiftUI
      struct Player: View {
        @State private var playing = true
        var body: some View {
          VStack {
            Text("Now playing").padding(.horizontal, playing ? 0 : 40)
            Text("Next").padding(.horizontal, 0)
          }
        }
      }
      """, to: "Player.swift")
    let found = try workshop.run("XDG_CACHE_HOME=cache layouttrace check Player.swift --only LT003")
    #expect(found.answer.contains("Player.swift:7:") && found.answer.contains("\n1 finding"), "\(found)")
  }

  /// GitHub looks for a file from the root of the repository, wherever the command ran.
  @Test func `annotations and SARIF name files from the root of the repository`() throws {
    let workshop = try workshop()
    try workshop.succeed("mkdir -p .git App/Scenes Other && cp suspicious.json App/Scenes/inner.json && cp suspicious.json Other/outer.json")
    let lines = try workshop.run("cd App && layouttrace check Scenes/inner.json ../Other/outer.json --only LT001 --format github").answer
    #expect(
      lines.split(separator: "\n").map { $0.prefix { $0 != "," } } == ["::warning file=App/Scenes/inner.json", "::warning file=Other/outer.json"], "\(lines)")
    let sarif = try workshop.run("cd App/Scenes && layouttrace check inner.json --only LT001 --format sarif").answer
    #expect(sarif.contains(#""uri":"App/Scenes/inner.json""#), "\(sarif)")
    // Who says how a file is called is believed.
    #expect(try workshop.run("cd App && layouttrace check Scenes/inner.json --only LT001 --format github --source a.json").answer.contains("file=a.json,"))
    try workshop.succeed("rmdir .git")
    #expect(try workshop.run("cd App && layouttrace check Scenes/inner.json --only LT001 --format github").answer.contains("file=Scenes/inner.json,"))
  }

  /// The one scene is laid out once, the other one on two phones; what the first has it has in all of its passes.
  @Test func `several files have one answer, and those that have none do not keep the others from it`() throws {
    let workshop = try workshop()
    try workshop.write(
      Self.suspicious.replacing(
        "[{\"name\": \"only\", \"proposal\": {\"width\": 320, \"height\": 100}}]", with: "[{\"device\": \"iphone-se\"}, {\"device\": \"iphone-16\"}]"),
      to: "phones.json")
    let found = try workshop.run("layouttrace check suspicious.json phones.json suspicious.frames.json")
    let starts = found.answer.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(starts == ["suspicious.json:3:83:", "suspicious.json:4:3:", "phones.json:3:83:", "phones.json:4:3:", "4"], "\(found)")
    #expect(found.exitCode == 1 && found.answer.contains("\n4 findings in 3 passes:") && !found.answer.contains("(in "))
    let json = try workshop.run("layouttrace check suspicious.json phones.json --json --only LT001").answer
    #expect(json.hasPrefix(#"{"file":"suspicious.json","files":["suspicious.json","phones.json"],"#) && json.contains(#""file":"phones.json","line":3,"#))
    #expect(try workshop.run("layouttrace check suspicious.json phones.json --format sarif").answer.contains(#""uri":"phones.json""#))
    let partly = try workshop.run("layouttrace check bad.json suspicious.json missing.json")
    let alone = try workshop.run("layouttrace check suspicious.json").answer
    #expect(partly.exitCode == 66 && partly.answer == alone, "\(partly)")
    #expect(partly.messages.contains("Texd") && partly.messages.contains("missing.json"), "\(partly)")
  }

  @Test(arguments: [
    ("suspicious.json phones.json --node cut", "--node is about one file, and 2 are named."),
    ("suspicious.json phones.json --source x.json", "--source is about one file, and 2 are named."),
    ("card.frames.json", "files that end with .frames.json are what 'expect' compares it with."),
  ]) func `what is about one file takes one`(_ arguments: String, _ message: String) throws {
    let result = try workshop().run("layouttrace check \(arguments)")
    #expect(result.exitCode == 64 && result.messages.contains(message), "\(result)")
  }

  private static let overflow =
    "suspicious.json:3:83: warning LT001: .fixedSize() on terms is 160 wide, card .frame(width: 120) has 120: 20 out on the left, 20 on the right\n"
  private static let cut = "suspicious.json:4:3: note LT010: cut (Text) is cut by .lineLimit(1) on cut: it shows \"Terms and…\"\n"
  private static let more = "; 'layouttrace explain CODE' says more\n"

  @Test func `a scene and its trace have the same findings`() throws {
    let workshop = try workshop()
    let expected = Self.overflow + Self.cut + "2 findings in 1 pass: 1 warning, 1 note" + Self.more
    for line in ["check suspicious.json", "check", "check trace.db", "check -t trace.db", "check --source suspicious.json - < suspicious.json"] {
      let result = try workshop.run("layouttrace \(line)")
      #expect(result.exitCode == 1 && result.answer == expected && result.messages == "", "\(line)\n\(result.messages)")
    }
  }

  @Test(
    arguments: [
      ("--fail-on error", 0), ("--fail-on warning", 1), ("--fail-on note", 1), ("--fail-on never", 0), ("--ignore LT001", 0),
      ("--ignore LT001 --fail-on note", 1), ("--ignore LT001:terms", 0), ("--ignore LT001:cut", 1), ("--ignore lt001 --ignore LT010 --fail-on note", 0),
      ("--ignore LT001,LT010 --fail-on note", 0), ("--only LT001,LT010", 1), ("--ignore LT001,", 64),
      ("--only LT010", 0), ("--only LT010 --fail-on note", 1), ("--pass only", 1), ("--proposal 320x20", 64), ("--pass other", 1), ("--ignore LT999", 64),
      ("--only overflow", 64), ("--json --format sarif", 64), ("--max-layouts -1", 64), ("suspicious.json --proposal 320x400 --cache 3 --fail-on error", 0),
    ] as [(String, Int32)])
  func `the exit code says whether there is a finding that matters`(_ options: String, _ exitCode: Int32) throws {
    let result = try workshop().run("layouttrace check \(options)")
    #expect(result.exitCode == exitCode, "\(options)\n\(result.answer)\(result.messages)")
  }

  @Test(arguments: ["json", "sarif"]) func `a format of JSON is JSON, whatever was found`(_ format: String) throws {
    let workshop = try workshop()
    for file in ["suspicious.json", "scene.json"] {
      let result = try workshop.run("layouttrace check \(file) --fail-on never --format \(format)")
      #expect(try JSONSerialization.jsonObject(with: Data(result.answer.utf8)) is [String: Any])
    }
    #expect(try workshop.run("layouttrace check --json").answer == workshop.run("layouttrace check --format json").answer)
  }

  @Test func `a summary in Markdown has the finding and its line, and its exit code is that of every format`() throws {
    let workshop = try workshop()
    let result = try workshop.run("layouttrace check suspicious.json --format markdown")
    #expect(result.exitCode == 1 && result.answer.hasPrefix("### layouttrace: 2 findings: 1 warning, 1 note\n\n| severity |"), "\(result.answer)")
    #expect(result.answer.contains("\n| warning | suspicious.json:3 | LT001 overflow | .fixedSize() on terms is 160 wide, "))
    let clean = try workshop.run("layouttrace check suspicious.json --format markdown --only LT007")
    #expect(clean.exitCode == 0 && clean.answer == "no findings\n")
  }

  @Test func `a file that is neither is told as by record and by tree`() throws {
    let workshop = try workshop()
    for (line, exitCode, message) in [
      ("check bad.json", 65, "bad.json:1:"), ("check notes.txt", 65, "notes.txt:1:1"), ("check empty.json", 65, "empty.json"),
      ("check missing.json", 66, "missing.json"), ("check missing.db", 66, "missing.db: no such file"), ("check folder", 65, "folder has no Swift sources"),
      ("check scene.json -t trace2.db", 64, "once"),
    ] as [(String, Int32, String)] {
      let result = try workshop.run("layouttrace \(line)")
      #expect(result.exitCode == exitCode && result.messages.contains(message) && result.answer == "", "\(line)\n\(result.messages)")
    }
  }

  @Test func `a layout that never settles is a finding of the scene and of what was recorded of it`() throws {
    let workshop = try workshop()
    try workshop.write(
      """
      {"version": 1, "state": {"seen": {"width": 0, "height": 0}},
        "view": {"type": "Color", "color": "red", "modifiers": [
          {"type": "frame", "width": "seen.width > 100 ? 50 : 150", "height": 40}, {"type": "readSize", "into": "seen"}]}}
      """, to: "flicker.json")
    let result = try workshop.run("layouttrace check flicker.json")
    #expect(result.exitCode == 1 && result.answer.hasPrefix("flicker.json:3:78: error LT301: "))
    #expect(try workshop.run("layouttrace record flicker.json -o flicker.db").exitCode == 65)
    #expect(try workshop.run("layouttrace check flicker.db").answer == result.answer)
  }

  @Test func `a check leaves no file behind`() throws {
    let workshop = try workshop()
    let temporary = workshop.folder.appending(path: "tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    try workshop.run("layouttrace check suspicious.json; layouttrace check bad.json", environment: ["TMPDIR": temporary.path])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }

  @Test func `explain says what a code means, a rule, and a reason`() throws {
    let workshop = try workshop()
    #expect(try workshop.run("layouttrace explain lt001").answer.hasPrefix("## LT001 overflow\n\n**warning**: A view sticks out of what holds it.\n"))
    #expect(try workshop.run("layouttrace explain frame.fixed").answer.contains("The frame has this length whatever it is proposed"))
    #expect(try workshop.run("layouttrace explain fixed-size").answer.contains("proposes nil on its axes"))
    #expect(try workshop.run("layouttrace explain --list --csv").answer.split(separator: "\n").count == 39)
    let unknown = try workshop.run("layouttrace explain LT1001")
    #expect(unknown.exitCode == 64 && unknown.messages.hasPrefix("no finding 'LT1001'; did you mean 'LT001'?"))
    #expect(try workshop.run("layouttrace explain LT5").messages.hasPrefix("no finding 'LT5'; did you mean 'LT005'?"))
  }

  @Test func `explain without a code lists what it can explain, and each of that it explains`() throws {
    let workshop = try Workshop()
    let lines = try workshop.run("layouttrace explain --csv").answer.split(separator: "\n").map { $0.split(separator: ",", maxSplits: 2).map(String.init) }
    #expect(lines.first == ["code", "kind", "meaning"])
    for (line, code, kind) in [(1, "LT001", "finding"), (38, "LT401", "finding")] { #expect(Array(lines[line].prefix(2)) == [code, kind]) }
    #expect(Set(lines.dropFirst().map { $0[1] }) == ["finding", "rule", "reason"] && Set(lines.map { $0[0] }).count == lines.count)
    for kind in ["rule", "reason"] {
      let code = try #require(lines.first { $0[1] == kind })[0]
      #expect(try workshop.run("layouttrace explain \(code)").answer.hasPrefix("\(code) (\(kind) of "), "\(code)")
    }
    let sql = try workshop.run("layouttrace explain --sql")
    #expect(sql.exitCode == 64 && sql.answer == "" && sql.messages.contains("name its code, such as LT001"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/sqlite3"))) func `a finding's query runs in plain sqlite3`() throws {
    let workshop = try workshop()
    #expect(try workshop.run("layouttrace explain LT001 --sql | sqlite3 trace.db").answer.hasPrefix("1|3|w|40.0|"))
  }
}
