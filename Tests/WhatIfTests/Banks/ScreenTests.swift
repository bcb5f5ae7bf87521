import Foundation
import LayoutEngine
import LayoutModel
import Scene
import Testing
import WhatIf

@testable import TraceStore

/// Screens as apps have them, each on three devices and in two sizes of Dynamic Type: six of stacks and grids, and six of controls, lists and bars.
struct ScreenTests {
  static let names = ["article", "chat", "dashboard", "onboarding", "player", "products"].map { "screens/\($0)" } + apps.map { "apps/\($0)" }
  /// With the SwiftUI code that they are of.
  static let apps = ["inbox", "onboarding", "product", "settings", "sign-in", "tabs"]
  private static let passes = ["SE", "SE AX3", "16", "16 AX3", "iPad", "iPad AX3"]

  @Test func `there are six screens of either kind, each with its answer`() throws {
    func files(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: Recorded.examples.appending(path: folder).path).sorted()
    }
    let screens = ["article", "chat", "dashboard", "onboarding", "player", "products"]
    #expect(try files("screens") == screens.flatMap { ["\($0).json", "\($0).why.txt"] })
    #expect(try files("apps") == Self.apps.flatMap { ["\($0).json", "\($0).swift", "\($0).why.txt"] })
  }

  @Test(arguments: names) func `a screen answers as it says`(_ name: String) throws { try Goldens.check(name) }

  @Test(arguments: names) func `a screen is laid out on each device in its size and scale, and in both sizes of text`(_ name: String) throws {
    let recorded = try Recorded(example: name), passes = try recorded.trace.passes.filter { !$0.trigger.hasPrefix("size") }
    #expect(passes.map(\.name) == Self.passes)
    #expect(passes.map(\.device) == ["iPhone SE", "iPhone SE", "iPhone 16", "iPhone 16", "iPad mini", "iPad mini"])
    #expect(passes.map(\.dynamicTypeSize) == ["large", "accessibility3", "large", "accessibility3", "large", "accessibility3"])
    #expect(passes.map(\.proposal.width) == [375, 375, 393, 393, 744, 744])
  }

  /// What scrolls goes on beyond the screen. Of everything else a finding has to say where it does not fit.
  @Test(arguments: names) func `every frame is finite, and within the screen unless a finding says otherwise`(_ name: String) throws {
    let recorded = try Recorded(example: name), trace = recorded.trace
    let report = try SceneCheck(trace).report()
    for pass in try trace.passes {
      let rows = try trace.rows(
        """
        WITH RECURSIVE scrolled (id) AS (
          SELECT id FROM node WHERE kind IN (SELECT name FROM kind WHERE scrolls IS NOT NULL)
          UNION SELECT node.id FROM scrolled JOIN node ON node.parent_id = scrolled.id
        )
        SELECT node.key, width, height, absolute_x, absolute_y FROM placement JOIN node ON node.id = node_id
        WHERE pass_id = \(pass.id) AND node_id NOT IN scrolled
        """
      ).rows
      let isTold = report.findings.contains { $0.kind.code == "LT001" && $0.passes.contains(pass.name) }
      let (width, height) = (try #require(pass.proposal.width), try #require(pass.proposal.height))
      var out: [String] = []
      for row in rows {
        let numbers = row[1...4].compactMap { $0.number }
        try #require(numbers.count == 4)
        #expect(numbers.allSatisfy(\.isFinite) && numbers[0] >= 0 && numbers[1] >= 0)
        let (right, bottom) = (numbers[2] + numbers[0], numbers[3] + numbers[1])
        if min(numbers[2], numbers[3]) < -0.01 || right > width + 0.01 || bottom > height + 0.01 { out.append(row[0].text ?? "") }
      }
      #expect(out.isEmpty || isTold, "\(pass.name): \(out)")
    }
  }

  /// In texts of the usual size nothing is wrong on any device but titles that are cut by the limit of lines that is set for them.
  @Test(arguments: names) func `in texts of the usual size a screen has no warning`(_ name: String) throws {
    let report = try SceneCheck(try Recorded(example: name).trace).report()
    let usual: Set = ["SE", "16", "iPad"]
    let warnings = report.findings.filter { $0.severity > .note && !usual.isDisjoint(with: $0.passes) }
    #expect(warnings.isEmpty, "\(warnings.map(\.message))")
  }
}
