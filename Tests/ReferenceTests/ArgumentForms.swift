import Foundation
import LayoutEngine
import Scene
import Testing

/// What an argument may be: the words of the reference's column `takes`, each with an example.
struct ArgumentForm: Sendable, CustomTestStringConvertible {
  let word: String
  let meaning: String
  /// The argument as it stands in a view or modifier of the type.
  let example: String
  let type: String
  /// What the type needs besides.
  var beside = ""

  var testDescription: String { word }

  static let all = [
    ArgumentForm(
      word: "points", meaning: "a length: points, `\"infinity\"`, `null` for nil, or an expression", example: #""width": "ratio * 200""#, type: "frame"),
    ArgumentForm(word: "number", meaning: "a number, or an expression", example: #""value": 1"#, type: "layoutPriority"),
    ArgumentForm(word: "integer", meaning: "a whole number, or an expression", example: #""count": 2"#, type: "gridCellColumns"),
    ArgumentForm(word: "bool", meaning: "true, false, or an expression", example: #""horizontal": "ratio > 1""#, type: "fixedSize"),
    ArgumentForm(word: "text", meaning: "a text, in which braces hold an expression", example: #""string": "{ratio} of it""#, type: "Text"),
    ArgumentForm(
      word: "an alignment", meaning: "a guide's name, of both axes two in one word; one of the scene's own, too", example: #""alignment": "topLeading""#,
      type: "frame"),
    ArgumentForm(
      word: "unitPoint", meaning: "a point of a rectangle: a name, or fractions of its size", example: #""anchor": {"x": 0.5, "y": 1}"#, type: "gridCellAnchor"),
    ArgumentForm(
      word: "gridItems", meaning: "`fixed`, `flexible` or `adaptive`, each with a `spacing` and an `alignment` if it likes",
      example:
        #""columns": [{"fixed": 40}, {"flexible": {"minimum": 50, "maximum": "infinity"}, "spacing": 4}, {"adaptive": {"minimum": 80}, "alignment": "leading"}]"#,
      type: "LazyVGrid", beside: #""children": [], "#),
    ArgumentForm(
      word: "font", meaning: "a text style, a size of San Francisco with `weight`, `design` and the like, or a fixed pitch",
      example: #""font": {"size": 17, "weight": "semibold", "design": "rounded"}"#, type: "font"),
    ArgumentForm(
      word: "textParts", meaning: "parts of a text that follow it, in fonts of their own", example: #""plus": [{"string": " new", "font": "caption"}]"#,
      type: "Text",
      beside: #""string": "12", "#),
    ArgumentForm(word: "range", meaning: "the lowest and the highest whole number, null for none", example: #""range": [2, null]"#, type: "lineLimit"),
    ArgumentForm(
      word: "insets", meaning: "points for `top`, `leading`, `bottom`, `trailing`; what is absent is 0", example: #""capInsets": {"top": 4, "bottom": 4}"#,
      type: "Image",
      beside: #""width": 40, "height": 40, "resizable": true, "#),
    ArgumentForm(
      word: "guide", meaning: "a guide's name; one of the scene's own, too", example: #""guide": "leading""#, type: "alignmentGuide", beside: #""value": 4, "#),
    ArgumentForm(
      word: "an expression", meaning: "a number that is computed during layout, by what its line says", example: #""value": "width / 2""#,
      type: "alignmentGuide",
      beside: #""guide": "leading", "#),
    ArgumentForm(word: "sizeState", meaning: "the name of a state that is a size", example: #""into": "box""#, type: "readSize"),
    ArgumentForm(word: "views", meaning: "a list of views", example: #""children": [{"type": "Color"}]"#, type: "HStack"),
    ArgumentForm(word: "a view or several", meaning: "a view, or a list of them", example: #""content": {"type": "Color"}"#, type: "overlay"),
    ArgumentForm(
      word: "data", meaning: "what a loop goes through: numbers, texts, sizes, or objects of such", example: #""data": [{"name": "Ada"}, {"name": "Grace"}]"#,
      type: "ForEach", beside: #""as": "person", "children": [], "#),
    ArgumentForm(
      word: "name", meaning: "a name of your own: letters, digits and `_`", example: #""as": "outer""#, type: "GeometryReader", beside: #""children": [], "#),
    ArgumentForm(
      word: "scalar", meaning: "a number, true, false or a text, or an expression", example: #""value": true"#, type: "layoutValue",
      beside: #""key": "ActiveKey", "#),
    ArgumentForm(word: "any", meaning: "JSON that nobody here reads", example: #""value": [1, 2]"#, type: "animation"),
  ]
}

struct ArgumentFormTests {
  @Test(arguments: ArgumentForm.all) func `an example of an argument is taken`(_ form: ArgumentForm) throws {
    let type = try #require(SceneType.all.first { $0.name == form.type })
    let own = #"{"type": "\#(form.type)", \#(form.beside)\#(form.example)}"#
    let view = type.role == .modifier ? #"{"type": "Color", "modifiers": [\#(own)]}"# : own
    let scene = try Scene(
      SceneInput(file: "scene.json", bytes: Array(#"{"version": 1, "state": {"ratio": 0.5, "box": {"width": 0, "height": 0}}, "view": \#(view)}"#.utf8)))
    _ = try scene.firstTree()
  }

  /// A list of words says itself what it takes.
  @Test func `every argument is of a form that has an example`() {
    let forms = Set(ArgumentForm.all.map(\.word))
    for type in SceneType.all {
      for parameter in type.parameters {
        let word = ReferenceTests.kind(parameter.kind)
        #expect(word.contains("`") || forms.contains(word), "\(type.name).\(parameter.name): \(word)")
      }
    }
  }
}
