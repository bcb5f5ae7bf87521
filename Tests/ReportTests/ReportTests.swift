import Foundation
import LayoutEngine
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore
import WhatIf

@testable import Report

@Suite struct ReportTests {
  private static let row = View.hStack(
    id: "row", spacing: 8, .text("Quarterly revenue report", id: "title"), .text("Updated today!!", id: "stamp").layoutPriority(1))

  @Test func `it has each frame, each call and each line of the trace`() throws {
    let made = try Made(Self.row, 240, 60)
    let frames = try #require(made.pass["frames"] as? [String: [Any]])
    let placed = try made.trace.rows("SELECT absolute_x, width FROM placement ORDER BY node_id").rows
    #expect(frames["x"] as? [Double] == placed.map { $0[0].number ?? .nan })
    #expect(frames["width"] as? [Double] == placed.map { $0[1].number ?? .nan })
    let calls = try #require(made.pass["calls"] as? [String: [Int]])
    #expect(calls["node"]?.count == Int(try made.trace.value("SELECT count(*) FROM call")?.integer ?? 0))
    #expect(calls["parent"]?.enumerated().allSatisfy { $0.element < $0.offset } == true)
    let lines = try #require((made.pass["lines"] as? [String: [Any]])?["1"])
    #expect(lines.dropFirst().compactMap { ($0 as? [Any])?[0] as? Int }.map { made.strings[$0] } == ["Quarterly", "revenue report"])
  }

  @Test func `every view has its answers, and each what-if its layout`() throws {
    let made = try Made(Self.row, 240, 60)
    let why = try #require(made.pass["why"] as? [String: [String: Any]])
    #expect(Set(why.keys) == ["0", "1", "2", "3"])
    for answer in why.values { #expect(Set(answer.keys).isSuperset(of: ["w", "h", "x", "y"])) }
    let alternatives = try #require(made.pass["alternatives"] as? [String: Any])
    for answer in why.values {
      for row in answer["whatif"] as? [[Any]] ?? [] {
        let edit = try #require(row[2] as? Int)
        #expect(alternatives[made.strings[edit]] != nil)
      }
    }
    // Without the priority of `stamp` the title has 24 × 8 = 192 of 232 to share; a half is 116.
    #expect(alternatives.keys.contains { $0.hasPrefix("remove") })
    #expect(made.report.leftOut.isEmpty)
  }

  @Test func `what there is no time for is said, with what would bring it`() throws {
    var options = Report.Options()
    options.seconds = 0
    let left = try Made(Self.row, 240, 60, options: options).report.leftOut
    #expect(left.contains { $0.hasPrefix("why of 4 of 4 views") && $0.contains("--seconds") })
  }

  @Test func `an earlier recording says what moved and why`() throws {
    let old = try Made(Self.row, 200, 60)
    var options = Report.Options()
    options.before = (old.trace, "old.db")
    let before = try #require(try Made(Self.row, 240, 60, options: options).pass["before"] as? [String: Any])
    #expect(before["name"] as? String == "old.db")
    #expect((before["nodes"] as? [Any])?.isEmpty == false)
    #expect((before["causes"] as? [Any])?.isEmpty == false)
  }

  @Test func `a scene of several passes has each, the last one first`() throws {
    let text = SceneText(
      Self.row.json, passes: [SceneText.pass(200, 60, name: "narrow"), SceneText.pass(300, 60, name: "wide")])
    let made = try Made(Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8))))
    #expect((made.data["passes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["wide", "narrow"])
    #expect((made.data["structures"] as? [Any])?.count == 1)
  }
}
