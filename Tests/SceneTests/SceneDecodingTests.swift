import LayoutModel
import TestSupport
import Testing

@testable import Scene

struct SceneDecodingTests {
  @Test func `a scene keeps what it says`() throws {
    let scene = try scene(
      """
      {"version": 1, "name": "A", "environment": {"layoutDirection": "rightToLeft", "displayScale": 2, "safeArea": {"top": 47}, "font": {"size": 12}},
       "state": {"n": 1, "on": true, "mode": "wide", "size": {"width": 3, "height": 4}},
       "alignments": {"third": {"axis": "horizontal", "default": "width / 3"}},
       "view": {"type": "Color"},
       "passes": [{"name": "first", "proposal": {"width": 100, "height": null}}, {"proposal": {"width": "infinity"}, "set": {"n": 2}}]}
      """)
    #expect(scene.name == "A")
    #expect(scene.environment.layoutDirection == .rightToLeft && scene.environment.displayScale == 2 && scene.environment.safeArea.top == 47)
    #expect(scene.environment.font?.size == 12)
    #expect(scene.state.map(\.name) == ["n", "on", "mode", "size"])
    #expect(scene.initialState["size"] == .size(width: 3, height: 4))
    #expect(scene.guides.map(\.name) == ["third"])
    #expect(scene.passes.map(\.name) == ["first", nil])
    #expect(scene.passes[0].proposal == Proposal(100, nil))
    #expect(scene.passes[1].proposal == Proposal(.infinity, nil))
    #expect(scene.passes[1].changes == [StateVariable(name: "n", value: .number(2))])
  }

  @Test func `a scene without passes is laid out once in 390 x 844`() throws {
    #expect(try scene(view: #"{"type": "Color"}"#).passes.map(\.proposal) == [Proposal(390, 844)])
  }

  @Test(arguments: [
    ("[]", "scene.json:1:1: a scene takes an object, found an array at the top level"),
    ("{}", "scene.json:1:1: a scene needs \"version\" at the top level"),
    (#"{"version": 2, "view": {}}"#, "scene.json:1:13: 'version' is 1, found 2 at /version; this layouttrace reads version 1"),
    (#"{"version": 1}"#, "scene.json:1:1: a scene needs \"view\" at the top level"),
    (#"{"version": 1, "veiw": {}}"#, "scene.json:1:16: a scene has no \"veiw\" at /veiw; did you mean 'view'?"),
    (#"{"version": 1, "view": 5}"#, "scene.json:1:24: a view takes an object with a \"type\", found 5 at /view"),
    (#"{"version": 1, "view": {}}"#, "scene.json:1:24: a view needs \"type\" at /view"),
    (
      #"{"version": 1, "view": {"type": "Color"}, "state": {"min": 1}}"#,
      "scene.json:1:53: 'min' has a meaning of its own in expressions at /state/min; choose another name"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "state": {"a b": 1}}"#,
      "scene.json:1:53: 'a b' cannot be used in expressions at /state/a b; a name is letters, digits and _, not starting with a digit"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "state": {"a": [1]}}"#,
      "scene.json:1:58: 'a' takes a number, true, false, a text or {\"width\": …, \"height\": …}, found an array at /state/a"
    ),
    (#"{"version": 1, "view": {"type": "Color"}, "passes": []}"#, "scene.json:1:53: 'passes' is empty at /passes; leave it out for one pass in 390 x 844"),
    (
      #"{"version": 1, "view": {"type": "Color"}, "state": {"n": 1}, "passes": [{"set": {"m": 1}}]}"#,
      "scene.json:1:82: the state has no \"m\" at /passes/0/set/m; known: n"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "state": {"n": 1}, "passes": [{"set": {"n": true}}]}"#,
      "scene.json:1:87: 'n' takes a number, as in \"state\", found true at /passes/0/set/n"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "passes": [{"proposal": {"width": "wide"}}]}"#,
      "scene.json:1:77: 'width' takes a number, \"infinity\" or null, found the text \"wide\" at /passes/0/proposal/width"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "environment": {"layoutDirection": "ltr"}}"#,
      "scene.json:1:78: 'layoutDirection' cannot be 'ltr' at /environment/layoutDirection; known: leftToRight, rightToLeft"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "environment": {"displayScale": 0}}"#,
      "scene.json:1:75: 'displayScale' must be more than 0, found 0 at /environment/displayScale"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "environment": {"font": {"advance": 8}}}"#,
      "scene.json:1:67: a font with 'advance' needs \"lineHeight\" at /environment/font"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "alignments": {"top": {"axis": "vertical", "default": 0}}}"#,
      "scene.json:1:58: 'top' is a guide already at /alignments/top; choose another name"
    ),
    (
      #"{"version": 1, "view": {"type": "Color"}, "alignments": {"t": {"axis": "vertical", "default": "heigth"}}}"#,
      "scene.json:1:96: unknown name 'heigth' in the expression 'heigth' at /alignments/t/default; did you mean 'height'?"
    ),
  ])
  func `a mistake outside the view is named`(text: String, expected: String) {
    #expect(complaint(text) == expected)
  }

  @Test(arguments: [
    (#"{"type": "Hstack"}"#, "1:33: unknown view 'Hstack' at /view/type; did you mean 'HStack'? a 'Placeholder' with width and height may stand for it"),
    (#"{"type": "Banana"}"#, "1:33: unknown view 'Banana' at /view/type; a 'Placeholder' with width and height may stand for it"),
    (#"{"type": "padding"}"#, "1:33: 'padding' is a modifier, not a view at /view/type; write it in a view's \"modifiers\""),
    (#"{"type": "Color", "modifiers": [{"type": "HStack"}]}"#, "1:65: 'HStack' is a view, not a modifier at /view/modifiers/0/type"),
    (#"{"type": "Color", "modifiers": [{"type": "fixedsize"}]}"#, "1:65: unknown modifier 'fixedsize' at /view/modifiers/0/type; did you mean 'fixedSize'?"),
    (#"{"type": "Color", "modifiers": {"type": "padding"}}"#, "1:55: 'modifiers' takes an array of modifiers, found an object at /view/modifiers"),
    (#"{"type": "HStack", "children": {"type": "Color"}}"#, "1:55: 'children' takes an array of views, found an object at /view/children"),
    (#"{"type": "HStack", "spaceing": 8}"#, "1:43: HStack has no 'spaceing' at /view/spaceing; did you mean 'spacing'?"),
    (#"{"type": "Color", "children": []}"#, "1:42: Color has no 'children' at /view/children; known: color"),
    (
      #"{"type": "Color", "modifiers": [{"type": "padding", "modifiers": []}]}"#,
      "1:76: padding has no 'modifiers' at /view/modifiers/0/modifiers; known: length, edges, top, leading, bottom, trailing"
    ),
    (#"{"type": "HStack", "spacing": [8]}"#, "1:54: 'spacing' takes a number, \"infinity\" or an expression, found an array at /view/spacing"),
    (#"{"type": "HStack", "spacing": "wide"}"#, "1:55: unknown name 'wide' in the expression 'wide' at /view/spacing; the scene has no state"),
    (#"{"type": "HStack", "spacing": "1 +\u0020"}"#, "1:64: expected a value in the expression '1 + ', found its end at /view/spacing"),
    (#"{"type": "HStack", "spacing": "0 / 0"}"#, "1:54: the expression '0 / 0' has no value: 0 / 0 is not a number at /view/spacing"),
    (#"{"type": "HStack", "spacing": "true"}"#, "1:54: the expression 'true' has no value: it should be a number and is true or false at /view/spacing"),
    (
      #"{"type": "HStack", "alignment": "leading"}"#,
      "1:56: 'alignment' cannot be 'leading' at /view/alignment; known: top, center, bottom, firstTextBaseline, lastTextBaseline"
    ),
    (#"{"type": "VStack", "alignment": "trialing"}"#, "1:56: 'alignment' cannot be 'trialing' at /view/alignment; did you mean 'trailing'?"),
    (#"{"type": "ZStack", "alignment": "topleading"}"#, "1:56: 'alignment' cannot be 'topleading' at /view/alignment; did you mean 'topLeading'?"),
    (#"{"type": "Text"}"#, "1:24: Text needs 'string' at /view; the text; a line break starts a paragraph, braces hold an expression."),
    (#"{"type": "Text", "string": 5}"#, "1:51: 'string' takes a text, found 5 at /view/string; a text stands in quotes: \"5\""),
    (#"{"type": "Text", "string": null}"#, "1:24: Text needs 'string' at /view; the text; a line break starts a paragraph, braces hold an expression."),
    (#"{"type": "Image", "width": 1, "height": 1, "resizable": 1}"#, "1:80: 'resizable' takes true, false or an expression, found 1 at /view/resizable"),
    (
      #"{"type": "Color", "modifiers": [{"type": "aspectRatio", "contentMode": "fits"}]}"#,
      "1:95: 'contentMode' cannot be 'fits' at /view/modifiers/0/contentMode; did you mean 'fit'?"
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "padding", "edges": ["up"]}]}"#,
      "1:86: 'edges' cannot be 'up' at /view/modifiers/0/edges/0; known: top, leading, bottom, trailing, horizontal, vertical, all"
    ),
    (#"{"type": "Color", "modifiers": [{"type": "lineLimit", "value": 1.5}]}"#, "1:87: 'value' takes a whole number, found 1.5 at /view/modifiers/0/value"),
    (
      #"{"type": "Color", "modifiers": [{"type": "lineLimit", "range": [1]}]}"#,
      "1:87: 'range' takes [lower, upper], each a whole number or null, found an array at /view/modifiers/0/range"
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "frame", "width": 10, "maxWidth": 20}]}"#,
      "1:83: 'width' of frame cannot stand beside 'maxWidth': a frame is fixed (width, height) or flexible (minWidth … maxHeight), never both at /view/modifiers/0/width"
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "alignmentGuide", "guide": "center", "value": 1}]}"#,
      "1:92: 'center' is a guide of both axes at /view/modifiers/0/guide; write HorizontalAlignment.center or VerticalAlignment.center"
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "alignmentGuide", "guide": "botom", "value": 1}]}"#,
      "1:92: unknown guide 'botom' at /view/modifiers/0/guide; did you mean 'bottom'?"
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "alignmentGuide", "guide": "top", "value": "widht"}]}"#,
      "1:109: unknown name 'widht' in the expression 'widht' at /view/modifiers/0/value; did you mean 'width'?"
    ),
    (#"{"type": "Shape", "sizeThatFits": {"width": 1}}"#, "1:58: sizeThatFits needs \"height\" at /view/sizeThatFits"),
    (
      #"{"type": "Shape", "sizeThatFits": {"width": "height", "height": 1}}"#,
      "1:69: 'height' means nothing here in the expression 'height' at /view/sizeThatFits/width; alignment guides and sizeThatFits read it; elsewhere a number or a state's name is meant"
    ),
    (
      #"{"type": "HStack", "id": "a", "children": [{"type": "Color", "id": "a"}]}"#,
      "1:91: the id 'a' is taken, first at 1:49 at /view/children/0/id; an id names one view or modifier"
    ),
    (#"{"type": "Color", "id": "node7"}"#, "1:48: the id 'node7' looks like one that layouttrace gives at /view/id; choose another"),
    (#"{"type": "Color", "id": "row[0]"}"#, "1:48: the id 'row[0]' looks like one that layouttrace gives at /view/id; choose another"),
    (#"{"type": "Color", "id": ""}"#, "1:48: an id cannot be empty at /view/id; choose another"),
    (#"{"type": "If", "children": []}"#, "1:24: If needs 'condition' at /view; true, false or an expression over the state."),
    (
      #"{"type": "If", "condition": "1", "children": []}"#,
      "1:52: the expression '1' has no value: it should be true or false and is a number at /view/condition"
    ),
    (#"{"type": "ForEach", "children": []}"#, "1:24: ForEach needs 'count' at /view; or an array, data"),
    (#"{"type": "ForEach", "count": 1, "data": [], "children": []}"#, "1:24: 'count' cannot stand beside 'data' at /view; remove one"),
    (#"{"type": "ForEach", "count": -1, "children": []}"#, "1:53: 'count' must be 0 to 1000000, found -1 at /view/count"),
    (#"{"type": "ForEach", "count": 1e9, "children": []}"#, "1:53: 'count' must be 0 to 1000000, found 1000000000 at /view/count"),
    (#"{"type": "ForEach", "count": 1, "as": "max", "children": []}"#, "1:62: 'max' has a meaning of its own in expressions at /view/as; choose another name"),
    (#"{"type": "EmptyView", "children": []}"#, "1:46: EmptyView has no 'children' at /view/children"),
    (
      #"{"type": "Color", "modifiers": [{"type": "overlay"}]}"#,
      "1:56: overlay needs 'content' at /view/modifiers/0; the views drawn over; several lie on one another."
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "gridCellAnchor", "anchor": {"x": 1}}]}"#,
      #"1:93: anchor needs "y" at /view/modifiers/0/anchor"#
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "gridCellAnchor", "anchor": "topLeadin"}]}"#,
      "1:93: 'anchor' cannot be 'topLeadin' at /view/modifiers/0/anchor; did you mean 'topLeading'?"
    ),
    (
      #"{"type": "Color", "modifiers": [{"type": "gridCellColumns", "count": -1}]}"#,
      "1:93: 'count' of gridCellColumns must be 0 to 1000 at /view/modifiers/0/count"
    ),
    (
      #"{"type": "WrapingHStack"}"#,
      "1:33: unknown view 'WrapingHStack' at /view/type; did you mean 'WrappingHStack'? a 'Placeholder' with width and height may stand for it"
    ),
  ])
  func `a mistake in a view is named`(view: String, expected: String) {
    #expect(complaint("{\"version\": 1, \"view\": \(view)}") == "scene.json:" + expected)
  }

  @Test func `every scene of the ground truth is built`() throws {
    let cases = try Fixtures.groundTruth()
    #expect(cases.count > 1000)
    for entry in cases {
      let complaint = complaint(entry.scene)
      #expect(complaint == "no error", "\(entry.file) \(entry.id)")
    }
  }

  @Test func `a scene of 10,000 levels is read`() throws {
    let levels = 10_000
    let text = String(repeating: #"{"type": "HStack", "children": ["#, count: levels) + #"{"type": "Color"}"# + String(repeating: "]}", count: levels)
    let scene = try scene(view: text)
    let tree = try scene.build([:])
    #expect(tree.records().count == levels + 1)
    #expect(tree.records()[100].pointer?.utf8.count == 5 + 100 * 11)
    #expect(tree.records()[levels].pointer == nil)
    #expect(tree.records().allSatisfy { $0.path.utf8.count < 300 })
  }

  @Test func `a scene with any byte changed never crashes`() {
    let text = Array(
      #"{"version":1,"state":{"n":2},"view":{"type":"HStack","children":[{"type":"ForEach","count":"n","children":[{"type":"Text","string":"a","modifiers":[{"type":"frame","width":"i * 2"}]}]}]}}"#
        .utf8)
    var random = SeededGenerator(state: 4)
    for index in text.indices {
      for _ in 0..<4 {
        var bytes = text
        bytes[index] = UInt8.random(in: 32...126, using: &random)
        _ = complaint(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
