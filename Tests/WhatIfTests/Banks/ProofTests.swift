import Foundation
import LayoutModel
import Rendering
import Scene
import Testing
import TraceStore

@testable import Explanation
@testable import WhatIf

/// What every answer of `why` claims holds, on 500 scenes nobody made up for it.
struct ProofTests {
  static let seeds = stride(from: UInt64(1), through: 500, by: 25).map { $0..<$0 + 25 }

  /// A scene laid out with edits, by the words of `what-if` alone: nothing the decider laid out. What is edited alike is laid out once.
  private final class Relayouts {
    let replay: Replay
    private var known: [[String]: LaidOutScene?] = [:]

    init(_ recorded: Recorded) throws { replay = try Replay(recorded.trace, recorded.pass) }

    func layOut(_ edits: [String]) -> LaidOutScene? {
      if let scene = known[edits] { return scene }
      let scene = try? replay.layOut(together: edits.flatMap { try SceneEdit.list($0) })
      known[edits] = .some(scene)
      return scene
    }
  }

  /// The answers for every node of the scene with this seed.
  private func answers(_ seed: UInt64, _ check: (Recorded, Relayouts, Explanation) throws -> Void) throws {
    let recorded = try Recorded(Scene(SceneInput(file: "\(seed).json", bytes: Array(RandomScene.json(seed: seed).utf8))))
    let relayouts = try Relayouts(recorded)
    let prover = try Prover(recorded.trace, recorded.pass, Replay(recorded.trace, recorded.pass), layouts: .max)
    let explainer = Explainer(recorded.trace)
    try recorded.trace.consistently {
      for row in try recorded.trace.rows("SELECT node_id FROM placement ORDER BY node_id").rows {
        let node = try #require(try row[0].node.flatMap(recorded.trace.node))
        try check(recorded, relayouts, try prover.complete(try explainer.explain(node, in: recorded.pass)))
      }
    }
  }

  @Test(arguments: seeds) func `what is said to decide changes the size when it is taken away, and numbers are those of the trace`(_ seeds: Range<UInt64>)
    throws
  {
    var asked = 0, undecided: [String] = []
    for seed in seeds {
      try answers(seed) { recorded, relayouts, answer in
        try checkNumbers(answer, recorded, seed)
        for axis in answer.axes {
          asked += 1
          let place = "seed \(seed), \(answer.key) \(axis.axis.dimension)"
          guard let decides = axis.decides else {
            undecided.append(place)
            #expect(ExplanationText(axes: [axis.axis]).render(answer).contains("nothing decides it"), "\(place)")
            continue
          }
          #expect(changes(axis, axis.proof, answer.node, relayouts), "\(place): \(axis.proof)")
          // Of steps that decide together none does alone.
          if !axis.together.isEmpty {
            for edit in axis.proof { #expect(!changes(axis, [edit], answer.node, relayouts, orTakesAway: false), "\(place): \(edit)") }
            #expect(answer.consequences.contains { $0.isJoint && $0.axes.contains(axis.axis) }, "\(place)")
            #expect(ExplanationText().render(answer).contains("Nothing single decides the "), "\(place)")
          }
          checkMarker(axis, answer, place)
          // It is the last: what stands after it on the chain changes nothing, whichever of the views it names is taken away.
          let own = axis.proofs.first.map { proof in axis.steps[decides].edits.contains { $0.words == proof.words } } ?? false
          for later in axis.steps.indices where later > decides && axis.together.isEmpty && own {
            for edit in axis.steps[later].edits where edit.words != axis.proof.first {
              #expect(!changes(axis, [edit.words], answer.node, relayouts, orTakesAway: false), "\(place): \(edit.words) comes after what decides")
            }
          }
        }
      }
    }
    // A few have causes on both axes at once, or a child's in the way of a sibling's.
    #expect(asked > 300 && Double(undecided.count) < 0.02 * Double(asked), "\(undecided.count) of \(asked) undecided: \(undecided)")
  }

  /// The marker, the pointer of the what-if and the proof speak of one node, or the marker says what proved it.
  private func checkMarker(_ axis: AxisExplanation, _ answer: Explanation, _ place: String) {
    for (index, edit) in zip(axis.together + [axis.decides].compactMap { $0 }, axis.proofs) {
      let step = axis.steps[index]
      #expect(step.by == edit.blamed?.id || edit.nodes.isEmpty, "\(place): \(step.owner ?? "-") for \(edit.words)")
      #expect((step.deciders.map(\.id) == edit.nodes.map(\.id)) == (edit.difference == nil) || edit.nodes.isEmpty, "\(place): \(edit.words)")
    }
    guard axis.proofs.count == 1, let proof = axis.proofs.first, !proof.nodes.isEmpty else { return }
    if let told = answer.consequences.first(where: { $0.edit == proof.words }) { #expect(told.pointer == proof.nodes[0].pointer, "\(place): \(told.edit)") }
  }

  private func changes(_ axis: AxisExplanation, _ edits: [String], _ node: NodeID, _ relayouts: Relayouts, orTakesAway: Bool = true) -> Bool {
    guard !edits.isEmpty, let edited = relayouts.layOut(edits) else { return false }
    let replay = relayouts.replay
    var node = node
    while true {
      if let match = edited.tree.node(matching: node, of: replay.original.tree) {
        return edited.isPlaced(match) && abs(edited.size(match)[axis.axis] - axis.value) > 0.005
      }
      // Without the modifier it is the size of what it wrapped; without the view there is none.
      guard replay.original.record(node).role == .modifier else { return orTakesAway }
      node += 1
    }
  }

  /// Every number of a sentence is in the row of the query that `--sql` prints, or among the arguments of a view it names.
  private func checkNumbers(_ answer: Explanation, _ recorded: Recorded, _ seed: UInt64) throws {
    for step in answer.axes.flatMap({ $0.steps + $0.troubles }) {
      let row = try #require(try recorded.trace.row(step.query, step.arguments))
      var known = row.values.flatMap { Self.numbers("\($0.number?.short ?? $0.text ?? "")") }
      // Lists are JSON, whose objects name nodes, too.
      let lists = row.values.compactMap(\.text).filter { $0.hasPrefix("[{") }.flatMap { $0.matches(of: /_id":(\d+)/).compactMap { Int64($0.1) } }
      let named =
        lists + row.filter { $0.key.hasSuffix("_id") }.compactMap(\.value.integer)
        + row.filter { $0.key.hasSuffix("_ids") }.flatMap { ($0.value.text ?? "").split(separator: ",").compactMap { Int64($0) } }
      for id in named {
        let arguments = try recorded.trace.rows("SELECT number, text FROM attribute WHERE node_id = :node", ["node": .integer(id)])
        known += arguments.rows.flatMap { $0.flatMap { Self.numbers("\($0.number?.short ?? $0.text ?? "")") } }
      }
      // Words, not measurements: the default of a view without a size.
      if step.rule == "Reply/leaf" { known.append("10") }
      for number in Self.numbers(step.sentence) { #expect(known.contains(number), "seed \(seed), \(answer.key), \(step.rule): \(number) in \(step.sentence)") }
    }
  }

  /// The numbers in a text, but for those in names such as `node7`.
  static func numbers(_ text: String) -> [String] {
    var numbers: [String] = [], current = "", before: Character = " "
    for character in text + " " {
      if character.isASCII, character.isNumber || (character == "." && !current.isEmpty) {
        if !current.isEmpty || !(before.isLetter || before.isNumber || before == "_") { current.append(character) }
      } else if !current.isEmpty {
        // `44.0` in JSON is `44` in a sentence.
        let number = current.hasSuffix(".") ? String(current.dropLast()) : current
        numbers.append(Double(number)?.short ?? number)
        current = ""
      }
      before = character
    }
    return numbers
  }
}
