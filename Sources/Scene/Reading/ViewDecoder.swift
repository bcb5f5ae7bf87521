import LayoutEngine
import LayoutModel
import Platform

/// Views and modifiers, in a loop over what is still to be decoded: any depth works on any thread.
struct ViewDecoder {
  typealias Value = CheckedDocument.Value

  private let document: CheckedDocument
  private let arguments: ArgumentDecoder
  /// The views and modifiers decoded so far.
  private(set) var items = SceneItems()
  /// The index of the first: those before it the scene has already.
  private let firstItem: SceneItem.Index
  /// Where each id was written first; nil where that is no place in the file.
  private var ids: [String: Value?] = [:]
  /// What is wrong with the scene so far.
  private(set) var errors: [SceneError]

  /// - Parameter errors: those of what the scene has beside its view.
  init(_ document: CheckedDocument, _ declarations: SceneDeclarations, after errors: [SceneError]) {
    (self.document, self.errors, firstItem) = (document, errors, 0)
    arguments = ArgumentDecoder(document: document, declarations: declarations)
  }

  /// A decoder of views that are added to a scene: their ids are none of its.
  init(_ fragment: CheckedDocument, addingTo scene: Scene) {
    (document, errors, firstItem) = (fragment, [], SceneItem.Index(scene.items.count))
    arguments = ArgumentDecoder(document: fragment, declarations: scene.declarations)
    for case let id? in scene.items.map(\.id) { ids.updateValue(nil, forKey: id) }
  }

  private struct Pending {
    let value: Value
    let owner: SceneItem.Index
    let slot: String
    let ordinal: Int32?
    /// Index into the names in use.
    let names: Int
  }

  /// Loops and readers of different names that may stand inside one another: each is a set of names of its own.
  private static let nestedNameLimit = 64

  /// Decodes the view or array of views at `value` and everything in it.
  ///
  /// - Returns: the items of the outermost views.
  mutating func decode(_ value: Value, slot: String, owner: SceneItem.Index, names: ExpressionNames) throws(SceneError) -> [SceneItem.Index] {
    items.reserveCapacity(items.count + document.json.objectCount)
    var scopes = [names]
    var pending: [Pending] = []
    var roots: [SceneItem.Index] = []
    try add(value, slot, owner, 0, to: &pending, acceptsOne: true)
    while let next = pending.popLast() {
      let isModifier = next.slot == "modifiers"
      let index = firstItem + SceneItem.Index(items.count)
      let before = errors.count
      let item = errors.collect(
        else: nil, Result { () throws(SceneError) in try decodeItem(next.value, next, isModifier: isModifier, names: scopes[next.names]) })
      if document.isFragment, errors.count > before { throw errors[before] }
      // Of what is no view nothing more is told.
      let isView = item != nil
      items.append(item ?? SceneItem(type: .empty, origin: nil, owner: next.owner, slot: next.slot, ordinal: next.ordinal))
      if next.owner == owner, next.slot == slot {
        roots.append(index)
      } else {
        attach(index, to: next.owner, slot: next.slot)
      }
      if isView {
        errors.collect(else: (), Result { () throws(SceneError) in try addContents(of: index, next, &scopes, &pending) })
        if document.isFragment, errors.count > before { throw errors[before] }
      }
    }
    return roots
  }

  private mutating func attach(_ index: SceneItem.Index, to owner: SceneItem.Index, slot: String) {
    switch slot {
    case "modifiers": items[Int(owner - firstItem)].modifiers.append(index)
    case "else": items[Int(owner - firstItem)].otherwise.append(index)
    default: items[Int(owner - firstItem)].views.append(index)
    }
  }

  /// Puts modifiers and views of an item on the list; the list is worked off from its end, so they go on it backwards.
  private func addContents(of index: SceneItem.Index, _ item: Pending, _ scopes: inout [ExpressionNames], _ pending: inout [Pending]) throws(SceneError) {
    let type = items.entry(index - firstItem).item.type
    let inner = try scope(inside: index, type, item, &scopes)
    for parameter in type.viewParameters.reversed() {
      guard let value = document.member(item.value, parameter.name) else { continue }
      try add(value, parameter.name, index, inner, to: &pending, acceptsOne: parameter.kind == .content)
    }
    guard type.role != .modifier, let modifiers = document.member(item.value, "modifiers") else { return }
    try add(modifiers, "modifiers", index, item.names, to: &pending, acceptsOne: false)
  }

  private func add(
    _ value: Value, _ slot: String, _ owner: SceneItem.Index, _ names: Int, to pending: inout [Pending], acceptsOne: Bool
  ) throws(SceneError) {
    if document.json.kind(value) == .array {
      let new = document.json.elements(value).enumerated().map { Pending(value: $1, owner: owner, slot: slot, ordinal: Int32($0), names: names) }
      pending.append(contentsOf: new.reversed())
    } else if acceptsOne {
      pending.append(Pending(value: value, owner: owner, slot: slot, ordinal: nil, names: names))
    } else {
      throw document.wrongKind("'\(slot)'", slot == "modifiers" ? "an array of modifiers" : "an array of views", value)
    }
  }

  /// The names inside a ForEach or GeometryReader: one more than outside.
  private func scope(
    inside index: SceneItem.Index, _ type: SceneType, _ pending: Pending, _ scopes: inout [ExpressionNames]
  ) throws(SceneError) -> Int {
    let isLoop = if case .loop = type.body { true } else { false }
    if !isLoop, !type.traits.contains(.exposesSize) { return pending.names }
    var names = scopes[pending.names]
    let item = items[Int(index - firstItem)], name = item.variable
    if isLoop {
      if names.variables.contains(name), names.members[name] == item.fields { return pending.names }
      names.declare(name, members: item.fields)
    } else if !names.geometries.insert(name).inserted {
      return pending.names
    }
    let value = document.member(pending.value, "as") ?? pending.value
    try document.checkName(name, value)
    names.nesting += 1
    if names.nesting > Self.nestedNameLimit {
      throw document.fail(.tooManyNames(Self.nestedNameLimit), value)
    }
    scopes.append(names)
    return scopes.count - 1
  }

  private mutating func decodeItem(_ value: Value, _ place: Pending, isModifier: Bool, names: ExpressionNames) throws(SceneError) -> SceneItem? {
    let what = isModifier ? "a modifier" : "a view"
    try document.expect(.object, value, what, "an object with a \"type\"")
    guard let typeValue = document.member(value, "type") else { throw document.fail(.missing("type", of: what), value) }
    let code = document.codeNumber(value)
    let type =
      if let code {
        SceneType.program(try document.text(typeValue, "type"), code, isModifier: isModifier)
      } else {
        try self.type(typeValue, isModifier: isModifier)
      }
    var item = SceneItem(type: type, origin: document.isFragment ? nil : value, owner: place.owner, slot: place.slot, ordinal: place.ordinal)
    // Most say one or two: an array that grows from none is allocated for each.
    item.arguments.reserveCapacity(min(2, type.parameters.count))
    let ownKeys = code == nil ? type.ownKeys : type.ownKeys + ["code"]
    for keyValue in document.json.keys(value) {
      let name = document.key(keyValue)
      errors.collect(else: (), Result { () throws(SceneError) in try decodeMember(keyValue, name, ownKeys, &item, names) })
    }
    for parameter in type.requiredParameters where document.member(value, parameter.name) == nil {
      throw document.fail(.missingArgument(parameter.name, of: type.name, doc: parameter.doc), value)
    }
    if case .loop = type.body, (item.data == nil) == (item.argument("count") == nil), errors.isEmpty {
      throw document.fail(item.data == nil ? .missingArgument("count", of: "ForEach", doc: "or an array, data") : .beside("count", "data"), value)
    }
    return item
  }

  private mutating func decodeMember(
    _ keyValue: Value, _ name: String, _ ownKeys: [String], _ item: inout SceneItem, _ names: ExpressionNames
  ) throws(SceneError) {
    let type = item.type
    if name == type.keyMember {
      if document.json.kind(keyValue + 1) != .null { item.id = try identifier(keyValue + 1, name) }
    } else if let parameter = type.parameter(name) {
      if case .loop = type.body, name == "data" {
        item.data = try DataDecoder(document: document).data(keyValue + 1)
      } else if let argument = try arguments.argument(keyValue + 1, parameter, of: type, names) {
        item.arguments.append(argument)
      }
    } else if !ownKeys.contains(name) {
      let known = type.parameters.map(\.name) + ownKeys
      throw document.fail(
        .unknownArgument(name, of: type.name, nearest: Suggestion.nearest(to: name, among: known), known: type.parameters.map(\.name)), keyValue)
    }
  }

  private func type(_ value: Value, isModifier: Bool) throws(SceneError) -> SceneType {
    let name = try document.text(value, "type")
    if let type = SceneType.byName[name] {
      if (type.role == .modifier) != isModifier { throw document.fail(.wrongPlace(name, isModifier: !isModifier), value) }
      return type
    }
    let alike = SceneType.all.filter { ($0.role == .modifier) == isModifier }.map(\.name)
    throw document.fail(.unknownType(name, isModifier: isModifier, nearest: Suggestion.nearest(to: name, among: alike)), value)
  }

  /// An id, checked to be the only one; `node7` and `row[0]` are what nodes without or with a repeated id are called.
  private mutating func identifier(_ value: Value, _ name: String) throws(SceneError) -> String {
    let id = try document.text(value, name)
    let isAutomatic = id.hasPrefix("node") && id.count > 4 && id.dropFirst(4).allSatisfy(\.isNumber)
    let isInstance = id.hasSuffix("]") && id.contains("[")
    // Commands take ids as words: one that looks like an option, or breaks a line, could not be asked for.
    let isUnspeakable = id.hasPrefix("-") || id.unicodeScalars.contains { $0.properties.generalCategory == .control } || id.allSatisfy(\.isWhitespace)
    if isAutomatic || isInstance || isUnspeakable { throw document.fail(.reservedID(id), value) }
    if let first = ids[id] { throw document.fail(.duplicateID(id), value, related: first) }
    ids.updateValue(document.isFragment ? nil : value, forKey: id)
    return id
  }
}
