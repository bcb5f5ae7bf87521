import LayoutEngine
import LayoutModel

/// A state that a pass changed: a size that was read.
package struct StateWrite: Sendable {
  let old: StateVariable
  let new: StateVariable
  /// The `readSize`, in the pass's tree.
  let node: NodeID
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

  /// The error that sizes and state never agree.
  func unsettled(_ writes: [StateWrite], in tree: SceneTree) -> SceneError {
    let problem = SceneError.Problem.unsettled(writes.map(\.new.name), passes: Self.passLimit)
    guard let node = writes.first?.node, tree.records.indices.contains(Int(node) - 1) else { return SceneError(problem, file: file) }
    let item = tree.items[Int(node) - 1]
    return item < 0 ? SceneError(problem, file: file) : fail(problem, item)
  }

  /// Lays out in memory, again and again while sizes that are read change the state.
  ///
  /// - Returns: the last pass and its tree.
  package func settle(
    _ state: [String: ExpressionValue], _ proposal: Proposal, _ options: LayoutPass.Options
  ) throws -> (tree: SceneTree, pass: LayoutPass) {
    var variables = state.map { StateVariable(name: $0.key, value: $0.value) }
    var round = 1
    while true {
      let tree = try build(Dictionary(uniqueKeysWithValues: variables.map { ($0.name, $0.value) }))
      let pass = LayoutPass(tree: tree.tree, options: options)
      try DeepThread.run(levels: tree.tree.depth) { try pass.run(proposal) }
      let writes = write(pass.readings, to: &variables)
      if writes.isEmpty || variablesRead.isDisjoint(with: writes.map(\.new.name)) { return (tree, pass) }
      if round == Self.passLimit { throw unsettled(writes, in: tree) }
      round += 1
    }
  }

  /// The state that a trace says a pass was laid out in; nil if it is not this scene's.
  package func state(recorded json: String) -> [String: ExpressionValue]? {
    guard let document = try? JSONDocument(Array(json.utf8)) else { return nil }
    let decoder = SceneDecoder(file: file, document: document, isFragment: true)
    guard let values = try? decoder.decodeState(JSONDocument.root) else { return nil }
    let state = Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) })
    return self.state.allSatisfy { state[$0.name]?.kind == $0.value.kind } ? state : nil
  }
}
