import LayoutModel

/// A change that may prove a step, with the nodes it is made to: by it the marker, the pointer and the proof speak of the same node, or say why not.
package struct StepEdit: Sendable {
  /// What is changed, all at once.
  package var changes: [NodeEdit]
  /// The same in the words of `what-if`.
  package var words: String
  /// What to call it, `Without .layoutPriority(1)`; nil for one that only proves.
  package var label: String?
  /// What it takes away or changes, in the order of the words; empty for the canvas and the environment.
  package var nodes: [Named]
  /// Who decides if this is the proof. Where it is none of `nodes`, the rule is about somebody else than the proof takes away.
  package var blamed: Named?
  /// Why that is so, where the words alone do not tell: `then one is taken though it does not fit`.
  package var reason: String?

  package init(_ changes: [NodeEdit], words: String, label: String? = nil, nodes: [Named] = [], blamed: Named? = nil, reason: String? = nil) {
    (self.changes, self.words, self.label, self.nodes, self.blamed, self.reason) = (changes, words, label, nodes, blamed, reason)
  }

  /// Whether it changes what surrounds the whole scene, the safe area.
  package var isOfEnvironment: Bool { changes.contains { if case .environment = $0 { true } else { false } } }
  package var isOfCanvas: Bool { changes.contains(where: \.isOfCanvas) }
  /// Whether it gives a node a modifier that it does not have.
  package var adds: Bool { changes.contains { if case .add = $0 { true } else { false } } }

  /// A node as an answer names it.
  package struct Named: Sendable, Equatable {
    package var id: NodeID
    package var key: String
    /// Where it stands alone a modifier is named in full, `.layoutPriority(1) on stamp`.
    package var owner: String
    /// Where it stands in the scene.
    package var pointer: String?
  }

  /// Whether it only takes nodes away, and at most leaves empty cells for them.
  package var isRemoval: Bool {
    !changes.isEmpty
      && changes.allSatisfy {
        switch $0 {
        case .remove, .unwrap, .insert(_, .before, _): true
        default: false
        }
      }
  }

  /// Whether it takes one thing away, a node or an argument, and can be called so.
  package var takesAway: Bool { label != nil && nodes.count == 1 && changes.allSatisfy(\.takesAway) }

  /// What it takes away, `title` of `Without title`; nil of other edits.
  package var name: String? {
    guard changes.allSatisfy(\.takesAway), let label, label.hasPrefix(Self.without) else { return nil }
    return String(label.dropFirst(Self.without.count))
  }

  /// How the label of what takes something away begins.
  package static let without = "Without "

  /// How it was proved, where that is another node than the one that decides: `proved by taking away b`.
  package var difference: String? {
    guard let blamed, let first = nodes.first, first != blamed else { return nil }
    let way = label.map { label in
      if isRemoval, changes.count == nodes.count, let name { "by taking away \(name)" } else { label.prefix(1).lowercased() + label.dropFirst() }
    }
    return "proved \(way ?? "by a change of \(nodes.map(\.key).listed)")" + (reason.map { ": \($0)" } ?? "")
  }
}

extension Step {
  /// Who decides, as far as a step knows: what the proof takes away at once decides at once.
  package var deciders: [StepEdit.Named] {
    if let proof, proof.blamed != nil, proof.difference == nil, proof.nodes.count > 1 { return proof.nodes }
    return by.flatMap { id in owner.map { [StepEdit.Named(id: id, key: byKey ?? $0, owner: $0, pointer: pointer)] } } ?? []
  }

  /// Names the node that decides by the edit that proved it.
  package mutating func prove(by edit: StepEdit) {
    proof = edit
    guard let blamed = edit.blamed else { return }
    (by, byKey, owner, pointer) = (blamed.id, blamed.key, blamed.owner, blamed.pointer)
  }
}
