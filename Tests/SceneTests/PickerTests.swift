import LayoutModel
import Testing

@testable import Scene

/// A Picker's choice, and the names of controls.
struct PickerTests {
  private static let picker = """
    {"type": "Picker", "id": "picker", "style": "menu", "modifiers": [{"type": "labelsHidden"}, {"type": "fixedSize"}], "children": [
      {"type": "Color", "id": "narrow", "modifiers": [{"type": "frame", "width": 40, "height": 20}]},
      {"type": "Color", "id": "wide", "modifiers": [{"type": "frame", "width": 90, "height": 20}]}
    ]}
    """

  /// The choice, 8 and the mark of 10.5: of the choice that is made on iOS, in a button's room of 12 on each side, of the widest one on macOS, where the other
  /// stands in the same room unseen.
  @Test(arguments: [("iOS 26", 82.5), ("macOS", 108.5)]) func `on macOS there is room for the widest choice`(_ system: String, _ width: Double) throws {
    let more = #""environment": {"system": "\#(system)"}, "passes": [{"proposal": {"width": 393, "height": 100}}]"#
    let played = ViewportTests.Played(try ScenePlayerTests.play(try scene(view: Self.picker, more)))
    #expect(played.frame("picker")?.size.width == width)
    #expect((played.frame("wide") != nil) == (system == "macOS"))
    if system == "macOS" { #expect(played.frame("wide")?.origin.x == played.frame("narrow")?.origin.x) }
  }

  @Test func `a control is called by its words, not by its style`() throws {
    let view = #"{"type": "VStack", "children": [{"type": "SecureField", "style": "roundedBorder"}, {"type": "TextField", "style": "plain", "text": "Name"}]}"#
    let nodes = try ScenePlayerTests.play(try scene(view: view)).structures[0].nodes
    #expect(nodes.first { $0.kind == "SecureField" }?.label == nil)
    #expect(nodes.first { $0.kind == "TextField" }?.label == "Name")
  }
}
