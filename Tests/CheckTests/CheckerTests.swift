import Explanation
import Foundation
import LayoutModel
import TestSupport
import TraceStore
import Testing
import WhatIf

@testable import Explanation

/// How findings of many passes, repetitions and edits become a list.
@Suite struct CheckerTests {
  /// A trace to prepare queries on.
  private static func anyTrace() throws -> Trace { try Checked.trace(Checked.scene(View.text("Hi"))) }

  /// Of a few rows SQLite reads whole tables.
  private static let largeTrace = Result {
    try Checked.trace(
      Checked.scene(
        View.vStack(.forEach(count: 300, .hStack(.text("Label of this row"), .spacer(), .text("value"))))))
  }

  @Test(arguments: FindingKind.all.map(\.code)) func `a finding says where it is, and has words`(_ code: String) throws {
    let kind = try #require(FindingKind.all.first { $0.code == code })
    #expect(Set(try Self.anyTrace().columns(of: kind.sql)).isSuperset(of: ["pass_id", "node_id"]))
    #expect(RuleWords.findings[code] != nil)
  }

  @Test(arguments: FindingKind.all.map(\.code)) func `no query scans the calls`(_ code: String) throws {
    let kind = try #require(FindingKind.all.first { $0.code == code })
    let plan = try Self.largeTrace.get().rows("EXPLAIN QUERY PLAN \(kind.sql)").rows.compactMap { $0.last?.text }
    #expect(!plan.isEmpty && !plan.contains { $0.contains("SCAN call") || $0.contains("SCAN computed") }, "\(plan.joined(separator: "\n"))")
  }

  private static func spaced(_ stack: String) -> View {
    .view(stack, id: "stack", .text("a"), .spacer(id: "gap"), .text("b"))
  }

  @Test(arguments: [
    (
      View.scrollView(id: "scroll", spaced("VStack")),
      "stack (VStack) is offered nil by scroll (ScrollView), so there is nothing to take"
    ),
    (
      View.scrollView(id: "scroll", spaced("LazyVStack")),
      "stack (LazyVStack) offers nil along its axis to each of its views, so there is nothing to take"
    ),
    (spaced("LazyHStack"), "stack (LazyHStack) offers nil along its axis to each of its views, so there is nothing to take"),
    (
      View.lazyHStack(id: "lazy", spaced("HStack")),
      "stack (HStack) is offered nil by lazy (LazyHStack), so there is nothing to take"
    ),
  ]) func `a Spacer that got nothing says who offers nil`(_ view: View, _ reason: String) throws {
    #expect(try Checked.report(Checked.scene(view), only: ["LT005"]).findings.map(\.message) == ["gap (Spacer) got no more than its minimum, 8: \(reason)"])
  }

  @Test func `one place of the scene is one finding, whatever repeats it`() throws {
    let view = View.vStack(.forEach(count: 5, .text("Terms and conditions", id: "row").fixedSize().frame(width: "100 + 10 * i")))
    let report = try Checked.report(Checked.scene(view), only: ["LT001"])
    let finding = try #require(report.findings.first)
    // The first is the narrowest: 160 in 100.
    #expect(report.findings.count == 1 && finding.amount == 60 && finding.view == "row[0]" && finding.keys.count == 5)
  }

  @Test func `one node is one finding, with the passes that have it`() throws {
    let json = SceneText(
      .view(.color("red").frame(width: 100, height: 20, id: "box")), environment: nil,
      passes: [SceneText.pass(320, 200, name: "wide"), SceneText.pass(80, 200, name: "narrow"), SceneText.pass(60, 200, name: "narrower")])
    let report = try Checked.report(json)
    #expect(report.findings.map(\.message) == ["box .frame(width: 100, height: 20) is 100 wide, the canvas has 60: 20 out on the left, 20 on the right"])
    #expect(report.findings.first?.passes == ["narrow", "narrower"] && report.passes.count == 3)
  }

  @Test func `a pass that a size read in it called another for is not looked at`() throws {
    // First 150 wide, as nothing is known; then 50, as the text beside it is known to be 160.
    let json = SceneText(
      .vStack(.text("Terms and conditions").readSize(into: "seen"), .color("red").frame(width: "seen.width > 0 ? 50 : 400", height: 20, id: "bar")), 320, 200,
      pass: "only", ["state": ["seen": ["width": 0, "height": 0]]])
    let trace = try Checked.trace(json)
    #expect(try trace.passes.count == 2)
    var check = try SceneCheck(trace)
    #expect(try check.report().findings.map(\.message) == [])
    check.passes = try trace.passes
    // 8 between them is no matter: 400 in 320.
    #expect(try check.report().findings.map(\.amount) == [80])
  }

  @Test func `what stands in a text is no blank`() throws {
    let view = View.text("a {{width}} {{limit}} b", id: "t").lineLimit(1)
    let report = try Checked.report(Checked.scene(view, width: 120))
    #expect(report.findings.map(\.message) == ["t (Text) is cut by .lineLimit(1) on t: it shows \"a {width} {lim…\""])
  }

  @Test func `a place is the line and column of the node's JSON`() throws {
    let json = "{\"version\": 1,\n  \"view\": {\"type\": \"ScrollView\", \"children\": [\n    {\"type\": \"Color\",\n \"color\": \"red\"}]}}"
    let place = try #require(Checked.report(json).findings.first?.place)
    #expect(place == (3, 5))
  }
}
