import TestSupport
import Testing

/// `why` of a Layout that is written in Swift, which says by itself how large it is.
@Suite struct CustomLayoutTests {
  /// Subviews one below another, each in its ideal size, and 8 more than the widest.
  private static func column(_ texts: String) -> String {
    """
    import SwiftUI

    struct Column: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: (sizes.map(\\.width).max() ?? 0) + 8, height: sizes.map(\\.height).reduce(0, +))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
          subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
          y += subview.sizeThatFits(.unspecified).height
        }
      }
    }

    struct ContentView: View {
      var body: some View { Column { \(texts) } }
    }
    """
  }

  /// 300 and 8, or 60 and 8, of a canvas of 200.
  @Test(arguments: [
    (300, "decides: node5, ContentView.swift:18"), (150, "decides: node1, ContentView.swift:18:32 (proved by taking away node5)"),
  ])
  func `what is too long is to blame, and else the Layout, with what it makes of its longest subview`(_ width: Int, _ decides: String) throws {
    let workshop = try Workshop.withApp(
      Self.column("Color.red.frame(width: 60, height: 20); Color.blue.frame(width: \(width), height: 20)"))
    let why = try workshop.run("layouttrace why node1 App/ContentView.swift --proposal 200x100").answer
    #expect(why.contains("Column: its Layout says so; the longest of its 2 subviews, node5 (Color), is \(width) wide"), "\(why)")
    #expect(why.contains(decides) && why.contains("Without node5: 68 × 20"), "\(why)")
  }

  @Test func `a modifier that is nearly one that is known is asked about`() throws {
    let workshop = try Workshop.withApp(#"import SwiftUI; struct ContentView: View { var body: some View { Text("Hello").paddin(4).glowing() } }"#)
    let recorded = try workshop.run("layouttrace record App/ContentView.swift").messages
    #expect(recorded.contains(".paddin is not known (did you mean .padding?), and is taken to have no effect on layout"), "\(recorded)")
    #expect(recorded.contains(".glowing is not known, and is taken"), "\(recorded)")
  }
}
