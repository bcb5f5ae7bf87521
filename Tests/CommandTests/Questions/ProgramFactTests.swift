import Foundation
import TestSupport
import Testing

/// What answers say of numbers that Swift code computes: since which pass they are what they are, and what laying out elsewhere leaves as it was.
@Suite struct ProgramFactTests {
  /// The text is 20 wide and 10 more on each side: half of 40.
  private static let measured = """
    import SwiftUI

    struct ContentView: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Color.blue.frame(width: 20, height: 20).padding(10).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
          Color.red.frame(width: width / 2, height: 3).id("bar")
        }
      }
    }
    """

  @Test func `an argument that another pass has changed is told with what started that`() throws {
    let workshop = try Workshop.withApp(Self.measured)
    try workshop.succeed("layouttrace record App/ContentView.swift")
    let why = try workshop.run("layouttrace why bar").answer
    #expect(
      why.contains("\nwidth is 20 on bar since the pass 'pass 2', which was started by onGeometryChange ContentView.swift:7: before that it was 0.\n"), "\(why)"
    )
    // Of the first pass there is nothing before.
    #expect(try !workshop.run("layouttrace why bar --pass 'pass 1'").answer.contains("since the pass"))
    let states = try workshop.run("layouttrace query state-changes")
    let empty = "what the code of Swift views writes is not recorded, the passes that it starts are: query passes"
    #expect((states.answer + states.messages).contains(empty), "\(states)")
  }

  /// The second pass shows another branch, whose padding is written on another line.
  @Test func `what another call writes is no former value, and what changes nothing is not told`() throws {
    let steps = """
      import SwiftUI

      struct ContentView: View {
        @State private var step = 0
        @State private var gap: CGFloat = 8
        var body: some View {
          VStack(spacing: 0) {
            if step == 0 {
              Text("Pick a plan").padding(20)
            } else {
              Text("Tell us your name").id("name").padding(30).id("padded").padding(.top, gap)
            }
          }
          .onAppear { step = 1 }
          .task { gap = 60 }
        }
      }
      """
    let workshop = try Workshop.withApp(steps)
    try workshop.succeed("layouttrace record App/ContentView.swift")
    let padded = try workshop.run("layouttrace why padded").answer, place = try workshop.run("layouttrace why name --position").answer
    #expect(padded.hasPrefix("padded · .padding(30)") && !padded.contains("before that"), "\(padded)")
    #expect(!place.contains("before that it was 20"), "\(place)")
  }

  /// The height is half of where the text ends, which it moves itself by half of its own.
  @Test func `what goes back and forth by ever less comes to rest`() throws {
    let settling = """
      import SwiftUI

      struct ContentView: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack(spacing: 8) {
            Text("Title").onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).maxY } action: { y = $0 }
            Rectangle().frame(width: 40, height: y / 2).id("bar")
          }
        }
      }
      """
    let workshop = try Workshop.withApp(settling)
    let recorded = try workshop.run("layouttrace record App/ContentView.swift --proposal 300x300")
    #expect(recorded.exitCode == 0, "\(recorded)")
    // Text of t, centred: y = (300 - t - 8 - y / 2) / 2 + t, so that y = 0.8 * (146 + t / 2), and the bar is half of that.
    let heights = try workshop.run(
      "layouttrace sql --csv \"SELECT height FROM placement JOIN node ON node.id = node_id WHERE kind IN ('Text', 'frame') ORDER BY pass_id DESC, node_id LIMIT 2\""
    )
    let numbers = heights.answer.split(separator: "\n").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    try #require(numbers.count == 2, "\(heights)")
    #expect(abs(numbers[1] - 0.4 * (146 + numbers[0] / 2)) < 0.01, "\(numbers)")
  }

  /// A row's insets are those of the list, 16, unless its view says others.
  @Test func `where a row stands is the list's doing, or that of its insets`() throws {
    let list = """
      import SwiftUI

      struct ContentView: View {
        var body: some View { List { Text("Ada").id("ada"); Text("Bob").listRowInsets(EdgeInsets()).id("bob") } }
      }
      """
    let workshop = try Workshop.withApp(list)
    try workshop.succeed("layouttrace record App/ContentView.swift --device iphone-16")
    let ada = try workshop.run("layouttrace why ada --position --axis x").answer, bob = try workshop.run("layouttrace why bob --position --axis x").answer
    #expect(ada.contains("← decides: node1, ContentView.swift:4:30") && ada.contains("\nWithout node1: at "), "\(ada)")
    #expect(bob.contains("← decides: bob .listRowInsets(") && bob.contains(": at 32, "), "\(bob)")
    #expect(!(ada + bob).contains("nothing decides"))
  }
}
