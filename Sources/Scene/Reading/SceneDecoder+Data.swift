import LayoutEngine
import LayoutModel

// The data of a ForEach.
extension SceneDecoder {
  /// Elements of any kinds, or objects: then expressions read their members, which are nil where one of them has none of that name.
  func data(_ array: Value) throws(SceneError) -> [ExpressionValue] {
    try expect(.array, array, "'data'", "an array")
    let elements = Array(document.elements(array))
    let areObjects = elements.contains { document.kind($0) == .object && !isSize($0) }
    var data: [ExpressionValue] = []
    for element in elements { data.append(areObjects ? try record(element) : try stateValue(element, "an element of data")) }
    return data
  }

  /// Of an object that says no more than a size does.
  private func isSize(_ object: Value) -> Bool { document.keys(object).allSatisfy { ["width", "height"].contains(key($0)) } }

  private func record(_ object: Value) throws(SceneError) -> ExpressionValue {
    try expect(.object, object, "an element of data", "an object, as the others are")
    var members: [String: ExpressionValue] = [:]
    for name in document.keys(object) {
      if !ExpressionNames.isIdentifier(key(name)) { throw fail(.notAName(key(name)), name) }
      let value = name + 1
      if document.kind(value) == .null {
        members[key(name)] = ExpressionValue.none
      } else if document.kind(value) == .object, !isSize(value) {
        throw wrongKind("'\(key(name))'", "a number, true, false, a text, null or {\"width\": …, \"height\": …}", value)
      } else {
        members[key(name)] = try stateValue(value, key(name))
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

extension ExpressionValue {
  /// The value of a variable, or of a member of it, by a name as an expression has it: `item`, `item.name`. nil for another variable's.
  func value(of name: String, as variable: String) -> ExpressionValue? {
    if name == variable { return self }
    guard case .record(let members) = self, name.hasPrefix(variable), name.dropFirst(variable.count).first == "." else { return nil }
    return members[String(name.dropFirst(variable.count + 1))] ?? ExpressionValue.none
  }
}
