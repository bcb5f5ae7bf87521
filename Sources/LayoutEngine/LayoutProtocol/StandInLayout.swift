import LayoutModel

/// A `Layout` that asks another one, which runs elsewhere: what it is called and what is true of its type are those of the other.
package protocol StandInLayout: Layout {
  var name: String { get }
  var properties: LayoutProperties { get }
}

extension LayoutSubviews {
  /// The name of a guide in the tree that is laid out.
  package func name(of guide: HorizontalAlignment) -> GuideName { name(guide.key, .horizontal) }
  /// The name of a guide in the tree that is laid out.
  package func name(of guide: VerticalAlignment) -> GuideName { name(guide.key, .vertical) }

  private func name(_ key: AlignmentKey, _ axis: Axis) -> GuideName {
    let names = access.ask(or: []) { pass -> [Substring] in pass.tree.guides.names[Int(key.id(in: pass.tree, axis: axis))].split(separator: ".") }
    return GuideName(name: names.last.map(String.init) ?? "", axis: axis)
  }
}

extension LayoutSubview {
  /// The explicit value of a guide in a proposal, by its name; nil where the default applies.
  package func explicit(_ guide: GuideName, in proposal: ProposedViewSize) -> Double? {
    let dimensions = dimensions(in: proposal)
    return access.ask(or: nil) { pass in
      pass.tree.guides.id(named: guide.name, axis: guide.axis).flatMap { pass.explicitGuide($0, node, dimensions.at) }
    }
  }
}

extension ViewSpacing {
  /// Every number of it, by which another process makes the same.
  package var numbers: [Double] { Edge.allCases.flatMap { [self[$0].any, self[$0].aboveText, self[$0].belowText, self[$0].leading, self[$0].pixel] } }

  /// - Parameter numbers: those of another one; nil where they are not as many.
  package init?(numbers: [Double]) {
    guard numbers.count == Edge.allCases.count * 5 else { return nil }
    self.init()
    for (index, edge) in Edge.allCases.enumerated() {
      let own = Array(numbers[(index * 5)...].prefix(5))
      self[edge] = EdgeValues(any: own[0], aboveText: own[1], belowText: own[2], leading: own[3], pixel: own[4])
    }
  }
}
