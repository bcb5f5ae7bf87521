import Testing

@testable import JSON

@Suite struct JSONValueTests {
  @Test func `a text becomes a value with its keys in their order`() throws {
    let value = try #require(JSONValue(reading: #" {"b": [1, 2.5, null], "a": {"x": "é", "y": true}} "#))
    #expect(value.members?.map(\.key) == ["b", "a"])
    #expect(value["b"]?.items == [.integer(1), .number(2.5), .null])
    #expect(value["a"]?["x"]?.string == "é")
    #expect(value["a"]?["y"] == .bool(true))
    #expect(value["c"] == nil && value["b"]?["x"] == nil)
    #expect(value.text == #"{"b":[1,2.5,null],"a":{"x":"é","y":true}}"#)
  }

  @Test func `two values say the same in any order of their keys, and no two numbers for a flag`() throws {
    let one = try #require(JSONValue(reading: #"{"a": 1, "b": [true, "1"]}"#)), other = try #require(JSONValue(reading: #"{"b":[true,"1"],"a":1.0}"#))
    #expect(one == other && one.sorted.text == other.sorted.text)
    #expect(one != JSONValue(reading: #"{"a": 1, "b": ["1", true]}"#))
    #expect(JSONValue(reading: "1") != JSONValue(reading: "true"))
    #expect(JSONValue(reading: #"{"a": 1}"#) != JSONValue(reading: #"{"a": 1, "b": 1}"#))
  }

  @Test(arguments: ["", "{", "[1,]", #"{"a":1,"a":2}"#, "1e999", "tru"]) func `what is not JSON is no value`(_ text: String) {
    #expect(JSONValue(reading: text) == nil)
  }

  @Test func `what is deeper than a thread's stack is no value`() {
    func nested(_ levels: Int) -> String { String(repeating: "[", count: levels) + String(repeating: "]", count: levels) }
    #expect(JSONValue(reading: nested(512))?.text == nested(512))
    #expect(JSONValue(reading: nested(100_000)) == nil)
  }
}
