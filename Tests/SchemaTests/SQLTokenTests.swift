import Testing

@testable import Schema

struct SQLTokenTests {
  @Test(
    arguments: [
      ("SELECT a.b_1, 12", [.word("SELECT"), .word("a"), .symbol("."), .word("b_1"), .symbol(","), .word("12")]),
      // As in SQLite, what is not ASCII belongs to a name.
      ("größe <> 'für ''x'' ⟨'", [.word("größe"), .symbol("<"), .symbol(">"), .quoted("'für '"), .quoted("'x'"), .quoted("' ⟨'")]),
      ("\"a b\" 'open", [.quoted("\"a b\""), .quoted("'open")]),
      ("-- One\n--   line.\n\n-- Another.\r\nx --", [.comment("One line."), .comment("Another."), .word("x"), .comment("")]),
      ("-- A\n\r\n-- B", [.comment("A"), .comment("B")]),
      ("a /* b */ c /*/ d */ e /* open *", [.word("a"), .word("c"), .word("e")]),
      ("a - b / c", [.word("a"), .symbol("-"), .word("b"), .symbol("/"), .word("c")]), ("", []), (" \t\n", []),
    ] as [(String, [SQLToken])])
  func `a text is cut into tokens`(_ sql: String, _ tokens: [SQLToken]) {
    #expect(SQLToken.scan(sql).map(\.token) == tokens)
  }

  @Test func `a token has its place, of several comment lines the whole`() {
    let sql = "-- ü1\n-- 2\nwörd ; 'ö'"
    #expect(SQLToken.scan(sql).map { String(sql[$0.range]) } == ["-- ü1\n-- 2", "wörd", ";", "'ö'"])
  }
}
