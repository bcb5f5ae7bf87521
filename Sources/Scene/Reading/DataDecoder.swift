/// The data of a ForEach.
struct DataDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument

  /// Elements of any kinds, or objects: then expressions read their members, which are nil where one of them has none of that name.
  func data(_ array: Value) throws(SceneError) -> [ExpressionValue] {
    try document.expect(.array, array, "'data'", "an array")
    let elements = Array(document.json.elements(array)), values = StateDecoder(document: document)
    let areObjects = elements.contains { document.json.kind($0) == .object && !isSize($0) }
    var data: [ExpressionValue] = []
    for element in elements { data.append(areObjects ? try record(element) : try values.value(element, "an element of data")) }
    return data
  }

  /// Of an object that says no more than a size does.
  private func isSize(_ object: Value) -> Bool { document.json.keys(object).allSatisfy { ["width", "height"].contains(document.key($0)) } }

  private func record(_ object: Value) throws(SceneError) -> ExpressionValue {
    try document.expect(.object, object, "an element of data", "an object, as the others are")
    var members: [String: ExpressionValue] = [:]
    for name in document.json.keys(object) {
      let key = document.key(name), value = name + 1
      if !ExpressionNames.isIdentifier(key) { throw document.fail(.notAName(key), name) }
      if document.json.kind(value) == .null {
        members[key] = ExpressionValue.none
      } else if document.json.kind(value) == .object, !isSize(value) {
        throw document.wrongKind("'\(key)'", "a number, true, false, a text, null or {\"width\": …, \"height\": …}", value)
      } else {
        members[key] = try StateDecoder(document: document).value(value, key)
      }
    }
    return .record(members)
  }
}

extension SceneItem {
  /// What the elements of its data have, if they are objects.
  var fields: Set<String>? {
    guard case .record? = data?.first else { return nil }
    return data?.reduce(into: Set()) { names, element in
      if case .record(let members) = element { names.formUnion(members.keys) }
    }
  }
}
