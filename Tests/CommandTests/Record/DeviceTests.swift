import Foundation
import TestSupport
import Testing

/// `--device`. The font is 8 wide and 20 high a character, stacks keep 8 between their views.
@Suite struct DeviceTests {
  /// 375 × 667 and 20 of safe area at the top: 375 × 647 are left, in whose middle the row stands, at 20 + (647 - 20) / 2.
  @Test func `a device is a canvas with its scale and safe area, and several are a pass each`() throws {
    let workshop = try Workshop()
    #expect(try workshop.run("layouttrace record scene.json --device iphone-se --device 'iPhone 16'").exitCode == 0)
    let rows = try workshop.run(
      #"layouttrace sql 'SELECT name, pass.proposal_width AS w, pass.proposal_height AS h, absolute_y AS y FROM pass JOIN placement ON pass_id = pass.id JOIN node ON node.id = node_id WHERE key = '"'"'row'"'"' ORDER BY pass.id' --csv"#
    ).answer
    // 59 of 852 at the top and 34 at the bottom: 59 + (759 - 20) / 2.
    #expect(rows.split(separator: "\n").dropFirst().map(String.init) == ["iPhone SE,375,667,333.5", "iPhone 16,393,852,428.5"])
    #expect(try workshop.run("layouttrace why row --position").answer.contains("59"))
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
}
