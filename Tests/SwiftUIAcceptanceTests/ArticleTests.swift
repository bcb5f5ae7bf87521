import LayoutUIHost
import SwiftUI
import Testing

/// Listings of articles, compiled as they stand, and the sizes that come of them.
@MainActor @Suite struct ArticleTests {
  /// A text of 91 × 21, turned by 40°: 91·cos 40° + 21·sin 40° wide, 91·sin 40° + 21·cos 40° high. The frame around it learns so in the second pass.
  @Test func `a frame follows what is turned in it`() async throws {
    let layout = try await layoutTrace(RotationDemo(), in: .size(393, 852))
    #expect(layout.passes.count == 2)
    let frame = layout["RotationEffectWithFrameModifier.body(content:)"].size
    #expect(abs(frame.width - 83.21) < 0.01 && abs(frame.height - 74.58) < 0.01, "\(frame)")
  }

  /// A Rectangle moves no one: three of them share 393 less two gaps of 8.
  @Test func `three rectangles share a row`() async throws {
    let layout = try await layoutTrace(OffsetDemo1(), in: .size(393, 852))
    #expect(layout["node1"].size == CGSize(width: 393, height: 852))
  }

  /// The heart of 30 × 30 stands with its middle on the corner of a button of 150 × 50: the ZStack is half a heart larger on both axes.
  @Test func `a guide in the middle of a heart makes the stack larger, an overlay does not`() async throws {
    #expect(try await layoutTrace(IconDemo1(), in: .size(393, 852))["node1"].size == CGSize(width: 165, height: 65))
    #expect(try await layoutTrace(IconDemo2(), in: .size(393, 852))["node1"].size == CGSize(width: 150, height: 50))
    #expect(try await layoutTrace(IconDemo3(), in: .size(393, 852))["node1"].size == CGSize(width: 30, height: 30))
  }

  /// Both rectangles are 100 wide; the guide of the first lies 30 in, so that it begins 30 before the second: 130.
  @Test func `a leading guide moves a view out of its column`() async throws {
    #expect(try await layoutTrace(AlignmentGuideDemo(), in: .size(393, 852))["node1"].size == CGSize(width: 130, height: 208))
  }

  /// In 150: 60, 10 between and 50 are 120, another 10 and 70 would be 200; 70, 10 and 40 are 120. Rows of 30 and 20 with 5 between are 55, which 200 has in its
  /// middle from 72.5 on; what is 20 high stands 5 below the top of its row of 30.
  @Test func `an article's own Layout breaks a row where the next view has no room`() async throws {
    let view = WrappingHStack(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
      Color.red.frame(width: 60, height: 20).id("a")
      Color.red.frame(width: 50, height: 30).id("b")
      Color.red.frame(width: 70, height: 20).id("c")
      Color.red.frame(width: 40, height: 20).id("d")
    }
    let layout = try await layoutTrace(view, in: .size(150, 200))
    #expect(layout["WrappingHStack"].size == CGSize(width: 150, height: 55))
    #expect(
      ["a", "b", "c", "d"].map { layout[$0].frame.origin } == [
        CGPoint(x: 0, y: 77.5), CGPoint(x: 70, y: 72.5), CGPoint(x: 0, y: 107.5), CGPoint(x: 80, y: 107.5),
      ])
  }

  @Test func `snippets have the sizes that their numbers say`() async throws {
    func size(_ view: some View) async throws -> CGSize { try await layoutTrace(view, in: .size(400, 800))["node1"].size }
    #expect(try await size(listing001_04()) == CGSize(width: 400, height: 300))
    #expect(try await size(listing001_02()).width == 400)
    // 800 × 4/3 is wider than 400.
    #expect(try await size(listing001_05()).height == 800)
    #expect(try await size(listing004_14()) == CGSize(width: 50, height: 108))
    #expect(try await size(listing004_16()) == CGSize(width: 130, height: 130))
    #expect(try await size(listing004_21()) == CGSize(width: 300, height: 300))
    #expect(try await size(listing004_24()) == CGSize(width: 100, height: 100))
    #expect(try await size(listing004_27()) == CGSize(width: 10, height: 30))
    #expect(try await size(listing004_12()) == CGSize(width: 100, height: 100))
  }

  @Test func `every snippet is laid out, and its trace written twice says the same`() async throws {
    let views: [any View] = [
      listing001_00(), listing001_06(), listing004_00(), listing004_01(), listing004_04(), listing004_05(), listing004_06(), listing004_07(), listing004_08(),
      listing004_09(), listing004_10(), listing004_11(), listing004_13(), listing004_15(), listing004_17(), listing004_18(), listing004_22(), listing004_26(),
    ]
    for view in views {
      let (one, other) = (try await trace(view), try await trace(view))
      #expect(one["node1"].isPlaced && one["node1"].frame == other["node1"].frame)
    }
  }

  private func trace(_ view: some View) async throws -> LayoutTrace { try await layoutTrace(view, in: .size(393, 852)) }
}
