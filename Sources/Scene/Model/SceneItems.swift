import JSON

/// The views and modifiers of a scene, by index.
///
/// An item that is changed is another one from then on: which items two scenes share is known without comparing what they say.
struct SceneItems: RandomAccessCollection, MutableCollection, Sendable {
  /// An item that is read where it is: a copy of one counts references of all that it has.
  final class Entry: Sendable {
    let item: SceneItem
    init(_ item: SceneItem) { self.item = item }

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

  init(_ items: consuming [SceneItem] = []) { append(items) }

  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  subscript(index: Int) -> SceneItem {
    _read { yield entries[index].item }
    _modify {
      var item = entries[index].item
      yield &item
      entries[index] = Entry(item)
    }
  }

  /// An item, not copied.
  func entry(_ index: SceneItem.Index) -> Entry { entries[Int(index)] }

  mutating func append(_ items: consuming [SceneItem]) {
    // From the end, so that each is moved out of the array and none is copied.
    var new: [Entry] = []
    new.reserveCapacity(items.count)
    while let item = items.popLast() { new.append(Entry(item)) }
    entries += new.reversed()
  }

  /// Those of `self` that are not in the same place of `other`, as they are there.
  func changes(since other: SceneItems) -> [SceneItem.Index] {
    indices.filter { $0 >= other.count || entries[$0] !== other.entries[$0] }.map { SceneItem.Index($0) }
  }
}
