import JSON
import LayoutEngine
import LayoutModel
import Platform

extension Scene {
  /// The scene with one change. Items keep their numbers, so nodes of both scenes' trees can be matched.
  ///
  /// - Parameters:
  ///   - tree: the tree whose keys the edit uses; an id that an earlier edit gave is known, too.
  ///   - edits: all that are made: what is put beside a view that one of them takes away stands for that view, and there alone, as the view goes alone.
  /// - Throws: `SceneEditError`.
  package func applying(_ edit: SceneEdit, to tree: SceneTree, among edits: [SceneEdit] = []) throws(SceneEditError) -> Scene {
    var scene = self
    do throws(SceneEditError.Problem) {
      if case .insert(let view, let place, let key) = edit, edits.contains(.remove(key)) {
        try scene.insert(view, place, try scene.item(key, tree), key)
      } else {
        try scene.apply(edit, tree)
      }
    } catch {
      throw SceneEditError(edit.words, error)
    }
    scene.edits.append(edit)
    return scene
  }

  /// Forgets what edits said beside the scene: whoever lays it out has heeded it.
  package mutating func settleEdits() {
    editedCanvas = nil
    editedState = [:]
  }

  private mutating func apply(_ edit: SceneEdit, _ tree: SceneTree) throws(SceneEditError.Problem) {
    switch edit {
    case .remove(let key): try remove(key, tree)
    case .unwrap(let key): try unwrap(try item(key, tree), key)
    case .set(let key, "type", let value):
      try each(of: repetitions(of: try item(key, tree))) { scene, item throws(SceneEditError.Problem) in try scene.become(value, item, key) }
    case .set(let key, let name, let value):
      let all = repetitions(of: try item(key, tree), saying: name)
      try each(of: all) { scene, item throws(SceneEditError.Problem) in try scene.set(name, value, of: item, key) }
    case .add(let key, let modifier):
      try each(of: repetitions(of: try item(key, tree))) { scene, item throws(SceneEditError.Problem) in try scene.add(modifier, around: item) }
    case .insert(let view, let place, let key):
      try each(of: repetitions(of: try item(key, tree))) { scene, item throws(SceneEditError.Problem) in try scene.insert(view, place, item, key) }
    case .wrap(let key, let view):
      try each(of: repetitions(of: self.view(of: try item(key, tree)))) { scene, item throws(SceneEditError.Problem) in try scene.wrap(item, in: view) }
    case .replace(let key, let view):
      try each(of: repetitions(of: self.view(of: try item(key, tree)))) { scene, item throws(SceneEditError.Problem) in try scene.replace(item, by: view) }
    case .move(let key, let place, let other):
      for (item, neighbour) in repetitions(of: try item(key, tree), with: try item(other, tree)) { try move((item, key), place, (neighbour, other)) }
    case .canvas(let canvas):
      for index in passes.indices { passes[index].proposal = canvas }
      editedCanvas = canvas
    case .state(let name, let value): try setState(name, value)
    case .environment(let name, let value): try setEnvironment(name, value)
    }
  }

  // MARK: Items

  /// The item behind a node's key, an id or a pointer.
  private func item(_ key: String, _ tree: SceneTree) throws(SceneEditError.Problem) -> SceneItem.Index {
    var found = items.firstIndex { $0.id == key }.map { SceneItem.Index($0) }
    if let node = tree.node(key) {
      found = tree.items[Int(node) - 1]
      if found == -1 { throw .implicit(key) }
    } else if found == nil, key.hasPrefix("/") {
      found = items.indices.lazy.map { SceneItem.Index($0) }.first { pointer($0) == key }
    }
    guard let found else {
      let ids = items.compactMap(\.id) + tree.nodes.map(\.key).filter { $0.hasSuffix("]") }
      throw .noNode(key, nearest: Suggestion.nearest(to: key, among: ids))
    }
    if !standing[Int(found)] { throw .gone(key) }
    return found
  }

  /// The view that a modifier belongs to; a view itself.
  func view(of item: SceneItem.Index) -> SceneItem.Index {
    guard items[Int(item)].type.role == .modifier else { return item }
    return items.firstIndex { $0.modifiers.contains(item) }.map { SceneItem.Index($0) } ?? item
  }

  /// Puts `replacement` where `item` stands, wherever that is: an earlier edit may have moved it.
  mutating func replace(_ item: SceneItem.Index, with replacement: [SceneItem.Index]) {
    func replaced(_ list: inout [SceneItem.Index]) -> Bool {
      guard let position = list.firstIndex(of: item) else { return false }
      list.replaceSubrange(position...position, with: replacement)
      return true
    }
    if replaced(&roots) { return }
    // An item that is only looked at stays what it was.
    guard let holder = items.indices.first(where: { !replacement.contains(SceneItem.Index($0)) && items[$0].holds(item) }) else { return }
    _ = replaced(&items[holder].views) || replaced(&items[holder].modifiers) || replaced(&items[holder].otherwise)
  }

  // MARK: Edits

  /// A modifier goes with its repetitions. Of views each is one of data, a row, say, that alone may be missing.
  private mutating func remove(_ key: String, _ tree: SceneTree) throws(SceneEditError.Problem) {
    let item = try item(key, tree)
    if items[Int(item)].type.role == .modifier { remove(modifiers: Set(repetitions(of: item))) } else { replace(item, with: []) }
  }

  private mutating func unwrap(_ item: SceneItem.Index, _ key: String) throws(SceneEditError.Problem) {
    if items[Int(item)].type.role == .modifier { return remove(modifiers: Set(repetitions(of: item))) }
    guard !items[Int(item)].views.isEmpty, let group = SceneType.byName["Group"] else { throw .notAContainer(key) }
    for item in repetitions(of: item) where !items[Int(item)].views.isEmpty {
      // What its modifiers did for the whole they now do for each: only the container itself is gone.
      items[Int(item)].type = group
      items[Int(item)].arguments = []
      items[Int(item)].isUnwrapped = true
    }
  }

  /// A container takes the place of another that has no argument it does not know.
  private mutating func become(_ value: EditValue, _ item: SceneItem.Index, _ key: String) throws(SceneEditError.Problem) {
    let old = items[Int(item)].type, name = value.words
    if old.traits.layer != nil, let stack = SceneType.byName[name], stack.traits.contains(.overlays) { return become(stack, item) }
    let isModifier = old.role == .modifier, type = try type(name, isModifier: isModifier)
    guard type.role == .container, type.parameter("children") != nil, type.parameters.allSatisfy({ !$0.isRequired }),
      old.role == .container, items[Int(item)].arguments.allSatisfy({ type.parameter($0.name)?.kind == old.parameter($0.name)?.kind })
    else {
      let word = SceneEdit.word(key)
      throw .noOtherType(name, of: old.name, instead: isModifier ? "'add \(word) \(name)' and 'remove \(word)'" : "'replace \(word) \(name)'")
    }
    items[Int(item)].type = type
  }

  /// A ZStack takes the place of an overlay or background: of the view it belongs to, with the modifiers up to it, and of its content.
  private mutating func become(_ stack: SceneType, _ layer: SceneItem.Index) {
    let base = view(of: layer), isBehind = items[Int(layer)].type.traits.layer == "back"
    guard let position = items[Int(base)].modifiers.firstIndex(of: layer) else { return }
    let outer = Array(items[Int(base)].modifiers[(position + 1)...])
    items[Int(base)].modifiers.removeSubrange(position...)
    replace(base, with: [layer])
    items[Int(layer)].type = stack
    items[Int(layer)].modifiers = outer
    items[Int(layer)].views = isBehind ? items[Int(layer)].views + [base] : [base] + items[Int(layer)].views
  }

  private mutating func set(_ name: String, _ value: EditValue, of item: SceneItem.Index, _ key: String) throws(SceneEditError.Problem) {
    let type = items[Int(item)].type
    guard let parameter = type.parameter(name) else {
      if type.isCode { throw .ofCode(name, of: type.name) }
      let known = type.parameters.map(\.name)
      throw .noArgument(name, of: type.name, nearest: Suggestion.nearest(to: name, among: known), known: known, instead: modifier(with: name, value, item, key))
    }
    if parameter.kind == .children || parameter.kind == .content { throw .notSettable(name, of: type.name) }
    if case .loop = type.body, ["count", "data"].contains(name) { return try repeats(item, parameter, value) }
    let argument = try argument(value, parameter, of: type, items[Int(item)].owner)
    if argument == nil, parameter.isRequired {
      throw .value(SceneError(.missingArgument(name, of: type.name, doc: parameter.doc), file: SceneEditError.file).sentence)
    }
    if argument != nil { try writeOtherAxis(than: name, of: item) }
    items[Int(item)].arguments.removeAll { $0.name == name }
    if let argument { items[Int(item)].arguments.append(argument) }
  }

  /// `.fixedSize()` fixes both axes: what is said of one leaves the other as it is.
  private mutating func writeOtherAxis(than name: String, of item: SceneItem.Index) throws(SceneEditError.Problem) {
    let type = items[Int(item)].type
    guard type.role == .modifier, type.traits.contains(.offersNil), items[Int(item)].arguments.isEmpty else { return }
    for parameter in type.parameters where parameter.name != name {
      if let argument = try argument(EditValue(json: "true"), parameter, of: type, items[Int(item)].owner) { items[Int(item)].arguments.append(argument) }
    }
  }

  /// A loop over other data, or so often.
  private mutating func repeats(_ item: SceneItem.Index, _ parameter: Parameter, _ value: EditValue) throws(SceneEditError.Problem) {
    let isData = parameter.kind == .data, owner = items[Int(item)].owner
    let data = isData ? try Self.decoded(value.json) { document throws(SceneError) in try DataDecoder(document: document).data(JSONDocument.root) } : nil
    let count = isData ? nil : try argument(value, parameter, of: items[Int(item)].type, owner)
    if count == nil, data == nil {
      throw .value(SceneError(.missingArgument("count", of: "ForEach", doc: "or an array, data"), file: SceneEditError.file).sentence)
    }
    items[Int(item)].arguments.removeAll { $0.name == "count" }
    items[Int(item)].data = data
    if let count { items[Int(item)].arguments.append(count) }
  }

  /// What to write where a view is taken for one of its modifiers: `set title.width 200`, where title has a frame, or might have one.
  private func modifier(with name: String, _ value: EditValue, _ item: SceneItem.Index, _ key: String) -> String? {
    let word = SceneEdit.word(items[Int(item)].id ?? key)
    let type = [Frame.name, Padding.name].first { SceneType.byName[$0]?.parameter(name) != nil }
    let added = type.map { "add \(word) \($0) \(name)=\(value.word)" }
    // An id in Swift is that of the outermost modifier before it, and may be meant for the view; around a modifier there may be one more.
    guard items[Int(item)].type.role != .modifier else {
      let view = view(of: item)
      guard items[Int(view)].type.parameter(name) != nil else { return added }
      return (items[Int(view)].id ?? pointer(view)).map { "set \(SceneEdit.word($0)).\(name) \(value.words)" }
    }
    // A border has a width, too, which changes no size.
    let named = items[Int(item)].modifiers.filter { items[Int($0)].type.parameter(name) != nil && !items[Int($0)].isFrame(without: name) }
    if let own = named.last(where: { !items[Int($0)].type.traits.contains(.onlyDraws) }) ?? named.last {
      return (items[Int(own)].id ?? pointer(own)).map { "set \(SceneEdit.word($0)).\(name) \(value.words)" }
    }
    if let type = SceneType.byName[name], type.role == .modifier, let parameter = type.parameters.first?.name {
      let own = items[Int(item)].modifiers.last { items[Int($0)].type.name == name }
      return own.flatMap { items[Int($0)].id ?? pointer($0) }.map { "set \(SceneEdit.word($0)).\(parameter) \(value.words)" }
        ?? "add \(word) \(name) \(parameter)=\(value.word)"
    }
    return added
  }

  private mutating func setState(_ name: String, _ value: EditValue) throws(SceneEditError.Problem) {
    guard let index = state.firstIndex(where: { $0.name == name }) else {
      throw .noState(name, nearest: Suggestion.nearest(to: name, among: state.map(\.name)), known: state.map(\.name))
    }
    let old = state[index].value
    let new = try Self.decoded(value.json) { document throws(SceneError) in
      let new = try StateDecoder(document: document).value(JSONDocument.root, name)
      if new.kind != old.kind { throw document.wrongKind("'\(name)'", old.kind, JSONDocument.root) }
      return new
    }
    state[index].value = new
    for pass in passes.indices { passes[pass].changes.removeAll { $0.name == name } }
    editedState[name] = new
  }

  private mutating func setEnvironment(_ name: String, _ value: EditValue) throws(SceneEditError.Problem) {
    environment = try environment.changing(name, to: value)
    if name == "device", let device = value.plainText.flatMap(Device.named) { editedCanvas = device.proposal }
    // It holds in place of what a pass's device says.
    for pass in passes.indices {
      passes[pass].device = nil
      if name == DynamicTypeSize.key { passes[pass].dynamicTypeSize = nil }
    }
  }
}

extension SceneItem {
  /// Whether it is a frame of the other form, fixed or flexible, than one with that argument.
  fileprivate func isFrame(without argument: String) -> Bool {
    let fixed: Set = ["width", "height"]
    return type.traits.contains(.setsLength) && argument != "alignment" && fixed.contains(argument) != arguments.contains { fixed.contains($0.name) }
  }
}
