import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine

/// What a Layout's code sees: each call, in order.
struct LayoutCallTests {
  private static func calls(isRecorded: Bool, of build: (CallLog) throws -> LayoutTree, in canvases: [Proposal]) throws -> [String] {
    let calls = CallLog(), tree = try build(calls)
    let log = isRecorded ? EventLog(sink: MemoryTrace()) : nil
    for (pass, canvas) in canvases.enumerated() {
      log?.pass = Int32(pass + 1)
      // What is verified in a debug build is asked once more where a cache has it, and the caches are not the same.
      try LayoutPass(tree: tree, options: LayoutPass.Options(verifiesCache: false), log: log).run(canvas)
    }
    return calls.lines
  }

  /// Children that stretch, wrap and have guides, in stacks around layouts around stacks.
  private static func scene(_ name: String, _ log: CallLog) throws -> LayoutTree {
    let tree = LayoutTree()
    func text(_ string: String) { tree.leaf(Text.self, ["string": .text(string)]) }
    func witness(_ body: () throws -> Void) rethrows {
      tree.open(Witness(log: log, number: log.next()))
      try body()
      tree.close()
    }
    func plain(_ body: () throws -> Void) rethrows {
      tree.open(PlainWitness(log: log, number: log.next()))
      try body()
      tree.close()
    }
    let baseline: [String: ArgumentValue] = ["alignment": .alignment(horizontal: nil, vertical: GuideName(name: "firstTextBaseline"))]
    switch name {
    case "alone": plain { text("some words of a text") }
    case "in a row":
      try tree.open(HStack.self, baseline)
      text("beside")
      plain { text("some words of a text") }
      tree.close()
    case "nested":
      witness {
        text("outside")
        witness { plain { text("some words of a text") } }
      }
    case "in frames":
      try tree.open(VStack.self)
      tree.wrap(Frame.self, ["minWidth": .number(50), "maxWidth": .number(80)]) { _ in witness { text("some words of a text") } }
      tree.wrap(Frame.self, ["width": .number(60), "height": .number(40)]) { _ in plain { text("some words of a text") } }
      tree.wrap(FixedSize.self) { _ in plain { tree.color() } }
      tree.close()
    default: witness {}
    }
    tree.finish()
    return tree
  }

  private static let canvases = [Proposal(200, 200), Proposal(120, nil), Proposal(200, 200), Proposal(nil, nil)]

  @Test(arguments: ["alone", "in a row", "nested", "in frames", "without children"])
  func `a layout is asked the same whether it is recorded or not`(_ name: String) throws {
    let plain = try Self.calls(isRecorded: false, of: { try Self.scene(name, $0) }, in: Self.canvases)
    let recorded = try Self.calls(isRecorded: true, of: { try Self.scene(name, $0) }, in: Self.canvases)
    #expect(plain.contains { $0.contains("placeSubviews") } && plain.contains { $0.contains("sizeThatFits") })
    #expect(recorded == plain)
  }

  @Test func `layouts anywhere among all primitives are asked the same whether they are recorded or not`() throws {
    var asked = 0
    for seed in UInt64(0)..<2500 {
      func build(_ log: CallLog) -> LayoutTree { RandomTree.make(seed: seed, witnesses: log) }
      let plain = try Self.calls(isRecorded: false, of: build, in: Self.canvases)
      let recorded = try Self.calls(isRecorded: true, of: build, in: Self.canvases)
      asked += plain.count
      if recorded != plain {
        let first = zip(plain, recorded).enumerated().first { $0.element.0 != $0.element.1 }
        Issue.record("seed \(seed), \(plain.count) and \(recorded.count) calls, first difference \(String(describing: first))")
      }
    }
    #expect(asked > 50_000)
  }

  @Test(arguments: ["alone", "in a row", "nested", "in frames", "without children"])
  func `each layout makes its cache once and tells its spacing once`(_ name: String) throws {
    let calls = try Self.calls(isRecorded: true, of: { try Self.scene(name, $0) }, in: Self.canvases)
    for number in Set(calls.compactMap { $0.split(separator: " ").first }) {
      #expect(calls.count { $0 == "\(number) makeCache" } == 1)
      #expect(calls.count { $0.hasPrefix("\(number) spacing") } <= 1)
      #expect(!calls.contains { $0 == "\(number) updateCache" })
    }
  }

  @Test func `a layout that is recorded places once a pass`() throws {
    let calls = try Self.calls(isRecorded: true, of: { try Self.scene("alone", $0) }, in: [Proposal(200, 200)])
    #expect(calls.count { $0.contains("placeSubviews") } == 1)
  }

  @Test func `what a layout asks while it makes its cache stands in the recording, once`() throws {
    let host = try Host { tree in
      tree.open(Witness(log: CallLog(), number: 2))
      try tree.open(Text.self, ["string": .text("some words of a text")])
      tree.close()
      tree.close()
    }
    try host.run(200, 200)
    #expect(host.trace.calls.count { $0.node == 2 && $0.proposal == Proposal(0, 0) } == 1)
    #expect(host.trace.layoutCaches.map(\.kind) == [.make])
    // Asked by the layout, in its first call.
    #expect(host.trace.calls.first { $0.node == 2 }?.parent == 1)
  }

  @Test func `an error while a cache is made ends the layout`() {
    let host = Host {
      $0.open(PlaceInCache())
      $0.color()
      $0.close()
    }
    #expect(throws: LayoutError.placedWhileMeasuring(node: 2, layout: "PlaceInCache")) { try host.run(200, 200) }
  }
}

private struct PlaceInCache: Layout {
  func makeCache(subviews: Subviews) { subviews[0].place(at: .zero, proposal: .zero) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
