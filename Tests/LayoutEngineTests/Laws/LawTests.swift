import ArticleLayouts
import LayoutModel
import Testing

@testable import LayoutEngine

/// Laws over every primitive, held by random trees of all of them.
struct LawTests {
  private static let seeds = Array(UInt64(0)..<2000)
  private static let proposals = [Proposal(320, 480), Proposal(nil, nil), Proposal(100, nil), Proposal(0, 0), Proposal(37.5, 1000)]

  private static func frames(_ tree: LayoutTree) -> [Rect] { (1...max(Int(tree.count), 1)).map { tree.nodes[$0].frame } }

  private static func run(_ seed: UInt64, _ proposal: Proposal, cache: CachePolicy = .memo, log: EventLog? = nil) throws -> LayoutTree {
    let tree = RandomTree.make(seed: seed)
    try LayoutPass(tree: tree, options: LayoutPass.Options(cache: cache), log: log).run(proposal)
    return tree
  }

  @Test func `the trees have every primitive and every layout that a registry lists`() {
    var seen: Set<String> = []
    for seed in Self.seeds {
      let tree = RandomTree.make(seed: seed)
      if tree.count > 0 { seen.formUnion((1...tree.count).map { tree.kind($0) }) }
    }
    let missing = Set(PrimitiveRegistry.types.map { $0.name } + LayoutRegistry.layouts.map { $0.name }).subtracting(seen)
    #expect(missing.isEmpty, "the generator does not make \(missing.sorted())")
  }

  @Test func `the same proposal gets the same answer`() throws {
    for seed in Self.seeds {
      let tree = RandomTree.make(seed: seed), pass = LayoutPass(tree: tree)
      let first = Self.proposals.map { pass.size(of: 1, proposed: $0) }
      tree.forgetSizes()
      let again = Self.proposals.reversed().map { pass.size(of: 1, proposed: $0) }
      #expect(first == Array(again.reversed()), "seed \(seed)")
    }
  }

  @Test func `frames are equal with every cache`() throws {
    for seed in Self.seeds {
      for proposal in Self.proposals.prefix(3) {
        let memo = Self.frames(try Self.run(seed, proposal))
        #expect(Self.frames(try Self.run(seed, proposal, cache: .three)) == memo, "seed \(seed)")
      }
    }
  }

  /// Every level of stacks asks several times what the level below it answers: without a cache, deep trees take exponential time.
  @Test func `frames are equal without a cache`() throws {
    for seed in Self.seeds {
      let frames = try [CachePolicy.memo, .off].map { cache in
        let tree = RandomTree.make(seed: seed, nodes: 16, levels: 4)
        try LayoutPass(tree: tree, options: LayoutPass.Options(cache: cache)).run(Self.proposals[Int(seed) % Self.proposals.count])
        return Self.frames(tree)
      }
      #expect(frames[0] == frames[1], "seed \(seed)")
    }
  }

  @Test func `frames are equal observed and unobserved`() throws {
    for seed in Self.seeds.prefix(500) {
      let observed = try Self.run(seed, Proposal(320, 480), log: EventLog(sink: MemoryTrace()))
      #expect(Self.frames(observed) == Self.frames(try Self.run(seed, Proposal(320, 480))), "seed \(seed)")
    }
  }

  /// Whether it was left out by the innermost placed view around it: a ViewThatFits places one of its children, lazy containers and Lists
  /// in a viewport place what is in sight (`ViewportTests` says what that is).
  private static func isLeftOut(_ node: NodeID, _ tree: LayoutTree) -> Bool {
    var holder = tree.nodes[node].parent
    while holder != 0, !tree.nodes[holder].isPlaced { holder = tree.nodes[holder].parent }
    if holder == 0 { return false }
    switch tree.nodes[holder].primitive {
    case .viewThatFits, .list, .form, .toolbar, .toolbarItems: return true
    case .sheet(let sheet): return !sheet.isPresented
    case .fullScreenCover(let cover): return !cover.isPresented
    case .popover(let popover): return !popover.isPresented
    case let primitive: return primitive.isLazy && tree.scrollingContainer(around: holder) != nil
    }
  }

  @Test func `a ViewThatFits places one of its children`() throws {
    for seed in Self.seeds {
      let tree = try Self.run(seed, Proposal(320, 480))
      for node in 1...tree.count where tree.nodes[node].isPlaced {
        guard case .viewThatFits = tree.nodes[node].primitive else { continue }
        let placed = (0..<Int(tree.nodes[node].childCount)).count { tree.nodes[tree.child($0, of: node)].isPlaced }
        #expect(placed == min(Int(tree.nodes[node].childCount), 1), "seed \(seed)")
      }
    }
  }

  @Test func `every node is placed exactly once, and its call answers with its size`() throws {
    for seed in Self.seeds.prefix(500) {
      let trace = MemoryTrace()
      let tree = try Self.run(seed, Proposal(320, 480), log: EventLog(sink: trace))
      let placed = trace.placements.map(\.node).sorted()
      #expect(Set(placed).count == placed.count, "seed \(seed)")
      #expect(Set(1...tree.count).subtracting(placed).allSatisfy { Self.isLeftOut($0, tree) }, "seed \(seed)")
      for placement in trace.placements {
        let call = trace.calls[Int(placement.call - 1)]
        #expect(call.node == placement.node && call.reply == placement.frame.size, "seed \(seed)")
      }
    }
  }

  @Test func `calls are one tree in the order they start`() throws {
    for seed in Self.seeds.prefix(300) {
      let trace = MemoryTrace()
      _ = try Self.run(seed, Proposal(320, 480), log: EventLog(sink: trace))
      for (index, call) in trace.calls.enumerated() {
        let id = CallID(index + 1)
        #expect(call.last >= id && call.parent < id && (call.parent == 0) == (id == 1), "seed \(seed) call \(id)")
        if call.parent > 0 { #expect(trace.calls[Int(call.parent - 1)].last >= call.last, "seed \(seed) call \(id)") }
        if call.cachedFrom > 0 {
          let origin = trace.calls[Int(call.cachedFrom - 1)]
          #expect(origin.node == call.node && origin.proposal == call.proposal && origin.reply == call.reply && origin.cachedFrom == 0, "seed \(seed)")
        }
      }
    }
  }

  @Test func `finite proposals get finite sizes that are not negative`() throws {
    for seed in Self.seeds {
      let tree = try Self.run(seed, Proposal(320, 480))
      for frame in Self.frames(tree) {
        #expect(frame.size.width >= 0 && frame.size.height >= 0 && frame.size.width.isFinite && frame.size.height.isFinite, "seed \(seed)")
      }
    }
  }

  @Test func `hostile numbers end in a layout or a clear error`() {
    for seed in Self.seeds {
      let tree = RandomTree.make(seed: seed, hostile: true)
      for proposal in Self.proposals + [Proposal(.infinity, .infinity), Proposal(-50, 1e12)] {
        let pass = LayoutPass(tree: tree, options: LayoutPass.Options(maxCalls: 1_000_000))
        do {
          try pass.run(proposal)
        } catch {
          switch error {
          case .notANumber, .tooManyCalls: break
          default: Issue.record("seed \(seed): \(error)")
          }
        }
      }
    }
  }

  @Test func `a flat recording is the same twice`() throws {
    for seed in Self.seeds.prefix(100) {
      let traces = try (0..<2).map { _ in
        let trace = MemoryTrace()
        _ = try Self.run(seed, Proposal(320, 480), log: EventLog(sink: trace))
        return trace
      }
      #expect(traces[0].calls.map(\.reply) == traces[1].calls.map(\.reply) && traces[0].calls.map(\.reason) == traces[1].calls.map(\.reason))
      #expect(traces[0].placements.map(\.frame) == traces[1].placements.map(\.frame))
    }
  }
}
