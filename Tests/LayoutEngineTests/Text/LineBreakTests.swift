import Foundation
import Testing

@testable import LayoutEngine

/// Unicode's own tests of UAX #14, all 7,654 of version 15.0.
@Suite struct LineBreakTests {
  /// What a line says: scalars, and between two of them whether a line may end there.
  struct Sample {
    var text = String.UnicodeScalarView()
    var breaks: [Bool] = []
    let line: String

    init(_ line: Substring) {
      self.line = String(line)
      for word in line.split(separator: " ") {
        switch word {
        case "×": breaks.append(false)
        case "÷": breaks.append(true)
        default: UInt32(word, radix: 16).flatMap(Unicode.Scalar.init).map { text.append($0) }
        }
      }
    }

    /// The first sign is that of the text's beginning.
    func holds(_ tailoring: LineBreaks.Tailoring) -> Bool { Array(LineBreaks.after(text, tailoring)) == Array(breaks.dropFirst()) }
  }

  static func samples() throws -> [Sample] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "LineBreakTest.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { Sample($0) }
  }

  @Test func `every test of Unicode holds`() throws {
    let samples = try Self.samples(), failed = samples.filter { !$0.holds([]) }
    #expect(samples.count == 7654)
    #expect(failed.isEmpty, "\(failed.count): \(failed.prefix(12).map(\.line).joined(separator: "\n"))")
  }

  /// Hangul words that stay whole, and a hyphen that begins a word: 274 samples, 3.6 %, come out otherwise.
  @Test func `interface texts are broken otherwise beside Hangul and after a hyphen`() throws {
    let exceptions = try Self.samples().filter { !$0.holds(.interface) }
    let isHangul = { (scalar: Unicode.Scalar) in [.H2, .H3, .JL, .JV, .JT].contains(LineBreakClass(scalar, [])) }
    #expect(exceptions.allSatisfy { $0.text.contains { isHangul($0) || $0 == "-" } })
    #expect(exceptions.count == 274)
  }
}
