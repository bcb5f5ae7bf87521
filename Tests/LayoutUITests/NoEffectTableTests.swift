import Foundation
import LayoutEngine
import TestSupport
import Testing

/// The modifiers without effect are the same in scenes and in Swift: the folder `Ignored` has their signatures, the engine's table is made from it.
@Suite struct NoEffectTableTests {
  private static let file = Folder.root.appendingPathComponent("Sources/LayoutEngine/NoEffect/NoEffectModifiers.swift")

  @Test func `scenes have the modifiers of the folder, with their labels and reasons`() throws {
    let rows = try Folder("Ignored").files.filter { !$0.path.contains("/Types/") }.flatMap { Self.rows(of: $0.text) }
    let text = """
      // Written by the tests from the folder Sources/LayoutUI/Ignored: LAYOUTTRACE_RECORD=1 swift test --filter NoEffectTableTests
      extension NoEffectModifier {
        /// `name | labels | reason`, a modifier a line.
        static let table = \"""
      \(rows.sorted().map { "    \($0)" }.joined(separator: "\n"))
          \"""
      }

      """
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" { return try text.write(to: Self.file, atomically: true, encoding: .utf8) }
    #expect(Difference(try String(contentsOf: Self.file, encoding: .utf8), text) == .none)
  }

  @Test func `no modifier stands in both tables, or is a primitive besides`() {
    #expect(Set(NoEffectModifier.all.map(\.name)).count == NoEffectModifier.all.count)
    #expect(NoEffectModifier.all.filter { PrimitiveRegistry.byName[$0.name] != nil }.map(\.name) == [])
    #expect(NoEffectModifier.all.filter { !$0.reason.hasSuffix(".") || $0.reason.count < 10 }.map(\.name) == [])
  }

  @Test func `a label is read from a signature, a closure is none`() {
    let source = """
      /// It is drawn.
      extension View {
        nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
        public func blur<S: Shape>(_ shape: S, in edges: (Int, Int), perform action: @escaping (Int, Int) -> Void) -> some View { self }
      }
      """
    #expect(Self.rows(of: source) == ["blur | radius opaque _ in | It is drawn."])
  }

  /// A line for each modifier that a file declares, whose first line is the reason.
  private static func rows(of text: String) -> [String] {
    guard let reason = text.split(separator: "\n").first?.trimmingPrefix("/// ") else { return [] }
    var labels: [(name: String, labels: [String])] = []
    for match in text.matches(of: #/public func `?(\w+)`?/#) {
      let name = String(match.1)
      let at = labels.firstIndex { $0.name == name } ?? labels.count
      if at == labels.count { labels.append((name, [])) }
      for label in self.labels(text[match.range.upperBound...]) where !labels[at].labels.contains(label) { labels[at].labels.append(label) }
    }
    return labels.map { "\($0.name) | \($0.labels.joined(separator: " ")) | \(reason)" }
  }

  /// The labels of the parameters that are values, from where the parameters of a function begin. Those of the source's place are none of SwiftUI's.
  private static func labels(_ text: Substring) -> [String] {
    var depth = 0, parameters: [String] = [""]
    for character in text.drop(while: { $0 != "(" }) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 { parameters.append("") } else { parameters[parameters.count - 1].append(character) }
    }
    parameters[0] = String(parameters[0].dropFirst())
    return parameters.compactMap { parameter in
      let words = parameter.split { " :\n".contains($0) }
      guard let label = words.first.map(String.init), !parameter.contains("->"), !label.hasPrefix("@"), label == "_" || !label.hasPrefix("_") else {
        return nil
      }
      return label
    }
  }
}
