import Foundation
import Testing

@Suite struct AnswerTests {
  private func recorded() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    return workshop
  }

  @Test func `record says what it recorded, unless it is to be quiet`() throws {
    let workshop = try Workshop()
    let answer = try workshop.run("layouttrace record scene.json -o a.db").answer
    #expect(answer == "recorded 4 nodes, 8 calls (3 cache hits), 4 placements, 1 pass in a.db\n")
    #expect(try workshop.run("layouttrace record scene.json -o a.db --quiet").answer == "")
    #expect(try workshop.run("layouttrace sql 'SELECT count(*), sum(cache_hit) FROM call' -t a.db --csv").answer.hasSuffix("\n8,3\n"))
  }

  @Test func `record warns of what the engine finds, ten findings at most`() throws {
    let workshop = try Workshop()
    let views = (1...12).map { "{\"type\": \"Color\", \"modifiers\": [{\"type\": \"frame\", \"width\": -5, \"id\": \"f\($0)\"}]}" }
    try workshop.write("{\"version\": 1, \"view\": [\(views.joined(separator: ","))]}", to: "negative.json")
    let result = try workshop.run("layouttrace record negative.json")
    let messages = result.messages.split(separator: "\n")
    #expect(result.exitCode == 0 && messages.count == 11)
    #expect(messages.first == "negative.json:1:57: warning: f1: invalid frame dimension: width -5.0 is negative or not finite (LT101)")
    #expect(messages.last == "and 2 more, in the table 'diagnostic'")
    #expect(try workshop.run("layouttrace record negative.json --quiet").messages == "")
  }

  @Test func `a scene may come through a pipe`() throws {
    let workshop = try Workshop()
    try workshop.succeed("cat scene.json | layouttrace record - -o piped.db")
    try workshop.succeed("layouttrace record scene.json -o named.db")
    let question = "layouttrace sql 'SELECT * FROM calls; SELECT * FROM frames' --json -t"
    #expect(try workshop.run("\(question) piped.db").answer == workshop.run("\(question) named.db").answer)
  }

  /// A colour of 300 beside a canvas of 100.
  @Test func `why of a candidate that is not shown says what would show it, without laying out only why it is not`() throws {
    let workshop = try Workshop()
    let wide = #"{"type": "Color", "id": "wide", "modifiers": [{"type": "frame", "width": 300, "id": "f"}]}"#
    let scene = #"{"version": 1, "view": {"type": "ViewThatFits", "id": "fits", "children": [WIDE, {"type": "Color", "id": "any"}]}, "passes": [CANVAS]}"#
    try workshop.write(
      scene.replacing("WIDE", with: wide).replacing("CANVAS", with: #"{"name": "p", "proposal": {"width": 100, "height": 100}}"#), to: "fits.json")
    try workshop.run("layouttrace record fits.json")
    let reason = "'wide' was not placed in the pass 'p': fits (ViewThatFits) shows any (Color) in its place: wide needs width 300, 100 is proposed"
    let why = try workshop.run("layouttrace why wide"), traced = try workshop.run("layouttrace why wide --trace-only")
    #expect(why.exitCode == 1 && why.messages.contains("\(reason). Smallest change that shows it: f width 300 -> 100\n"), "\(why)")
    #expect(traced.exitCode == 1 && traced.messages.contains("\(reason)\n"), "\(traced)")
  }

  @Test func `--proposal replaces the passes of the scene`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json --proposal 500xnil")
    #expect(
      try workshop.run("layouttrace sql 'SELECT proposal_width, proposal_height FROM pass' --csv").answer == "proposal_width,proposal_height\n500,\n")
  }

  @Test func `another program's file is never overwritten`() throws {
    let workshop = try Workshop()
    let result = try workshop.run("layouttrace record scene.json -o notes.txt")
    #expect(result.exitCode == 66 && result.messages.contains("notes.txt"))
    #expect(workshop.read("notes.txt") == "shopping list\n")
  }

  @Test func `tree shows what each view was offered, its size and its place`() throws {
    #expect(
      try recorded().run("layouttrace tree").answer == """
        view                               key    proposed      size      at
        HStack                             row    240 × 60  224 × 60    8, 0
          Text "Quarterly revenue report"  title   96 × 60   80 × 60    8, 0
          .layoutPriority(1)               node3  232 × 60  136 × 20  96, 20
            Text "Updated just now!"       stamp  232 × 60  136 × 20  96, 20

        """)
  }

  @Test func `tree counts the rows of a lazy container that are out of sight, unless it is to print all`() throws {
    let workshop = try Workshop()
    let row = #"{"type": "HStack", "id": "row", "children": [{"type": "Color", "color": "teal", "id": "dot", "modifiers": [{"type": "frame", "height": 50}]}]}"#
    try workshop.write(
      #"{"version": 1, "view": {"type": "ScrollView", "id": "list", "children": [{"type": "LazyVStack", "id": "rows", "spacing": 0, "children": ["#
        + #"{"type": "ForEach", "count": 1000, "children": [\#(row)]}]}]},"#
        + #""passes": [{"name": "far", "proposal": {"width": 100, "height": 100}, "scrollTo": {"id": "row[500]", "anchor": "top"}}]}"#, to: "lazy.json")
    try workshop.run("layouttrace record lazy.json")
    // From row 500 on, two rows of 50 are in sight of 1000: 500 lie before them, 498 behind.
    let lines = try workshop.run("layouttrace tree").answer.split(separator: "\n").map(String.init)
    #expect(lines.count == 3 + 1 + 2 * 3 + 1, "\(lines)")
    #expect(lines[3] == "    … 500 rows more, out of sight" && lines.last == "    … 498 rows more, out of sight")
    // The scroll view, the stack, and three nodes a row.
    let nodes = 2 + 1000 * 3
    #expect(try workshop.run("layouttrace tree --all").answer.split(separator: "\n").count == 1 + nodes)
    #expect(try workshop.run("layouttrace tree --json | grep -c node").answer == "\(nodes)\n")
  }

  @Test func `tree marks what sticks out and what is cut`() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view": {"type": "VStack", "children": [
        {"type": "Text", "string": "Terms and conditions", "id": "terms", "modifiers": [
          {"type": "fixedSize"}, {"type": "frame", "width": 120, "id": "card"}]},
        {"type": "Text", "string": "Terms and conditions", "id": "cut", "modifiers": [{"type": "lineLimit", "value": 1}, {"type": "frame", "width": 80}]}]}}
      """, to: "trouble.json")
    try workshop.run("layouttrace record trouble.json")
    let answer = try workshop.run("layouttrace tree").answer
    #expect(answer.contains("! out of card: 20 on the left, 20 on the right"))
    #expect(answer.contains("! cut: it shows \"Terms"))
    let list = try #require(JSONSerialization.jsonObject(with: Data(workshop.run("layouttrace tree --json").answer.utf8)) as? [[String: Any]])
    #expect(list.contains { ($0["overflow"] as? [[String: Any]])?.first?["of"] as? String == "card" })
  }

  @Test func `calls counts and lists who asked what`() throws {
    #expect(
      try recorded().run("layouttrace calls title").answer == """
        title · Text "Quarterly revenue report" · 3 calls: 2 computed, 1 from the cache; 2 different proposals

        call  asked by  reason           proposal    reply  cache
           2  row       reserve-minimum    0 × 60   0 × 60  miss
           5  row       share             96 × 60  80 × 60  miss
           6  row       place             96 × 60  80 × 60  hit of 5

        """)
  }

  @Test func `an unknown node is told with the nearest known one`() throws {
    #expect(try recorded().run("layouttrace calls titel").messages == "no node 'titel'; did you mean 'title'?\n")
  }

  @Test(arguments: ["tree --json", "calls title --json", "query --list --json", "query calls --node title --json", "sql 'SELECT * FROM frames' --json"])
  func `--json is a list of objects`(_ command: String) throws {
    let answer = try recorded().run("layouttrace \(command)").answer
    let list = try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [[String: Any]])
    #expect(list.count > 1)
  }

  @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "xterm-256color", "COLORTERM": "truecolor"]])
  func `an answer in a file has no styles`(_ environment: [String: String]) throws {
    let workshop = try recorded()
    for command in ["tree", "calls title", "sql 'SELECT NULL'", "query tree", "help"] {
      #expect(!(try workshop.run("layouttrace \(command)", environment: environment).answer.contains("\u{1B}")))
    }
  }

  @Test func `who stops reading gets no complaint`() throws {
    let workshop = try recorded()
    let endless = "layouttrace sql 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 50000) SELECT * FROM n' --limit 0"
    let result = try workshop.run("\(endless) | head -1")
    #expect(result.exitCode == 0 && result.messages == "")
    // Where SIGPIPE is ignored, writing fails instead.
    let ignoring = try workshop.run("trap '' PIPE; (\(endless); echo $? > code) | true; sleep 0.2")
    #expect(ignoring.messages == "" && workshop.read("code") == "74\n")
  }
}

@Suite struct HelpTests {
  static let commands = [
    "init", "record", "why", "why-not", "what-if", "sweep", "fit", "tree", "draw", "report", "open", "calls", "diff", "check", "expect", "explain", "query",
    "sql", "export", "mcp", "schema", "version",
  ]

  @Test func `help lists every command and every exit code`() throws {
    let answer = try Workshop().run("layouttrace help").answer
    let listed = try #require(answer.split(separator: "SUBCOMMANDS:\n").last).matches(of: #/(?m)^  ([a-z][a-z-]*) /#).map { String($0.1) }
    #expect(listed == Self.commands)
    for code in [0, 1, 64, 65, 66, 70, 74, 75, 130] { #expect(answer.contains("\n  \(code) "), "\(code)") }
  }

  @Test(arguments: commands) func `every command's help has an example`(_ command: String) throws {
    let workshop = try Workshop()
    let answer = try workshop.run("layouttrace \(command) --help").answer
    #expect(answer.contains("Example") && answer.contains("\n  layouttrace \(command)"))
    #expect(try workshop.run("layouttrace help \(command)").answer == answer)
  }
}
