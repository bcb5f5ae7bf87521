import Foundation
import TestSupport
import Testing

/// `--device`. The font is 8 wide and 20 high a character, stacks keep 8 between their views.
@Suite struct DeviceTests {
  /// 375 × 667 and 20 of safe area at the top: 375 × 647 are left, in whose middle the row stands, at 20 + (647 - 20) / 2.
  @Test func `a device is a canvas with its scale and safe area, and several are a pass each`() throws {
    let workshop = try Workshop()
    try workshop.succeed("layouttrace record scene.json --device iphone-se --device 'iPhone 16'")
    let rows = try workshop.run(
      #"layouttrace sql 'SELECT name, pass.proposal_width AS w, pass.proposal_height AS h, absolute_y AS y FROM pass JOIN placement ON pass_id = pass.id JOIN node ON node.id = node_id WHERE key = '"'"'row'"'"' ORDER BY pass.id' --csv"#
    ).answer
    // 59 of 852 at the top and 34 at the bottom: 59 + (759 - 20) / 2.
    #expect(rows.split(separator: "\n").dropFirst().map(String.init) == ["iPhone SE,375,667,333.5", "iPhone 16,393,852,428.5"])
    #expect(try workshop.run("layouttrace why row --position").answer.contains("59"))
  }

  /// Body is 17 points at large and 40 at accessibility3; a line of it is 1.193359 of that, in whole pixels: of 2 a point 20.5 and 48.
  @Test func `texts of several Dynamic Type sizes are a pass each, and laid out again in theirs`() throws {
    let workshop = try Workshop()
    try workshop.write(#"{"version": 1, "view": {"type": "Text", "id": "label", "string": "Hi"}}"#, to: "text.json")
    let flags = "--device iphone-se --dynamic-type large --dynamic-type accessibility3"
    try workshop.succeed("layouttrace record text.json \(flags)")
    let rows = try workshop.run(
      #"layouttrace sql "SELECT name, height, (SELECT text FROM environment WHERE pass_id = pass.id AND environment.name = 'dynamicTypeSize') AS size FROM pass JOIN placement ON pass_id = pass.id ORDER BY pass.id" --csv"#
    ).answer
    #expect(rows.split(separator: "\n").dropFirst() == ["\"iPhone SE, large\",20.5,large", "\"iPhone SE, accessibility3\",48,accessibility3"])
    #expect(try workshop.run("layouttrace why label").answer.contains("× 48 · ideal"))
    #expect(try workshop.run("layouttrace what-if 'set label.string Ho' --pass 'iPhone SE, large'").answer.contains("20.5"))
    try workshop.succeed("layouttrace check text.json --dynamic-type accessibility5")
    #expect(try workshop.run("layouttrace record text.json --dynamic-type huge").exitCode == 64)
    #expect(
      try workshop.run("layouttrace check trace.db --dynamic-type large").messages.contains(
        "--dynamic-type is for what is recorded; trace.db is recorded already"))
  }

  @Test func `a file of metrics measures texts, named by an option or the environment`() throws {
    let workshop = try Workshop()
    try workshop.write(#"{"version": 1, "faces": [{"unitsPerEm": 1, "ascent": 1, "descent": 0, "advances": {"H": 1, "i": 1}}]}"#, to: "fonts.json")
    try workshop.write(#"{"version": 1, "view": {"type": "Text", "id": "label", "string": "Hi"}}"#, to: "text.json")
    try workshop.succeed("layouttrace record text.json --font-metrics fonts.json")
    #expect(try workshop.run("layouttrace why label").answer.contains("one line; width exact by fonts.json"))
    #expect(try workshop.run("LAYOUTTRACE_FONT_METRICS=fonts.json layouttrace record text.json\nlayouttrace why label").answer.contains("34 × 17"))
    try workshop.succeed("layouttrace draw text.json --font-metrics fonts.json")
    let refused = try workshop.run("layouttrace record text.json --font-metrics scene.json")
    #expect(refused.exitCode == 65 && refused.messages.contains("scene.json:3:3: a file of font metrics has no \"environment\""))
    #expect(try workshop.run("layouttrace record text.json --font-metrics none.json").exitCode == 66)
    #expect(try workshop.run("layouttrace check trace.db --font-metrics fonts.json").exitCode == 64)
  }

  @Test func `an unknown device is refused with what was probably meant`() throws {
    let workshop = try Workshop()
    let refused = try workshop.run("layouttrace record scene.json --device 'iPhone 166'")
    #expect(refused.exitCode == 64 && refused.messages.contains("There is no device 'iPhone 166'; did you mean 'iPhone 16'?"))
    #expect(try workshop.run("layouttrace record scene.json --device iphone-se --proposal 1x1").exitCode == 64)
  }

  @Test func `all devices are listed, each with its other side`() throws {
    let list = try Workshop().run("layouttrace record --list-devices").answer
    #expect(list.contains("iPhone 16e         390 × 844    3      47 top, 34 bottom  47 sides, 21 bottom  compact × regular; landscape compact × compact"))
    #expect(list.contains("iPad mini"))
  }

  /// The stamp's 136, the title's 192 and 8 between need 336: all fit on the narrowest phone, 375 wide.
  @Test func `a sweep says on which devices something is cut`() throws {
    let workshop = try Workshop()
    try workshop.run("layouttrace record scene.json")
    let table = try workshop.run("layouttrace sweep --device iphone-se --device ipad-mini").answer
    #expect(table.split(separator: "\n").dropFirst().allSatisfy { $0.hasSuffix("nothing") } && table.contains("744 × 1133"))
  }

  /// What code makes of a size class no scene says: the class is told, and one that nothing reads is not.
  @Test func `a size class that code reads is why other views are there on another device`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI

      struct Page: View {
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View {
          VStack {
            if size == .regular { Text("wide").frame(width: 300).id("wide") } else { Text("narrow").id("narrow") }
          }
        }
      }
      """)
    for (device, file) in [("iphone-16", "phone.db"), ("ipad-mini", "tablet.db"), ("'iPhone 16 landscape'", "side.db")] {
      try workshop.succeed("layouttrace record App --device \(device) -o \(file) --quiet")
    }
    let diff = try workshop.run("layouttrace diff phone.db tablet.db").answer
    #expect(diff.contains("\nhorizontalSizeClass, which the code reads, is regular, was compact\n"), "\(diff)")
    let side = try workshop.run("layouttrace diff phone.db side.db").answer
    #expect(!side.contains("SizeClass"), "\(side)")
  }
}
