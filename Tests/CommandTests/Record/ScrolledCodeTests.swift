import TestSupport
import Testing

/// Code that scrolls: where it did is recorded, and answers about places say that it stays so.
@Suite struct ScrolledCodeTests {
  /// Five rows of 40 in a canvas of 200: the last one is brought to the bottom once they are there.
  private static let chat = """
    import SwiftUI

    struct ContentView: View {
      @State private var rows: [Int] = []
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 10) {
              ForEach(rows, id: \\.self) { Text("Row \\($0)").frame(height: 40) }
              Color.clear.frame(height: 1).id("bottom")
            }.id("rows")
          }
          .onChange(of: rows.count) { proxy.scrollTo("bottom", anchor: .bottom) }
          .task { rows = Array(0..<5) }
        }
      }
    }
    """

  @Test func `what code scrolled to is recorded, and stays where it is laid out again`() throws {
    let workshop = try Workshop.withApp(Self.chat)
    try workshop.succeed("layouttrace record App/ContentView.swift --proposal 300x200")
    // 5 · 40 + 5 · 10 + 1 = 251, of which the last 200 are in sight.
    let target = try workshop.run("layouttrace sql \"SELECT node.key, offset_y FROM viewport JOIN node ON node.id = target_id\" --json")
    #expect(target.answer.contains("\"bottom\"") && target.answer.contains("51"), "\(target)")
    let note = "note: the code scrolls to bottom: how far it has scrolled stays as it was recorded, as far as there is content\n"
    #expect(try workshop.run("layouttrace what-if 'set rows.spacing 100'").messages == note)
    #expect(try workshop.run("layouttrace why rows --position").messages == note)
    // How large it is does not go by that.
    #expect(try workshop.run("layouttrace why rows").messages.isEmpty)
  }
}
