import Testing

@testable import JSON

struct JSONDocumentTests {
  @Test func `values keep their order, kind, text and place`() throws {
    let document = try JSONDocument(Array(#"{"a": [1, true, null, {"b": "c"}], "d": {}}"#.utf8))
    let a = try #require(document.member(JSONDocument.root, "a"))
    #expect(document.elements(a).map { document.kind($0) } == [.number, .bool, .null, .object])
    #expect(document.keys(JSONDocument.root).map { document.string($0) } == ["a", "d"])
    #expect(document.source(a) == #"[1, true, null, {"b": "c"}]"#)
    #expect(document.source(try #require(document.member(JSONDocument.root, "d"))) == "{}")
    let c = try #require(document.value(at: "/a/3/b"))
    #expect(document.string(c) == "c")
    #expect(SourceLocation(offset: document.offset(c), in: document.bytes) == SourceLocation(line: 1, column: 29))
    #expect(document.pointer(c).description == "/a/3/b")
  }

  @Test(arguments: ["[]", "{}", "[[]]", #"{"a":{}}"#, #"{"a":[{}, [ ] ] }"#, #"[1,"]}",{"x":"}"} ]"#])
  func `the text of the whole document is the whole document`(text: String) throws {
    #expect(try JSONDocument(Array(text.utf8)).source(JSONDocument.root) == text)
  }

  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("1.5", 1.5), ("123456789012345", 123_456_789_012_345), ("0.1", 0.1), ("-12.25e2", -1225), ("1E-2", 0.01),
    ("9007199254740993", 9_007_199_254_740_992), ("5e-324", Double.leastNonzeroMagnitude), ("1e-400", 0),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ("0.000000000000001", 1e-15), ("3.141592653589793", Double.pi), ("85.33", 85.33), ("1e+2", 100),
  ])
  func `a number is the nearest double`(text: String, value: Double) throws {
    let document = try JSONDocument(Array(text.utf8))
    let number = try #require(document.number(JSONDocument.root))
    #expect(number == value && number.sign == value.sign)
    #expect(document.source(JSONDocument.root) == text)
  }

  @Test(arguments: ["a\nb", "\u{FEFF}é\r\n\u{1F600}x\ry\n\n", ""]) func `places found in one walk are those found one by one`(text: String) {
    let bytes = Array(text.utf8)
    // Where a character starts; nobody asks for its inside.
    let offsets = (0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }.filter { !text.hasPrefix("\u{FEFF}") || $0 >= 3 }
    let places = SourceLocation.places(of: offsets.reversed(), in: bytes)
    for offset in offsets { #expect(places[offset] == SourceLocation(offset: offset, in: bytes), "\(offset)") }
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9é""#, "ééé"), (#""\uD83D\uDE00 😀""#, "😀 😀"),
    (#""\u0000""#, "\0"), (#""""#, ""), (#""12345678\u0041""#, "12345678A"),
  ])
  func `escapes stand for their characters`(text: String, value: String) throws {
    #expect(try JSONDocument(Array(text.utf8)).string(JSONDocument.root) == value)
  }

  @Test(arguments: [10_000, 100_000], ["[", #"{"a":"#])
  func `nesting has no limit`(levels: Int, open: String) throws {
    let close = open == "[" ? "]" : "}"
    let text = String(repeating: open, count: levels) + "0" + String(repeating: close, count: levels)
    let document = try JSONDocument(Array(text.utf8))
    let innermost = JSONDocument.Value(document.count - 1)
    #expect(document.pointer(innermost).tokens.count == levels)
    #expect(document.range(JSONDocument.root).count == text.utf8.count)
  }

  @Test func `a byte order mark is skipped and takes no column`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)
    let document = try JSONDocument(bytes)
    #expect(SourceLocation(offset: document.offset(1), in: bytes) == SourceLocation(line: 1, column: 2))
  }

  @Test(arguments: [("é", 2), ("日本", 3), ("😀", 2), ("e\u{301}", 3)])
  func `columns count characters, not bytes`(text: String, column: Int) {
    #expect(SourceLocation(offset: text.utf8.count, in: Array(text.utf8)) == SourceLocation(line: 1, column: column))
  }

  @Test(arguments: ["a\nb\n", "a\r\nb\r\n", "a\rb\r"])
  func `lines end as any system ends them`(text: String) {
    #expect(SourceLocation(offset: text.utf8.count, in: Array(text.utf8)) == SourceLocation(line: 3, column: 1))
  }

  @Test(arguments: ["/a~1b/m~0n/0", "/", ""])
  func `a pointer leads to the value it was made from`(pointer: String) throws {
    let document = try JSONDocument(Array(#"{"a/b": {"m~n": [7]}, "": 1}"#.utf8))
    let value = try #require(document.value(at: pointer))
    #expect(document.pointer(value).description == pointer)
  }

  @Test(arguments: ["/x", "/a/-1", "/a/01", "/a/2", "a", "/a/0/b", "/a~2"])
  func `a pointer to nothing leads nowhere`(pointer: String) throws {
    #expect(try JSONDocument(Array(#"{"a": [1, 2]}"#.utf8)).value(at: pointer) == nil)
  }

  @Test func `keys that Unicode calls equivalent are two keys, however many there are`() throws {
    for count in [0, 20] {
      let others = (0..<count).map { "\"k\($0)\": 0, " }.joined()
      let document = try JSONDocument(Array("{\(others)\"\u{e9}\": 1, \"e\u{301}\": 2}".utf8))
      #expect(document.keys(JSONDocument.root).map { $0 }.count == count + 2)
    }
  }

  /// The object of `a` is 113 characters long, 7 from the edge, and so just fits into 120; the list of `c` is 127 long.
  @Test func `over lines a value that fits has one`() throws {
    let (fits, long) = (String(repeating: "x", count: 104), String(repeating: "y", count: 113))
    let text = #"{"a":{"k":"\#(fits)"},"b":[ ],"c":["\#(long)",{"n":1}]}"#
    let lines = ["{", #"  "a": {"k": "\#(fits)"},"#, #"  "b": [],"#, #"  "c": ["#, #"    "\#(long)","#, #"    {"n": 1}"#, "  ]", "}", ""]
    let indented = try JSONDocument(Array(text.utf8)).indented
    #expect(indented == lines.joined(separator: "\n"))
    #expect(try JSONDocument(Array(indented.utf8)).indented == indented)
  }

  @Test func `a document of twenty thousand levels is written over lines`() throws {
    let levels = 20_000, text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let indented = try JSONDocument(Array(text.utf8)).indented
    #expect(indented.filter { $0 == "[" }.count == levels && indented.filter { $0 == "]" }.count == levels)
    #expect(indented.split(separator: "\n").allSatisfy { $0.count <= 128 + 120 })
  }
}
