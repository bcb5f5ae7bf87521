import LayoutModel
import Testing

@testable import Scene

/// Sheets, covers and popovers: views on a screen of their own, which the view that presents them knows nothing of.
struct PresentationTests {
  /// 393 × 852 with a safe area of 59 and 34 is an iPhone 16.
  private static func play(_ modifier: String, content: String = #"{"type": "Color", "id": "content"}"#, canvas: String = "393x852", system: String = "iOS 18")
    throws -> ViewportTests.Played
  {
    let size = canvas.split(separator: "x"), insets = canvas == "393x852" ? (59, 34) : (0, 0)
    let view = """
      {"type": "VStack", "id": "root", "modifiers": [{"type": "rotationEffect", "degrees": 90}, {"type": "padding", "length": 20}], "children": [
        {"type": "Color", "id": "view", "modifiers": [{\(modifier), "content": [\(content)]}, {"type": "frame", "width": 100, "height": 50}]}
      ]}
      """
    let more = """
      "environment": {"system": "\(system)", "safeArea": {"top": \(insets.0), "bottom": \(insets.1)}},
      "passes": [{"proposal": {"width": \(size[0]), "height": \(size[1])}}]
      """
    return ViewportTests.Played(try ScenePlayerTests.play(try scene(view: view, more)))
  }

  /// A large sheet begins 10 below the safe area, 852 - 69 = 783 high; its content ends above the lower inset of 34.
  @Test func `a sheet stands on the canvas, wherever its view is`() throws {
    let played = try Self.play(#""type": "sheet""#)
    #expect(played.frame("content") == Rect(0, 69, 393, 783 - 34))
    #expect(played.frame("view")?.size == Size(100, 50))
  }

  @Test(arguments: [
    (#""detents": ["medium", "large"]"#, 426.0), (#""detents": ["large"]"#, 783), (#""height": 200"#, 234), (#""fraction": 0.5"#, 391.5),
    (#""detents": ["medium"], "height": 100"#, 134), (#""height": 2000"#, 783),
  ])
  func `a sheet shows the least of its detents`(_ detents: String, _ height: Double) throws {
    let content = #"{"type": "Color", "id": "content", "modifiers": [{"type": "presentationDetents", \#(detents)}]}"#
    #expect(try Self.play(#""type": "sheet""#, content: content).frame("content") == Rect(0, 852 - height, 393, height - 34))
  }

  @Test func `a cover has the canvas and its safe area`() throws {
    #expect(try Self.play(#""type": "fullScreenCover""#).frame("content") == Rect(0, 59, 393, 852 - 59 - 34))
  }

  /// On an iPad a form sheet of 540 × 620 in the middle of 1024 × 1366, a popover as large as its content.
  @Test func `wider canvases have smaller sheets`() throws {
    let square = #"{"type": "Color", "id": "content", "modifiers": [{"type": "frame", "width": 60, "height": 80}]}"#
    #expect(try Self.play(#""type": "sheet""#, canvas: "1024x1366").frame("content") == Rect(242, 373, 540, 620))
    #expect(try Self.play(#""type": "popover""#, content: square, canvas: "1024x1366").frame("content") == Rect(482, 643, 60, 80))
    #expect(try Self.play(#""type": "popover""#, content: square).frame("content")?.origin == Point(166.5, 69 + (749 - 80) / 2))
    #expect(try Self.play(#""type": "sheet""#, content: square, canvas: "800x600", system: "macOS").frame("content") == Rect(370, 260, 60, 80))
  }

  @Test func `what is not presented has no place`() throws {
    let played = try Self.play(#""type": "sheet", "isPresented": false"#)
    #expect(played.frame("content") == nil && played.frame("view")?.size == Size(100, 50))
  }

  /// Two texts of one line, 20.333 each with 8 between them, in the middle of 749 that begin at 69.
  @Test func `several views are a VStack`() throws {
    let box = { (id: String) in #"{"type": "Color", "id": "\#(id)", "modifiers": [{"type": "frame", "width": 30, "height": 20}]}"# }
    let played = try Self.play(#""type": "sheet""#, content: "\(box("a")), \(box("b"))")
    #expect(played.frame("a")?.origin == Point(181.5, 69 + (749 - 48) / 2) && played.frame("b")?.origin.y == 69 + (749 - 48) / 2 + 28)
  }

  /// The viewport, the bar and the row around the view end at the screen; from right to left places are the same.
  @Test func `nothing around the view reaches the screen`() throws {
    let link =
      #"{"type": "NavigationLink", "id": "link", "children": [{"type": "Color", "id": "label", "modifiers": [{"type": "frame", "width": 50, "height": 20}]}]}"#
    let view = """
      {"type": "List", "modifiers": [{"type": "environment", "layoutDirection": "rightToLeft"}], "children": [
        {"type": "Color", "modifiers": [{"type": "sheet", "content": [\(link)]}]}
      ]}
      """
    let more = #""environment": {"system": "iOS 18"}, "passes": [{"proposal": {"width": 393, "height": 800}}]"#
    let played = ViewportTests.Played(try ScenePlayerTests.play(try scene(view: view, more)))
    // Outside of rows a link is its label; 10 are above the sheet.
    #expect(played.frame("label") == Rect(171.5, 10 + 385, 50, 20))
  }
}
