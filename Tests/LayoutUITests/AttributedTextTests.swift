import Foundation
@testable import LayoutUI
import LayoutUIHost
import Testing

/// A text of an AttributedString is laid out as the sum of texts of which the same is said.
@MainActor @Suite struct AttributedTextTests {
  private func size(_ text: Text) async throws -> CGSize { try await layoutTrace(text.id("it"), in: .size(500, 500))["it"].size }

  @Test func `each run has its own font, spacing and weight`() async throws {
    var title = AttributedString("Total "), rest = AttributedString("12 items")
    title.font = .title
    rest.kern = 3
    rest.foregroundColor = .red
    let sum = Text("Total ").font(.title) + Text("12 items").kerning(3)
    #expect(Text(title + rest) == sum)
    #expect(try await size(Text(title + rest)) == size(sum))
    // What is said of the whole is said of those that do not say it themselves.
    #expect(try await size(Text(title + rest).font(.caption)) == size(sum.font(.caption)))
    #expect(Text("of \(title)") == Text("of ") + Text("Total ").font(.title))
  }

  @Test func `a range may say something else, and what is painted makes no run of its own`() async throws {
    var text = AttributedString("one two three")
    let two = try #require(text.range(of: "two"))
    text[two].inlinePresentationIntent = .stronglyEmphasized
    text[two].underlineStyle = .single
    #expect(Text(text) == Text("one ") + Text("two").bold() + Text(" three"))
    text[two].inlinePresentationIntent = nil
    #expect(Text(text) == Text("one two three" as String))
    var attributes = AttributeContainer()
    attributes.font = .largeTitle
    #expect(Text(AttributedString("Big", attributes: attributes)) + Text("") == Text("Big").font(.largeTitle) + Text(""))
  }

  nonisolated private static let documents:
    [(markdown: String, syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, text: String, strong: [String])] = [
      ("Hello **world**", .full, "Hello world", ["world"]),
      // A line goes on after a space; blocks follow one another without a break.
      ("one\ntwo\n\nthree", .full, "one twothree", []), ("# Title\nwords", .full, "Titlewords", []), ("- a\n- **b**\n  c\n1. d", .full, "ab cd", ["b"]),
      ("> said\n\n```\nlet a = *b*\n```\nend", .full, "saidlet a = *b*\nend", []),
      // Blocks are none.
      ("# Title\nwords", .inlineOnly, "# Title words", []), ("a  \n\n**b**", .inlineOnlyPreservingWhitespace, "a  \n\nb", ["b"]),
      ("", .full, "", []),
    ]

  @Test(arguments: documents) func `Markdown of several lines is one text`(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, _ text: String, _ strong: [String]
  ) throws {
    let read = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
    #expect(String(read.characters) == text)
    let runs = read.runs.filter { $0.inlinePresentationIntent?.contains(.stronglyEmphasized) == true }
    #expect(runs.map { String(read[$0.range].characters) } == strong)
  }

  @Test func `a text that is looked up is Markdown, and a value in it is not`() {
    let value = "*2*"
    #expect(Text(AttributedString(localized: "**All** \(value)")) == Text("All").bold() + Text(" *2*" as String))
  }
}
