import LayoutModel

/// Layouts written in Swift with their caches, and the values that views give to them.
package struct LayoutStore {
  /// By index, as a `CustomLayout` has it.
  var boxes: [any LayoutBox] = []
  /// The number of the tree, by which an alignment's default value is known.
  private(set) lazy var family = SubviewAccess.newFamily()
  /// Values that views give the layouts that contain them, by node and key.
  var values: [NodeID: [ObjectIdentifier: Any]] = [:]
  private var keptValues: [(key: ObjectIdentifier, value: Any)] = []
  /// The keys that `layoutValue` may name.
  package var valueKeys: [any NamedLayoutValueKey.Type] = []

  /// Reads the argument `value` for the key of that name.
  ///
  /// - Returns: a number for `give`.
  mutating func keep(_ name: String, _ value: ArgumentValue) throws(ArgumentError) -> Int32 {
    guard let key = valueKeys.first(where: { $0.name == name }) else {
      let known = valueKeys.map { $0.name }.sorted().joined(separator: ", ")
      throw ArgumentError("key", "names no layout value: '\(name)'" + (known.isEmpty ? "" : "; known: \(known)"))
    }
    guard let decoded = key.erased(value) else { throw ArgumentError("value", "of '\(name)' takes \(key.takes)") }
    keptValues.append((ObjectIdentifier(key), decoded))
    return Int32(keptValues.count - 1)
  }

  /// Keeps a value for a key that a program declares.
  ///
  /// - Returns: a number for `give`.
  mutating func keep<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> Int32 {
    keptValues.append((ObjectIdentifier(key), value))
    return Int32(keptValues.count - 1)
  }

  /// Gives a node a value that was kept.
  mutating func give(kept index: Int32, to node: NodeID) {
    let (key, value) = keptValues[Int(index)]
    if node != 0 { values[node, default: [:]][key] = value }
  }

  /// The outermost value a view has for `key`, seen through the modifiers that let a priority through too (`Fidelity.layoutValues`).
  func value<K: LayoutValueKey>(_ key: K.Type, of node: NodeID, in tree: LayoutTree) -> K.Value? {
    if values.isEmpty { return nil }
    var node = node
    while true {
      // Of an Optional `K.Value` the cast alone would take what is not there for nil.
      if let given = values[node]?[ObjectIdentifier(key)], let value = given as? K.Value { return value }
      guard Self.passesValuesOn(tree.nodes[node]) else { return nil }
      node += 1
    }
  }

  private static func passesValuesOn(_ node: ViewNode) -> Bool {
    guard let type = AnyPrimitive.types[Int(node.primitive.kind)] as? any UnaryPrimitive.Type else { return false }
    switch Fidelity.layoutValues {
    case .asPriority: return type.passesPriorityOn || type == LayoutPriority.self
    case .throughModifiers: return true
    }
  }
}
