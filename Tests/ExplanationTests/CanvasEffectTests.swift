import Explanation
import Testing

/// Which ranges of canvases an answer names.
struct CanvasEffectTests {
  /// Five ranges, by tens down from 320, the last one much longer than the others.
  @Test func `the nearest ranges are named, and the longest`() {
    func run(_ lengths: ClosedRange<Double>, _ hasEffect: Bool) -> CanvasEffect.Run { CanvasEffect.Run(lengths: lengths, hasEffect: hasEffect) }
    let effect = CanvasEffect(
      axis: .horizontal, step: 1,
      down: [
        run(300...320, true), run(290...299, false), run(280...289, true), run(270...279, false), run(260...269, true), run(250...259, false),
        run(240...249, true), run(230...239, false), run(0...229, true),
      ], up: [run(320...330, true)])
    let (ranges, more) = effect.nearest(4)
    #expect(ranges == [0...229, 260...269, 280...289, 300...330] && more == 1)
    #expect(effect.nearest(5).ranges == effect.effective && effect.nearest(5).more == 0)
  }
}
