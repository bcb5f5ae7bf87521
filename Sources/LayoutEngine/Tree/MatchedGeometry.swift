import LayoutModel

/// The groups of matchedGeometryEffect in one tree, and the geometry of their sources in the pass before.
struct MatchedGeometry {
  /// By number, as the modifiers have it.
  var groups: [GeometryGroup] = []
  /// Of the pass before; a follower that is placed before its source goes by it.
  var sources: [GeometryGroup: SharedGeometry] = [:]

  /// The number of an id in a namespace.
  mutating func number(_ namespace: String, _ id: String) -> Int32 {
    let group = GeometryGroup(namespace: namespace, id: id)
    if let index = groups.firstIndex(of: group) { return Int32(index) }
    groups.append(group)
    return Int32(groups.count - 1)
  }
}

/// The geometry that a source of matchedGeometryEffect shares: a point of it on the canvas, and its size.
package struct SharedGeometry: Hashable, Sendable {
  let point: Point
  let size: Size
}

/// Views whose geometry is matched.
struct GeometryGroup: Hashable {
  let namespace: String
  let id: String
}
