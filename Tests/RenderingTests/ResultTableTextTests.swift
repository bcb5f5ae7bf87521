import Foundation
import JSON
import Rendering
import Testing
import TraceStore

@Suite struct ResultTableTextTests {
  private let table = ResultTable(
    columns: ["key", "width", "n"],
    rows: [["title", .real(640.0 / 3), 12], ["a \"b\", c", .real(.infinity), nil], ["zwei\nZeilen", .real(-0.5), 3]])

  @Test func `text rounds numbers and lines them up`() {
    #expect(
      table.text(.plain) == """
        key           width     n
        title        213.33    12
        a "b", c        inf  NULL
        zwei␊Zeilen    -0.5     3

        """)
  }

  @Test func `json is full, with infinity as a word, and reads back`() throws {
    let json = table.text(as: .json)
    #expect(
      json == """
        [
        {"key":"title","width":213.33333333333334,"n":12},
        {"key":"a \\"b\\", c","width":"infinity","n":null},
        {"key":"zwei\\nZeilen","width":-0.5,"n":3}
        ]

        """)
    let read = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(read.count == 3 && read[2]["key"] as? String == "zwei\nZeilen")
  }

  @Test func `csv quotes what needs it`() {
    #expect(table.text(as: .csv) == "key,width,n\ntitle,213.33333333333334,12\n\"a \"\"b\"\", c\",inf,\n\"zwei\nZeilen\",-0.5,3\n")
  }

  @Test func `an empty answer is an empty list, or its header`() {
    let empty = ResultTable(columns: ["a"], rows: [])
    #expect(empty.text(as: .json) == "[]\n")
    #expect(empty.text(as: .csv) == "a\n")
    #expect(empty.text(.plain) == "a\n")
  }

  @Test func `columns of the same name stay apart`() {
    #expect(ResultTable(columns: ["a", "a", "a_2", "a"], rows: [[1, 2, 3, 4]]).text(as: .json) == "[\n{\"a\":1,\"a_2\":2,\"a_2_2\":3,\"a_3\":4}\n]\n")
  }
}

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      (.number(72), "72"), (.number(-0.0), "0"), (.number(0.1), "0.1"), (.number(1e300), "1e+300"), (.number(.infinity), "\"infinity\""),
      (.number(-.infinity), "\"-infinity\""), (.number(.nan), "null"), (.integer(.max), "9223372036854775807"), (.string("\u{1}\u{1F}"), "\"\\u0001\\u001f\""),
      (.string("é\\/🙂"), "\"é\\\\/🙂\""), (.array([]), "[]"), (.object([]), "{}"), (.object([("b", .bool(true)), ("a", .null)]), "{\"b\":true,\"a\":null}"),
    ] as [(JSONValue, String)])
  func `a value is written as JSON allows`(_ value: JSONValue, _ text: String) {
    #expect(value.text == text)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1_234, "-1,234")])
  func `large counts are grouped`(_ number: Int, _ text: String) {
    #expect(number.grouped == text)
  }
}
