import LayoutEngine
import LayoutModel

extension Scene {
  /// The codes and kinds that a recording of it has.
  package var vocabulary: Vocabulary {
    PrimitiveRegistry.vocabulary(
      having: items.lazy.compactMap { item in if case .noEffect(let modifier) = item.type.body { modifier.name } else { nil } })
  }
}
