import TestSupport
import Testing

/// `check` of Swift code that makes several modifiers by one call: the call has an effect where all of them together have one.
@Suite struct RepeatedModifierTests {
  /// Each of the three cells puts the figures to the right of their column, where the wide one leaves the others room; the padding of none is none.
  private static let table = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        Grid(alignment: .leading) {
          ForEach(["3", "12", "4096"], id: \\.self) { figure in
            GridRow {
              Text(figure).gridColumnAlignment(.trailing)
              Text("goals").padding(0)
            }
          }
        }
      }
    }
    """

  @Test func `what a loop repeats is one suspect`() throws {
    let workshop = try Workshop.withApp(Self.table)
    let check = try workshop.run("layouttrace check App/ContentView.swift --only LT003")
    let findings = check.answer.split(separator: "\n").filter { $0.contains("LT003") }
    #expect(findings.count == 1 && findings.first?.hasPrefix("App/ContentView.swift:9:") == true, "\(check)")
    #expect(findings.first?.contains(".padding(0)") == true && findings.first?.contains("(and so ") == true, "\(check)")
    // One of the repetitions has it as well.
    let one = try workshop.run("layouttrace check App/ContentView.swift --only LT003 --node node10")
    #expect(one.answer.split(separator: "\n").filter { $0.contains("LT003") } == findings, "\(one)")
  }

  /// The texts are wider than what holds them, with their backgrounds and without.
  @Test func `what sticks out as far without a modifier is no effect of it`() throws {
    let tags = """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          VStack(spacing: 0) {
            ForEach(["Gluten-free", "Vegetarian"], id: \\.self) { Text($0).fixedSize().background(.blue).id("tag") }
          }
          .frame(width: 40)
        }
      }
      """
    let workshop = try Workshop.withApp(tags)
    try workshop.succeed("layouttrace record App/ContentView.swift")
    let why = try workshop.run("layouttrace why-not tag"), what = try workshop.run("layouttrace what-if 'remove tag'")
    #expect(why.answer.contains("nothing else changes: every other size and position is the same without it and its repetition"), "\(why)")
    #expect(!what.answer.contains("fixed:") && !what.answer.contains("\n!"), "\(what)")
  }

  /// Their words are the data's, each its own: that an edit has made two of them the same makes them no one's literal.
  @Test func `two rows are edited one after the other`() throws {
    let workshop = try Workshop.withApp(
      #"import SwiftUI; struct ContentView: View { var body: some View { VStack { ForEach(["Lamp", "Table"], id: \.self) { Text($0) } } } }"#)
    let edited = try workshop.run(
      "layouttrace record -q App/ContentView.swift; layouttrace what-if 'set node2.string Table' 'set node3.string Lamp' --save; layouttrace tree --pass what-if-1"
    ).answer
    #expect(edited.contains("Text \"Table\"  node2") && edited.contains("Text \"Lamp\"   node3"), "\(edited)")
  }
}
