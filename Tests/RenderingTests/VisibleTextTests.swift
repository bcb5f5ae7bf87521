import Foundation
import JSON
import Rendering
import Testing

/// What a scene or an argument may have in it, as a person and a CI service get to see it.
@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("a\nb\r\tc", "a␊b␍␉c"), ("\u{1B}[31mred", "␛[31mred"), ("\u{7F}\u{9B}2J", "␡\u{FFFD}2J"), ("abc\u{202E}def\u{2069}", "abc\\u{202E}def\\u{2069}"),
    ("\u{200E}\u{200F}\u{061C}", "\\u{200E}\\u{200F}\\u{61C}"), ("a\u{2028}b", "a\\u{2028}b"), ("\r\n", "␍␊"), ("日本 é ‘x’", "日本 é ‘x’"),
  ]) func `what is not seen becomes a picture or a number`(_ text: String, _ printable: String) {
    #expect(text.printable == printable)
  }

  @Test(arguments: [
    ("a\tb\nc", "a\tb\nc"), ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\r\nb", "a␍\nb"), ("\u{202E}x\n", "\\u{202E}x\n"), ("\u{1B}[1mkey\u{1B}[0m", "␛[1mkey␛[0m"),
  ]) func `lines stay lines where nothing is styled, and an escape character goes`(_ text: String, _ shown: String) {
    #expect(text.shown(on: .plain) == shown)
  }

  @Test func `where styles are shown these stay, and no other escape sequence`() {
    let terminal = Terminal(isStyled: true, width: 80)
    #expect("\u{1B}[1mkey\u{1B}[0m \u{1B}[2J\u{1B}]0;title\u{7}".shown(on: terminal) == "\u{1B}[1mkey\u{1B}[0m ␛[2J␛]0;title␇")
  }

  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"), ("a\n  ::error file=b::x\n", "a\n  \\u{3A}:error file=b::x\n"), ("::\u{301}x", "\\u{3A}:\u{301}x"),
    ("a ::error::", "a ::error::"), ("a: ##[error]x", "a: #\\u{23}[error]x"), ("a:b", "a:b"),
  ]) func `no line is a command to a CI service`(_ text: String, _ harmless: String) {
    #expect(text.withoutCommands == harmless)
  }

  @Test(arguments: [
    ("a\u{1B}\u{9B}\u{7F}", #""a\u001b\u009b\u007f""#), ("\u{202E}\u{61C}é", #""\u202e\u061cé""#), ("##[error]", ##""#\u0023[error]""##), ("#1 ×", "\"#1 ×\""),
  ]) func `JSON holds the same text with escapes`(_ text: String, _ json: String) {
    #expect(JSONValue.string(text).text == json)
    #expect((try? JSONDecoder().decode(String.self, from: Data(json.utf8))) == text)
  }
}
