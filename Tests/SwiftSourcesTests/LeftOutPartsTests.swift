@testable import SwiftSources
import Testing

/// What of a target is left out where a framework is missing.
@Suite struct LeftOutPartsTests {
  private static let code = """
    import UIKit

    final class Manager: NSObject, UIDelegate where Self: Sendable {
      let own: UIThing
      private lazy var all: [Int] = [1,
        2]
      override init() {
        UIThing.start()
      }
      @MainActor
      func body() -> some View { Text(UIThing.name) }
      class func make(_ thing: UIThing.Kind, then: () -> Void) -> Int {
        if true { return 1 }
        return 2
      }
      var half: Int { all.count / 2 }
    }
    extension Manager { var title: String { "a" } }
    #Preview { Manager().body() }
    func free() { Manager().half }
    """
  private let source = SwiftSource(path: "/a/Manager.swift", text: code, number: 0)

  private func errors(_ errors: (line: Int, column: Int, message: String)...) -> String {
    errors.map { "/a/Manager.swift:\($0.line):\($0.column): error: \($0.message)\n 1 | the line\n" }.joined()
  }

  private func learns(_ left: inout LeftOutParts, _ output: String, _ step: LeftOutParts.Step) -> Bool { left.learn(from: output, in: [source], step) }

  @Test func `a source is divided into declarations, with their members`() {
    let declarations = DeclarationTree(Self.code).declarations
    #expect(
      declarations.map { "\($0.keyword) \($0.name) \($0.line)" } == [
        "import UIKit 1", "class Manager 3", "extension Manager 18", "#Preview _preview 19", "func free 20",
      ])
    let manager = declarations[1]
    #expect(manager.members.map(\.name) == ["own", "all", "init", "body", "make", "half"])
    #expect(manager.members.map(\.line) == [4, 5, 7, 11, 12, 16])
    #expect(manager.clause?.types.map(\.name) == ["NSObject", "UIDelegate"])
    #expect(manager.members.map { $0.body != nil } == [false, false, true, true, true, true])
    #expect(manager.members.map(\.makesView) == [false, false, false, true, false, false])
    #expect(manager.members.map(\.result) == [nil, "[Int]", nil, "someView", "Int", "Int"])
    #expect(declarations.map(\.result).last == "")
    #expect(declarations.map(\.makesView) == [false, true, false, true, false])
    #expect(declarations[2].names == ["Manager", "title"])
    let all = SourceDeclaration.around(Self.code.utf8.count - 5, in: declarations)
    #expect(all.map(\.name) == ["free"])
  }

  /// A file that is being written ends anywhere, in a bracket or a text.
  @Test func `a source that ends anywhere is read, and what stands in it lies in it`() {
    let bytes = Array(Self.code.utf8)
    for end in bytes.indices {
      for start in [0, end / 2] {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        func check(_ declarations: [SourceDeclaration], in range: Range<Int>) {
          for declaration in declarations {
            #expect(range.lowerBound <= declaration.range.lowerBound && declaration.range.upperBound <= range.upperBound)
            check(declaration.members, in: declaration.range)
          }
        }
        check(DeclarationTree(text).declarations, in: 0..<text.utf8.count)
        _ = NeededFiles.indices(of: [SwiftSource(path: "/a/A.swift", text: text, number: 0)], from: 0..<1)
      }
    }
  }

  /// Names come first, since most other errors come of them; then the members, and what makes views last.
  @Test func `the smallest part is left out, step by step`() {
    var left = LeftOutParts(modules: ["UIKit"])
    let first = errors(
      (3, 32, "cannot find type 'UIDelegate' in scope"), (4, 12, "cannot find type 'UIThing' in scope"), (8, 5, "cannot find 'UIThing' in scope"),
      (12, 33, "cannot find type 'UIThing' in scope"), (16, 20, "cannot infer the type of half"))
    #expect(learns(&left, first, .types) == true)
    #expect(left.parts.map(\.title) == ["Manager as UIDelegate"])
    #expect(left.values.map(\.type) == ["UIThing"])
    // With a type there, a body may compile; this one does not.
    #expect(learns(&left, first, .names) == true)
    #expect(left.parts.map(\.title) == ["Manager as UIDelegate", "init"])
    let rewritten = left.leaving(out: source).rewritten
    #expect(rewritten.contains("final class Manager: NSObject where Self: Sendable {\n  let own: UIThing\n"), "\(rewritten)")
    #expect(rewritten.contains("override init() { _leftOutInitializer(\"init\", for: \"UIThing\") \n\n}\n  @MainActor"), "\(rewritten)")
    // Each place in the source that the compiler is told is a line, and all but the first begin another.
    let lines = rewritten.split(separator: "\n", omittingEmptySubsequences: false), marks = lines.count { $0.hasPrefix("#sourceLocation") }
    #expect(lines.count == Self.code.split(separator: "\n", omittingEmptySubsequences: false).count + 2 * marks - 1)

    // A type in what stands for a type is one as well.
    let inner = errors((12, 40, "'Kind' is not a member type of struct 'UIThing' (aka '_AssumedValue')"))
    #expect(learns(&left, inner, .types) == true && learns(&left, inner, .names) == false)
    #expect(left.source.contains("typealias UIThing = _AssumedValue\n\nextension _AssumedValue {\n  typealias Kind = _AssumedValue\n}"), "\(left.source)")

    let second = errors((12, 40, "cannot convert value of type 'UIThing' (aka '_AssumedValue') to specified type 'Int'"))
    #expect(learns(&left, second, .names) == false)
    #expect(learns(&left, second, .errors) == true)
    #expect(left.parts.last?.title == "make()")
    #expect(!left.leaving(out: source).rewritten.contains("class func make"))

    // What makes a view goes last, and with the type that it belongs to.
    let third = errors((11, 40, "type '_AssumedValue' has no member 'name'"))
    #expect(learns(&left, third, .errors) == false)
    #expect(learns(&left, third, .views) == true)
    #expect(left.parts.last?.title == "class Manager")
    let fourth = errors((18, 11, "cannot find type 'Manager' in scope"), (19, 12, "cannot find 'Manager' in scope"), (20, 15, "cannot find 'Manager' in scope"))
    #expect(learns(&left, fourth, .names) == true)
    #expect(left.parts.last?.title == "free()")
    #expect(left.parts.last?.reason == "UIKit", "the reason is what the type was left out for")
    #expect(
      left.notes == [
        "Manager.swift:3, 20: class Manager, free() are left out, for there is no UIKit here",
        "Manager.swift:4: there is no UIThing here: a value that does nothing stands for it",
      ])
    // What the recorded view wants is told by the errors it came of.
    let last = "/x/main.swift:3:1: error: cannot find 'Manager' in scope\n"
    #expect(left.causes(of: LeftOutParts.names(in: last)).hasPrefix("/a/Manager.swift:11:40: error: type '_AssumedValue' has no member 'name'\n 1 | the line"))
  }

  @Test func `of a view that names nothing missing the compiler's words are told, since it may be a mistake`() {
    var left = LeftOutParts(modules: ["UIKit"])
    let output = errors((11, 40, "incorrect argument label in call"), (16, 20, "cannot infer the type of half"))
    #expect(learns(&left, output, .errors) == true)
    #expect(left.notes.first?.hasSuffix("half is left out, for there is no UIKit here; the program ends where it is called") == true)
    #expect(learns(&left, output, .views) == true)
    #expect(
      left.notes == [
        "Manager.swift:3: class Manager is left out, for there is no UIKit here; if that is not why, it is a mistake in the code: "
          + "class Manager: incorrect argument label in call"
      ])
  }

  /// What only moves, or says where a ScrollView comes to rest, goes whole; a model that can be handed over goes on without that.
  @Test func `a type that plays a missing part of SwiftUI is one value, a model that can do more stays`() {
    let code = """
      import SwiftUI
      struct Slide: Transition {
        func body(content: Content) -> some View { content }
      }
      struct Card: Codable, Transferable {
        static var parts: some TransferRepresentation { Codes() }
      }
      struct Screen: View {
        var body: some View { Text("a").feedback(.hard, trigger: 1).transition(Slide()) }
      }
      """
    let own = SwiftSource(path: "/a/Manager.swift", text: code, number: 0)
    var left = LeftOutParts(modules: [], idle: ["transition"])
    let first = errors(
      (2, 15, "cannot find type 'Transition' in scope"), (5, 23, "cannot find type 'Transferable' in scope"),
      (6, 26, "cannot find type 'TransferRepresentation' in scope"))
    #expect(left.learn(from: first, in: [own], .types) == true)
    let second = errors(
      (6, 26, "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class"),
      (9, 68, "cannot convert value of type '_AssumedValue' to expected argument type 'AnyTransition'"),
      (9, 48, "type 'Any' has no member 'hard'"))
    #expect(left.learn(from: second, in: [own], .names) == false)
    #expect(left.learn(from: second, in: [own], .errors, idle: ["feedback"]) == true)
    #expect(left.parts.map(\.title) == ["struct Slide", "Card as Transferable", "parts", ".transition()", ".feedback()"])
    #expect(left.values.map(\.type) == ["Slide", "TransferRepresentation"])
    let rewritten = left.leaving(out: own).rewritten
    #expect(rewritten.contains("var body: some View { Text(\"a\") }") && rewritten.contains("struct Card: Codable {"), "\(rewritten)")
    #expect(
      left.notes == [
        "Manager.swift:9: .transition() is left out: what it is given is not known here, and it changes no layout",
        "Manager.swift:9: .feedback() is left out: what it is given is not known here, and it changes no layout",
        "Manager.swift:2, 5, 6: struct Slide, Card as Transferable, parts are left out, for there is no Transition, Transferable, TransferRepresentation here",
        "Manager.swift:6: there is no TransferRepresentation here: a value that does nothing stands for it",
      ])
  }

  @Test func `a mistake in a file whose modules are here is left alone`() {
    let own = SwiftSource(path: "/a/Manager.swift", text: Self.code.replacing("UIKit", with: "SwiftUI"), number: 0)
    var left = LeftOutParts(modules: ["UIKit"])
    let output = errors((8, 5, "cannot find 'Thing' in scope"), (16, 20, "cannot infer the type of half"), (20, 5, "cannot find 'manger' in scope"))
    for step in LeftOutParts.Step.allCases {
      let isNew = left.learn(from: output, in: [own], step)
      #expect(!isNew)
    }
  }

  @Test func `after an edit of a body what was learned of other files stays`() throws {
    func source(_ name: String, _ text: String) -> SwiftSource { SwiftSource(path: "/a/\(name).swift", text: text, number: 0) }
    let model = "import UIKit\nfunc spell() { UIChecker() }\n", view = "import UIKit\nclass A: UIB { func c() { UID() } }\n"
    var left = LeftOutParts(modules: ["UIKit"])
    let sources = [source("Model", model), source("View", view)]
    let output = "/a/Model.swift:2:16: error: cannot find 'UIChecker' in scope\n/a/View.swift:2:10: error: cannot find type 'UIB' in scope\n"
    _ = left.learn(from: output, in: sources, .types)
    _ = left.learn(from: output, in: sources, .names)
    #expect(left.parts.map(\.title) == ["A as UIB", "spell()"])
    let learned = LearnedParts(UnknownModifiers(), left, of: sources)
    func after(_ model: String, _ view: String) -> [String]? {
      learned.after(edit: [source("Model", model), source("View", view)], modules: ["UIKit"])?.left.parts.map(\.title)
    }
    #expect(after(model, view) == ["A as UIB", "spell()"])
    #expect(after(model.replacing("UIChecker", with: "UIOther"), view) == ["A as UIB"])
    #expect(after(model, view.replacing("UID", with: "UIE")) == nil, "a conformance is more than a body")
    #expect(after(model + "struct UIChecker {}\n", view) == nil, "what was missing may be declared now")
    #expect(learned.after(edit: sources, modules: []) == nil)
  }
}
