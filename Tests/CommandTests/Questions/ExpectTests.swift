import Foundation
import Testing

/// `expect`, a snapshot test of layouts.
@Suite struct ExpectTests {
  /// The stamp has priority: 17 characters of 8, 136, leave 96 of 240 less 8, in which the title has three lines and is 80 wide. The row, 224 × 60, stands in the middle.
  private static let frames = """
    {
      "version": 1,
      "passes": {
        "only": {
          "row": [8, 0, 224, 60],
          "stamp": [96, 20, 136, 20],
          "title": [8, 0, 80, 60]
        }
      }
    }

    """

  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    let recorded = try workshop.run("layouttrace expect --record scene.json")
    #expect(recorded.exitCode == 0 && recorded.answer == "scene.json: 3 frames written to scene.frames.json\n", "\(recorded.messages)")
    return workshop
  }

  @Test func `frames are written a view a line, in the order of the keys, and are then as expected`() throws {
    let workshop = try workshop()
    #expect(workshop.read("scene.frames.json") == Self.frames)
    let result = try workshop.run("layouttrace expect scene.json")
    #expect(result.exitCode == 0 && result.answer == "scene.json: 3 frames as in scene.frames.json\n" && result.messages == "")
    // Written again they are the same, and nothing else is left.
    try workshop.run("layouttrace expect --record scene.json")
    #expect(workshop.read("scene.frames.json") == Self.frames)
    #expect(try workshop.run("ls scene*").answer == "scene.frames.json\nscene.json\n")
  }

  /// Four pictures of 10 in 60 begin at 10; with one of 30 they fill it.
  @Test func `what only moves is one line`() throws {
    let workshop = try workshop()
    func write(_ height: Int) throws {
      let pictures = [("a", height), ("b", 10), ("c", 10), ("d", 10)].map { id, height in
        #"{"type": "Image", "id": "\#(id)", "width": 20, "height": \#(height)}"#
      }
      try workshop.write(
        #"{"version": 1, "view": {"type": "VStack", "id": "stack", "spacing": 0, "children": [\#(pictures.joined(separator: ","))]}, "#
          + #""passes": [{"name": "only", "proposal": {"width": 100, "height": 60}}]}"#, to: "scene.json")
    }
    try write(10)
    try workshop.run("layouttrace expect --record scene.json")
    try write(30)
    #expect(
      try workshop.run("layouttrace expect scene.json").answer.hasPrefix(
        """
        scene.json: pass 'only': stack 20 × 40 at 40, 10 → 20 × 60 at 40, 0
        scene.json: pass 'only': a 20 × 10 at 40, 10 → 20 × 30 at 40, 0
        scene.json: pass 'only': 3 views elsewhere, as large as before: b, c and d
        scene.json: 5 differences from scene.frames.json; --record writes it anew

        """))
  }

  /// "Updated today!!" has 15 characters, 120: 112 are left, in which the title has two lines, "revenue report" 112 wide. The row is 240 × 40, at (60 - 40) / 2.
  @Test func `what differs is a line, and the innermost sizes are explained`() throws {
    let workshop = try workshop()
    try workshop.write(Workshop.scene.replacing("just now!", with: "today!!"), to: "scene.json")
    let result = try workshop.run("layouttrace expect scene.json")
    #expect(result.exitCode == 1)
    #expect(
      result.answer.hasPrefix(
        """
        scene.json: pass 'only': row 224 × 60 at 8, 0 → 240 × 40 at 0, 10
        scene.json: pass 'only': title 80 × 60 at 8, 0 → 112 × 40 at 0, 10
        scene.json: pass 'only': stamp 136 × 20 at 96, 20 → 120 × 20 at 120, 20
        scene.json: 3 differences from scene.frames.json; --record writes it anew

          title · Text "Quarterly revenue report" · 112 × 40 · ideal 192 × 20

        """), "\(result.answer)")
    // Of a row only what is in it is explained, and of the stamp its width alone.
    #expect(result.answer.contains("\n  stamp · Text") && !result.answer.contains("\n  row · "))
    #expect(result.answer.contains("row serves stamp first, which takes 120   ← decides: stamp, /view/children/1\n"))
    #expect(result.answer.components(separatedBy: "\n  height ").count == 2)
  }

  @Test func `views without a name stand below the nearest one that has one, whatever modifiers they have`() throws {
    let workshop = try Workshop()
    let scene = """
      {"version": 1, "view": {"type": "VStack", "children": [
        {"type": "Text", "string": "a", "modifiers": [{"type": "background", "content": {"type": "Color"}}]},
        {"type": "Text", "string": "b", "id": "named", "modifiers": [{"type": "overlay", "content": {"type": "Color"}}]},
        {"type": "ScrollView", "children": [{"type": "Text", "string": "c"}, {"type": "Text", "string": "d"}]},
        {"type": "Text", "string": "e"}]}}
      """
    try workshop.write(scene, to: "names.json")
    try workshop.run("layouttrace expect --record names.json")
    let names = [
      "VStack", "VStack/ScrollView", "VStack/ScrollView/Text", "VStack/ScrollView/Text[2]", "VStack/Text", "VStack/Text/background/Color", "VStack/Text[2]",
      "named", "named/overlay/Color",
    ]
    let found = workshop.read("names.frames.json").matches(of: /"([^"]+)": \[/).map { String($0.1) }
    #expect(found == names, "\(found)")
    // Another modifier is no other name, and `why` takes the name.
    try workshop.write(
      scene.replacing("\"string\": \"e\"", with: "\"string\": \"e\", \"modifiers\": [{\"type\": \"padding\", \"length\": 0}]"), to: "names.json")
    try workshop.succeed("layouttrace expect names.json")
    #expect(try workshop.run("layouttrace why 'VStack/Text[2]' names.json").answer.hasPrefix("node13 · Text \"e\""))
  }

  @Test(arguments: [("0.01", 0), ("0.02", 1)]) func `a hundredth of a point is no difference`(_ points: String, _ exitCode: Int32) throws {
    let workshop = try workshop()
    try workshop.write(Self.frames.replacing("[8, 0, 224", with: "[8\(points.dropFirst()), 0, 224"), to: "scene.frames.json")
    let result = try workshop.run("layouttrace expect scene.json")
    #expect(result.exitCode == exitCode, "\(result.answer)")
    // A place that is another is no size to explain.
    #expect(!result.answer.contains("\n\n"))
  }

  @Test func `frames of other options are not compared in silence`() throws {
    let workshop = try workshop()
    try workshop.succeed("layouttrace expect scene.json --record --device 'iPhone SE'")
    let result = try workshop.run("layouttrace expect scene.json")
    #expect(result.exitCode == 1 && result.answer.contains("pass 'iPhone SE' is gone"), "\(result)")
    #expect(result.answer.contains("scene.json: what was recorded with --device or --proposal is compared with the same options\n"), "\(result)")
    #expect(try workshop.run("layouttrace expect scene.json --device 'iPhone SE'").exitCode == 0)
  }

  @Test func `views and passes that are new or gone are differences`() throws {
    let workshop = try workshop()
    try workshop.write(Self.frames.replacing("stamp", with: "seal").replacing("\"only\"", with: "\"only\": {}, \"narrow\""), to: "scene.frames.json")
    #expect(
      try workshop.run("layouttrace expect scene.json").answer.hasSuffix(
        "scene.json: pass 'narrow' is gone, with 3 views\nscene.json: 4 differences from scene.frames.json; --record writes it anew\n"))
    try workshop.write(Self.frames.replacing("stamp", with: "seal"), to: "scene.frames.json")
    let views = try workshop.run("layouttrace expect scene.json").answer
    #expect(views.hasPrefix("scene.json: pass 'only': stamp is new, 136 × 20 at 96, 20\nscene.json: pass 'only': seal is gone, was 136 × 20 at 96, 20\n"))
    try workshop.write(#"{"version": 1, "passes": {}}"#, to: "scene.frames.json")
    #expect(try workshop.run("layouttrace expect scene.json").answer.hasPrefix("scene.json: pass 'only' is new, with 3 views\n"))
  }

  @Test func `several scenes are compared at once, a trace among them, and files of frames passed over`() throws {
    let workshop = try workshop()
    try workshop.run("layouttrace record -q scene.json -o scene.db; rm bad.json empty.json endless.json")
    let result = try workshop.run("layouttrace expect *.json scene.db")
    #expect(result.exitCode == 0 && result.answer == "scene.json: 3 frames as in scene.frames.json\nscene.db: 3 frames as in scene.frames.json\n", "\(result)")
  }

  @Test func `a file that expect did not write is left as it is, and that is said`() throws {
    let workshop = try Workshop()
    try workshop.write("<<<<<<< mine\n", to: "scene.frames.json")
    let result = try workshop.run("layouttrace expect --record scene.json")
    #expect(result.exitCode == 65 && result.messages.hasPrefix("scene.frames.json is left untouched: it is no file of frames; delete it"), "\(result)")
    #expect(workshop.read("scene.frames.json") == "<<<<<<< mine\n")
  }

  @Test func `without frames to compare with the error names what writes them`() throws {
    let workshop = try Workshop()
    let result = try workshop.run("layouttrace expect scene.json")
    #expect(result.exitCode == 66 && result.answer == "")
    #expect(result.messages == "no such file: scene.frames.json; 'layouttrace expect --record scene.json' writes it\n")
  }

  @Test func `a scene that is not there is named, and the others are compared all the same`() throws {
    let workshop = try workshop(), result = try workshop.run("layouttrace expect nothere.json scene.json")
    #expect(result.exitCode == 66 && result.answer == "scene.json: 3 frames as in scene.frames.json\n", "\(result)")
    #expect(result.messages.contains("nothere.json") && !result.messages.contains("nothere.frames.json"), "\(result)")
  }

  @Test(
    arguments: [
      ("{", 65, "scene.frames.json:1:2: "), ("[]", 65, "a file of frames takes an object"), (#"{"version": 2, "passes": {}}"#, 65, "'version' is 1, found 2"),
      (#"{"version": 1}"#, 65, "a file of frames needs \"passes\""), (#"{"version": 1, "passes": {}, "about": ""}"#, 65, "no \"about\""),
      (#"{"version": 1, "passes": {"only": {"row": [1, 2, 3]}}}"#, 65, "scene.frames.json:1:43: a frame takes [x, y, width, height]"),
      (#"{"version": 1, "passes": {"only": {"row": [1, 2, 3, "4"]}}}"#, 65, "a frame takes"),
    ] as [(String, Int32, String)])
  func `a file that is none of frames is told with its place, and not overwritten`(_ text: String, _ exitCode: Int32, _ message: String) throws {
    let workshop = try Workshop()
    try workshop.write(text, to: "scene.frames.json")
    for option in ["", "--record "] {
      let result = try workshop.run("layouttrace expect \(option)scene.json")
      #expect(result.exitCode == exitCode && result.answer == "" && result.messages.contains(message), "\(result)")
    }
    #expect(workshop.read("scene.frames.json") == text)
  }

  @Test(
    arguments: [
      ("", 64), ("-", 64), ("scene.frames.json", 64), ("missing.json", 66), ("--record missing.json", 66), ("--record bad.json", 65), ("--record folder", 65),
      ("--record flicker.json", 65),
    ] as [(String, Int32)])
  func `what cannot be laid out is an error, and no frames are written`(_ arguments: String, _ exitCode: Int32) throws {
    let workshop = try Workshop()
    try workshop.write(
      """
      {"version": 1, "state": {"seen": {"width": 0, "height": 0}},
        "view": {"type": "Color", "color": "red", "modifiers": [
          {"type": "frame", "width": "seen.width > 100 ? 50 : 150", "height": 40}, {"type": "readSize", "into": "seen"}]}}
      """, to: "flicker.json")
    let result = try workshop.run("layouttrace expect \(arguments)")
    #expect(result.exitCode == exitCode && result.answer == "" && !result.messages.isEmpty, "\(result)")
    #expect(try workshop.run("ls").answer.contains("frames") == false)
  }

  @Test func `lengths without end are written and read`() throws {
    let workshop = try Workshop()
    try workshop.write(
      #"{"version": 1, "view": {"type": "Color", "id": "all"}, "passes": [{"name": "endless", "proposal": {"width": "infinity", "height": 20}}]}"#,
      to: "endless.json")
    try workshop.succeed("layouttrace expect --record endless.json")
    #expect(workshop.read("endless.frames.json").contains("\"infinity\", 20]"))
    try workshop.succeed("layouttrace expect endless.json")
  }

  /// Each of a file's views has frames of its own, on each of the devices.
  @Test func `the frames of one view of a file are its own, by device`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI
      struct Badge: View { var body: some View { Text("New").padding(4) } }
      struct ContentView: View { var body: some View { VStack { Badge(); Color.red } } }
      """)
    let options = "--view Badge --device iphone-se --device iphone-16"
    let missing = try workshop.run("layouttrace expect App/ContentView.swift \(options)")
    #expect(missing.exitCode == 66 && missing.messages.contains("'layouttrace expect --record App/ContentView.swift --view Badge' writes it"), "\(missing)")
    try workshop.succeed("layouttrace expect --record App/ContentView.swift \(options)")
    let frames = workshop.read("App/ContentView.Badge.frames.json")
    #expect(frames.contains("iPhone SE") && frames.contains("iPhone 16") && !frames.contains("Color"), "\(frames)")
    try workshop.succeed("layouttrace expect App/ContentView.swift \(options)")
    // On one device alone the frames of the other are missing.
    #expect(try workshop.run("layouttrace expect App/ContentView.swift --view Badge --device iphone-se").exitCode == 1)
  }
}
