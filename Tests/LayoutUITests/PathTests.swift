import Foundation
import LayoutUI
import Testing

/// Outlines, of which the bounds are kept.
@Suite struct PathTests {
  /// A corner of 90° at 100, 0: a circle of 20 touches its sides 20 before and behind it.
  @Test func `an arc between tangents goes from side to side`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 80), radius: 20)
    }
    let bounds = path.boundingRect
    #expect(bounds.origin == .zero && bounds.width == 100 && abs(bounds.height - 20) < 1e-9 && path.currentPoint?.x == 100)
    var straight = Path { $0.move(to: .zero) }
    straight.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 20)
    #expect(straight.currentPoint == CGPoint(x: 50, y: 0))
  }
}
