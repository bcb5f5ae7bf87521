import LayoutEngine
import LayoutModel

extension Scene {
  /// The codes and kinds that a recording of it has.
  package var vocabulary: Vocabulary {
    var names: Set<String> = []
    for index in items.indices {
      if case .noEffect(let modifier) = items.entry(SceneItem.Index(index)).item.type.body { names.insert(modifier.name) }
    }
    return PrimitiveRegistry.vocabulary(having: names)
  }
}
