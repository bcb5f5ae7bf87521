import struct Foundation.CGRect
import LayoutModel

/// Finds the Layout that takes the corner of its bounds for 0, 0: its views stand as far from their places as it stands from that.
struct OriginCheck {
  let layout: String
  let node: NodeID
  let bounds: CGRect

  /// Notes LT206 where views are placed outside of the bounds, and just there for bounds that begin at 0, 0 as well, in which they would stand.
  ///
  /// - Parameters:
  ///   - placed: the wishes for the bounds.
  ///   - atZero: the wishes for bounds of the same size that begin at 0, 0.
  func run(_ placed: [NodeID: CollectedPlacement], _ pass: LayoutPass, atZero: () -> [NodeID: CollectedPlacement]) {
    let origin = Point(Double(bounds.minX), Double(bounds.minY)), end = Point(Double(bounds.maxX), Double(bounds.maxY))
    // Less than half a point nobody sees.
    let least = 0.5
    let suspects = Axis.allCases.filter { axis in
      let places = placed.values.map { $0.position[axis] }
      return abs(origin[axis]) >= least && places.contains { $0 <= origin[axis] - least || $0 >= end[axis] + least }
        && places.allSatisfy { $0 > -least && $0 < end[axis] - origin[axis] + least }
    }
    if suspects.isEmpty { return }
    var again: [NodeID: CollectedPlacement] = [:]
    pass.silently { again = atZero() }
    let ignored = suspects.filter { axis in placed.allSatisfy { again[$0.key]?.position[axis] == $0.value.position[axis] } }
    if ignored.isEmpty { return }
    let names = ignored.map { $0 == .horizontal ? "bounds.minX" : "bounds.minY" }.joined(separator: " and ")
    let zeros = ignored.map { _ in "0" }.joined(separator: ", "), numbers = ignored.map { Self.word(origin[$0]) }.joined(separator: ", ")
    pass.note(node, "LT206", .warning, "\(layout) places its views as if its bounds began at \(zeros), and they begin at \(numbers): add \(names)")
  }
  /// Hundredths of a point, as answers have them.
  private static func word(_ length: Double) -> String {
    let hundredths = (length * 100).rounded()
    return Int(exactly: hundredths / 100).map(String.init) ?? (hundredths / 100).word
  }
}
