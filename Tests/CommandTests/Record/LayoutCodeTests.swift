import TestSupport
import Testing

/// Questions about views of a Layout that a person wrote. A letter is 8 wide, a line 20 high.
@Suite struct LayoutCodeTests {
  private static let code = """
    import SwiftUI

    /// As high as the highest ideal; each is placed as high as that.
    struct Tall: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).max() ?? 0)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for view in subviews {
          let width = view.sizeThatFits(.unspecified).width
          view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
          x += width
        }
      }
    }

    struct Shift: LayoutValueKey { static let defaultValue: CGFloat? = nil }

    /// 100 × 60; each view 20 below the one before, its leading guide and what it says to the right. The last one is left out.
    struct Stairs: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews[[0, 1, 2]].enumerated() {
          let x = (view.dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] ?? 0) + (view[Shift.self] ?? 0)
          view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + CGFloat(index) * 20), proposal: .unspecified)
        }
      }
    }

    /// The second as wide as the first.
    struct Below: Layout {
      func rest(_ subviews: Subviews, _ width: CGFloat) -> CGFloat {
        subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }.reduce(0, +)
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let first = subviews[0].sizeThatFits(.unspecified)
        return CGSize(width: first.width, height: first.height + rest(subviews.dropFirst(), first.width))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let first = subviews[0].sizeThatFits(.unspecified)
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.minX, y: bounds.minY + first.height), proposal: ProposedViewSize(width: first.width, height: nil))
      }
    }

    struct TallView: View {
      var body: some View { Tall { Color.red.id("bar"); Color.blue.frame(width: 44, height: 61).id("block") }.id("tall") }
    }
    struct StairsView: View {
      var body: some View {
        Stairs {
          Color.red.frame(width: 16, height: 20).alignmentGuide(.leading) { _ in 30 }.id("guided")
          Color.red.frame(width: 16, height: 20).layoutValue(key: Shift.self, value: 14).layoutPriority(1).id("told")
          Color.red.frame(width: 16, height: 20).id("plain")
          Color.red.frame(width: 16, height: 20).id("out")
        }.id("stairs")
      }
    }
    struct Equal: Layout {
      func widest(_ subviews: Subviews) -> CGFloat { subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0 }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: widest(subviews) * CGFloat(subviews.count), height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = widest(subviews)
        for (index, subview) in subviews.enumerated() {
          subview.place(at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY), proposal: ProposedViewSize(width: width, height: 20))
        }
      }
    }
    struct EqualView: View {
      var body: some View {
        Equal { Color.red.frame(minWidth: 50, maxWidth: .infinity).id("short"); Color.green.frame(minWidth: 70, maxWidth: .infinity).id("long") }.id("equal")
      }
    }
    struct MirroredView: View { var body: some View { StairsView().environment(\\.layoutDirection, .rightToLeft) } }
    struct BelowView: View {
      var body: some View { Below { Color.red.frame(width: 60, height: 20).id("head"); Color.green.frame(height: 10).id("foot") }.id("below") }
    }
    """

  private let workshop: Workshop

  init() throws { workshop = try Workshop.withApp(Self.code) }

  private func ask(_ view: String, _ question: String) throws -> String {
    try workshop.succeed("XDG_CACHE_HOME=cache layouttrace \(question) App/ContentView.swift --view \(view)").answer
  }

  /// Asked for its ideal size a Color answers 10 × 10; where it is placed it is as high as the block.
  @Test func `the tallest is the one that was when the Layout asked for its size`() throws {
    let answer = try ask("TallView", "why tall")
    #expect(answer.contains("the tallest of its 2 subviews, block .frame(width: 44, height: 61), is 61 high"), "\(answer)")
  }

  /// 100 × 60 in the middle of 393 × 759, from 59 on: at 146.5, 408.5.
  @Test(arguments: [
    (
      "StairsView", "guided", "at 176.5, 408.5",
      "176.5   stairs, a custom Layout, places the left edge of it at 30   ← decides: guided .alignmentGuide(.leading)"
    ),
    ("StairsView", "guided", "at 176.5, 408.5", "leading  30  set by guided .alignmentGuide(.leading), ContentView.swift:54:60  read by stairs (Stairs)"),
    ("StairsView", "told", "at 160.5, 428.5", "160.5   stairs, a custom Layout, places the left edge of it at 14   ← decides: stairs"),
    ("StairsView", "out", "at 188.5, 428.5", "188.5   stairs, a custom Layout, does not place it: it is centred in its bounds"),
    // 100 - 30 - 16 from the left.
    ("MirroredView", "guided", "at 200.5, 408.5", "stairs (Stairs), a custom Layout, places the leading edge of it at 30, from right to left"),
  ]) func `a place is told as the Layout's code has it`(_ view: String, _ node: String, _ place: String, _ line: String) throws {
    let answer = try ask(view, "why \(node) --position")
    #expect(answer.contains(place) && answer.contains(line), "\(answer)")
  }

  /// An Optional value of a view with a priority outside of it: each "Without" runs the program again. The stairs away, four views lie in a ZStack's place.
  @Test func `what a view says to the Layout is there when the program runs again`() throws {
    #expect(try ask("StairsView", "why told --position").contains("Without stairs: at "))
  }

  @Test func `what a view proposes is named by the view that answered it`() throws {
    let answer = try ask("BelowView", "why foot")
    #expect(answer.contains("60   below, a custom Layout, proposes what head answered it   ← decides: below"), "\(answer)")
  }

  /// Placed, both take the 70 that they are proposed, as the longer one answered nil; what the shorter one takes then is no reason for anything.
  /// That the longer one takes its own answer is said once.
  @Test(arguments: [
    ("short", "    70   equal, a custom Layout, proposes what long answered it"),
    ("long", "    70   long .frame(minWidth: 70, maxWidth: .infinity) raises it to its minimum   ← decides: long .frame"),
  ]) func `what only takes what it is offered is no answer that another one's length comes of`(_ node: String, _ line: String) throws {
    let answer = try ask("EqualView", "why \(node)")
    #expect(answer.contains(line) && !answer.contains("short answered"), "\(answer)")
  }
}
