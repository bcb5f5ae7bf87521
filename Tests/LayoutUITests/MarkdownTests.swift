import Foundation
@testable import LayoutUI
import LayoutUIHost
import Testing

/// A text that is looked up is Markdown: what is measured are its words in their fonts.
@MainActor @Suite struct MarkdownTests {
  private typealias Run = MarkdownText.Run

  /// By CommonMark 0.31, of whose examples some have their numbers; strikethrough is GitHub's.
  nonisolated private static let lines: [(markdown: String, runs: [Run])] = [
    ("plain words", [Run(text: "plain words")]),
    ("Hello **world**!", [Run(text: "Hello "), Run(text: "world", isStrong: true), Run(text: "!")]),
    ("*a* and _b_", [Run(text: "a", isEmphasized: true), Run(text: " and "), Run(text: "b", isEmphasized: true)]),
    ("***both***", [Run(text: "both", isStrong: true, isEmphasized: true)]),
    ("**bold *and* more**", [Run(text: "bold ", isStrong: true), Run(text: "and", isStrong: true, isEmphasized: true), Run(text: " more", isStrong: true)]),
    ("use `a * b`", [Run(text: "use "), Run(text: "a * b", isCode: true)]),
    ("`` a ` b ``", [Run(text: "a ` b", isCode: true)]),
    ("[Terms](https://a.b/c_(d)) and **x**", [Run(text: "Terms and "), Run(text: "x", isStrong: true)]),
    ("[**b** c](https://a.b)", [Run(text: "b", isStrong: true), Run(text: " c")]),
    ("<https://a.b> < c", [Run(text: "https://a.b < c")]),
    ("~~gone~~ ~one~ ~~~three~~~", [Run(text: "gone one ~~~three~~~")]),
    ("^[2 item](inflect: true)", [Run(text: "2 item")]),
    // Nothing of it is Markdown: 351 (a * is not next to a word), 361 (a _ within a word), brackets, escapes, what is not closed.
    ("a * foo bar*", [Run(text: "a * foo bar*")]), ("foo_bar_baz", [Run(text: "foo_bar_baz")]), ("2 * 3 * 4", [Run(text: "2 * 3 * 4")]),
    ("[x] (y)", [Run(text: "[x] (y)")]), ("\\*a\\*", [Run(text: "*a*")]), ("**open", [Run(text: "**open")]), ("`open", [Run(text: "`open")]),
    ("a] [b", [Run(text: "a] [b")]), ("", [Run(text: "")]), ("****", [Run(text: "****")]),
    // 413, 416 and 426, by the rule of three and by which row is nearer.
    ("*foo**bar**baz*", [Run(text: "foo", isEmphasized: true), Run(text: "bar", isStrong: true, isEmphasized: true), Run(text: "baz", isEmphasized: true)]),
    ("*foo**bar*", [Run(text: "foo**bar", isEmphasized: true)]),
    ("foo***bar***baz", [Run(text: "foo"), Run(text: "bar", isStrong: true, isEmphasized: true), Run(text: "baz")]),
    ("**foo*", [Run(text: "*"), Run(text: "foo", isEmphasized: true)]), ("*foo**", [Run(text: "foo", isEmphasized: true), Run(text: "*")]),
  ]

  @Test(arguments: lines.indices) func `a line is read as CommonMark has it`(_ index: Int) {
    #expect(MarkdownText.runs(Self.lines[index].markdown) == Self.lines[index].runs)
  }

  private func size(_ text: Text) async throws -> CGSize { try await layoutTrace(text.id("it"), in: .size(300, 500))["it"].size }

  @Test func `a text is as large as what it shows`() async throws {
    #expect(try await size(Text("Read the [Terms](https://example.com/terms)")) == size(Text(verbatim: "Read the Terms")))
    #expect(try await size(Text("Total **12** of 20")) == size(Text(verbatim: "Total ") + Text(verbatim: "12").bold() + Text(verbatim: " of 20")))
    #expect(try await size(Text("run `make`")) == size(Text(verbatim: "run ") + Text(verbatim: "make").monospaced()))
    // A string's value is shown as it is, in a text and by itself.
    let stars = "**x**"
    #expect(try await size(Text(stars)) == size(Text(verbatim: "**x**")))
    #expect(try await size(Text("\(stars)")) == size(Text(verbatim: "**x**")))
    #expect(try await size(Text("**\(stars)**")) == size(Text(verbatim: "**x**").bold()))
    #expect(try await size(Text(LocalizedStringKey(stars))) == size(Text(verbatim: "x").bold()))
  }

  @Test func `a text of several fonts is named by all its words`() async throws {
    let trace = try await layoutTrace(Text("Total **12** of 20").id("it"), in: .size(300, 500))
    let answer = try trace.why("it")
    #expect(answer.hasPrefix("it · Text \"Total 12 of 20\""), "\(answer)")
  }

  @Test func `a text in a text keeps its font`() async throws {
    let large = Text("42").font(.largeTitle.bold())
    #expect(try await size(Text("\(large) km")) == size(large + Text(verbatim: " km")))
    #expect(try await size(Text("\(large) km")).height > size(Text(verbatim: "42 km")).height)
  }

  @Test func `numbers are written in American English`() async throws {
    #expect(try await size(Text(39, format: .currency(code: "USD"))) == size(Text(verbatim: "$39.00")))
    #expect(try await size(Text("\(1234.5, format: .number)")) == size(Text(verbatim: "1,234.5")))
  }
}
