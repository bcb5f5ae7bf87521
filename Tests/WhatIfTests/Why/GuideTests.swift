import Explanation
import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing

/// A stack that is as large as its views are together says which of them a guide moves, by how much, and where that guide is.
struct GuideTests {
  private static func stack(_ type: String, _ alignment: String, guide: String, _ value: String) -> View {
    let moved = View.shape(40, 20, id: "a").alignmentGuide(.string(guide), .string(value), id: "g")
    return .view(type, id: "col", ["spacing": 0, "alignment": .string(alignment)], moved, .shape(60, 60, id: "b"))
  }

  private func recorded(_ view: View) throws -> Recorded {
    let json = SceneText(view, 320, 480, environment: nil, ["alignments": ["indent": ["axis": "horizontal", "default": "0"]]])
    return try Recorded(try Scene(SceneInput(file: "guide.json", bytes: Array(json.utf8))))
  }

  /// The stack's type and alignment, the guide and its value, the axis, its length, from where to where, and what is said of a.
  static let cases: [(String, String, String, String, Axis, Double, String, String)] = [
    // a stands from 72 to 112.
    ("VStack", "leading", "leading", "0 - 72", .horizontal, 112, "left of b to right of a", "is moved by 72, since its leading guide is -72 instead of 0"),
    // a stands from -72 to -32, b to 60.
    ("VStack", "leading", "leading", "72", .horizontal, 132, "left of a to right of b", "is moved by -72, since its leading guide is 72 instead of 0"),
    // Its right edge would meet b's, at 60; a point 10 to the left of that does: from 30 to 70.
    (
      "VStack", "trailing", "trailing", "width - 10", .horizontal, 70, "left of b to right of a", "is moved by 10, since its trailing guide is 30 instead of 40"
    ),
    // Its middle would meet b's, at 30; its bottom does: from 10 up to -10.
    (
      "HStack", "center", "VerticalAlignment.center", "height + 20", .vertical, 70, "top of a to bottom of b",
      "is moved by -30, since its center guide is 40 instead of 10"
    ),
    // b's guide is at its left edge, and meets a's 30: a stands from -30 to 10.
    ("VStack", "indent", "indent", "30", .horizontal, 90, "left of a to right of b", "is placed by its indent guide, which is set to 30"),
  ]

  @Test(arguments: cases) func `which view is moved, by how much, and where its guide is`(
    _ type: String, _ alignment: String, _ guide: String, _ value: String, _ axis: Axis, _ length: Double, _ ends: String, _ words: String
  ) throws {
    let answer = try recorded(Self.stack(type, alignment, guide: guide, value)).why("col")
    let own = try #require(answer.axes.first { $0.axis == axis })
    let extent = ends.split(separator: " to ").map { "the \($0) (Shape)" }.joined(separator: " to ")
    #expect(own.value == length)
    #expect(own.steps.last?.sentence == "col (\(type)) spans its children: from \(extent); a \(words)", "\(own.steps.map(\.sentence))")
    #expect(own.decides.flatMap { own.steps[$0].byKey } == "g")
    // Without its guide a lies beside or over b's 60.
    #expect(answer.consequences.contains { $0.edit == "remove g" && $0.size?[axis] == 60 }, "\(answer.consequences)")
  }

  // By their indents a stands from -30 to 10, b from -50 to 10 and c from -10 to 30: a, which is moved too, is between the others.
  @Test func `of several that guides move the outermost are named, and each of them is tried`() throws {
    func moved(_ id: String, _ width: Value, by indent: String) -> View {
      .shape(width, 20, id: id).alignmentGuide("indent", .string(indent), id: "\(id)Guide")
    }
    let stack = View.view(
      "VStack", id: "col", ["spacing": 0, "alignment": "indent"], moved("a", 40, by: "30"), moved("b", 60, by: "50"), moved("c", 40, by: "10"))
    let answer = try recorded(stack).why("col")
    let own = try #require(answer.axes.first { $0.axis == .horizontal })
    let sentence =
      "col (VStack) spans its children: from the left of b (Shape) to the right of c (Shape); "
      + "b is placed by its indent guide, which is set to 50 and c is placed by its indent guide, which is set to 10"
    #expect(own.value == 80 && own.steps.last?.sentence == sentence, "\(own.steps.map(\.sentence))")
    // Without its guide b stands from 0 to 60, and a from -30 is the first. Without c's it stands from 0 to 40.
    let lengths = answer.consequences.compactMap { edit in edit.size.map { (edit.edit, $0[.horizontal]) } }
    #expect(lengths.contains { $0 == ("remove bGuide", 90) }, "\(lengths)")
  }

  // A ZStack is as high as col, 92, and offers it that again. In the middle of b's 60 a would have 40 to 60.
  @Test(arguments: ["HStack", "VStack"]) func `how a view of a ZStack became as large is said once`(_ type: String) throws {
    let stack = Self.stack(type, type == "HStack" ? "top" : "leading", guide: type == "HStack" ? "top" : "leading", "0 - 72")
    let answer = try recorded(View.zStack(id: "z", stack, .shape(10, 10, id: "c"))).why("col")
    for axis in answer.axes {
      let said = axis.steps.map { $0.sentence.replacing("col (\(type))", with: "col") }
      #expect(Set(said).count == said.count, "\(said)")
      #expect(axis.steps.last?.value == axis.value)
    }
  }
}
