import JSON
import LayoutEngine
import LayoutModel

/// A state that a pass changed: a size that was read.
package struct StateWrite: Sendable {
  let old: StateVariable
  let new: StateVariable
  /// The `readSize`, in the pass's tree.
  let node: NodeID
}

/// What a pass leaves to be done by another one.
package struct Aftermath {
  /// States that sizes were written to.
  var writes: [StateWrite] = []
  /// Views whose matchedGeometryEffect followed what its source was in the pass before.
  var lateFollowers: [NodeID] = []

  var isSettled: Bool { writes.isEmpty && lateFollowers.isEmpty }

  /// Why the next pass runs.
  func trigger(in tree: SceneTree) -> String {
    (writes.map { "readSize on \(tree.key(ofViewOf: $0.node)) wrote \($0.new.name)" }
      + lateFollowers.map { "matchedGeometryEffect on \(tree.key(ofViewOf: $0)) follows its source" }).joined(separator: ", ")
  }

  /// What a recording says of a layout that was given up: the node it is about, and why.
  func finding(in tree: SceneTree) -> (node: NodeID, message: String) {
    guard let write = writes.first else {
      return (lateFollowers.first ?? 0, "still follows its matchedGeometryEffect's source to another place after \(Scene.passLimit) passes")
    }
    return (write.node, "what it reads into \(write.new.name) still changes after \(Scene.passLimit) passes")
  }
}

extension Scene {
  /// Passes after which a layout that writes to its own state is given up.
  package static let passLimit = 20

  /// Writes the sizes that a pass read. Where several are read into one state, the one placed last counts.
  ///
  /// - Returns: what changed by that.
  func write(_ readings: [SizeReading], to state: inout [StateVariable]) -> [StateWrite] {
    state.indices.compactMap { index in
      let old = state[index]
      guard let reading = readings.last(where: { $0.state == old.name }) else { return nil }
      state[index].value = .size(width: reading.size.width, height: reading.size.height)
      return state[index] == old ? nil : StateWrite(old: old, new: state[index], node: reading.node)
    }
  }

  /// What a pass leaves to be done; writes to the state what it read.
  func aftermath(of pass: LayoutPass, _ state: inout [StateVariable]) -> Aftermath {
    pass.tree.takeSources(from: pass)
    return Aftermath(writes: write(pass.readings, to: &state), lateFollowers: pass.matched.lateFollowers)
  }

  /// The error that sizes and state, or a view and its source, never agree.
  func unsettled(_ aftermath: Aftermath, in tree: SceneTree) -> SceneError {
    let node = aftermath.writes.first?.node ?? aftermath.lateFollowers.first ?? 0
    let problem =
      aftermath.writes.isEmpty
      ? SceneError.Problem.unmatched(tree.key(ofViewOf: node), passes: Self.passLimit)
      : .unsettled(aftermath.writes.map(\.new.name), passes: Self.passLimit)
    guard tree.items.indices.contains(Int(node) - 1), tree.items[Int(node) - 1] >= 0 else { return SceneError(problem, file: file) }
    return fail(problem, tree.items[Int(node) - 1])
  }

  /// The state that a trace says a pass was laid out in; nil if it is not this scene's.
  package func state(recorded json: String) -> [StateVariable]? {
    guard let document = try? JSONDocument(Array(json.utf8)) else { return nil }
    let decoder = StateDecoder(document: CheckedDocument(document, file: file, isFragment: true))
    guard let values = try? decoder.state(JSONDocument.root) else { return nil }
    let recorded = Dictionary(merging: values.map { ($0.name, $0.value) })
    guard state.allSatisfy({ recorded[$0.name]?.kind == $0.value.kind }) else { return nil }
    return state.map { StateVariable(name: $0.name, value: recorded[$0.name] ?? $0.value) }
  }
}
