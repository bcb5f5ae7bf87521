import Foundation
import TestSupport
import Testing

/// What a program's code reads of the environment: an edit of the modifier that gives the value makes the code come to other views, which the program is asked for.
@Suite struct EnvironmentReadTests {
  /// A row as wide as its two squares of 10 and the gap that it reads, and a button whose style gives it more room where it is large.
  private static func screen(gap: String = "", size: String = "") -> String {
    """
    import SwiftUI
    extension EnvironmentValues {
      @Entry var gap: CGFloat = 4
      @Entry var pixelPerfect = false
    }
    struct Roomy: ButtonStyle {
      @Environment(\\.controlSize) private var size
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(size == .large ? 20 : 6) }
    }
    struct Row: View {
      @Environment(\\.gap) private var gap
      var body: some View {
        HStack(spacing: gap) {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10).id("blue")
        }
        .id("row")
      }
    }
    struct ContentView: View {
      var body: some View {
        VStack {
          Button(action: {}, label: { Color.red.frame(width: 30, height: 30).id("label") }).buttonStyle(Roomy())\(size)
          Row()\(gap)
        }
      }
    }
    """
  }

  private func recorded(gap: String = ".environment(\\.gap, 30)", size: String = ".controlSize(.large)") throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Self.screen(gap: gap, size: size), to: "ContentView.swift")
    let recorded = try run("layouttrace record ContentView.swift --alone", in: workshop)
    try #require(recorded.exitCode == 0, "\(recorded.messages)")
    return workshop
  }

  private func run(_ line: String, in workshop: Workshop) throws -> Workshop.Result { try workshop.run("export XDG_CACHE_HOME=cache; \(line)") }

  private func keys(of kind: String, in workshop: Workshop) throws -> [String] {
    let sql = "SELECT key FROM node WHERE kind = '\(kind)'"
    return try run("layouttrace sql --csv \"\(sql)\"", in: workshop).answer.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func key(of kind: String, in workshop: Workshop) throws -> String {
    let keys = try keys(of: kind, in: workshop)
    #expect(keys.count == 1)
    return try #require(keys.first)
  }

  /// 10 + 30 + 10, and with the default of 4 10 + 4 + 10.
  @Test func `a value of the program's own is tried by the program`() throws {
    let workshop = try recorded(), node = try key(of: "environmentValue", in: workshop)
    let without = try run("layouttrace what-if 'remove \(node)'", in: workshop), other = try run("layouttrace what-if 'set \(node).value 40'", in: workshop)
    #expect(without.answer.contains("50 × 10 → 24 × 10"), "\(without)")
    #expect(other.answer.contains("50 × 10 → 60 × 10"), "\(other)")
    let why = try run("layouttrace why row", in: workshop)
    #expect(why.answer.contains("Without .environmentValue(\\.gap, 30) on row, which the code reads: 24 × 10."), "\(why)")
    let effect = try run("layouttrace why-not \(node)", in: workshop)
    #expect(effect.answer.contains("row is 24 × 10 instead of 50 × 10"), "\(effect)")
  }

  /// A label of 30 with 20 around it is 70 wide, with 6 it is 42.
  @Test func `a value that the engine goes by too is tried by the program`() throws {
    let workshop = try recorded(), node = try key(of: "controlSize", in: workshop)
    let effect = try run("layouttrace why-not \(node)", in: workshop), other = try run("layouttrace what-if 'set \(node).size mini'", in: workshop)
    #expect(effect.answer.contains("42 × 42 instead of 70 × 70"), "\(effect)")
    #expect(other.answer.contains("70 × 70 → 42 × 42"), "\(other)")
  }

  @Test func `what only the program can tell is not told without it`() throws {
    let workshop = try recorded(), node = try key(of: "environmentValue", in: workshop)
    let effect = try workshop.run("XDG_CACHE_HOME=other layouttrace why-not \(node)")
    #expect(effect.exitCode == 65 && effect.messages.contains("it is not in the cache: record its sources here"), "\(effect)")
    let why = try workshop.run("XDG_CACHE_HOME=other layouttrace why row")
    #expect(why.exitCode == 0 && why.answer.contains("row · HStack · 50 × 10") && !why.answer.contains("environmentValue"), "\(why)")
  }

  @Test func `a value that nobody reads is no node`() throws {
    let workshop = try recorded(gap: ".environment(\\.pixelPerfect, true)", size: "")
    #expect(try keys(of: "environmentValue", in: workshop) == [])
  }
}
