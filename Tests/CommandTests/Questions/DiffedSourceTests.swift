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

  /// Each of its views is as wide as its weight says.
  static let weights = """
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

  /// The priority is none that the Layout asks for.
  @Test func `a property of a Layout is the cause beside an edit that does nothing`() throws {
    let edited = try diff(Self.weights, ("Weighted {", "Weighted(height: 60) {"), ("value: 2)", "value: 2).layoutPriority(1)"))
    #expect(edited.causes == [["node1 has height 60, had 50"]] && edited.idle == ["node3's .layoutPriority(1) is new"], "\(edited.answer)")
  }

  /// 2 × 40.33 is 80.67; 3 × 60.33 is 181, and 2 × 60.33 would be 120.67.
  @Test func `code that computes another number of the same is a cause beside what it computes it of`() throws {
    let source = """
      struct Screen: View {
        @State private var height: CGFloat = 0
        var body: some View {
          VStack {
            Text("Header").padding(10).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            Color.blue.frame(height: height * 2)
          }
        }
      }
      """
    let edited = try diff(source, ("padding(10)", "padding(20)"), ("height * 2", "height * 3"))
    let (padding, frame) = ("node3's .padding has length 20, had 10", "node5's .frame has height 181, had 80.67")
    #expect(Set(edited.causes.flatMap(\.self)) == [padding, frame], "\(edited.answer)")
    #expect(edited.causes.contains([padding, frame]) || edited.causes.contains([frame, padding]))
    // The padding alone makes the number what it is.
    #expect(try diff(source, ("padding(10)", "padding(20)")).causes == [[padding]])
  }

  private static func rows(in container: String, _ row: String) -> String {
    """
    struct Item: Identifiable { let id: Int; let name: String; let note: String }
    struct Screen: View {
      let items = [Item(id: 1, name: "Lamp", note: "brass"), Item(id: 2, name: "Blanket", note: "wool"), Item(id: 3, name: "Table", note: "oak")]
      var body: some View {
        \(container) { ForEach(items) { item in \(row).padding(4) } }
      }
    }
    """
  }

  /// Each row is as wide as its two texts and 8 between them, and of the rows the longest makes the stack.
  @Test(arguments: [
    ("Text(item.note)", "Spacer(); Text(item.note)", "Spacer is new (and 2 repetitions)"),
    ("; Text(item.note)", "", "node5 (Text \"brass\") is gone (and 2 repetitions)"),
    ("Text(item.note)", "Color.red", "Color red stands in place of Text \"brass\" (and 2 repetitions)"),
    ("Text(item.note)", "VStack { Text(item.note) }", "VStack is new around node5 (Text \"brass\") (and 2 repetitions)"),
  ]) func `what one edit does in each row is one difference`(_ old: String, _ new: String, _ cause: String) throws {
    let found = try diff(Self.rows(in: "VStack", "HStack { Text(item.name); Text(item.note) }"), (old, new))
    // A stack around one view alone changes no size.
    #expect(found.causes == (new.hasPrefix("VStack") ? [] : [[cause]]), "\(found.answer)")
    #expect(found.answer.components(separatedBy: cause).count == 2 && found.answer.components(separatedBy: "repetition").count == 2, "\(found.answer)")
  }

  /// None of the views has an id, and beside the container comes a text of the kind of those in it.
  @Test(arguments: [
    ("VStack(spacing: 10) {", "VStack { VStack(spacing: 10) {", "} // end", "}; Text(\"Footer\") } // end", "VStack is new"),
    ("HStack {", "VStack { Text(\"Header\"); HStack {", "} // row", "} } // row", "VStack is new around node3 (HStack)"),
  ]) func `a container that comes around a view without an id leaves it the same`(
    _ open: String, _ opened: String, _ close: String, _ closed: String, _ cause: String
  ) throws {
    let source = """
      struct Screen: View {
        var body: some View {
          VStack(spacing: 10) {
            Text("Title")
            HStack { Text("Left"); Text("Right") } // row
          } // end
        }
      }
      """
    let found = try diff(source, (open, opened), (close, closed))
    #expect(found.causes.flatMap(\.self) == [cause], "\(found.answer)")
    #expect(!found.answer.contains("has string") && !found.answer.contains("gone"), "\(found.answer)")
  }

  @Test func `of rows that one call makes the one that is gone is told, and what all of them have once`() throws {
    let rows = Self.rows(in: "List", "VStack { Text(item.name); Text(item.note) }")
    let shorter = try diff(rows, (", Item(id: 2, name: \"Blanket\", note: \"wool\")", ""), ("padding(4)", "padding(6)"))
    #expect(shorter.causes.contains { $0.contains("node9 (VStack) is gone") }, "\(shorter.answer)")
    #expect(!shorter.answer.contains("has string"))
    #expect(shorter.causes.flatMap(\.self).contains("node4's .padding has length 6, had 4 (and 1 repetition)"), "\(shorter.answer)")
  }

  /// Beside a closure that no expression says, and that stayed as it was.
  @Test func `of two closures of guides the edited one is the cause`() throws {
    let source = """
      extension HorizontalAlignment {
        private enum Colon: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { view[HorizontalAlignment.center] } }
        static let colon = HorizontalAlignment(Colon.self)
      }
      struct Screen: View {
        var body: some View {
          VStack(alignment: .colon) {
            HStack { Text("AAAA"); Text("BB").alignmentGuide(.colon) { $0[.leading] - 2 } }
            Color.blue.frame(width: 200, height: 100)
            Text("x").alignmentGuide(.colon) { min(12, $0.width * 0.25) }
          }
        }
      }
      """
    let edited = try diff(source, ("- 2", "- 12"))
    #expect(edited.causes == [["node5's .alignmentGuide has value -12, had -2"]] && edited.idle.isEmpty, "\(edited.answer)")
  }

  @Test func `views of a Layout in another order stand elsewhere, and its code is the same`() throws {
    let source = Self.weights.replacing(
      "Weighted { Color.red.layoutValue(key: Weight.self, value: 2); Color.blue }",
      with: #"Weighted { ForEach(["Swift", "Layout", "Trace"], id: \.self) { Text($0).padding(4).id($0) } }"#)
    let edited = try diff(source, ("\"Swift\", \"Layout\"", "\"Layout\", \"Swift\""))
    #expect(edited.causes.count == 1 && edited.causes[0].count == 1 && edited.causes[0][0].hasSuffix("stands elsewhere among its siblings"), "\(edited.answer)")
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
