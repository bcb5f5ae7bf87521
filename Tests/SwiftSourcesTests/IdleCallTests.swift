import Foundation
@testable import SwiftSources
import Testing

/// The call of a modifier that changes no layout, around what does not compile.
@Suite struct IdleCallTests {
  private static let code = """
    Text("a")
      .feedback(.impact(weight: .heavy), trigger: count)
      .padding(wrong)
      .onTap(count: 2) { wrong() } other: { wrong() }
      .label(Text(titel), [1, 2].map { wrong($0) })
    """

  /// The call that is found at the first `mark` behind a text.
  private func call(_ mark: String, after start: String = "Text") -> (name: String, text: String)? {
    let source = SwiftSource(path: "/a/A.swift", text: Self.code, number: 0), text = Self.code
    guard let from = text.range(of: start)?.lowerBound, let found = text[from...].range(of: mark)?.lowerBound else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: found)
    guard let call = IdleCall(at: offset, in: source, of: ["feedback", "onTap", "label"]) else { return nil }
    return (call.name, String(decoding: Array(text.utf8)[call.range], as: UTF8.self))
  }

  @Test func `an argument's call is that of the modifier around it`() {
    for mark in ["feedback", "heavy", "trigger"] {
      let found = call(mark)
      #expect(found?.name == "feedback" && found?.text == ".feedback(.impact(weight: .heavy), trigger: count)", "\(mark): \(found as Any)")
    }
    #expect(call("titel")?.name == "label")
  }

  @Test func `closures behind a call go with it, and what is written in them is the person's own`() {
    #expect(call("count", after: ".onTap")?.text == ".onTap(count: 2) { wrong() } other: { wrong() }")
    #expect(call("{", after: ".onTap")?.name == "onTap", "a closure that is too many")
    #expect(call("wrong", after: ".onTap") == nil && call("wrong", after: "[1, 2]") == nil)
  }

  @Test func `a modifier that changes layout is no idle one`() {
    #expect(call("wrong", after: ".padding") == nil && call("a\"") == nil)
  }
}
