import Foundation
import Rendering
import TestSupport
import Testing

/// The answers that stand beside an example, in `NAME.why.txt`.
enum Goldens {
  static let records = ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1"

  /// Asks what the file asks; with `LAYOUTTRACE_RECORD=1` writes the answers anew.
  static func check(_ name: String) throws {
    let file = Recorded.examples.appending(path: "\(name).why.txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
    let prompt = "$ layouttrace why "
    let keys = expected.split(separator: "\n").filter { $0.hasPrefix(prompt) }.map { String($0.dropFirst(prompt.count)) }
    #expect(!keys.isEmpty)
    let recorded = try Recorded(example: name)
    let option = " --position"
    let answer = try keys.map { words in
      let parts = words.components(separatedBy: " --pass ").map { $0.trimmingPrefix("'") }.map { $0.hasSuffix("'") ? $0.dropLast() : $0[...] }
      let answer =
        if parts.count == 2 { try recorded.text(String(parts[0]), pass: String(parts[1])) } else if words.hasSuffix(option) {
          ExplanationText().render(try recorded.position(String(words.dropLast(option.count))))
        } else { try recorded.text(words) }
      return "\(prompt)\(words)\n\(answer)"
    }.joined(separator: "\n")
    if records { return try answer.write(to: file, atomically: true, encoding: .utf8) }
    #expect(Difference(answer, expected) == .none)
  }
}
