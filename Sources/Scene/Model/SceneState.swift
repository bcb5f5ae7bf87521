import JSON
import LayoutEngine
import LayoutModel

// What a scene reads of its state, and what holds from one tree to the next.

extension Scene {
  /// State that some argument depends on.
  var variablesRead: Set<String> {
    var names = guides.reduce(into: Set<String>()) { $0.formUnion($1.defaultValue.variables) }
    for item in items {
      for argument in item.arguments { names.formUnion(argument.value.variables) }
    }
    return names
  }

  /// Whether some view follows where another one was, maybe in the pass before.
  package var followsSources: Bool { items.contains { $0.type.traits.contains(.followsSource) } }

  /// Gives a tree the sizes that hold from the tree before it; an argument that reads what changed counts as changed.
  func carryOver(from old: SceneTree, to new: SceneTree, changed: Set<String>) {
    guard old.items == new.items, old.tree.environment == new.tree.environment,
      guides.allSatisfy({ $0.defaultValue.variables.isDisjoint(with: changed) })
    else { return }
    new.tree.carryOver(from: old.tree) { node in
      let item = new.items[Int(node) - 1]
      return item >= 0 && items[Int(item)].arguments.contains { !$0.value.variables.isDisjoint(with: changed) }
    }
  }

  /// A layout's error, at the node's place in the scene; an implicit stack's is that of the view it stands in, or of the scene's view.
  func fail(_ error: LayoutError, in tree: SceneTree) -> SceneError {
    guard let node = error.node, tree.items.indices.contains(Int(node) - 1) else { return SceneError(.layout(error, key: nil), file: file) }
    let problem = SceneError.Problem.layout(error, key: tree[node].key)
    var place = node
    while place > 0, tree.items[Int(place) - 1] < 0 { place = tree.tree.nodes[Int(place)].parent }
    return place > 0 ? fail(problem, tree.items[Int(place) - 1]) : fail(problem, at: document.member(JSONDocument.root, "view"))
  }

  /// The same scene with a pass for each device, each in the state that the scene begins with.
  package func laidOut(on devices: [Device]) -> Scene {
    var scene = self
    scene.passes = devices.map { ScenePass(name: $0.name, proposal: $0.proposal, changes: state, device: $0) }
    return scene
  }

  /// The same scene with each of its passes in texts of each of these sizes, the passes of a size one after the other.
  package func laidOut(at sizes: [DynamicTypeSize]) -> Scene {
    var scene = self
    scene.passes = sizes.flatMap { size in
      passes.enumerated().map { index, pass in
        var pass = pass
        pass.dynamicTypeSize = size
        // A single one needs no other name.
        if sizes.count > 1 { pass.name = "\(pass.name ?? "pass \(index + 1)"), \(size.rawValue)" }
        // Each size begins as the scene does.
        if index == 0 { pass.changes = state.filter { variable in !pass.changes.contains { $0.name == variable.name } } + pass.changes }
        return pass
      }
    }
    return scene
  }

  /// The same scene in the environment of one of its passes.
  package func inEnvironment(of pass: ScenePass) -> Scene {
    var scene = self
    if let device = pass.device { scene.environment = device.environment(changing: environment) }
    if let size = pass.dynamicTypeSize { scene.environment.text.dynamicTypeSize = size }
    return scene
  }

  /// The same scene up to one of its passes, that one in another canvas or on a device.
  package func laidOut(upTo pass: Int, in proposal: Proposal?, on device: Device?) -> Scene {
    var scene = self
    scene.passes = Array(passes.prefix(max(0, pass) + 1))
    guard let last = scene.passes.indices.last else { return scene }
    if let device { (scene.passes[last].proposal, scene.passes[last].device) = (device.proposal, device) }
    if let proposal { scene.passes[last].proposal = proposal }
    return scene
  }

  /// The same scene with one pass, for a proposal given on the command line.
  package func laidOut(in proposal: Proposal) -> Scene {
    var scene = self
    scene.passes = [ScenePass(name: "pass", proposal: proposal, changes: [])]
    return scene
  }
}

extension LayoutError {
  /// The node it is about.
  package var node: NodeID? {
    switch self {
    case .formula(let node, _, _, _), .notANumber(let node, _, _, _), .placedWhileMeasuring(let node, _), .goneSubview(let node, _, _),
      .impure(let node, _, _, _, _), .tooManyCalls(_, let node, _), .tooManyColumns(let node, _):
      node
    case .tooDeep, .recording, .overBudget: nil
    }
  }
}

extension SceneTree {
  /// Whether a trace would say the same about every node.
  package func hasSameNodes(as other: SceneTree) -> Bool {
    items == other.items
      && zip(nodes, other.nodes).allSatisfy { a, b in
        a.key == b.key && a.kind == b.kind && a.last == b.last && a.hasSameArguments(as: b)
      }
  }

  /// What the view is called that a modifier belongs to.
  func key(ofViewOf modifier: NodeID) -> String {
    items.indices.contains(Int(modifier) - 1) ? self[self[modifier].view].key : "?"
  }
}
