import Platform

/// State variables and their values: those that a scene begins with, those that change before a pass.
struct StateDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument

  func state(_ object: Value?) throws(SceneError) -> [StateVariable] {
    guard let object else { return [] }
    try document.expect(.object, object, "'state'", "an object")
    var state: [StateVariable] = []
    for name in document.json.keys(object) {
      let key = document.key(name)
      try document.checkName(key, name)
      state.append(StateVariable(name: key, value: try value(name + 1, key)))
    }
    return state
  }

  /// New values for variables of `state`, each of its variable's kind.
  func changes(_ object: Value?, of state: [StateVariable]) throws(SceneError) -> [StateVariable] {
    guard let object else { return [] }
    try document.expect(.object, object, "'set'", "an object")
    let names = state.map(\.name)
    var changes: [StateVariable] = []
    for name in document.json.keys(object) {
      let key = document.key(name)
      guard let variable = state.first(where: { $0.name == key }) else {
        throw document.fail(.unknownKey(key, of: "the state", nearest: Suggestion.nearest(to: key, among: names), known: names), name)
      }
      let value = try value(name + 1, key)
      if value.kind != variable.value.kind { throw document.wrongKind("'\(key)'", "\(variable.value.kind), as in \"state\"", name + 1) }
      changes.append(StateVariable(name: key, value: value))
    }
    return changes
  }

  func value(_ value: Value, _ name: String) throws(SceneError) -> ExpressionValue {
    let takes = "a number, true, false, a text or {\"width\": …, \"height\": …}"
    switch document.json.kind(value) {
    case .number: return .number(try document.number(value, name))
    case .bool: return .bool(document.json.bool(value) ?? false)
    case .string: return .text(document.json.string(value) ?? "")
    case .object:
      try document.checkKeys(value, ["width", "height"], of: "a size")
      guard let width = document.member(value, "width") else { throw document.fail(.missing("width", of: "a size"), value) }
      guard let height = document.member(value, "height") else { throw document.fail(.missing("height", of: "a size"), value) }
      return .size(width: try side(width, "width"), height: try side(height, "height"))
    case .array, .null: throw document.wrongKind("'\(name)'", takes, value)
    }
  }

  /// A side of a size. One that was read during layout may be infinite: a trace says so, a scene cannot.
  private func side(_ value: Value, _ name: String) throws(SceneError) -> Double {
    if document.isFragment, document.json.string(value) == "infinity" { return .infinity }
    return try document.number(value, name)
  }
}
