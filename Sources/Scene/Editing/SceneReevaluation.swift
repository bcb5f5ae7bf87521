import LayoutModel

extension Scene {
  /// This scene with the views that its program came to elsewhere. What is there in both keeps its number, so that edits and nodes of both are matched.
  ///
  /// - Parameters:
  ///   - other: the views as a scene.
  ///   - was: by pointer into `other` the pointer into this scene of the same view; nil for one that is new.
  ///   - new: by pointer into `other`, and kind, of what is new: which of all that this scene lacks it is, from 0 on. It may not be of two.
  package func showing(_ other: Scene, was: (String) -> String?, new: (_ pointer: String, _ kind: String) -> Int) -> Scene {
    var scene = self
    (scene.document, scene.guides, scene.edits) = (other.document, other.guides, [])
    let numbers = numbers(of: other, was, new)
    func number(_ index: SceneItem.Index) -> SceneItem.Index { index < 0 ? index : numbers[Int(index)] }
    let hole = SceneItem(type: .empty, origin: nil, owner: -1, slot: "", ordinal: nil)
    var views = [SceneItem](repeating: hole, count: (numbers.max().map { Int($0) + 1 }) ?? 0)
    for (index, item) in other.items.enumerated() {
      var own = SceneItem(type: item.type, origin: item.origin, owner: number(item.owner), slot: item.slot, ordinal: item.ordinal)
      // Of which call a view is was known before its program came to it again.
      let known = Int(numbers[index]) < items.count ? items[Int(numbers[index])].call : nil
      (own.id, own.arguments, own.data, own.call) = (item.id, item.arguments, item.data, item.call ?? known)
      (own.modifiers, own.views, own.otherwise) = (item.modifiers.map(number), item.views.map(number), item.otherwise.map(number))
      views[Int(numbers[index])] = own
    }
    scene.items = SceneItems(views)
    scene.uneditedItems = scene.items
    scene.roots = other.roots.map(number)
    return scene
  }

  /// By item of another scene the number that it has here, those of what is new after all that are here.
  private func numbers(of other: Scene, _ was: (String) -> String?, _ new: (String, String) -> Int) -> [SceneItem.Index] {
    var here: [String: SceneItem.Index] = [:]
    for index in items.indices { if let pointer = pointer(SceneItem.Index(index)) { here[pointer] = SceneItem.Index(index) } }
    return other.items.indices.map { index in
      let pointer = other.pointer(SceneItem.Index(index)), kind = other.items[index].type.name
      if let old = pointer.flatMap(was), let known = here[old], items[Int(known)].type.name == kind {
        here[old] = nil
        return known
      }
      return SceneItem.Index(items.count + new(pointer ?? "", kind))
    }
  }
}
