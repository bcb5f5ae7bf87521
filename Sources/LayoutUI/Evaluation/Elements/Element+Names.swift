import LayoutEngine

extension Element {
  /// Names what is outermost so far: the last modifier, or the view. A modifier with an `id` of its own, as matchedGeometryEffect has one, stays what it is, and
  /// the name stands around it.
  mutating func name(_ name: String) {
    guard let last = modifiers.indices.last else { return key = name }
    if case .primitive(let type) = modifiers[last].kind, type.parameters.contains(where: { $0.name == "id" }) {
      modifiers.append(ElementModifier(kind: .primitive(Id.self), arguments: [Argument("id", .text(name))], place: modifiers[last].place, owner: owner))
      modifiers[modifiers.count - 1].key = name
    } else {
      modifiers[last].key = name
    }
  }
}
