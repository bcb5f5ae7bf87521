import TestSupport
import Testing

/// LT011. A letter is 8 wide.
@Suite struct BrokenWordTests {
  /// Five letters fit. Where a line may end is as in Unicode's line breaking, whatever the letters are.
  @Test(arguments: [
    ("Settings", "Setti", "ngs"), ("Forgot?", "Forgo", "t?"), ("Total!", "Total", "!"), ("Don't!", "Don't", "!"), ("(abcd)", "(abcd", ")"),
    ("Größe!", "Größe", "!"), ("Привет", "Приве", "т"), ("10.000,00", "10.00", "0,00"),
  ]) func `a word that does not fit is broken`(_ text: String, _ before: String, _ after: String) throws {
    let view = View.text(text, id: "t").frame(width: 40)
    #expect(
      try Checked.report(Checked.scene(view), only: ["LT011"]).findings.map(\.message) == [
        "t (Text) breaks a word: 40 wide it shows \"\(before)\" and \"\(after)\" on two lines"
      ])
  }

  /// Chinese may break anywhere, a text after a hyphen, and of Thai, which has no spaces between words, nobody here knows where.
  @Test(arguments: ["the bar", "short-term", "日本語日本語", "ภาษาไทยง่าย", "abcde\nfgh"]) func `a line that ends between words breaks none`(_ text: String) throws {
    #expect(try Checked.report(Checked.scene(View.text(text, id: "t").frame(width: text == "short-term" ? 48 : 40)), only: ["LT011"]).findings.isEmpty)
  }
}
