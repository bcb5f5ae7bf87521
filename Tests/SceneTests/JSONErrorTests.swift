@testable import JSON
import Testing

@testable import Scene

/// The message for a text that should not be JSON.
func message(_ bytes: [UInt8]) -> String {
  do {
    _ = try JSONDocument(bytes)
    return "no error"
  } catch {
    return SceneError(error, file: "scene.json", bytes: bytes).description
  }
}

struct JSONErrorTests {
  @Test(arguments: [
    ("", "scene.json:1:1: expected a value, but the file ends"),
    ("[1, 2", "scene.json:1:6: expected ',' or ']' after an element, but the file ends; what starts at 1:1 is not closed"),
    (#"{"a": {"b": 1}"#, "scene.json:1:15: expected ',' or '}' after the value of \"a\", but the file ends; what starts at 1:1 is not closed"),
    (#"{"a": 1 "b": 2}"#, "scene.json:1:9: expected ',' or '}' after the value of \"a\", found '\"'"),
    (#"{"a": [1] "b": 2}"#, "scene.json:1:11: expected ',' or '}' after the value of \"a\", found '\"'"),
    ("[1 2]", "scene.json:1:4: expected ',' or ']' after an element, found '2'"),
    ("[1}", "scene.json:1:3: expected ',' or ']' after an element, found '}'"),
    ("[1,]", "scene.json:1:3: a comma after the last item is not JSON; remove it"),
    ("{\"a\": 1,\n}", "scene.json:1:8: a comma after the last item is not JSON; remove it"),
    ("[,1]", "scene.json:1:2: expected a value, found ','"),
    (#"{"a" 1}"#, "scene.json:1:6: expected ':' after the key \"a\", found '1'"),
    (#"{"a"}"#, "scene.json:1:5: expected ':' after the key \"a\", found '}'"),
    (#"{a: 1}"#, "scene.json:1:2: the key a has no quotes; write \"a\""),
    (#"{1: 1}"#, "scene.json:1:2: the key 1 has no quotes; write \"1\""),
    (#"{'a': 1}"#, "scene.json:1:2: single quotes are not JSON; write double quotes"),
    (#"['a']"#, "scene.json:1:2: single quotes are not JSON; write double quotes"),
    (#"{"a": 1, // no"#, "scene.json:1:10: comments are not JSON; remove it, or say it in \"name\""),
    ("# hello", "scene.json:1:1: comments are not JSON; remove it, or say it in \"name\""),
    ("/* a */ {}", "scene.json:1:1: comments are not JSON; remove it, or say it in \"name\""),
    ("True", "scene.json:1:1: True is not JSON; write true"),
    ("[nulls]", "scene.json:1:2: expected a value, found 'nulls'; texts take double quotes"),
    ("nil", "scene.json:1:1: nil is not JSON; write null, or leave the key out"),
    ("[Infinity]", "scene.json:1:2: Infinity is not JSON; write \"infinity\", with quotes"),
    ("-Infinity", "scene.json:1:1: a number takes a digit after '-'"),
    ("NaN", "scene.json:1:1: NaN is not JSON and no length"),
    ("center", "scene.json:1:1: expected a value, found 'center'; texts take double quotes"),
    ("01", "scene.json:1:1: a number does not start with a needless 0; remove it"),
    ("-01", "scene.json:1:1: a number does not start with a needless 0; remove it"),
    ("1.", "scene.json:1:1: a number takes a digit after '.'"),
    ("1e", "scene.json:1:1: a number takes a digit after 'e'"),
    ("1E+", "scene.json:1:1: a number takes a digit after 'E'"),
    (".5", "scene.json:1:1: expected a value, found '.5'; a number starts with a digit, or with a minus and a digit"),
    ("+1", "scene.json:1:1: expected a value, found '+1'; a number starts with a digit, or with a minus and a digit"),
    ("0x10", "scene.json:1:1: '0x10' is no number; texts take double quotes"),
    ("12pt", "scene.json:1:1: '12pt' is no number; texts take double quotes"),
    ("1e999", "scene.json:1:1: the number 1e999 is too large for a double; for an unbounded length write \"infinity\""),
    (#""abc"#, "scene.json:1:1: the text that starts here is not closed; end it with a double quote"),
    (#""abc\"#, "scene.json:1:1: the text that starts here is not closed; end it with a double quote"),
    ("\"a\nb\"", "scene.json:1:3: a line break inside a text; write \\n, or close the text with a double quote"),
    ("\"a\tb\"", "scene.json:1:3: a tab inside a text; write \\t"),
    ("\"a\u{1}\"", "scene.json:1:3: a control character (0x1) inside a text; write it as \\u0001"),
    (#""\x41""#, "scene.json:1:2: \\x is no escape of JSON; a backslash itself is written \\\\"),
    (#""\u12""#, "scene.json:1:2: \\u takes four hexadecimal digits"),
    (#""é\ud83d""#, "scene.json:1:3: \\ud83d is half of a surrogate pair; write both halves, or the character itself"),
    (#""\ud83d\u0041""#, "scene.json:1:2: \\ud83d is half of a surrogate pair; write both halves, or the character itself"),
    (#""\udc00""#, "scene.json:1:2: \\udc00 is half of a surrogate pair; write both halves, or the character itself"),
    ("{} {}", "scene.json:1:4: expected nothing more after the end of the scene, found '{'"),
    ("é", "scene.json:1:1: expected a value, found 'é'; texts take double quotes"),
    ("[1, “a”]", "scene.json:1:5: expected a value, found '“a”'; texts take double quotes"),
    ("{\n  \"a\": 1,\n  \"a\": 2\n}", "scene.json:3:3: the key \"a\" is written twice, first at 2:3; remove one"),
    (#"{"a": 1, "\u0061": 2}"#, "scene.json:1:10: the key \"a\" is written twice, first at 1:2; remove one"),
  ])
  func `a mistake is named where it stands`(text: String, expected: String) {
    #expect(message(Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], "scene.json:1:2: the byte 0xFF is not UTF-8; save the file as UTF-8"),
      ([0x22, 0xC0, 0x80, 0x22], "scene.json:1:2: the byte 0xC0 is not UTF-8; save the file as UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "scene.json:1:2: the byte 0xED is not UTF-8; save the file as UTF-8"),
      ([0x22, 0xE2, 0x82, 0x22], "scene.json:1:2: the byte 0xE2 is not UTF-8; save the file as UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "scene.json:1:2: the byte 0xF4 is not UTF-8; save the file as UTF-8"),
      ([0x80], "scene.json:1:1: the byte 0x80 is not UTF-8; save the file as UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "scene.json:1:1: is UTF-16; save it as UTF-8"),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8], expected: String) {
    #expect(message(bytes) == expected)
  }

  @Test func `a key written twice is found among many`() {
    let keys = (0..<1000).map { "\"k\($0)\": 0" } + ["\"k7\": 1"]
    #expect(message(Array("{\(keys.joined(separator: ","))}".utf8)).hasSuffix("the key \"k7\" is written twice, first at 1:58; remove one"))
  }
}
