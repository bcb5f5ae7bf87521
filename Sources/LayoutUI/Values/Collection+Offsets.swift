import Foundation

// What SwiftUI gives collections for the edits of a list's rows.
extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at offsets from the start.
  nonisolated public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: startIndex + offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at offsets from the start before the element that is at `destination` now, in their order.
  nonisolated public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[startIndex + $0] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: startIndex + destination - before)
  }
}
