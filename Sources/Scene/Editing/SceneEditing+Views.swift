import JSON
import LayoutEngine
import LayoutModel
import Platform

// Views and modifiers that edits add: decoded as those of a scene are.
extension Scene {
  /// Decodes a text as a part of a scene.
  static func decoded<T>(_ json: String, _ body: (CheckedDocument) throws(SceneError) -> T) throws(SceneEditError.Problem) -> T {
    let bytes = Array(json.utf8), document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes)
    } catch {
      throw .value(SceneError(error, file: SceneEditError.file, bytes: bytes).sentence)
    }
    do throws(SceneError) {
      return try body(CheckedDocument(document, file: SceneEditError.file, isFragment: true))
    } catch {
      throw .value(error.sentence)
    }
  }

  /// Adds the items of a new view or modifier that will stand in `slot` of `owner`.
  private mutating func add(_ view: EditedView, isModifier: Bool, owner: SceneItem.Index) throws(SceneEditError.Problem) -> SceneItem.Index {
    let type = try type(view.type, isModifier: isModifier)
    let members = [EditedView.Member(name: "type", value: EditValue(json: JSONEscape.quote(type.name)))] + view.members + (try unnamed(view, type, owner))
    let names = names(inside: owner)
    let json = "{" + members.map { "\(JSONEscape.quote($0.name)): \($0.value.json)" }.joined(separator: ", ") + "}"
    let (added, all) = try Self.decoded(json) { document throws(SceneError) in
      var decoder = ViewDecoder(document, addingTo: self)
      return (try decoder.decode(JSONDocument.root, slot: isModifier ? "modifiers" : "children", owner: owner, names: names), decoder.items)
    }
    items.append(contentsOf: all)
    return added[0]
  }

  /// An edit's value for an argument of a view that stands in `owner`; nil where it is null.
  func argument(
    _ value: EditValue, _ parameter: Parameter, of type: SceneType, _ owner: SceneItem.Index
  ) throws(SceneEditError.Problem) -> SceneArgument? {
    try Self.decoded(value.json) { document throws(SceneError) in
      try ArgumentDecoder(document: document, declarations: declarations).argument(JSONDocument.root, parameter, of: type, names(inside: owner))
    }
  }

  func type(_ name: String, isModifier: Bool) throws(SceneEditError.Problem) -> SceneType {
    if let type = SceneType.byName[name] {
      if (type.role == .modifier) != isModifier { throw .wrongPlace(name, isModifier: !isModifier) }
      return type
    }
    let alike = SceneType.all.filter { ($0.role == .modifier) == isModifier }.map(\.name)
    throw .unknownType(name, isModifier: isModifier, nearest: Suggestion.nearest(to: name, among: alike))
  }

  /// A value without a name is that of the first argument that takes it, of several each of another.
  private func unnamed(_ view: EditedView, _ type: SceneType, _ owner: SceneItem.Index) throws(SceneEditError.Problem) -> [EditedView.Member] {
    var members: [EditedView.Member] = []
    for value in view.unnamed {
      let parameter = type.parameters.first { parameter in
        if (view.members + members).contains(where: { $0.name == parameter.name }) { return false }
        return (try? argument(value, parameter, of: type, owner)) != nil
      }
      guard let parameter else {
        throw .noArgument(value.words, of: type.name, nearest: nil, known: type.parameters.map { "\($0.name)=" }, instead: nil)
      }
      members.append(EditedView.Member(name: parameter.name, value: value))
    }
    return members
  }

  /// Around a modifier: right outside of it; around a view: outside of all it has.
  mutating func add(_ modifier: EditedView, around item: SceneItem.Index) throws(SceneEditError.Problem) {
    let view = view(of: item)
    let added = try add(modifier, isModifier: true, owner: items[Int(view)].owner)
    let position = items[Int(view)].modifiers.firstIndex(of: item).map { $0 + 1 } ?? items[Int(view)].modifiers.count
    items[Int(view)].modifiers.insert(added, at: position)
  }

  mutating func insert(_ new: EditedView, _ place: EditPlace, _ item: SceneItem.Index, _ key: String) throws(SceneEditError.Problem) {
    if place == .inside {
      let type = items[Int(item)].type
      guard type.parameters.contains(where: { $0.kind == .children || $0.kind == .content }) else { throw .leaf(key, kind: type.name) }
      let added = try add(new, isModifier: false, owner: item)
      return items[Int(item)].views.append(added)
    }
    // Beside a modifier is beside its view.
    let neighbour = view(of: item)
    let added = try add(new, isModifier: false, owner: items[Int(neighbour)].owner)
    replace(neighbour, with: place == .before ? [added, neighbour] : [neighbour, added])
  }

  /// A modifier goes to another of its view, or of another one; a view to another list, or place in its own.
  mutating func move(
    _ moved: (item: SceneItem.Index, key: String), _ place: MovePlace, _ other: (item: SceneItem.Index, key: String)
  ) throws(SceneEditError.Problem) {
    let isModifier = items[Int(moved.item)].type.role == .modifier
    if isModifier != (place.ofView == nil) { throw .noMove(moved.key, isModifier: isModifier) }
    let view = view(of: other.item)
    if moved.item == other.item || holds(moved.item, view) { throw .ontoItself(other.key, of: moved.key) }
    if place == .into, !items[Int(other.item)].type.parameters.contains(where: { $0.kind == .children || $0.kind == .content }) {
      throw .leaf(other.key, kind: items[Int(other.item)].type.name)
    }
    replace(moved.item, with: [])
    switch place {
    case .inside: items[Int(view)].modifiers.insert(moved.item, at: items[Int(view)].modifiers.firstIndex(of: other.item) ?? 0)
    case .outside:
      let last = items[Int(view)].modifiers.count - 1
      items[Int(view)].modifiers.insert(moved.item, at: (items[Int(view)].modifiers.firstIndex(of: other.item) ?? last) + 1)
    case .before: replace(view, with: [moved.item, view])
    case .after: replace(view, with: [view, moved.item])
    case .into: items[Int(other.item)].views.append(moved.item)
    }
  }

  /// Whether a view stands in an item: in a view, its modifiers, or what these hold.
  private func holds(_ item: SceneItem.Index, _ view: SceneItem.Index) -> Bool {
    var pending = [item]
    while let next = pending.popLast() {
      if next == view { return true }
      pending += items[Int(next)].modifiers + items[Int(next)].views + items[Int(next)].otherwise
    }
    return false
  }

  mutating func wrap(_ view: SceneItem.Index, in container: EditedView) throws(SceneEditError.Problem) {
    let type = try type(container.type, isModifier: false)
    guard type.parameter("children") != nil else { throw .leaf(type.name, kind: type.name) }
    let added = try add(container, isModifier: false, owner: items[Int(view)].owner)
    replace(view, with: [added])
    items[Int(added)].views.append(view)
  }

  mutating func replace(_ view: SceneItem.Index, by new: EditedView) throws(SceneEditError.Problem) {
    let added = items[Int(try add(new, isModifier: false, owner: items[Int(view)].owner))]
    items[Int(view)].type = added.type
    (items[Int(view)].arguments, items[Int(view)].views, items[Int(view)].otherwise) = (added.arguments, added.views, added.otherwise)
  }
}
