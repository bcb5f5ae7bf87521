import Explanation
import Foundation
import Scene
import TestSupport
import Testing
import WhatIf

@testable import Rendering

@Suite struct FormatTests {
  /// A warning and a note, in a file whose name has to be escaped.
  private static let file = "my scenes/a,b:c%.json"
  private static func report() throws -> CheckReport {
    // Lines and columns are told.
    try Checked.report(
      """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
        "view": {"type": "VStack", "children": [
          {"type": "Text", "id": "terms", "string": "100%, so\\nbe it", "modifiers": [{"type": "lineLimit", "value": 1}]},
          {"type": "Color", "id": "bar", "color": "red", "modifiers": [{"type": "frame", "id": "wide", "width": 360, "height": 20}]}]},
        "passes": [{"proposal": {"width": 320, "height": 200}}]}
      """)
  }

  @Test func `text is a finding a line, its place first`() throws {
    // The stack is as wide as its widest view, whose frame makes it 40 more than the canvas. The limit leaves 1 line of 2.
    #expect(
      FindingsText(file: "a.json").render(try Self.report()) == """
        a.json:2:11: warning LT001: node1 (VStack) is 360 wide because of wide .frame(width: 360, height: 20), the canvas has 320: 20 out on the left, 20 on the right
        a.json:3:5: note LT010: terms (Text) is cut by .lineLimit(1) on terms: it shows "100%, so…"
        2 findings in 1 pass: 1 warning, 1 note; 'layouttrace explain CODE' says more

        """)
    #expect(FindingsText(file: "a.json").render(try Checked.report(Checked.scene(View.spacer()))) == "no findings in 1 pass\n")
  }

  @Test func `one line says what is laid out approximately, unless that is asked for`() throws {
    let report = try Checked.report(
      """
      {"version": 1, "view": {"type": "Form", "children": [
          {"type": "Toggle", "id": "wifi", "children": [{"type": "Text", "string": "Wi-Fi"}]}, {"type": "Slider", "id": "volume"},
          {"type": "Text", "string": "a", "modifiers": [{"type": "navigationTitle", "title": "A"}]}]},
        "passes": [{"proposal": {"width": 320, "height": 200}}]}
      """, only: ["LT401"])
    #expect(
      FindingsText(file: "a.json").render(report) == """
        a.json: note LT401: Form, Toggle and Slider are laid out approximately; 'check --only LT401' says how
        3 findings in 1 pass: 3 notes; 'layouttrace explain CODE' says more

        """)
    let each = FindingsText(file: "a.json", sumsUpApproximations: false).render(report).split(separator: "\n")
    #expect(each.count == 4 && each[1].hasPrefix("a.json:2:5: note LT401: wifi (Toggle): Toggle is laid out as its label and a switch"))
  }

  @Test func `GitHub's commands are escaped as its runner reads them`() throws {
    #expect(
      FindingsGitHub(file: Self.file).render(try Self.report()) == """
        ::warning file=my scenes/a%2Cb%3Ac%25.json,line=2,col=11,title=LT001 overflow::node1 (VStack) is 360 wide because of wide .frame(width: 360, height: 20), the canvas has 320: 20 out on the left, 20 on the right
        ::notice file=my scenes/a%2Cb%3Ac%25.json,line=3,col=5,title=LT010 cut by line limit::terms (Text) is cut by .lineLimit(1) on terms: it shows "100%25, so…"

        """)
    #expect(FindingsGitHub.data("a\r\nb: c, d%") == "a%0D%0Ab: c, d%25" && FindingsGitHub.property("a\nb: c, d%") == "a%0Ab%3A c%2C d%25")
  }

  @Test func `Markdown is a headline and a table, the gravest finding first, what is more than ten folded`() throws {
    var report = try Self.report()
    let table = "| severity | place | finding | what |\n|---|---|---|---|\n"
    let warning =
      "| warning | a.json:2 | LT001 overflow | node1 (VStack) is 360 wide because of wide .frame(width: 360, height: 20), the canvas has 320: 20 out on the left, 20 on the right |\n"
    let note = "| note | a.json:3 | LT010 cut by line limit | terms (Text) is cut by .lineLimit(1) on terms: it shows \"100%, so…\" |\n"
    report.findings.reverse()
    #expect(FindingsMarkdown(file: "a.json").render(report) == "### layouttrace: 2 findings: 1 warning, 1 note\n\n" + table + warning + note)
    report.findings += Array(repeating: report.findings[0], count: 10)
    let shown = table + warning + String(repeating: note, count: 9), folded = table + note + note
    #expect(
      FindingsMarkdown(file: "a.json").render(report) == """
        ### layouttrace: 12 findings: 1 warning, 11 notes

        \(shown)
        <details>
        <summary>2 more</summary>

        \(folded)
        </details>

        """)
    #expect(FindingsMarkdown(file: "a.json").render(try Checked.report(Checked.scene(View.spacer()))) == "no findings\n")
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("`c` *d* ~~e~~ $f$", "\\`c\\` \\*d\\* \\~\\~e\\~\\~ \\$f\\$"), ("<b>&lt;", "&lt;b&gt;&amp;lt;"), ("[g](h)", "\\[g\\](h)"),
    ("pass_id _i_ _", "pass_id \\_i\\_ \\_"), ("a\\|b", "a\\\\\\|b"), ("@owner, 2 @ 3", "@&#8203;owner, 2 @ 3"), ("j\r\nk", "j<br>k"),
  ]) func `a text in Markdown shows as it is`(_ text: String, _ markdown: String) { #expect(text.inMarkdown == markdown) }

  @Test func `JSON has what the text has, in fields`() throws {
    let object = try #require(JSONSerialization.jsonObject(with: Data(FindingsJSON(file: "a.json").render(try Self.report()).utf8)) as? [String: Any])
    let first = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(object["file"] as? String == "a.json" && object["passes"] as? [String] == ["pass 1"] && object["untried"] as? Int == 0)
    #expect(first["code"] as? String == "LT001" && first["severity"] as? String == "warning" && first["axis"] as? String == "w")
    #expect(first["amount"] as? Double == 40 && first["line"] as? Int == 2 && first["column"] as? Int == 11)
    #expect(first["key"] as? String == "node1" && first["view"] as? String == "node1" && first["pointer"] as? String == "/view")
  }

  /// What the schema of SARIF 2.1.0 demands of what is written.
  @Test func `SARIF is valid: rules, results and places refer to one another`() throws {
    let text = FindingsSARIF(file: Self.file, toolVersion: "1.2.3", kinds: FindingKind.all).render(try Self.report())
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0" && (log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "layouttrace" && driver["semanticVersion"] as? String == "1.2.3")
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == FindingKind.all.count && Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    let levels: Set = ["none", "note", "warning", "error"]
    for rule in rules {
      #expect(((rule["shortDescription"] as? [String: Any])?["text"] as? String)?.hasSuffix(".") == true)
      #expect(((rule["help"] as? [String: Any])?["text"] as? String)?.contains("To cure it") == true)
      #expect(levels.contains((rule["defaultConfiguration"] as? [String: Any])?["level"] as? String ?? ""))
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String && levels.contains(result["level"] as? String ?? ""))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let place = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(place["physicalLocation"] as? [String: Any])
      #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "my%20scenes/a%2Cb%3Ac%25.json")
      #expect(((physical["region"] as? [String: Any])?["startLine"] as? Int ?? 0) > 0)
      #expect((place["logicalLocations"] as? [[String: Any]])?.first?["fullyQualifiedName"] is String)
    }
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: Any])?["layouttraceFinding/v1"] as? String }
    #expect(prints == ["LT001 /view w", "LT010 /view/children/0"])
  }

  @Test func `a path of its own has the scheme file`() {
    #expect(FindingsSARIF.uri("/a b/c.json") == "file:///a%20b/c.json" && FindingsSARIF.uri("a/b.json") == "a/b.json")
  }
}
