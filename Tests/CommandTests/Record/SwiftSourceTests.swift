import Foundation
import TestSupport
import Testing

/// `record` of a Swift file: compiled once for all that is asked of it, and what goes wrong ends in one message.
@Suite struct SwiftSourceTests {
  private static let view = """
    import SwiftUI

    struct ContentView: View {
      @State private var isOpen = false

      var body: some View {
        VStack(spacing: 0) {
          Button("Open") { isOpen = true }.frame(height: 20)
          Color.red
            .frame(width: 80, height: isOpen ? 300 : 100)
            .id("panel")
        }
      }
    }

    struct Named: View {
      let name: String
      var body: some View { Text(name) }
    }

    #Preview("Panel") { ContentView() }
    """

  private func workshop(_ text: String = view) throws -> Workshop { try Workshop.withApp(text) }

  @Test func `a Swift file is recorded, and why answers with its lines`() throws {
    let workshop = try workshop()
    let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift --proposal 200x600 --tap Open")
    #expect(recorded.exitCode == 0, "\(recorded.messages)")
    #expect(recorded.answer.hasPrefix("recorded 12 nodes") && recorded.answer.contains("2 passes in trace.db"), "\(recorded.answer)")
    let answer = try workshop.run("layouttrace why panel").answer
    #expect(answer.hasPrefix("panel · .frame(width: 80, height: 300) on node6 · 80 × 300"), "\(answer)")
    #expect(answer.contains("← decides: panel .frame(width: 80, height: 300), ContentView.swift:10:"), "\(answer)")
    for address in ["ContentView.swift:10", "App/ContentView.swift:10"] {
      #expect(try workshop.run("layouttrace why \(address)").answer == answer)
    }
    #expect(try workshop.run("layouttrace what-if 'set panel.height 50'").answer.contains("80 × 50"))
    #expect(try workshop.run("layouttrace sql 'SELECT trigger FROM pass' --csv").answer.hasSuffix("tap Open\n"))
    // The same program serves another canvas, and another way of naming its view does not.
    let cached = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App --preview Panel --set ContentView.isOpen=true --device iphone-se -o other.db")
    #expect(cached.exitCode == 0 && cached.answer.contains("2 passes in other.db"), "\(cached.messages)")
  }

  /// NavigationLink in a row brings a Spacer and a mark; the person's own Spacer has no room, which is the one finding.
  private static let list = """
    import SwiftUI

    struct Row: View {
      let name: String
      var body: some View {
        HStack {
          Text(name)
            .font(.headline)
          Spacer()
          Color.red.frame(width: 300)
        }
      }
    }

    struct Names: View {
      var body: some View {
        List(["Ada", "Grace"], id: \\.self) { name in
          NavigationLink { Text(name) } label: { Row(name: name) }
        }
      }
    }
    """

  @Test func `Swift sources are taken where a trace is, and what a control brings along is nobody's fault`() throws {
    let workshop = try workshop(Self.list)
    func run(_ line: String) throws -> Workshop.Result { try workshop.run("XDG_CACHE_HOME=cache \(line)") }
    let check = try run("layouttrace check App/ContentView.swift --only LT005 --device iphone-se --format github")
    #expect(check.answer.split(separator: "\n").count == 1, "\(check)")
    #expect(check.answer.hasPrefix("::notice file=App/ContentView.swift,line=9,col=13,title=LT005 spacer got nothing::node8 (Spacer) got no more"), "\(check)")
    // What is called as a trace, or as a scene, is not compiled.
    for name in ["stranger.db", "stranger.json"] {
      let stranger = try run("mkdir \(name) && cp App/ContentView.swift \(name) && layouttrace tree -t \(name)")
      #expect(stranger.exitCode == 66 && stranger.answer == "", "\(stranger)")
    }
    // A text of a variable has its line; one where nothing is laid out says what is near.
    let several = try run("layouttrace why ContentView.swift:7 App/ContentView.swift")
    #expect(several.exitCode == 1 && several.messages.contains("names 2 nodes"), "\(several)")
    let modifier = try run("layouttrace why ContentView.swift:8 App/ContentView.swift")
    #expect(modifier.exitCode == 1 && modifier.messages.contains("names 2 nodes: node6 (font \"Ada\"), node17 (font \"Grace\")"), "\(modifier)")
    let none = try run("layouttrace why ContentView.swift:11 App/ContentView.swift")
    #expect(
      none.exitCode == 1 && none.messages.contains("nothing at ContentView.swift:11 is laid out; the nearest is node9 at line 10"), "\(none)")
    let tree = try run("layouttrace tree App/ContentView.swift --device iphone-se")
    #expect(tree.exitCode == 0 && tree.answer.contains("NavigationLink"), "\(tree)")
    #expect(try run("layouttrace sql 'SELECT count(*) > 3 FROM node' -t App/ContentView.swift --csv").answer.hasSuffix("\n1\n"))
    #expect(try run("layouttrace why title scene.json --tap Open").messages.contains("--tap is about Swift sources; scene.json is none"))
    #expect(try run("layouttrace check App/ContentView.swift --max-calls 5").exitCode == 75)
    let unset = try run("layouttrace check App/ContentView.swift --set isOpen")
    #expect(unset.exitCode == 64 && unset.messages.contains("--set takes a state and its value"), "\(unset)")
    // A modifier more changes no name; its own effect alone is told.
    #expect(try run("layouttrace expect --record App/ContentView.swift").answer == "App/ContentView.swift: 11 frames written to App/ContentView.frames.json\n")
    #expect(workshop.read("App/ContentView.frames.json").contains("\"List/NavigationLink[2]/HStack/Text\""))
    try workshop.succeed("XDG_CACHE_HOME=cache layouttrace expect App/ContentView.swift")
    try workshop.write(Self.list.replacing("          Text(name)\n", with: "          Text(name).padding(.top, 0).opacity(0.5)\n"), to: "App/ContentView.swift")
    try workshop.succeed("XDG_CACHE_HOME=cache layouttrace expect App/ContentView.swift")
    try workshop.write(Self.list.replacing("width: 300", with: "width: 310"), to: "App/ContentView.swift")
    let moved = try run("layouttrace expect App/ContentView.swift")
    #expect(moved.exitCode == 1 && !moved.answer.contains("is new") && !moved.answer.contains("is gone"), "\(moved)")
    #expect(moved.answer.contains("decides:") && moved.answer.contains("ContentView.swift:10:") && !moved.answer.contains("/view/children"), "\(moved)")
  }

  /// The preview's container has two books, of which one is read; the button adds another. `spelled` uses UIKit's checker.
  private static let books = """
    import SwiftData
    import SwiftUI

    @Model final class Book {
      var title: String
      var isRead: Bool
      init(_ title: String, isRead: Bool) { (self.title, self.isRead) = (title, isRead) }
    }

    struct Books: View {
      @Environment(\\.modelContext) private var context
      @Query(filter: #Predicate<Book> { $0.isRead }, sort: \\Book.title) private var books: [Book]

      var body: some View {
        VStack(spacing: 0) {
          ForEach(books) { book in Text(book.title).frame(height: 20).id(book.title) }
          Button("Add") { context.insert(Book("Arms", isRead: true)) }
          Button("Spell") { spell() }
          Button("Count") { print(count()) }
        }
      }

      func spell() { print(UITextChecker().languages) }
      func count() -> Int { UITextChecker().languages.count }
    }

    #Preview {
      do {
        let container = try ModelContainer(for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Book("Dune", isRead: true))
        container.mainContext.insert(Book("Emma", isRead: false))
        return Books().modelContainer(container)
      } catch {
        return Text("none")
      }
    }
    """

  @Test func `a query finds what a preview inserts, and what UIKit alone has is left out`() throws {
    let workshop = try workshop(Self.books)
    func run(_ line: String) throws -> Workshop.Result { try workshop.run("XDG_CACHE_HOME=cache layouttrace \(line)") }
    for _ in 0..<2 {
      let recorded = try run("record App/ContentView.swift --tap Add")
      #expect(
        recorded.exitCode == 0
          && recorded.messages.contains(
            "ContentView.swift:23, 24: spell(), count() are left out, for there is no UITextChecker here; the program ends where count() is called"),
        "\(recorded)")
      #expect(!recorded.messages.contains("no module SwiftData"))
    }
    let titles = "SELECT pass_id, node.key FROM placement JOIN node ON node.id = node_id WHERE kind = 'frame' ORDER BY pass_id, node.id"
    #expect(try run("sql \"\(titles)\" --csv").answer == "pass_id,key\n1,Dune\n2,Arms\n2,Dune\n")
    let spelled = try run("record App/ContentView.swift --tap Spell")
    #expect(
      spelled.exitCode == 0
        && spelled.messages.contains("note: ~ spell() is called and does nothing, since there is no UITextChecker here: ContentView.swift:23"), "\(spelled)")
    let called = try run("record App/ContentView.swift --tap Count")
    #expect(
      called.exitCode != 0 && called.messages.contains("count() is called while the views are laid out, and it is left out: there is no UITextChecker here"))
    let strict = try run("record App/ContentView.swift --strict")
    #expect(strict.exitCode == 65 && strict.messages.contains("cannot find 'UITextChecker' in scope"), "\(strict)")
  }

  @Test func `passes of Swift sources are called by their devices`() throws {
    let workshop = try workshop()
    try workshop.run("XDG_CACHE_HOME=cache layouttrace record App --device iphone-16 --device iphone-se --tap Open")
    #expect(
      try workshop.run("layouttrace sql 'SELECT name FROM pass' --csv").answer == "name\niPhone 16\n\"iPhone 16, pass 2\"\niPhone SE\n\"iPhone SE, pass 2\"\n")
  }

  @Test func `what cannot be recorded ends in a sentence that says what to do`() throws {
    let workshop = try workshop()
    func refused(_ arguments: String, _ code: Int32, _ message: String) throws {
      let result = try workshop.run("XDG_CACHE_HOME=cache layouttrace record \(arguments)")
      #expect(result.exitCode == code && result.messages.contains(message), "\(arguments): \(result.exitCode) \(result.messages)")
    }
    try refused("App/ContentView.swift --view ContentVew", 65, "no view 'ContentVew'; did you mean 'ContentView'?")
    try refused("App/ContentView.swift --view Named", 65, "Named needs arguments: write a #Preview that gives it some, and record that with --preview")
    try refused("App/ContentView.swift --preview Pane", 65, "no preview 'Pane'; there are: Panel")
    try refused("App/Missing.swift", 66, "cannot read App/Missing.swift: no such file or folder")
    try refused("scene.json --tap Open", 64, "--tap is about Swift sources; scene.json is none")
    try refused("App/ContentView.swift --set isOpen", 64, "--set takes a state and its value")
    let without = try workshop.run("SWIFTC=none XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift")
    #expect(without.exitCode == 69 && without.messages.contains("there is no swiftc"))
    let empty = workshop.folder.appending(path: "Empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try refused("Empty", 65, "Empty has no Swift sources")
    try "let a = 1".write(to: empty.appending(path: "a.swift"), atomically: true, encoding: .utf8)
    try refused("Empty", 65, "Empty has no preview and no view at its top level")
  }

  /// The values of these arguments are of types that nobody knows; `tinted` gives its closure one.
  private static let unknown = """
    import SwiftUI

    struct V: View {
      @State private var on = false
      var body: some View {
        VStack(spacing: 0) {
          Text("Hello").glow()
            .shimmering(active: true, speed: 2)
          Color.red.sparkle(.gold) { Text("x") }
            .frame(width: 30, height: 40).id("panel")
          Color.blue.analytics("tap", [.a, .b], nil) { on = true } completion: { _ in on = false }
          Text("C").tinted { $0.bold() }
          Text("D").sparkle(.silver) { Text("y") }.tinted { $0.italic() }
        }
      }
    }
    """

  @Test func `an unknown modifier is taken to have no effect, and that is said each time`() throws {
    let workshop = try workshop(Self.unknown)
    for _ in 0..<2 {
      let result = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift --proposal 200x600")
      #expect(result.exitCode == 0, "\(result.messages)")
      for (name, line) in [("glow", 7), ("shimmering", 8), ("sparkle", 9), ("analytics", 11), ("tinted", 12)] {
        let meant = name == "tinted" ? " (did you mean .tint?)" : ""
        let warning = ": .\(name) is not known\(meant), and is taken to have no effect on layout (LT401)"
        let lines = result.messages.split(separator: "\n").filter { $0.contains(warning) && $0.contains("ContentView.swift:\(line):") }
        #expect(lines.count == 1, "\(name): \(result.messages)")
      }
    }
    #expect(try workshop.run("layouttrace why panel").answer.contains("panel · .frame(width: 30, height: 40) on "))
    // Who only reads the trace is told as well.
    let check = try workshop.run("layouttrace check App/ContentView.swift --only LT401").answer
    #expect(check.contains("ContentView.swift:7:") && check.contains(".glow is not known, and is taken to have no effect on layout"), "\(check)")
    let strict = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift --strict -o other.db")
    #expect(strict.exitCode == 65 && strict.messages.contains("has no member 'glow'") && strict.messages.contains("without --strict"), "\(strict.messages)")
  }

  @Test func `a member that a model lacks is no modifier`() throws {
    let workshop = try workshop(
      "import SwiftUI\nstruct Model { let a = 1 }\nstruct V: View {\n  let model = Model()\n  var body: some View { Text(\"\\(model.count)\").glow() }\n}\n")
    let result = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift")
    #expect(result.exitCode == 65 && result.messages.contains("value of type 'Model' has no member 'count'"), "\(result.messages)")
    #expect(!result.messages.contains("'glow'"), "\(result.messages)")
  }

  @Test func `a view that another folder declares is named with its file`() throws {
    let workshop = try workshop("import SwiftUI\nstruct V: View { var body: some View { Card() } }\n")
    let shared = workshop.folder.appending(path: "Shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    try "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n".write(
      to: shared.appending(path: "Card.swift"), atomically: true, encoding: .utf8)
    try workshop.write("", to: "Package.swift")
    let result = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift")
    #expect(result.exitCode == 65 && result.messages.contains("Card is declared in "), "\(result.messages)")
    #expect(result.messages.contains("Shared/Card.swift, which is not compiled with it"), "\(result.messages)")
  }

  @Test(arguments: ["--cache off", "--timing"])
  func `an option that is about scenes is refused`(_ option: String) throws {
    let workshop = try workshop()
    let result = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift \(option)")
    #expect(result.exitCode == 64 && result.messages.contains("is about scenes"), "\(result.messages)")
    #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "cache").path))
  }

  @Test func `an error of the code is the compiler's own, with its place`() throws {
    let workshop = try workshop("import SwiftUI\nstruct V: View {\n  var body: some View { Txt(\"a\") }\n}\n")
    let result = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift")
    #expect(result.exitCode == 65 && result.messages.contains("ContentView.swift:3:25: error: cannot find 'Txt' in scope"), "\(result.messages)")
    #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "trace.db").path))
  }

  @Test func `code that crashes while it is laid out ends in a sentence, and leaves an earlier trace`() throws {
    let workshop = try workshop("import SwiftUI\nstruct V: View { var body: some View { Text([\"a\"][[3, 4].count]) } }\n")
    try workshop.write("earlier", to: "trace.db")
    let result = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift")
    #expect(result.exitCode == 65 && result.messages.contains("Fatal error: Index out of range"), "\(result.messages)")
    #expect(result.messages.contains("\nyour code crashed while it was laid out (signal "), "\(result.messages)")
    #expect(result.messages.contains("ContentView.swift:2:") && !result.messages.contains("Registers"))
    #expect(workshop.read("trace.db") == "earlier")
  }
}

extension Workshop {
  /// A workshop whose folder `App` has a file, ContentView.swift.
  static func withApp(_ text: String) throws -> Workshop {
    let workshop = try Workshop()
    try FileManager.default.createDirectory(at: workshop.folder.appending(path: "App"), withIntermediateDirectories: true)
    try text.write(to: workshop.folder.appending(path: "App/ContentView.swift"), atomically: true, encoding: .utf8)
    return workshop
  }
}
