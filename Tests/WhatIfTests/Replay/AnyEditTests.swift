import LayoutModel
import Scene
import Testing
import TraceStore

@testable import WhatIf

/// Whatever is done to whatever node: a layout comes of it, or an error that says why not.
struct AnyEditTests {
  private static let edits = [
    "remove %", "unwrap %", "add % fixedSize", "add % frame width=37 height=21", "add % overlay content={\"type\":\"Text\",\"string\":\"x\"}",
    "insert Spacer before %", "insert Text string=\"some words\" after %", "insert Color in %", "wrap % HStack spacing=3", "wrap % GeometryReader",
    "wrap % ViewThatFits", "wrap % Group", "set %.width 50", "set %.type ZStack", "move % outside /view",
    "move % in /view", "move /view/children/0 after %",
  ]

  @Test(arguments: ExampleTests.names) func `every edit of every node is laid out, or refused with a reason`(_ name: String) throws {
    let recorded = try Recorded(example: name)
    let replay = try Replay(recorded.trace, recorded.pass)
    var made = 0
    for node in replay.original.nodes {
      for edit in Self.edits {
        let words = edit.replacing("%", with: SceneEdit.word(replay.original.record(node).key))
        do {
          let edited = try replay.layOut([try SceneEdit(words)])
          let changes = replay.original.changes(to: edited)
          made += 1
          // Taken back, everything is as it was.
          let back = edited.changes(to: replay.original)
          #expect(back.nodes.count == changes.nodes.count && back.appeared.count == changes.vanished.count, "\(words)")
        } catch let error as SceneEditError {
          #expect(!error.description.isEmpty)
        } catch let error as SceneError {
          #expect(error.exitCode == 65, "\(words): \(error)")
        }
      }
    }
    #expect(made > replay.original.tree.records().count)
  }
}
