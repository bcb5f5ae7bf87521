// SwiftUI's values as the engine's arguments have them.
extension ArgumentValue {
  static func length(_ value: CGFloat?) -> ArgumentValue? { value.map { .number(Double($0)) } }
  static func edges(_ edges: Edge.Set) -> ArgumentValue { .words(edges == .all ? ["all"] : Edge.allCases.filter { edges.contains(.init($0)) }.map { "\($0)" }) }
  static func axes(_ axes: Axis.Set) -> ArgumentValue { .words(Axis.allCases.filter { axes.contains($0) }.map { "\($0)" }) }
  static func unitPoint(_ point: UnitPoint) -> ArgumentValue { .point(Point(Double(point.x), Double(point.y))) }
  static func insets(_ insets: EdgeInsets) -> ArgumentValue {
    .insets(
      LayoutEngine.EdgeInsets(
        top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom), trailing: Double(insets.trailing)))
  }
}

extension _ViewScope {
  /// An alignment along one axis; the tree learns of the guide.
  func alignment(_ alignment: HorizontalAlignment) -> ArgumentValue { .alignment(horizontal: graph.guide(alignment.declared), vertical: nil) }
  func alignment(_ alignment: VerticalAlignment) -> ArgumentValue { .alignment(horizontal: nil, vertical: graph.guide(alignment.declared)) }
  func alignment(_ alignment: Alignment) -> ArgumentValue {
    .alignment(horizontal: graph.guide(alignment.horizontal.declared), vertical: graph.guide(alignment.vertical.declared))
  }
}
