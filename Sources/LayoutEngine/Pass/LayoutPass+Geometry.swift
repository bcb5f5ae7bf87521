import LayoutModel

/// What a source of matchedGeometryEffect shares: a point of it on the canvas, and its size.
package struct SharedGeometry: Hashable, Sendable {
  let point: Point
  let size: Size
}

extension LayoutPass {
  /// Shares a source's geometry; the source placed last counts.
  func share(_ geometry: SharedGeometry, as group: Int32) { sources[tree.geometryGroups[Int(group)]] = geometry }

  /// The geometry of a group's source: this pass's if it is placed already, else the last one's.
  func follow(_ group: Int32, _ node: NodeID) -> SharedGeometry? {
    let name = tree.geometryGroups[Int(group)]
    let geometry = sources[name] ?? tree.knownSources[name]
    followers.append((node, name, geometry))
    return geometry
  }

  /// Views that followed a source's geometry of the pass before, which turned out to be another.
  package var lateFollowers: [NodeID] {
    followers.filter { sources[$0.group] != $0.used }.map(\.node)
  }

  /// Notes in the tree where sources are, for the next pass.
  package func keepSources() { tree.knownSources = sources }
}

extension LayoutTree {
  /// Where sources were in an earlier tree, of whatever shape.
  package func takeSources(from old: LayoutTree) { knownSources = old.knownSources }

  /// The number of an id in a namespace.
  func geometryGroup(_ namespace: String, _ id: String) -> Int32 {
    let group = GeometryGroup(namespace: namespace, id: id)
    if let index = geometryGroups.firstIndex(of: group) { return Int32(index) }
    geometryGroups.append(group)
    return Int32(geometryGroups.count - 1)
  }
}

/// Views whose geometry is matched.
struct GeometryGroup: Hashable {
  let namespace: String
  let id: String
}
