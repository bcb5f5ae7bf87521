import LayoutModel
import Testing

@testable import Explanation

/// What a view is by itself has no cause in what it is offered, what follows a ratio has it in the other length, and the order of modifiers is one.
/// A letter is 8 wide and a line 20 high.
struct DiffOwnCauseTests {
  private typealias Screen = (view: String, width: Int, height: Int)

  private func diff(_ before: Screen, _ after: Screen) throws -> TraceDiff {
    try TraceDiffTests().diff(
      TraceDiffTests.scene(before.view, before.width, before.height), TraceDiffTests.scene(after.view, after.width, after.height))
  }

  private func way(_ key: String, _ diff: TraceDiff) throws -> [String] { try #require(diff.changed.first { $0.key == key }).way }

  @Test func `an image of a size of its own is not larger for a wider canvas`() throws {
    func row(_ side: Int) -> String {
      #"""
      {"type": "HStack", "id": "v", "spacing": 0, "children": [
        {"type": "Image", "width": \#(side), "height": \#(side), "id": "i"}, {"type": "Color", "id": "c"}]}
      """#
    }
    let diff = try diff((row(40), 200, 300), (row(60), 220, 300))
    #expect(try way("i", diff) == [])
    // 200 - 40 and 220 - 60: it is 160 both times, and stands elsewhere.
    #expect(diff.changed.first { $0.key == "c" }?.isMove == true)
  }

  @Test func `a text on one line is not longer for an offer that is less`() throws {
    func row(_ width: Int, _ string: String) -> String {
      #"""
      {"type": "HStack", "id": "row", "spacing": 0, "children": [
        {"type": "Color", "id": "a", "modifiers": [{"type": "frame", "width": \#(width), "id": "fa"}]}, {"type": "Text", "string": "\#(string)", "id": "b"}]}
      """#
    }
    let diff = try diff((row(40, "Sync"), 200, 300), (row(60, "Synchronise"), 200, 300))
    #expect(try way("b", diff) == [])
    #expect(TraceDiffTests().causes(of: "b", in: diff)?.contains("b has string \"Synchronise\", had \"Sync\"") == true)
  }

  @Test func `a padding that is more offers less, whatever happens across`() throws {
    func column(_ length: Int) -> String {
      #"""
      {"type": "VStack", "id": "v", "spacing": 0, "children": [
        {"type": "Color", "id": "a", "modifiers": [{"type": "padding", "length": \#(length), "id": "pa"}]}, {"type": "Text", "string": "Hello", "id": "t"}]}
      """#
    }
    let diff = try diff((column(8), 200, 300), (column(16), 200, 320))
    #expect(try way("a", diff) == ["pa offered a 184 → 168 wide"])
  }

  @Test func `the width that a ratio makes of a height comes from the height`() throws {
    func art(_ length: Int) -> String {
      #"""
      {"type": "Color", "id": "art", "modifiers": [{"type": "aspectRatio", "id": "ratio", "ratio": 1, "contentMode": "fit"},
        {"type": "padding", "id": "pad", "length": \#(length)}]}
      """#
    }
    // 140 - 40 = 100 and 140 - 20 = 120 high in 260 and 280 of width.
    let diff = try diff((art(20), 300, 140), (art(10), 300, 140))
    #expect(try way("art", diff) == ["ratio offered art 100 → 120 wide", "pad offered ratio 100 → 120 high"])
    let circle = #"{"type": "Circle", "id": "disc"}"#
    #expect(try way("disc", try self.diff((circle, 300, 100), (circle, 320, 120))) == ["the canvas offered disc 100 → 120 high"])
  }

  @Test func `modifiers that have changed places are the cause`() throws {
    let padding = #"{"type": "padding", "length": 10, "id": "p"}"#, frame = #"{"type": "frame", "width": 200, "height": 50, "id": "f"}"#
    func view(_ modifiers: String...) -> String { #"{"type": "Color", "id": "t", "modifiers": [\#(modifiers.joined(separator: ", "))]}"# }
    let diff = try diff((view(padding, frame), 320, 100), (view(frame, padding), 320, 100))
    // Inside the frame the padding left the color 180 of the 200.
    let said = TraceDiffTests().causes(of: "t", in: diff)
    #expect(said == ["t's .frame stands inside p, stood outside"] || said == ["t's .padding stands outside f, stood inside"], "\(said ?? [])")
  }
}
