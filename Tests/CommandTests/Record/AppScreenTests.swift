import Foundation
import Testing

/// The screens of Examples/apps: SwiftUI code, and the scene that it is. What code says of a text's letters by modifiers the scene may say in the text itself.
@Suite struct AppScreenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples/apps").standardizedFileURL

  @Test(arguments: ["inbox", "onboarding", "product", "settings", "sign-in", "tabs"])
  func `a screen's code is laid out as its scene`(_ name: String) throws {
    let workshop = try Workshop()
    for file in ["swift", "json"] {
      try workshop.write(try String(contentsOf: Self.folder.appending(path: "\(name).\(file)"), encoding: .utf8), to: "screen.\(file)")
    }
    try workshop.run("layouttrace record screen.json -o scene.db --quiet")
    try workshop.run("layouttrace record screen.swift -o code.db --quiet --device 'iPhone SE' --dynamic-type accessibility3")
    func frames(_ file: String, _ pass: String) throws -> String {
      try workshop.run(
        """
        layouttrace sql -t \(file) "SELECT row_number() OVER (ORDER BY node_id) AS number, node.kind, width, height, absolute_x, absolute_y
        FROM pass JOIN placement ON pass_id = pass.id JOIN node ON node.id = node_id WHERE \(pass) AND node.kind NOT IN ('font', 'fontWeight', 'bold') ORDER BY 1" --csv
        """
      ).answer
    }
    let scene = try frames("scene.db", "pass.name = 'SE AX3'"), code = try frames("code.db", "pass.id = 1")
    #expect(scene.split(separator: "\n").count > 20)
    #expect(scene == code)
  }
}
