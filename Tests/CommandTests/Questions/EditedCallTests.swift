import TestSupport
import Testing

/// An edit of what Swift code makes by one call comes to what the same edit of the code comes to, wherever that is used.
@Suite struct EditedCallTests {
  private static let chat = """
    import SwiftUI

    struct Bubble: View {
      let text: String
      var body: some View {
        HStack {
          Text(text)
            .padding(12)
            .frame(maxWidth: 200, alignment: .leading)
          Text("now")
        }
      }
    }

    struct ContentView: View {
      var body: some View {
        VStack(spacing: 4) {
          Bubble(text: "Hi there")
          ForEach(["A longer message that wraps over lines", "Short"], id: \\.self) { Bubble(text: $0) }
        }
      }
    }
    """

  /// `Color.red` is no call of this code. Of 200 high a quarter is 50, of 300 wide less 20 are 280.
  private static let colors = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        VStack(spacing: 4) {
          ForEach(0..<3) { _ in Color.red.frame(width: 40, height: 10) }
          Color.blue
            .containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? length * 0.25 : length - 20 }
        }
      }
    }
    """

  @Test(arguments: [
    ("'add node3 padding edges=horizontal length=6'", "height: 10)", "height: 10).padding(.horizontal, 6)"),
    ("'remove node8'", "\n        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? length * 0.25 : length - 20 }", ""),
    ("'remove node9'", "\n        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? length * 0.25 : length - 20 }", ""),
  ]) func `what no call makes is edited with what is on it, and what one call makes at once`(_ edit: String, _ old: String, _ new: String) throws {
    let workshop = try Workshop.withApp(Self.colors)
    try workshop.succeed("layouttrace record App/ContentView.swift --proposal 300x200")
    try workshop.succeed("layouttrace what-if \(edit) --save --name edited")
    let edited = try Self.frames(of: workshop)
    try workshop.write(Self.colors.replacing(old, with: new), to: "App/ContentView.swift")
    try workshop.succeed("layouttrace record App/ContentView.swift --proposal 300x200 -o trace.db")
    #expect(try Self.frames(of: workshop) == edited, "\(edit)")
  }

  private static let frames = """
    SELECT kind, round(absolute_x, 3), round(absolute_y, 3), round(width, 3), round(height, 3) FROM placement JOIN node ON node.id = node_id
    WHERE pass_id = (SELECT max(id) FROM pass) ORDER BY node_id
    """

  private static func frames(of workshop: Workshop) throws -> String {
    let rows = try workshop.run("layouttrace sql -t trace.db --csv \"\(frames)\"")
    try #require(rows.exitCode == 0, "\(rows)")
    return rows.answer
  }

  /// By edit what the code says before and after it. node3 is the frame of the first bubble, node4 its padding, node5 its text, node6 the other text.
  private static let edits: [(edits: String, old: String, new: String)] = [
    ("'set node3.maxWidth 90'", "maxWidth: 200", "maxWidth: 90"),
    ("'remove node4'", "\n        .padding(12)", ""),
    ("'add node6 fixedSize'", #"Text("now")"#, #"Text("now").fixedSize()"#),
    ("'add node4 padding length=7'", ".padding(12)", ".padding(12).padding(7)"),
    ("'set node2.spacing 20'", "HStack {", "HStack(spacing: 20) {"),
    (
      "'move node4 outside node3'", "\n        .padding(12)\n        .frame(maxWidth: 200, alignment: .leading)",
      "\n        .frame(maxWidth: 200, alignment: .leading)\n        .padding(12)"
    ),
    ("'insert Spacer before node6'", #"Text("now")"#, #"Spacer(); Text("now")"#),
    ("'wrap node6 VStack' 'remove node4'", #"Text("now")"#, #"VStack { Text("now") }"#),
    ("'unwrap node2'", "HStack {", "Group {"),
    ("'set node2.type VStack'", "HStack {", "VStack {"),
    ("'replace node6 Divider'", #"Text("now")"#, "Divider()"),
    (#"'add node6 overlay content={"type":"ZStack","id":"top"}' 'insert Spacer in top'"#, #"Text("now")"#, #"Text("now").overlay { ZStack { Spacer() } }"#),
  ]

  @Test func `an edit of what one call makes several times is one of the call`() throws {
    let workshop = try Workshop.withApp(Self.chat)
    try workshop.succeed("layouttrace record App/ContentView.swift -o original.db")
    for (edits, old, new) in Self.edits {
      try workshop.write(
        Self.chat.replacing(old, with: new).replacing(edits.contains("remove node4") ? "\n        .padding(12)" : "-", with: ""), to: "App/ContentView.swift")
      let edited = try workshop.run("cp original.db trace.db && layouttrace what-if \(edits) --save")
      #expect(edited.exitCode == 0, "\(edits): \(edited)")
      let answered = try Self.frames(of: workshop)
      let recorded = try workshop.run("layouttrace record App/ContentView.swift")
      #expect(recorded.exitCode == 0, "\(edits): \(recorded)")
      #expect(try answered == Self.frames(of: workshop), "\(edits)")
    }
  }

  /// The line of the frame makes three.
  @Test func `a line of code that makes several is one address of an edit`() throws {
    let workshop = try Workshop.withApp(Self.chat)
    try workshop.succeed("layouttrace record App/ContentView.swift")
    let edited = try workshop.run("layouttrace what-if 'set ContentView.swift:9.maxWidth 90' --all")
    #expect(edited.exitCode == 0 && edited.answer.split(separator: "\n").filter { $0.contains("maxWidth: 200 → 90") }.count == 3, "\(edited)")
    #expect(try workshop.run("layouttrace why ContentView.swift:9").exitCode == 1)
  }

  /// The id is that of the background, the outermost modifier before it.
  @Test func `an edit by an id of Swift says which view the id stands behind`() throws {
    let workshop = try Workshop()
    try workshop.write(
      "import SwiftUI\nstruct Title: View { var body: some View { Text(\"A title\").padding(8).background(.yellow).id(\"title\") } }\n", to: "Title.swift")
    try workshop.succeed("layouttrace record Title.swift")
    let removed = try workshop.run("layouttrace what-if 'remove title'")
    #expect(removed.exitCode == 0 && removed.answer.contains("removed"), "\(removed)")
    #expect(
      removed.messages == "note: 'title' is the .background that .id stands behind, and what was taken away; 'remove node3' takes its Text\n", "\(removed)")
    #expect(try workshop.run("layouttrace what-if 'remove node3'").messages.isEmpty)
    let set = try workshop.run("layouttrace what-if 'set title.string Short'")
    #expect(set.exitCode == 64 && set.messages.contains("background has no 'string'; write 'set /view.string Short'"), "\(set)")
    let written = try workshop.run("layouttrace what-if 'set /view.string Short'")
    #expect(written.exitCode == 0 && written.answer.contains("44 × 20.33 → 41.67 × 20.33"), "\(written)")
  }

  /// Only the row in the middle has something over it, and a dot that is matched has a name besides.
  private static func rows(_ modifier: String = "") -> String {
    """
    import SwiftUI

    struct ContentView: View {
      @Namespace private var dots
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<3) { row in
            Text("Row \\(row)").overlay { if row == 1 { Circle() } }\(modifier)
          }
          Circle().frame(width: 8, height: 8).matchedGeometryEffect(id: "dot", in: dots).id("active")
        }
      }
    }
    """
  }

  @Test func `rows are of one call whether there is something over them or not`() throws {
    let workshop = try Workshop.withApp(Self.rows())
    try workshop.succeed("layouttrace record App/ContentView.swift")
    // Around the layer of the first row, of which node3 is the text.
    let edited = try workshop.run("layouttrace what-if 'add node3 padding length=9' --save")
    #expect(edited.exitCode == 0, "\(edited)")
    let answered = try Self.frames(of: workshop)
    try workshop.write(Self.rows(".padding(9)"), to: "App/ContentView.swift")
    try workshop.succeed("layouttrace record App/ContentView.swift")
    #expect(try answered == Self.frames(of: workshop))
    #expect(try workshop.run("layouttrace why active").answer.hasPrefix("active · .matchedGeometryEffect("))
    let around = try workshop.run("layouttrace what-if 'add active padding length=9'")
    #expect(around.answer.contains(".padding(9)  new1   added: 26 × 26"), "\(around)")
  }

  /// Without the modifier it is the `background` of a style, which reaches as far: on an iPhone 16 59 above the safe area, and 34 below.
  @Test func `a style in the background reaches beyond the safe area by itself`() throws {
    func screen(_ modifier: String) -> String {
      """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Text("Hi").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red\(modifier)) }
      }
      """
    }
    let workshop = try Workshop.withApp(screen(".ignoresSafeArea()"))
    let edited = try workshop.run("layouttrace record App/ContentView.swift && layouttrace what-if 'remove node4' --save")
    #expect(edited.exitCode == 0, "\(edited)")
    #expect(try workshop.run("layouttrace why-not node4 --pass 'pass 1'").answer.contains("has no effect"))
    let answered = try Self.frames(of: workshop)
    try workshop.write(screen(""), to: "App/ContentView.swift")
    try workshop.succeed("layouttrace record App/ContentView.swift")
    #expect(try answered == Self.frames(of: workshop))
    #expect(try workshop.run("layouttrace why node4").answer.hasPrefix("node4 · Color red · 393 × 852 "))
  }

  /// A LabeledContent makes a text of its label and one of its value.
  @Test func `of what one call makes of several parts one is edited`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI
      struct Row: View { var body: some View { LabeledContent("Size", value: "Large") } }
      struct ContentView: View { var body: some View { VStack { Row(); Row() } } }
      """)
    try workshop.succeed("layouttrace record App/ContentView.swift")
    let edited = try workshop.run("layouttrace what-if 'add Large padding 10'")
    // Both rows have the same text, and so no name of their own.
    #expect(edited.exitCode == 0 && edited.answer.split(separator: "\n").filter { $0.contains("added") }.count == 2, "\(edited)")
  }

  /// A text of data is each row's own, and so is a row.
  @Test func `what differs by data is edited alone`() throws {
    let workshop = try Workshop.withApp(Self.chat)
    try workshop.succeed("layouttrace record App/ContentView.swift")
    let text = try workshop.run("layouttrace what-if 'set node5.string Hello'").answer
    #expect(text.contains("Hi there") && !text.contains("Short"), "\(text)")
    // The rows beside it are there still; the second one's text is one of them.
    let row = try workshop.run("layouttrace what-if 'remove node2'").answer
    #expect(row.contains(/node2 +removed/) && !row.contains(/node7 +removed/), "\(row)")
  }

  /// 90 points for the longer text's bubble are 90 for each: `fit` says whose size changes.
  @Test func `a change that fit finds holds when it is made`() throws {
    let workshop = try Workshop.withApp(Self.chat)
    try workshop.succeed("layouttrace record App/ContentView.swift")
    let fit = try workshop.run("layouttrace fit node8 --width 90").answer
    #expect(fit.contains("1. .frame(maxWidth: 200, alignment: .leading) on node10 and its 2 repetitions, maxWidth 200 → 90: 90 × 146"), "\(fit)")
    // The stack, three rows, and the two other frames.
    #expect(fit.contains("what-if 'set node8.maxWidth 90': node1, node2, node7 and 2 more change size"), "\(fit)")
    try workshop.write(Self.chat.replacing("maxWidth: 200", with: "maxWidth: 90"), to: "App/ContentView.swift")
    try workshop.succeed("layouttrace record App/ContentView.swift")
    #expect(try workshop.run("layouttrace why node8").answer.contains("· 90 × "))
  }
}
