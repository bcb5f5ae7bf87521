import Explanation
import TestSupport
import Testing

/// What a control is made of, nobody wrote: its style is to thank, or the control itself.
struct ControlPartTests {
  /// Segments are 32 high in any font; without the style it is a label and the choice that is made, on a line 20 high.
  @Test func `a style decides what the parts say`() throws {
    let picker = View.view("Picker", id: "p", .each([.text("S", id: "s"), .text("M", id: "m")]))
    let text = try Recorded(view: picker.modifier("pickerStyle", ["style": "segmented"], id: "style"), width: 200).text("p")
    #expect(text.contains("   ← decides: style .pickerStyle(segmented), "), "\(text)")
    #expect(text.contains("\nWithout style .pickerStyle(segmented): "), "\(text)")
    #expect(!text.contains("nothing decides it"))
  }

  /// A title of 20 and a subtitle in San Francisco of 15 points, whose line is 18: the stack of both is the Toggle's doing.
  @Test func `what a stack in a control is as high as is said of the control`() throws {
    let toggle = View.view("Toggle", id: "toggle", .text("Title", id: "title"), .text("Subtitle", id: "subtitle"))
    let text = try Recorded(view: toggle, width: 200).text("toggle")
    #expect(text.contains(" is as high as its children: title 20 + subtitle 18   ← decides: toggle, /view\n"), "\(text)")
  }
}
