@testable import JSON
import TestSupport
import Testing

@testable import Scene

struct JSONFuzzTests {
  /// Reads everything of a document that can be read.
  static func exercise(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes) else {
      _ = message(bytes)
      return
    }
    for value in 0..<JSONDocument.Value(document.count) {
      _ = (document.string(value), document.number(value), document.bool(value), document.source(value))
      #expect(document.value(at: document.pointer(value).description) != nil)
    }
  }

  @Test func `random bytes never crash`() {
    var random = SeededGenerator(state: 1)
    let alphabet = Array("{}[]\",:0123456789.eE+-truefalsnl \\u/\n'".utf8)
    for round in 0..<4000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        round % 2 == 0 ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random) ?? 0
      }
      Self.exercise(bytes)
    }
  }

  @Test func `a scene with any byte changed, removed or repeated never crashes`() {
    let scene = Array(#"{"version":1,"view":{"type":"Text","string":"a\u00e9\ud83d\ude00é","n":[-1.5e3,true,null,{}]}}"#.utf8)
    var random = SeededGenerator(state: 2)
    for index in scene.indices {
      for _ in 0..<8 {
        var bytes = scene
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[index], at: index)
        default: bytes.removeSubrange(index...)
        }
        Self.exercise(bytes)
      }
    }
  }
}
