import LayoutEngine
import LayoutModel

extension Scene {
  /// The scene with one change. Items keep their numbers, so nodes of both scenes' trees can be matched.
  ///
  /// - Parameter tree: a tree of this scene, whose keys the edit uses.
  /// - Throws: `SceneEditError`, or `SceneError` for an impossible value.
  package func applying(_ edit: SceneEdit, to tree: SceneTree) throws -> Scene {
    var scene = self
    switch edit {
    case .remove(let key):
      let item = try tree.item(key)
      scene.replace(item, with: [])
    case .unwrap(let key):
      let item = try tree.item(key)
      if items[Int(item)].type.role == .modifier {
        scene.replace(item, with: [])
      } else {
        guard !items[Int(item)].views.isEmpty, let group = SceneType.byName["Group"] else { throw SceneEditError.notAContainer(key) }
        // What its modifiers did for the whole they now do for each: only the container itself is gone.
        scene.items[Int(item)].type = group
        scene.items[Int(item)].arguments = []
      }
    case .set(let key, "type", let value):
      let item = try tree.item(key)
      scene.items[Int(item)].type = try container(value, instead: items[Int(item)])
    case .set(let key, let name, let value):
      let item = try tree.item(key)
      let argument = try argument(name, value, of: items[Int(item)].type, at: item)
      scene.items[Int(item)].arguments.removeAll { $0.name == name }
      if let argument { scene.items[Int(item)].arguments.append(argument) }
    case .add(let key, let modifier, let arguments):
      try scene.add(modifier, arguments, around: try tree.item(key))
    case .canvas(let proposal):
      for index in scene.passes.indices { scene.passes[index].proposal = proposal }
      scene.editedCanvas = proposal
    }
    scene.edits.append(edit.words)
    return scene
  }

  /// Forgets what edits said beside the scene: whoever lays it out has heeded it.
  package mutating func settleEdits() {
    editedCanvas = nil
    editedState = [:]
  }

  /// Puts `replacement` where `item` stands, wherever that is: an earlier edit may have moved it.
  private mutating func replace(_ item: SceneItem.Index, with replacement: [SceneItem.Index]) {
    func replaced(_ list: inout [SceneItem.Index]) -> Bool {
      guard let position = list.firstIndex(of: item) else { return false }
      list.replaceSubrange(position...position, with: replacement)
      return true
    }
    if replaced(&roots) { return }
    for index in items.indices {
      if replaced(&items[index].views) || replaced(&items[index].modifiers) || replaced(&items[index].otherwise) { return }
    }
  }

  /// nil where the value is null: the argument is taken away.
  private func argument(_ name: String, _ value: String, of type: SceneType, at item: SceneItem.Index) throws -> SceneArgument? {
    guard let parameter = type.parameter(name), parameter.kind != .children, parameter.kind != .content else {
      throw SceneEditError.noArgument(name, of: type.name, nearest: Suggestion.nearest(to: name, among: type.parameters.map(\.name)))
    }
    // A word that is no JSON is a text: `set row.alignment top`.
    let document = try (try? JSONDocument(Array(value.utf8))) ?? JSONDocument(Array(JSONEscape.quote(value).utf8))
    let argument = try decoder(document).argument(JSONDocument.root, parameter, of: type, names(inside: items[Int(item)].owner))
    if argument == nil, parameter.isRequired { throw SceneError(.missingArgument(name, of: type.name, doc: parameter.doc), file: "edit") }
    return argument
  }

  /// A container takes the place of another that has no argument it does not know.
  private func container(_ name: String, instead item: SceneItem) throws(SceneEditError) -> SceneType {
    guard let type = SceneType.byName[name], type.role == .container, type.parameter("children") != nil, type.parameters.allSatisfy({ !$0.isRequired }),
      item.type.role == .container
    else { throw .notAContainer(name) }
    if let unknown = item.arguments.first(where: { type.parameter($0.name)?.kind != item.type.parameter($0.name)?.kind }) {
      throw .noArgument(unknown.name, of: name, nearest: nil)
    }
    return type
  }

  private func decoder(_ document: JSONDocument) -> SceneDecoder {
    var decoder = SceneDecoder(file: "edit", document: document, items: items, state: state, guides: guides, isFragment: true)
    for case let id? in items.map(\.id) { decoder.ids.updateValue(nil, forKey: id) }
    return decoder
  }

  private mutating func add(_ modifier: String, _ arguments: String, around item: SceneItem.Index) throws {
    guard let type = SceneType.byName[modifier], type.role == .modifier else {
      let modifiers = SceneType.all.filter { $0.role == .modifier }.map(\.name)
      throw SceneEditError.notAModifier(modifier, nearest: Suggestion.nearest(to: modifier, among: modifiers))
    }
    let object = try JSONDocument(Array(arguments.utf8))
    try decoder(object).expect(.object, JSONDocument.root, "the arguments of '\(modifier)'", "an object")
    // Decoded as a scene's own modifier is: its content, too, becomes items.
    let members = ["\"type\": \(JSONEscape.quote(modifier))"] + object.keys(JSONDocument.root).map { "\(object.source($0)): \(object.source($0 + 1))" }
    var decoder = decoder(try JSONDocument(Array("{\(members.joined(separator: ", "))}".utf8)))
    let isModifier = items[Int(item)].type.role == .modifier
    let view = isModifier ? items.firstIndex { $0.modifiers.contains(item) }.map { SceneItem.Index($0) } ?? item : item
    let added = try decoder.decodeViews(JSONDocument.root, slot: "modifiers", owner: view, names: names(inside: items[Int(view)].owner))
    items = decoder.items
    // Around a modifier: right outside of it; around a view: outside of all it has.
    let position = isModifier ? (items[Int(view)].modifiers.firstIndex(of: item) ?? -1) + 1 : items[Int(view)].modifiers.count
    items[Int(view)].modifiers.insert(contentsOf: added, at: position)
  }
}

extension SceneTree {
  /// The scene's item behind a node's key.
  fileprivate func item(_ key: String) throws(SceneEditError) -> SceneItem.Index {
    guard let node = node(key) else { throw .noNode(key) }
    let item = items[Int(node) - 1]
    if item < 0 { throw .implicit(key) }
    return item
  }
}
