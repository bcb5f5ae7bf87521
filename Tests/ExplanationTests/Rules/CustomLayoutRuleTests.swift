import Foundation
import LayoutEngine
import LayoutModel
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// A layout of its own that proposes something else than it was proposed.
struct CustomLayoutRuleTests {
  /// Proposes half its width.
  private struct Half: Layout {
    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize { ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(half(proposal)) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: half(proposal))
    }
  }

  @Test func `what it proposes is its own doing`() throws {
    let folder = try TestFolder(), file = folder.path("trace.db")
    let tree = LayoutTree()
    tree.open(Half())
    try tree.open(Color.self, [:])
    tree.close()
    tree.close()
    tree.finish()
    let recorder = try TraceRecorder(path: file)
    let log = EventLog(sink: recorder)
    log.pass = 1
    try recorder.begin(RecordingRecord(meta: [], sceneName: "custom", sceneJSON: "{}", vocabulary: PrimitiveRegistry.vocabulary))
    func record(_ id: NodeID, _ key: String, _ role: NodeRole, _ kind: String) -> NodeRecord {
      NodeRecord(
        id: id, parent: id - 1, last: 2, ordinal: 0, depth: Int32(id) - 1, key: key, path: key, role: role, kind: kind, label: nil, view: id, pointer: nil,
        attributes: [])
    }
    try recorder.add(StructureRecord(id: 1, nodes: [record(1, "half", .container, "Half"), record(2, "c", .leaf, "Color")]))
    let canvas = Proposal(200, 80)
    try recorder.begin(PassRecord(id: 1, structure: 1, name: "pass", proposal: canvas, state: "{}", trigger: "start", guideNames: tree.guides.names))
    try LayoutPass(tree: tree, log: log).run(canvas)
    try recorder.end(pass: 1, firstCall: 1, lastCall: log.nextCall - 1)
    try recorder.finish()

    let trace = try Trace(path: file)
    let pass = try #require(try trace.lastPass), node = try #require(try trace.node("c", in: pass))
    let width = try Explainer(trace).explain(node, in: pass).axes[0]
    #expect(width.steps.map(\.rule) == ["Offer/canvas", "Offer/custom_layout", "Reply/leaf"])
    #expect(width.steps.map(\.value) == [200, 100, 100])
    #expect(width.steps[1].sentence == "half (Half), a custom Layout, proposes it")
    #expect(width.steps[1].edits.map(\.words) == ["unwrap half"])
  }
}
