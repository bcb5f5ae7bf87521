import Foundation
import LayoutEngine
import LayoutModel
import LayoutUIHost
import Scene
import Testing
import TraceStore
import WhatIf

@testable import LayoutUI

/// A program's views are laid out as themselves, and what they come to is written as a scene: both have to be the same.
@MainActor @Suite struct SceneLawTests {
  nonisolated(unsafe) static let views: [(name: String, view: @MainActor () -> AnyView)] = [
    ("Card", { AnyView(Card()) }), ("Rows", { AnyView(Rows(count: 4)) }), ("Guides", { AnyView(Guides()) }),
    ("Thirds", { AnyView(Thirds()) }), ("Cells", { AnyView(Cells()) }), ("Braces", { AnyView(Braces()) }),
  ]

  @Test(arguments: views.indices) func `what views come to is, as a scene, laid out the same`(_ index: Int) async throws {
    let recorded = try await Recorded(Self.views[index].view())
    defer { recorded.remove() }
    #expect(try recorded.trace.evaluation(of: recorded.pass)?.unexpressed == [])
    let replay = try Replay(recorded.trace, recorded.pass)
    #expect(try recorded.frames == recorded.frames(of: replay.original), "\(Self.views[index].name)")
  }

  @Test func `a what-if is what the edited source comes to`() async throws {
    let recorded = try await Recorded(AnyView(Card()))
    defer { recorded.remove() }
    for (edit, view) in [("set card.height 60", Card(height: 60)), ("set /view/modifiers/0.length 30", Card(inset: 30))] {
      let edited = try await Recorded(AnyView(view))
      defer { edited.remove() }
      let replay = try Replay(recorded.trace, recorded.pass).editing(SceneEdit.list(arguments: [edit]))
      #expect(try edited.frames == recorded.frames(of: replay.original), "\(edit)")
    }
  }

  @Test(arguments: [(320.0, 568.0), (768, 1024), (200, 200)]) func `a canvas of a what-if is what a recording in it comes to`(_ width: Double, _ height: Double)
    async throws
  {
    for (name, view) in Self.views {
      let recorded = try await Recorded(view()), other = try await Recorded(view(), width, height)
      defer {
        recorded.remove()
        other.remove()
      }
      let replay = try Replay(recorded.trace, recorded.pass).editing(SceneEdit.list(arguments: ["canvas \(width)x\(height)"]))
      #expect(try other.frames == recorded.frames(of: replay.original), "\(name)")
    }
  }

  @Test func `two recordings of a program are the same but for nothing`() async throws {
    let one = try await Recorded(AnyView(Rows(count: 3))), other = try await Recorded(AnyView(Rows(count: 3)))
    defer {
      one.remove()
      other.remove()
    }
    for table in ["node", "attribute", "call", "placement", "pass", "evaluation"] {
      #expect(try one.trace.rows("SELECT * FROM \(table)").rows.map { "\($0)" } == other.trace.rows("SELECT * FROM \(table)").rows.map { "\($0)" }, "\(table)")
    }
  }

  @Test func `what goes by a reader in no simple way is said, and why proves nothing of it`() async throws {
    struct Steps: View {
      var body: some View { GeometryReader { proxy in Color.red.frame(width: proxy.size.width > 350 ? 200 : 100) } }
    }
    let recorded = try await Recorded(AnyView(Steps()))
    defer { recorded.remove() }
    #expect(
      try recorded.trace.evaluation(of: recorded.pass)?.unexpressed.first?.contains("'width' goes by a GeometryReader's size at SceneLawTests.swift") == true)
    #expect(throws: WhatIfError.self) { try Replay(recorded.trace, recorded.pass) }
  }
}

/// A program's recording in a file that goes afterwards.
@MainActor struct Recorded {
  let trace: Trace
  let pass: TracePass
  private let path: String

  init(_ view: AnyView, _ width: Double = 393, _ height: Double = 852) async throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("layoutui-\(UUID().uuidString).db").path
    try await layoutTrace(view, in: .size(CGFloat(width), CGFloat(height))).write(to: path)
    trace = try Trace(path: path)
    pass = try #require(try trace.lastPass)
  }

  nonisolated func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// By number in the tree, what is placed.
  var frames: [String] {
    get throws {
      try trace.rows("SELECT absolute_x, absolute_y, width, height FROM placement WHERE pass_id = \(pass.id) ORDER BY node_id").rows.map { row in
        row.compactMap(\.number).map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
      }
    }
  }

  func frames(of scene: LaidOutScene) -> [String] {
    scene.nodes.filter(scene.isPlaced).map { node in
      let rect = scene.absolute(node)
      return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
    }
  }
}
