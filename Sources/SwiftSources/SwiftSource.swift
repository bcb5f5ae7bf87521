import Platform
import SwiftTokens

/// A Swift file, and what of it a recording needs to know: its views, previews and imports.
///
/// Only declarations are looked at, by their words; what they mean is the compiler's to say.
package struct SwiftSource {
  /// A view that may be recorded.
  package struct ViewType: Equatable {
    package let name: String
    /// Whether it has stored properties without a value: then it cannot be made of nothing.
    package let needsArguments: Bool
  }

  /// A `#Preview`, or a type that provides previews.
  package struct Preview: Equatable {
    /// Its name; nil where it has none.
    package let name: String?
    /// What makes its view in the rewritten source.
    package let expression: String
    /// What its traits say of the canvas.
    package var canvas: Canvas?
    /// Whether it is of a PreviewProvider, each view of which is a preview.
    package var isProvider = false

    package enum Canvas: Equatable {
      case size(width: Double, height: Double)
      case landscape
    }
  }

  package let path: String
  package let text: String
  package private(set) var views: [ViewType] = []
  package private(set) var previews: [Preview] = []
  package private(set) var imports: [String] = []
  /// What is imported of a part of a module, `.CIFilterBuiltins` of `CoreImage.CIFilterBuiltins`, by the module.
  private var parts: [(module: String, range: Range<Int>)] = []
  package private(set) var hasMain = false
  /// Replacements by which the source compiles without the macros, in their order.
  private var edits: [(range: Range<Int>, text: String)] = []
  private var keptColumns: Set<Int> = []

  package var fileName: String { Self.fileName(of: path) }
  static func fileName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// - Parameter number: tells its previews from those of other files.
  package init(path: String, text: String, number: Int) {
    (self.path, self.text) = (path, text)
    var reader = DeclarationReader(SwiftTokens(text).tokens, text, file: number)
    reader.read()
    (views, previews, imports, hasMain, edits) = (reader.views, reader.previews, reader.imports, reader.hasMain, reader.edits)
    (parts, keptColumns) = (reader.parts, reader.keptColumns)
  }

  /// The UTF-8 offset of the line and column that the compiler counts, from 1.
  func offset(line: Int, column: Int) -> Int? {
    var number = 1
    for (offset, byte) in text.utf8.enumerated() {
      if number == line { return offset + column - 1 }
      if byte == 10 { number += 1 }
    }
    return nil
  }

  /// A line as it is written, from 1.
  func line(_ number: Int) -> Substring? {
    let lines = text.split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// Imports these modules whole.
  func leavingOutParts(of modules: Set<String>) -> SwiftSource {
    var source = self
    for part in parts where modules.contains(part.module) { source.replace(part.range, "") }
    return source
  }

  /// Puts another text in the place of a part.
  mutating func replace(_ range: Range<Int>, _ text: String) { edits.append((range, text)) }

  /// Whether it has to be rewritten to compile.
  package var isRewritten: Bool { !edits.isEmpty || !recordingImport.isEmpty }

  /// The source without `@main` and with its previews as functions; lines stay where they are.
  package var rewritten: String {
    let bytes = Array(text.utf8)
    var (result, end) = ([UInt8](), 0)
    // Of two that begin at one place the longer one has the other within it.
    let sorted = edits.sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    for edit in sorted where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
      if keptColumns.contains(end) { result += restart(at: end, bytes) }
    }
    return recordingImport + lineMark(1) + String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private func lineMark(_ line: Int) -> String {
    let place = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(place)\", line: \(line))\n"
  }

  /// A new line in which the compiler counts as in the source; nothing where the source's line has no more code.
  private func restart(at offset: Int, _ bytes: [UInt8]) -> [UInt8] {
    let rest = bytes[offset...].prefix { $0 != 10 && $0 != 13 }.drop { $0 == UInt8(ascii: " ") || $0 == 9 }
    if rest.isEmpty || rest.starts(with: "//".utf8) { return [] }
    let before = bytes[..<offset], start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let mark = "\n" + lineMark(before.count { $0 == 10 } + 1)
    return Array(mark.utf8) + Array(repeating: UInt8(ascii: " "), count: offset - start)
  }

  /// Imports what the library has for recorded sources alone: numbers and dates in a phone's English.
  private var recordingImport: String {
    #if canImport(Darwin)
      ""
    #else
      imports.contains("SwiftUI") || imports.contains("Foundation") ? "@_spi(Recording) import LayoutUI\n" : ""
    #endif
  }
}
