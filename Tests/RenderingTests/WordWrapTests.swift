import Rendering
import Testing

@Suite struct WordWrapTests {
  @Test(arguments: [
    // It goes on behind the number and its gap.
    ("    99   node2 serves stamp first", 24, "    99   node2 serves\n         stamp first"),
    ("  wraps to three lines", 14, "  wraps to\n    three\n    lines"),
    ("fits in it", 10, "fits in it"), ("a verylongwordindeed b", 8, "a\n  verylongwordindeed\n  b"), ("one\n\ntwo three", 6, "one\n\ntwo\n  three"),
    // A gap stays where its line does not end.
    ("key  size   place", 12, "key  size\n     place"),
    // The indent leaves no room for words.
    ("           1   word and word", 20, "           1   word\nand word"),
  ]) func `a line is broken between words`(_ text: String, _ width: Int, _ lines: String) {
    #expect(text.wrapped(toColumns: width) == lines)
  }

  @Test func `styles take no columns, wide characters two`() {
    #expect("\u{1B}[31mred\u{1B}[0m and so".wrapped(toColumns: 7) == "\u{1B}[31mred\u{1B}[0m and\n  so")
    #expect("漢字 漢字".wrapped(toColumns: 8) == "漢字\n  漢字")
  }
}
