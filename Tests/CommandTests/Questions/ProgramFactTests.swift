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
    try #require(try workshop.run("layouttrace record App/ContentView.swift").exitCode == 0)
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

  private static let screen = """
    import SwiftUI
    import UIKit

    struct ContentView: View {
      var body: some View { Color.red.frame(width: UIScreen.main.bounds.width, height: 20).padding() }
    }
    """

  @Test(arguments: [
    ("what-if 'canvas 320x568'", true), ("what-if 'environment dynamicTypeSize xLarge'", true), ("sweep --width 320...330", true), ("why-not node1", true),
    ("what-if 'set node1.length 8'", false),
  ]) func `a layout elsewhere says what the code has read and keeps`(_ command: String, _ isElsewhere: Bool) throws {
    let workshop = try Workshop.withApp(Self.screen)
    try #require(try workshop.run("layouttrace record App/ContentView.swift --proposal 393x852").exitCode == 0)
    let answer = try workshop.run("layouttrace \(command)")
    let note = "note: the code reads UIScreen.main.bounds, which stays as it was recorded;"
    #expect(answer.exitCode == 0 && answer.messages.contains(note) == isElsewhere, "\(answer)")
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
    try #require(try workshop.run("layouttrace record App/ContentView.swift --device iphone-16").exitCode == 0)
    let ada = try workshop.run("layouttrace why ada --position --axis x").answer, bob = try workshop.run("layouttrace why bob --position --axis x").answer
    #expect(ada.contains("← decides: node1, ContentView.swift:4:30") && ada.contains("\nWithout node1: at "), "\(ada)")
    #expect(bob.contains("← decides: bob .listRowInsets(") && bob.contains(": at 32, "), "\(bob)")
    #expect(!(ada + bob).contains("nothing decides"))
  }
}
