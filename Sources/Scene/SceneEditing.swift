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
        if items[Int(item)].views.isEmpty { throw SceneEditError.notAContainer(key) }
        scene.replace(item, with: items[Int(item)].views)
      }
    case .set(let key, let name, let value):
      let item = try tree.item(key)
      let argument = try argument(name, value, of: items[Int(item)].type, at: item)
      scene.items[Int(item)].arguments.removeAll { $0.name == name }
      scene.items[Int(item)].arguments.append(argument)
    case .add(let key, let modifier, let arguments):
      try scene.add(modifier, arguments, around: try tree.item(key))
    case .canvas(let proposal):
      for index in scene.passes.indices { scene.passes[index].proposal = proposal }
    }
    return scene
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

  private func argument(_ name: String, _ value: String, of type: SceneType, at item: SceneItem.Index) throws -> SceneArgument {
    guard let parameter = type.parameter(name), parameter.kind != .children, parameter.kind != .content else {
      throw SceneEditError.noArgument(name, of: type.name, nearest: Suggestion.nearest(to: name, among: type.parameters.map(\.name)))
    }
    // A word that is no JSON is a text: `set row.alignment top`.
    let quoted = "\"" + value.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) } + "\""
    let document = try (try? JSONDocument(Array(value.utf8))) ?? JSONDocument(Array(quoted.utf8))
    guard let argument = try decoder(document).argument(JSONDocument.root, parameter, of: type, names(inside: item)) else {
      throw SceneEditError.notAnEdit("null for \(name)")
    }
    return argument
  }

  private func decoder(_ document: JSONDocument) -> SceneDecoder {
    SceneDecoder(file: file, document: document, state: state, guides: guides, isFragment: true)
  }

  private mutating func add(_ modifier: String, _ arguments: String, around item: SceneItem.Index) throws {
    guard let type = SceneType.byName[modifier], type.role == .modifier else {
      let modifiers = SceneType.all.filter { $0.role == .modifier }.map(\.name)
      throw SceneEditError.notAModifier(modifier, nearest: Suggestion.nearest(to: modifier, among: modifiers))
    }
    let document = try JSONDocument(Array(arguments.utf8))
    let decoder = decoder(document)
    try decoder.expect(.object, JSONDocument.root, "the arguments of '\(modifier)'", "an object")
    let isModifier = items[Int(item)].type.role == .modifier
    let view = isModifier ? items.firstIndex { $0.modifiers.contains(item) }.map { SceneItem.Index($0) } ?? item : item
    var added = SceneItem(type: type, origin: nil, owner: view, slot: "modifiers", ordinal: nil)
    for key in document.keys(JSONDocument.root) {
      let name = document.string(key) ?? ""
      added.arguments.append(try argument(name, document.member(JSONDocument.root, name).map { document.source($0) } ?? "null", of: type, at: item))
    }
    for parameter in type.parameters where parameter.isRequired && added.argument(parameter.name) == nil {
      throw SceneError(.missingArgument(parameter.name, of: modifier, doc: parameter.doc), file: "edit")
    }
    items.append(added)
    let index = SceneItem.Index(items.count - 1)
    // Around a modifier: right outside of it; around a view: outside of all it has.
    let position = isModifier ? (items[Int(view)].modifiers.firstIndex(of: item) ?? -1) + 1 : items[Int(view)].modifiers.count
    items[Int(view)].modifiers.insert(index, at: position)
  }
}

extension SceneTree {
  /// The scene's item behind a node's key.
  fileprivate func item(_ key: String) throws(SceneEditError) -> SceneItem.Index {
    let number = key.hasPrefix("node") ? Int(key.dropFirst(4)) : nil
    guard let index = records.firstIndex(where: { $0.key == key }) ?? number.map({ $0 - 1 }), items.indices.contains(index) else { throw .noNode(key) }
    if items[index] < 0 { throw .implicit(key) }
    return items[index]
  }
}
