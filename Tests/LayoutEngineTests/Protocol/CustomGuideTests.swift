import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

/// A third of the width, on either axis.
private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

/// What a Layout reads of its first subview at 90 x 30.
private final class Readings: @unchecked Sendable {
  var values: [CGFloat?] = []
  var direction: LayoutDirection?
}

private struct Reader: Layout {
  let readings: Readings

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let view = subviews[0].dimensions(in: ProposedViewSize(width: 90, height: 30))
    readings.direction = subviews.layoutDirection
    readings.values = [
      view[HorizontalAlignment(Third.self)], view[explicit: HorizontalAlignment(Third.self)], view[VerticalAlignment(Third.self)],
      view[explicit: VerticalAlignment(Third.self)],
    ]
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Says where its horizontal third is.
private struct Teller: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == HorizontalAlignment(Third.self) ? 12 : nil }
}

/// Answers what is no number.
private struct Nameless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 1, height: CGFloat.nan) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct CustomGuideTests {
  @Test func `a guide declared in Swift has its default where nothing else is said, on each axis`() throws {
    let readings = Readings()
    try Host {
      $0.open(Reader(readings: readings))
      $0.leaf(Color.self)
      $0.close()
    }.run(200, 200)
    #expect(readings.values == [30, nil, 30, nil])
    #expect(readings.direction == .leftToRight)
  }

  @Test func `a Layout's explicit value comes before the default, on the axis it is said for`() throws {
    let readings = Readings()
    try Host {
      $0.open(Reader(readings: readings))
      $0.leaf(Teller())
      $0.close()
    }.run(200, 200)
    #expect(readings.values == [12, 12, 30, nil])
  }

  @Test func `a Layout that answers no number is named, and recorded as 0 x 0`() throws {
    let host = Host { $0.leaf(Nameless()) }
    #expect(throws: LayoutError.notANumber(node: 1, kind: "Nameless", call: 1, what: "answered 1.0 x nan")) { try host.run(200, 200) }
    #expect(host.trace.calls.map(\.reply) == [.zero])
  }

  /// As SwiftUI's documentation of `combineExplicit` says.
  @Test func `explicit values are averaged, of the first baseline the smallest, of the last the largest`() {
    let values: [CGFloat?] = [8, nil, 2, 5]
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 5)
    #expect(HorizontalAlignment(Third.self).combineExplicit(values) == 5)
    #expect(VerticalAlignment.center.combineExplicit(values) == 5)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 2)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 8)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil] as [CGFloat?]) == nil)
  }
}
