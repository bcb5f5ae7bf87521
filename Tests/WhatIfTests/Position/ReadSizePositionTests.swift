import Explanation
import Foundation
import LayoutModel
import Rendering
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// Positions that are computed from a size that a view wrote to a state. A letter is 8 wide and a line 20 high, Hello 40 × 20.
struct ReadSizePositionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What moves `s`, 50 × 10, below Hello.
    let moved: @Sendable (View) -> View
    var alignment = "leading"
    /// The key of the axis, the numbers in its column, and who reads a length of what.
    let axis: Axis
    let steps: [Double]
    let member: String
    /// As the line names it: in full where no other line does.
    var reader = "reader .readSize(into: a)"
    /// Where it stands with all sizes 0.
    let otherwise: Point
  }

  // Hello and s are 50 wide in 320 × 100: from 135 on, 30 high, from 35 on.
  static let cases = [
    Case(
      testDescription: "an offset to the right", moved: { $0.offset(x: "a.width", id: "by") }, axis: .horizontal,
      steps: [135, 135, 40, 175], member: "a.width", otherwise: Point(135, 55)),
    Case(
      testDescription: "an offset down", moved: { $0.offset(y: "a.height / 2", id: "by") }, axis: .vertical,
      steps: [35, 55, 20, 65], member: "a.height", otherwise: Point(135, 55)),
    // 90 wide with it, from 115 on.
    Case(
      testDescription: "a padding", moved: { $0.modifier("padding", ["leading": "a.width"], id: "by") }, axis: .horizontal,
      steps: [115, 115, 40, 155], member: "a.width", otherwise: Point(135, 55)),
    // 100 wide, 50 of it before s, from 110 on; of 60 it is 5 each.
    Case(
      testDescription: "a frame", moved: { $0.frame(width: "60 + a.width", alignment: "trailing", id: "by") }, axis: .horizontal,
      steps: [110, 110, 40, 160], member: "a.width", otherwise: Point(140, 55)),
    // 40 of it lie before the line on which Hello starts: from 115 on.
    Case(
      testDescription: "a guide", moved: { $0.alignmentGuide("leading", "0 - a.width", id: "by") }, axis: .horizontal,
      steps: [115, 40, 155, 155], member: "a.width", reader: "reader", otherwise: Point(135, 55)),
  ]

  private func recorded(_ item: Case, isRead: Bool = true) throws -> Recorded {
    let hello = View.text("Hello", id: "hello")
    let column = View.vStack(
      id: "col", alignment: "leading", spacing: 0, isRead ? hello.readSize(into: "a", id: "reader") : hello, item.moved(.shape(50, 10, id: "s")))
    let json = SceneText(column, 320, 100, pass: "first", ["state": ["a": ["width": 0, "height": 0]]])
    return try Recorded(try Scene(SceneInput(file: "read.json", bytes: Array(json.utf8))))
  }

  @Test(arguments: cases) func `before a step that is computed from a size that was read stands this, and where it is without the reader`(_ item: Case) throws {
    let recorded = try recorded(item)
    let answer = try recorded.position("s"), text = ExplanationText().render(answer)
    let axis = try #require(answer.axes.first { $0.axis == item.axis })
    #expect(axis.steps.map(\.value) == item.steps, "\(text)")
    let dimension = item.axis.dimension
    #expect(
      axis.steps.filter { $0.rule == "Read/size" }.map(\.sentence)
        == ["\(item.member), the \(dimension) of hello (Text), read by \(item.reader) in the pass 'first'"], "\(text)")
    #expect(!answer.axes.contains { $0.axis != item.axis && $0.steps.contains { $0.rule == "Read/size" } }, "\(text)")
    let edited = try Replay(recorded.trace, recorded.pass).layOut([SceneEdit("remove reader")])
    #expect(edited.absolute(try #require(edited.node("s"))).origin == item.otherwise)
    let without = try self.recorded(item, isRead: false)
    #expect(try without.trace.placement(of: try #require(try without.trace.node("s", in: without.pass)).id, in: without.pass)?.absolute == item.otherwise)
  }

  @Test func `what only moves a view makes no size`() throws {
    #expect(try !recorded(Self.cases[0]).why("s").axes.contains { $0.steps.contains { $0.rule == "Read/size" } })
  }
}
