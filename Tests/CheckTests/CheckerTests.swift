import Explanation
import Foundation
import LayoutModel
import TraceStore
import Testing
import WhatIf

@testable import Explanation

/// How findings of many passes, repetitions and edits become a list.
@Suite struct CheckerTests {
  /// A trace to prepare queries on.
  private static func anyTrace() throws -> Trace { try Checked.trace(Checked.scene("{\"type\": \"Text\", \"string\": \"Hi\"}")) }

  /// Of a few rows SQLite reads whole tables.
  private static let largeTrace = Result {
    try Checked.trace(
      Checked.scene(
        """
        {"type": "VStack", "children": [{"type": "ForEach", "count": 300, "children": [{"type": "HStack", "children": [
          {"type": "Text", "string": "Label of this row"}, {"type": "Spacer"}, {"type": "Text", "string": "value"}]}]}]}
        """))
  }

  @Test(arguments: FindingKind.all.map(\.code)) func `a sentence names only columns of its query`(_ code: String) throws {
    let kind = try #require(FindingKind.all.first { $0.code == code })
    let columns = Set(try Self.anyTrace().columns(of: kind.sql))
    #expect(columns.isSuperset(of: ["pass_id", "node_id"]))
    for blank in ExplanationRule.blanks(of: kind.sentence) where !columns.contains(blank) { #expect(columns.contains("\(blank)_id"), "\(blank)") }
  }

  @Test(arguments: FindingKind.all.map(\.code)) func `no query scans the calls`(_ code: String) throws {
    let kind = try #require(FindingKind.all.first { $0.code == code })
    let plan = try Self.largeTrace.get().rows("EXPLAIN QUERY PLAN \(kind.sql)").rows.compactMap { $0.last?.text }
    #expect(!plan.isEmpty && !plan.contains { $0.contains("SCAN call") || $0.contains("SCAN computed") }, "\(plan.joined(separator: "\n"))")
  }

  private static func spaced(_ stack: String) -> String {
    #"{"type": "\#(stack)", "id": "stack", "children": [{"type": "Text", "string": "a"}, {"type": "Spacer", "id": "gap"}, {"type": "Text", "string": "b"}]}"#
  }

  @Test(arguments: [
    (
      #"{"type": "ScrollView", "id": "scroll", "children": [\#(spaced("VStack"))]}"#,
      "stack (VStack) is offered nil by scroll (ScrollView), so there is nothing to take"
    ),
    (
      #"{"type": "ScrollView", "id": "scroll", "children": [\#(spaced("LazyVStack"))]}"#,
      "stack (LazyVStack) offers nil along its axis to each of its views, so there is nothing to take"
    ),
    (spaced("LazyHStack"), "stack (LazyHStack) offers nil along its axis to each of its views, so there is nothing to take"),
    (
      #"{"type": "LazyHStack", "id": "lazy", "children": [\#(spaced("HStack"))]}"#,
      "stack (HStack) is offered nil by lazy (LazyHStack), so there is nothing to take"
    ),
  ]) func `a Spacer that got nothing says who offers nil`(_ view: String, _ reason: String) throws {
    #expect(try Checked.report(Checked.scene(view), only: ["LT005"]).findings.map(\.message) == ["gap (Spacer) got no more than its minimum, 8: \(reason)"])
  }

  @Test func `one place of the scene is one finding, whatever repeats it`() throws {
    let view = """
      {"type": "VStack", "children": [{"type": "ForEach", "count": 5, "children": [
        {"type": "Text", "id": "row", "string": "Terms and conditions", "modifiers": [{"type": "fixedSize"}, {"type": "frame", "width": "100 + 10 * i"}]}]}]}
      """
    let report = try Checked.report(Checked.scene(view), only: ["LT001"])
    let finding = try #require(report.findings.first)
    // The first is the narrowest: 160 in 100.
    #expect(report.findings.count == 1 && finding.amount == 60 && finding.view == "row[0]" && finding.keys.count == 5)
  }

  @Test func `one node is one finding, with the passes that have it`() throws {
    let json = """
      {"version": 1, "view": {"type": "Color", "color": "red", "modifiers": [{"type": "frame", "id": "box", "width": 100, "height": 20}]},
        "passes": [{"name": "wide", "proposal": {"width": 320, "height": 200}}, {"name": "narrow", "proposal": {"width": 80, "height": 200}},
          {"name": "narrower", "proposal": {"width": 60, "height": 200}}]}
      """
    let report = try Checked.report(json)
    #expect(report.findings.map(\.message) == ["box .frame(width: 100, height: 20) is 100 wide, the canvas has 60: 20 out on the left, 20 on the right"])
    #expect(report.findings.first?.passes == ["narrow", "narrower"] && report.passes.count == 3)
  }

  @Test func `a pass that a size read in it called another for is not looked at`() throws {
    // First 150 wide, as nothing is known; then 50, as the text beside it is known to be 160.
    let json = """
      {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "state": {"seen": {"width": 0, "height": 0}},
        "view": {"type": "VStack", "children": [
          {"type": "Text", "string": "Terms and conditions", "modifiers": [{"type": "readSize", "into": "seen"}]},
          {"type": "Color", "color": "red", "modifiers": [{"type": "frame", "id": "bar", "width": "seen.width > 0 ? 50 : 400", "height": 20}]}]},
        "passes": [{"name": "only", "proposal": {"width": 320, "height": 200}}]}
      """
    let trace = try Checked.trace(json)
    #expect(try trace.passes.count == 2)
    var check = try SceneCheck(trace)
    #expect(try check.report().findings.map(\.message) == [])
    check.passes = try trace.passes
    // 8 between them is no matter: 400 in 320.
    #expect(try check.report().findings.map(\.amount) == [80])
  }

  @Test func `what stands in a text is no blank`() throws {
    let view = "{\"type\": \"Text\", \"id\": \"t\", \"string\": \"a {width} {limit} b\", \"modifiers\": [{\"type\": \"lineLimit\", \"value\": 1}]}"
    let report = try Checked.report(Checked.scene(view, width: "120"))
    #expect(report.findings.map(\.message) == ["t (Text) is cut by .lineLimit(1) on t: it shows \"a {width} {lim…\""])
  }

  @Test func `a place is the line and column of the node's JSON`() throws {
    let json = "{\"version\": 1,\n  \"view\": {\"type\": \"ScrollView\", \"children\": [\n    {\"type\": \"Color\",\n \"color\": \"red\"}]}}"
    let place = try #require(Checked.report(json).findings.first?.place)
    #expect(place == (3, 5))
  }
}
