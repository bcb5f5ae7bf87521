import LayoutModel

// Values that views give the layouts that contain them.
extension LayoutTree {
  /// Gives the innermost open node a value that was kept.
  func setLayoutValue(kept index: Int32) {
    let (key, value) = keptLayoutValues[Int(index)]
    if innermostNode != 0 { layoutValues[innermostNode, default: [:]][key] = value }
  }

  /// The outermost value a view has for `key`, seen through the modifiers that let a priority through too (`Fidelity.layoutValues`).
  func layoutValue<K: LayoutValueKey>(_ key: K.Type, _ node: NodeID) -> K.Value? {
    if layoutValues.isEmpty { return nil }
    var node = node
    while true {
      if let value = layoutValues[node]?[ObjectIdentifier(key)] as? K.Value { return value }
      guard passesLayoutValuesOn(node) else { return nil }
      node += 1
    }
  }

  private func passesLayoutValuesOn(_ node: NodeID) -> Bool {
    guard let type = AnyPrimitive.types[Int(nodes[node].primitive.kind)] as? any UnaryPrimitive.Type else { return false }
    switch Fidelity.layoutValues {
    case .asPriority: return type.passesPriorityOn || type == LayoutPriority.self
    case .throughModifiers: return true
    }
  }
}
