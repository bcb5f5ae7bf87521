import RandomScenes
import Foundation
import LayoutEngine
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

/// The laws of layout over random scenes: from the text of a scene through state, loops, expressions and passes to what is recorded.
struct SceneLawTests {
  private static let seeds = Array(UInt64(0)..<2000)

  /// Everything that a scene's passes record. A layout that never settles ends with an error that says so; what was recorded before counts.
  private static func play(_ text: String, cache: CachePolicy = .memo) throws -> MemoryTrace {
    let trace = MemoryTrace()
    let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8)))
    var player = ScenePlayer(scene, into: trace, options: LayoutPass.Options(cache: cache, maxCalls: 1_000_000))
    do {
      try player.play()
    } catch let error as SceneError {
      switch error.problem {
      case .unsettled, .unmatched: break
      default: throw error
      }
    }
    return trace
  }

  private struct Placed: Hashable {
    let pass: Int32
    let node: NodeID
    let frame, drawn: Rect
  }

  private static func placed(_ trace: MemoryTrace) -> Set<Placed> {
    Set(trace.placements.map { Placed(pass: $0.pass, node: $0.node, frame: $0.frame, drawn: $0.drawn) })
  }

  /// Runs `body` with every scene, and says which one an error comes from.
  private static func all(views: Int = 24, levels: Int = 6, _ body: (UInt64, String) throws -> Void) {
    for seed in seeds {
      do {
        try body(seed, RandomScene.text(seed: seed, views: views, levels: levels))
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }

  @Test func `frames are equal with every cache`() {
    Self.all { seed, text in
      let (memo, other) = (Self.placed(try Self.play(text)), Self.placed(try Self.play(text, cache: .three)))
      #expect(memo == other, "seed \(seed)")
    }
  }

  /// Every level of stacks asks several times what the level below it answers: without a cache, deep scenes take exponential time.
  @Test func `frames are equal without a cache`() {
    Self.all(views: 16, levels: 3) { seed, text in
      let (memo, other) = (Self.placed(try Self.play(text)), Self.placed(try Self.play(text, cache: .off)))
      #expect(memo == other, "seed \(seed)")
    }
  }

  @Test func `every view is placed once in every pass, but for what does not fit or is out of sight`() {
    Self.all { seed, text in
      let trace = try Self.play(text)
      let parents = Dictionary(uniqueKeysWithValues: trace.structures.flatMap(\.nodes).map { ($0.id, $0) })
      func ancestors(_ node: NodeRecord) -> [NodeRecord] { sequence(first: node) { parents[$0.parent] }.dropFirst().map { $0 } }
      /// By the innermost placed view around it: a ViewThatFits, a List, a toolbar, what is not presented, or a lazy container that something scrolls.
      func isLeftOut(_ node: NodeRecord, _ placed: Set<NodeID>) -> Bool {
        guard let holder = ancestors(node).first(where: { placed.contains($0.id) }) else { return false }
        if ["sheet", "fullScreenCover", "popover"].contains(holder.kind) {
          return holder.attributes.contains { $0.name == "isPresented" && $0.text != "true" }
        }
        if ["ViewThatFits", "List", "Form", "toolbar", "ToolbarItems"].contains(holder.kind) { return true }
        return holder.kind.hasPrefix("Lazy") && ancestors(holder).contains { ["ScrollView", "List", "Form"].contains($0.kind) }
      }
      for pass in trace.passes {
        let placed = trace.placements.filter { $0.pass == pass.id }.map(\.node)
        #expect(Set(placed).count == placed.count, "seed \(seed) pass \(pass.id)")
        let nodes = trace.structures.first { $0.id == pass.structure }?.nodes ?? []
        let missing = nodes.filter { !placed.contains($0.id) && !isLeftOut($0, Set(placed)) }
        #expect(missing.isEmpty, "seed \(seed) pass \(pass.id): \(missing.map(\.kind))")
      }
    }
  }

  @Test func `finite proposals get finite sizes that are not negative`() {
    Self.all { seed, text in
      let trace = try Self.play(text)
      let finite = Set(trace.passes.filter { ($0.proposal.width ?? 0).isFinite && ($0.proposal.height ?? 0).isFinite }.map(\.id))
      for placement in trace.placements where finite.contains(placement.pass) {
        let size = placement.frame.size
        #expect(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite, "seed \(seed) node \(placement.node): \(size)")
      }
    }
  }

  @Test func `a scene recorded twice gives the same file`() throws {
    let folder = try TestFolder()
    for seed in Self.seeds.prefix(100) {
      let files = try ["a.db", "b.db"].map { name in
        let file = folder.path("\(seed)-\(name)")
        let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(RandomScene.text(seed: seed).utf8)))
        var player = ScenePlayer(scene, into: try TraceRecorder(path: file))
        do { try player.play() } catch is SceneError {}
        return try folder.contents("\(seed)-\(name)")
      }
      #expect(files[0] == files[1], "seed \(seed)")
    }
  }

  @Test func `hostile numbers end in a layout or in an error that says what is wrong and where`() {
    var refused = 0
    for seed in Self.seeds {
      do {
        _ = try Self.play(RandomScene.text(seed: seed, hostile: true))
      } catch let error as SceneError {
        refused += 1
        #expect(error.location != nil && error.pointer != nil, "seed \(seed): \(error)")
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
    // Both happen often: else the numbers are too mild, or nothing gets past the decoder.
    #expect(refused > 200 && refused < 1800, "\(refused) of 2000")
  }
}
