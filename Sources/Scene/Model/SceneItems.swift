import JSON

/// The views and modifiers of a scene, by index.
///
/// An item that is changed while another scene has it too is another one from then on: which items two scenes share is known without comparing what they say.
struct SceneItems: RandomAccessCollection, MutableCollection, Sendable {
  /// An item that is read where it is: a copy of one counts references of all that it has. Nothing changes it while anybody else holds it.
  final class Entry: @unchecked Sendable {
    fileprivate(set) var item: SceneItem
    fileprivate init(_ item: consuming SceneItem) { self.item = item }

    /// Adds to its owner's pointer what leads on to it.
    func appendPlace(to pointer: inout String) {
      // An ordinal has ten digits at most.
      pointer.reserveCapacity(pointer.utf8.count + item.slot.utf8.count + 12)
      pointer += "/"
      pointer += JSONPointer.escape(item.slot)
      guard let ordinal = item.ordinal else { return }
      pointer += "/"
      pointer += String(ordinal)
    }
  }

  private var entries: [Entry] = []

  init() {}
  init(_ items: [SceneItem]) { entries = items.map { Entry($0) } }

  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  subscript(index: Int) -> SceneItem {
    _read { yield entries[index].item }
    _modify {
      if !isKnownUniquelyReferenced(&entries[index]) { entries[index] = Entry(entries[index].item) }
      yield &entries[index].item
    }
  }

  /// An item, not copied.
  func entry(_ index: SceneItem.Index) -> Entry { entries[Int(index)] }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }
  mutating func append(_ item: consuming SceneItem) { entries.append(Entry(item)) }
  mutating func append(contentsOf other: SceneItems) { entries += other.entries }

  /// Those of `self` that are not in the same place of `other`, as they are there.
  func changes(since other: SceneItems) -> [SceneItem.Index] {
    indices.filter { $0 >= other.count || entries[$0] !== other.entries[$0] }.map { SceneItem.Index($0) }
  }
}
