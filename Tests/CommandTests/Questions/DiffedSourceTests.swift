import Foundation
import TestSupport
import Testing

/// `diff` of two recordings of Swift code: what was edited is the cause, not where it stands, nor what the code computes of the layout.
@Suite struct DiffedSourceTests {
  /// - Parameter edit: what to replace in the source by what.
  /// - Returns: the causes, and what changes nothing.
  private func diff(_ source: String, _ edits: (String, String)...) throws -> (causes: [[String]], idle: [String], answer: String) {
    let workshop = try Workshop()
    var edited = source
    for (old, new) in edits {
      try #require(edited.contains(old))
      edited = edited.replacing(old, with: new)
    }
    for (name, text) in [("before", source), ("after", edited)] {
      try FileManager.default.createDirectory(at: workshop.folder.appending(path: name), withIntermediateDirectories: true)
      try workshop.write("import SwiftUI\n" + text, to: "\(name)/Screen.swift")
      let result = try workshop.run("layouttrace record -q \(name)/Screen.swift -o \(name).db")
      try #require(result.exitCode == 0, "\(result.messages)")
    }
    let object = try JSONSerialization.jsonObject(with: Data(workshop.run("layouttrace diff before.db after.db --json").answer.utf8)) as? [String: Any]
    func texts(_ differences: Any?) -> [String] { (differences as? [[String: Any]] ?? []).compactMap { $0["text"] as? String } }
    return (
      (object?["causes"] as? [[String: Any]] ?? []).map { texts($0["differences"]) }, texts(object?["idle"]) + texts(object?["moving"]),
      try workshop.run("layouttrace diff before.db after.db").answer
    )
  }

  private static let part = """
    struct Screen: View {
      var body: some View {
        Text("Hello").containerRelativeFrame(.horizontal) { width, _ in width * 0.8 }
      }
    }
    """

  @Test func `a closure is told by what it computes, and is the same in another line`() throws {
    let edited = try diff(Self.part, ("0.8", "0.6"))
    #expect(edited.causes == [["node2's .containerRelativeFrame has length 0.6 * length, had 0.8 * length"]] && edited.idle.isEmpty)
    let moved = try diff(Self.part, ("struct", "\n\nstruct"))
    #expect(moved.causes.isEmpty && moved.idle.isEmpty, "\(moved.answer)")
  }

  @Test func `a closure that is no sum is the cause where it returns something else for the same`() throws {
    let source = Self.part.replacing("width * 0.8", with: "min(width, 300) / 2")
    let edited = try diff(source, ("/ 2", "/ 3"))
    #expect(
      edited.causes == [
        ["the length closure of node2's .containerRelativeFrame returns something else for the same input: it, or something it reads, has changed"]
      ])
    let besides = try diff(source, ("\"Hello\"", "\"Hello, you\""))
    #expect(besides.causes == [["node2 has string \"Hello, you\", had \"Hello\""]] && besides.idle.isEmpty)
  }

  private static let weights = """
    struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
    struct Weighted: Layout {
      var height: CGFloat = 50
      var edge = HorizontalAlignment.trailing
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: proposal.width ?? 100, height: height) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let all = subviews.reduce(0) { $0 + $1[Weight.self] }
        var x = bounds.minX
        for subview in subviews {
          let width = bounds.width * subview[Weight.self] / all
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 50))
          x += width
        }
      }
    }
    struct Screen: View {
      var body: some View { Weighted { Color.red.layoutValue(key: Weight.self, value: 2); Color.blue } }
    }
    """

  @Test func `what a view gives its Layout is a cause, and so is the Layout's code`() throws {
    #expect(try diff(Self.weights, ("value: 2", "value: 3")).causes == [["node3's .layoutValue has value 3, had 2"]])
    #expect(try diff(Self.weights, ("Weighted {", "Weighted(height: 60) {")).causes == [["node1 has height 60, had 50"]])
    // What draws nothing of its own cannot be proved to do nothing.
    let edge = try diff(Self.weights, ("Weighted {", "Weighted(height: 60, edge: .center) {"))
    #expect(edge.causes.flatMap(\.self).contains("node1 has edge .center, had .trailing"), "\(edge.answer)")
    let code = "Weighted lays out the same views differently: its code, or something it reads, has changed"
    #expect(try diff(Self.weights, ("let width = bounds.width *", "let width = bounds.width / 2 *")).causes == [[code]])
    #expect(try diff(Self.weights, ("Color.blue }", "Color.blue.opacity(0.5) }")).causes.isEmpty)
  }

  /// A letter more or less makes a column wider, which the code gives both rows; 30 of 100 of the reader's width are the code's, too.
  private static let computed = """
    struct Screen: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack {
          row("Short")
          row("A longer text")
          GeometryReader { reader in
            HStack(spacing: 0) { Color.red.frame(width: reader.size.width * 0.3); Color.blue }
          }
          .frame(height: 30).padding(.horizontal, 20)
        }
      }
      func row(_ text: String) -> some View {
        Text(text).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = max(width ?? 0, $0) }.frame(width: width)
      }
    }
    """

  @Test func `numbers that code computes of the layout are consequences, each of what made it so`() throws {
    let edited = try diff(Self.computed, ("A longer text", "A much longer text"), ("horizontal, 20", "horizontal, 40"))
    #expect(
      Set(edited.causes) == [
        ["node5 has string \"A much longer text\", had \"A longer text\""], ["node8's .padding has length 40, had 20"],
      ], "\(edited.answer)")
    #expect(edited.idle.isEmpty)
    #expect(edited.answer.contains(", which code computes"))
  }

  @Test func `a row that a state takes away is called after what is in it`() throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      import SwiftUI
      struct Screen: View {
        @State private var isLong = true
        var body: some View {
          List {
            if isLong { Text("Second") }
            Button("Toggle") { isLong.toggle() }
          }
        }
      }
      """, to: "Screen.swift")
    try workshop.run("layouttrace record -q Screen.swift -o before.db; layouttrace record -q Screen.swift --tap Toggle -o after.db")
    let answer = try workshop.run("layouttrace diff before.db after.db").answer
    #expect(answer.contains("(Text \"Second\") is gone: Screen.swift:6:23\n"), "\(answer)")
  }
}
