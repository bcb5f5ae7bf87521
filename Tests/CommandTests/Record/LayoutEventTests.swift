import Foundation
import TestSupport
import Testing

/// What views write to states when they are told where they stand: a pass with an edit is played from the program's start, so that they write what they would.
@Suite struct LayoutEventTests {
  /// Two cells in a column as wide as the wider one, which remembers the greatest width, and a bar as high as a square behind them.
  private static let columns = """
    import SwiftUI

    struct Widest: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct ContentView: View {
      @State private var width: CGFloat?
      @State private var height: CGFloat = 0

      private func cell(_ size: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: size, height: 20).id(name)
          .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
          .frame(width: width, alignment: .leading)
      }

      var body: some View {
        VStack(spacing: 0) {
          cell(120, "long")
          cell(40, "short")
          Color.blue.frame(width: 30, height: height).id("bar")
        }
        .onPreferenceChange(Widest.self) { width = max(width ?? 0, $0) }
        .id("stack")
        .background(
          Color.green.frame(width: 5, height: 50).onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 }).id("probe"))
      }
    }
    """

  private func recorded(_ source: String, _ options: String = "") throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(source, to: "ContentView.swift")
    let recorded = try run("layouttrace record ContentView.swift --alone \(options)", in: workshop)
    try #require(recorded.exitCode == 0, "\(recorded.messages)")
    return workshop
  }

  private func run(_ line: String, in workshop: Workshop) throws -> Workshop.Result { try workshop.run("export XDG_CACHE_HOME=cache; \(line)") }

  /// The stack is as wide as its widest cell, 120, and 20 + 20 + 50 high.
  @Test func `a state is what a preference and a size write to it with the edit made`() throws {
    let workshop = try recorded(Self.columns)
    let wider = try run("layouttrace what-if 'set long.width 200'", in: workshop), lower = try run("layouttrace what-if 'set probe.height 10'", in: workshop)
    #expect(wider.answer.contains("120 × 90 → 200 × 90") && wider.answer.contains(".frame(width: 120 → 200, alignment: .leading)"), "\(wider)")
    #expect(lower.answer.contains("120 × 90 → 120 × 50") && lower.answer.contains("30 × 50 → 30 × 10"), "\(lower)")
    #expect(wider.messages.isEmpty && lower.messages.isEmpty)
  }

  /// The state only grows, and 120 was written when it was recorded: a program that starts with cells of 60 and 40 never has more than 60.
  @Test func `what was written in the recording is forgotten`() throws {
    let workshop = try recorded(Self.columns)
    let narrower = try run("layouttrace what-if 'set long.width 60'", in: workshop)
    #expect(narrower.answer.contains("120 × 90 → 60 × 90"), "\(narrower)")
    let other = try recorded(Self.columns.replacing("cell(120", with: "cell(60"))
    #expect(try run("layouttrace why stack", in: other).answer.contains("stack · VStack · 60 × 90"))
  }

  /// Without the frame the square is as high as the stack, 40 and the bar, which is as high as the square.
  @Test func `where views never come to rest, nothing is claimed`() throws {
    let workshop = try recorded(Self.columns)
    let endless = try run("layouttrace what-if 'remove probe'", in: workshop)
    #expect(endless.exitCode == 65 && endless.messages.contains("what its views are told of their places still changes these after 20 layouts"), "\(endless)")
  }

  /// Without the cells nothing is wider than the bar, 30, and the stack as high as that.
  @Test func `why proves by what the program writes`() throws {
    let workshop = try recorded(Self.columns)
    let why = try run("layouttrace why stack", in: workshop)
    #expect(why.answer.contains("Without node6 in long and node12 in short: 30 × 50."), "\(why)")
    #expect(why.messages.isEmpty)
  }

  /// The first pass has no width yet, so that the stack takes all that is offered, and no bar; the second has both.
  @Test func `a pass that others follow is played as far as it`() throws {
    let workshop = try recorded(Self.columns)
    let first = try run("layouttrace what-if 'set long.width 200' --pass 'pass 1'", in: workshop)
    #expect(first.answer.contains("120 × 40 → 200 × 40"), "\(first)")
  }

  /// The bar shows 10 more with each tap, beside a square that says how wide it is.
  @Test func `what was tapped is tapped again`() throws {
    let workshop = try recorded(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var count = 0
        @State private var width: CGFloat = 0
        var body: some View {
          VStack(spacing: 0) {
            Button("more") { count += 1 }
            Color.red.frame(width: 60, height: 20).id("red").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Color.blue.frame(width: width + CGFloat(count) * 10, height: 10).id("blue")
          }
        }
      }
      """, "--tap more --tap more")
    let last = try run("layouttrace what-if 'set red.width 100'", in: workshop)
    #expect(last.answer.contains("80 × 10 → 120 × 10"), "\(last)")
    let passes = try run("layouttrace sql --csv 'SELECT name FROM pass'", in: workshop).answer.split(separator: "\n").dropFirst().map(String.init)
    #expect(passes.count == 4)
    let before = try run("layouttrace what-if 'set red.width 100' --pass '\(passes[2])'", in: workshop)
    #expect(before.answer.contains("70 × 10 → 110 × 10"), "\(before)")
  }

  @Test func `an onAppear inside a GeometryReader is one of them`() throws {
    let workshop = try recorded(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var height: CGFloat = 0
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 60, height: 20).id("red").background(GeometryReader { proxy in Color.clear.onAppear { height = proxy.size.height } })
            Color.blue.frame(width: 10, height: height).id("blue")
          }
        }
      }
      """)
    let higher = try run("layouttrace what-if 'set red.height 35'", in: workshop)
    #expect(higher.answer.contains("10 × 20 → 10 × 35"), "\(higher)")
  }

  @Test func `without the program the states stay, and that is told`() throws {
    let workshop = try recorded(Self.columns)
    let wider = try workshop.run("XDG_CACHE_HOME=other layouttrace what-if 'set long.width 200'")
    let note = "note: what onPreferenceChange ContentView.swift:24 and 1 more made of the layout stays as it was recorded, for its program cannot run again; "
    #expect(wider.messages == note + "it is not in the cache: record its sources here\n", "\(wider)")
    #expect(wider.answer.contains("120 × 20 → 200 × 20") && !wider.answer.contains("200 × 90"), "\(wider)")
    #expect(try workshop.run("XDG_CACHE_HOME=other layouttrace why stack --trace-only").messages.isEmpty)
  }

  /// What all share is what the program with the edit leaves there: the greatest width, and a count of what was told.
  @Test(arguments: [
    ("Shared.width = max(Shared.width, $0)", "60 × 10 → 40 × 10"), ("Shared.count += 1; Shared.width = $0 + Shared.count", "61 × 10 → 41 × 10"),
  ]) func `nothing remembers an earlier run`(_ action: String, _ change: String) throws {
    let workshop = try recorded(
      """
      import SwiftUI

      @MainActor final class Shared {
        static var width: CGFloat = 0
        static var count: CGFloat = 0
      }

      struct ContentView: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 60, height: 20).id("red").onGeometryChange(for: CGFloat.self) { $0.size.width } action: {
              \(action)
              width = Shared.width
            }
            Color.blue.frame(width: width, height: 10).id("blue")
          }
        }
      }
      """)
    let narrower = try run("layouttrace what-if 'set red.width 40'", in: workshop), again = try run("layouttrace what-if 'set red.width 40'", in: workshop)
    #expect(narrower.answer.contains(change) && again.answer == narrower.answer, "\(narrower)")
  }

  /// Rows of a model whose ids are made up in each run: 10 points of text height and 2 × 12 around it, then 2 × 30.
  @Test func `views with random ids are the same ones in another run`() throws {
    let workshop = try recorded(
      """
      import SwiftUI

      struct Item: Identifiable {
        let id = UUID()
        let width: CGFloat
      }

      struct ContentView: View {
        @State private var height: CGFloat = 0
        let items = [Item(width: 20), Item(width: 50)]
        var body: some View {
          VStack(spacing: 0) {
            ForEach(items) { item in Color.green.frame(width: item.width, height: 10).padding(12) }
            Color.red.frame(width: 10, height: height).id("red")
          }
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { height = $0 }
          .id("stack")
        }
      }
      """)
    // 50 + 24 wide, and 2 * 34 + 74 high; then 50 + 60, and 2 * 70 + 110.
    let key = try run("layouttrace sql --csv \"SELECT key FROM node WHERE kind = 'padding'\"", in: workshop).answer.split(separator: "\n")[1]
    let wider = try run("layouttrace what-if 'set \(key).length 30'", in: workshop)
    #expect(wider.answer.contains("74 × 142 → 110 × 250") && wider.answer.contains("10 × 74 → 10 × 110"), "\(wider)")
    #expect(!wider.answer.contains("added") && !wider.answer.contains("removed"), "\(wider)")
    let why = try run("layouttrace why stack --axis w", in: workshop)
    #expect(!why.answer.contains("nothing decides"), "\(why)")
  }

  /// A modifier that an edit adds stands right behind those that are nodes, before what the view is told.
  @Test func `a modifier that is added is measured by what follows it`() throws {
    let workshop = try recorded(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 60, height: 20).id("red").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Color.blue.frame(width: width, height: 10).id("blue")
          }
        }
      }
      """)
    let padded = try run("layouttrace what-if 'add red padding length=5'", in: workshop)
    #expect(padded.answer.contains("60 × 10 → 70 × 10"), "\(padded)")
  }
}
