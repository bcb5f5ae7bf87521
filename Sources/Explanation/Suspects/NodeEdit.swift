import LayoutModel

/// One change of the recorded scene, by the ids of the trace. `WhatIf` makes it; in words it is an edit of `what-if`.
package enum NodeEdit: Hashable, Sendable {
  /// Takes a modifier away, or a view with everything in it.
  case remove(NodeID)
  /// Takes a container away and leaves what is in it.
  case unwrap(NodeID)
  /// Gives an argument another value, as JSON; `null` takes it away.
  case set(NodeID, argument: String, json: String)
  /// Puts a modifier around all that a view has.
  case add(NodeID, NewNode)
  /// Puts another view in the place of a view and all in it; its modifiers stay.
  case replace(NodeID, NewNode)
  case insert(NewNode, Place, NodeID)
  /// Puts a modifier right outside of another one.
  case move(NodeID, outside: NodeID)
  /// Gives the scene's environment another value, as JSON.
  case environment(String, json: String)
  /// Lays out in another canvas.
  case canvas(Proposal)

  package enum Place: String, Sendable { case before, after }

  /// A view or modifier that the scene does not have.
  package struct NewNode: Hashable, Sendable {
    package struct Argument: Hashable, Sendable {
      package let name: String
      package let json: String
    }

    package let type: String
    package let arguments: [Argument]

    package init(_ type: String, _ arguments: KeyValuePairs<String, String> = [:]) {
      self.init(type, arguments.map { Argument(name: $0.key, json: $0.value) })
    }

    init(_ type: String, _ arguments: [Argument]) { (self.type, self.arguments) = (type, arguments) }
    init(_ kind: Addition, _ arguments: KeyValuePairs<String, String> = [:]) { self.init(kind.rawValue, arguments) }
    init(_ kind: Addition, _ arguments: [Argument]) { self.init(kind.rawValue, arguments) }

    /// A view of a fixed size, which shows nothing.
    package static func shape(_ width: Double, _ height: Double) -> NewNode {
      NewNode(.shape, ["sizeThatFits": "{\"width\": \(width.json), \"height\": \(height.json)}"])
    }
  }

  /// The node that it is made to; nil of what surrounds the scene.
  package var node: NodeID? {
    switch self {
    case .remove(let node), .unwrap(let node), .set(let node, _, _), .add(let node, _), .replace(let node, _), .insert(_, _, let node), .move(let node, _): node
    case .environment, .canvas: nil
    }
  }

  /// Whether it only takes something away.
  package var takesAway: Bool {
    switch self {
    case .remove, .unwrap: true
    case .set(_, _, let json): json == "null"
    default: false
    }
  }

  /// Whether it puts a Spacer beside a view.
  package var insertsSpacer: Bool { if case .insert(let new, .after, _) = self { new.type == Addition.spacer.rawValue } else { false } }

  package var isOfCanvas: Bool { if case .canvas = self { true } else { false } }
}

extension Double {
  /// As JSON writes it: what no number can be there is a text.
  var json: String {
    self == .infinity ? "\"infinity\"" : isFinite ? (self == rounded() && abs(self) < 1e15 ? "\(Int64(exactly: self) ?? 0)" : "\(self)") : "0"
  }
}
