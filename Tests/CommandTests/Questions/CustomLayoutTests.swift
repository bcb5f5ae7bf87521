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
    let widest = "the widest of its 2 subviews, .frame(width: \(width), height: 20) on node5, is \(width) wide"
    #expect(why.contains("Column: its sizeThatFits returns it; \(widest)"), "\(why)")
    #expect(why.contains(decides) && why.contains("Without node5: 68 × 20"), "\(why)")
  }

  /// 2 and 1 parts of 90 are 60 and 30, 50 high; without the value both have 45.
  @Test func `what a view says to its Layout stands beside, with what would be without it`() throws {
    let workshop = try Workshop.withApp("import SwiftUI\n" + DiffedSourceTests.weights)
    let why = try workshop.run("layouttrace why node3 App/ContentView.swift --proposal 90x100").answer
    #expect(why.contains("60   node1 (Weighted), a custom Layout, proposes it   ← decides: node1"), "\(why)")
    #expect(why.contains("Without .layoutValue(key: Weight, value: 2) on node3: 45 × 50.\n"), "\(why)")
    let set = try workshop.run("layouttrace record -q App/ContentView.swift; layouttrace what-if 'set node2.value 3'")
    #expect(set.exitCode == 64 && set.messages.contains("'value' of layoutValue is in the program's code"), "\(set.messages)")
  }

  @Test func `a modifier that is nearly one that is known is asked about`() throws {
    let workshop = try Workshop.withApp(#"import SwiftUI; struct ContentView: View { var body: some View { Text("Hello").paddin(4).glowing() } }"#)
    let recorded = try workshop.run("layouttrace record App/ContentView.swift").messages
    #expect(recorded.contains(".paddin is not known (did you mean .padding?), and is taken to have no effect on layout"), "\(recorded)")
    #expect(recorded.contains(".glowing is not known, and is taken"), "\(recorded)")
  }

  /// What the Layout asks again when it places is asked again, too, where the program runs for an edit: counts of calls can be compared.
  @Test func `laid out again a Layout asks what it asked when it was recorded`() throws {
    let workshop = try Workshop.withApp(Self.column("Color.red.frame(width: 60, height: 20); Text(\"Some words\"); Color.blue.frame(height: 5)"))
    try workshop.succeed("layouttrace record App/ContentView.swift")
    // The frame is as wide as before.
    try workshop.succeed("layouttrace what-if 'set node2.width 60' --save")
    let calls = try workshop.run("layouttrace sql --csv 'SELECT count(*) FROM call GROUP BY pass_id'").answer.split(separator: "\n").dropFirst()
    #expect(calls.count == 2 && Set(calls).count == 1, "\(calls)")
  }

  @Test func `a Layout that answers nil with infinity is a finding, at it and not at what is around`() throws {
    let greedy = """
      import SwiftUI

      struct Greedy: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? .infinity, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }

      struct ContentView: View {
        var body: some View {
          VStack { ScrollView(.horizontal) { Greedy { Text("a") }.id("inner") }; Greedy { Text("b") }.id("outer") }
          ScrollView(.horizontal) { VStack { Text("c"); Greedy { Text("d") }.id("deep") } }
        }
      }
      """
    let check = try Workshop.withApp(greedy).run("layouttrace check App/ContentView.swift --only LT205")
    #expect(check.exitCode == 1 && check.answer.contains("error LT205: inner (Greedy): "), "\(check)")
    // The stack around it hands on as a length what it answered to nil.
    #expect(check.answer.contains("error LT205: deep (Greedy): "), "\(check)")
    #expect(check.answer.contains("offers it nil, and its Layout answers an infinite width\n") && !check.answer.contains("outer"), "\(check)")
  }

  /// The row asks for its shortest first, by offering 0: -40. What it is offered at last, 100 or so, is enough.
  @Test func `a Layout that answers a negative length is a finding, with what it was offered`() throws {
    let less = """
      import SwiftUI

      struct Less: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: (proposal.width ?? 100) - 40, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }

      struct ContentView: View {
        var body: some View {
          VStack { HStack { Less { Color.red }.id("probed"); Color.blue }; Less { Color.green }.id("alone") }
        }
      }
      """
    let check = try Workshop.withApp(less).run("layouttrace check App/ContentView.swift --only LT207")
    #expect(check.exitCode == 1 && check.answer.contains("error LT207: probed (Less): its Layout answers -40 wide where it is offered 0 × "), "\(check)")
    #expect(!check.answer.contains("alone"), "\(check)")
  }

  /// While it is recorded it is asked as often as in SwiftUI: only asked again for the same proposal it shows what it is.
  @Test func `a Layout whose cache makes it longer each time is a finding`() throws {
    let app = try Workshop.withApp(
      """
      import SwiftUI

      struct Growing: Layout {
        func makeCache(subviews: Subviews) -> Int { 0 }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
          cache += 1
          return CGSize(width: 10 * CGFloat(cache), height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
      }
      struct Keeping: Layout {
        func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize { cache[0] }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {}
      }

      struct ContentView: View {
        var body: some View {
          HStack { Color.red; Growing { Color.red.frame(width: 5, height: 5) }.id("growing"); Keeping { Color.red.frame(width: 5, height: 5) }.id("keeping") }
        }
      }
      """)
    let check = try app.run("layouttrace check App/ContentView.swift --only LT203")
    #expect(check.exitCode == 1 && check.answer.contains("error LT203: growing (Growing): Growing answered "), "\(check)")
    #expect(check.answer.contains("\n1 finding in 1 pass"), "\(check)")
    let answer = try app.run("layouttrace why growing App/ContentView.swift")
    #expect(answer.exitCode == 65 && answer.answer.isEmpty && answer.messages.contains("growing (Growing) answered "), "\(answer)")
  }

  /// Each question makes it 10 wider. Where the engine is built for tests it refuses such a Layout, else the run that is asked tells it by asking twice.
  @Test func `of a Layout that remembers nothing is proved`() throws {
    let counter = """
      import SwiftUI

      enum Counter { nonisolated(unsafe) static var count = 0 }
      struct Growing: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          Counter.count += 1
          return CGSize(width: CGFloat(10 * Counter.count), height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct ContentView: View { var body: some View { HStack { Color.red.id("left"); Growing {}.id("lay") } } }
      """
    let why = try Workshop.withApp(counter).run("layouttrace why lay App/ContentView.swift")
    #expect(
      why.messages.contains("by something that a Layout or a closure remembers; nothing is proved") || why.messages.contains("to the same proposal"), "\(why)")
    #expect(!why.answer.contains("Without") && !why.answer.contains("← decides"), "\(why)")
  }

  @Test func `a preview that cannot be laid out hides no other`() throws {
    let previews = """
      import SwiftUI

      struct NoSize: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: CGFloat.nan, height: 1) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct ContentView: View { var body: some View { Text("a") } }
      #Preview("first") { Text("Terms and conditions").fixedSize().frame(width: 50) }
      #Preview("broken") { NoSize {} }
      #Preview("last") { Text("Terms and conditions").fixedSize().frame(width: 60) }
      """
    let workshop = try Workshop.withApp(previews), check = try workshop.run("layouttrace check App/ContentView.swift --preview all --only LT001")
    #expect(check.exitCode == 65 && check.answer.contains("(in 'first')") && check.answer.contains("(in 'last')"), "\(check)")
    // In the columns of the line as it is written: 20 before the Text, whose 28 are followed by `.fixedSize`.
    #expect(check.answer.contains("ContentView.swift:8:59: "), "\(check)")
    #expect(check.messages.contains("App/ContentView.swift, preview 'broken':\n") && check.messages.contains("nan"), "\(check)")
    let frames = try workshop.run("layouttrace expect --record App/ContentView.swift --preview all")
    #expect(frames.exitCode == 65 && frames.answer.split(separator: "\n").count == 2, "\(frames)")
  }

  /// Two of 50 stand side by side from 100 on.
  @Test func `a sweep tells where a Layout breaks its line`() throws {
    let flow = """
      import SwiftUI

      struct Flow: Layout {
        func places(_ width: CGFloat, _ subviews: Subviews) -> [CGPoint] {
          var point = CGPoint.zero
          return subviews.map { subview in
            if point.x > 0, point.x + 50 > width { point = CGPoint(x: 0, y: point.y + 20) }
            defer { point.x += 50 }
            return point
          }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let width = proposal.width ?? 100
          return CGSize(width: width, height: (places(width, subviews).last?.y ?? 0) + 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (place, subview) in zip(places(bounds.width, subviews), subviews) { subview.place(at: place, proposal: .unspecified) }
        }
      }

      struct ContentView: View {
        var body: some View { Flow { Color.red.frame(width: 50, height: 20); Color.blue.frame(width: 50, height: 20) }.id("flow") }
      }
      """
    let sweep = try Workshop.withApp(flow).run("layouttrace sweep App/ContentView.swift --width 80...120")
    #expect(sweep.answer == "width  view  below it  from it on\n  100  flow  2 lines   1 line\n", "\(sweep)")
  }
}
