import Foundation
import TestSupport
import Testing

/// The lists of docs/swiftui.md are what stands in the folders of Sources/LayoutUI.
@Suite struct SwiftUIPageTests {
  private static let mark = "swift test --filter SwiftUIPageTests -->\n"

  @Test(.enabled(if: Tool.python3, "there is no python3")) func `the page lists what the folders hold`() throws {
    let url = Folder.root.appendingPathComponent("docs/swiftui.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let head = try #require(page.range(of: Self.mark)).upperBound
    let expected = try page[..<head] + "\n" + Self.coverage(AppCoverage.table.get()) + Self.lists
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(Difference(page, String(expected)) == .none)
    }
  }

  private static func coverage(_ table: String) -> String {
    """
    ## How much of real apps that is

    Of 709 views of eight apps, those that use only names that are known, by how well these are known. Which names stand together in a view is not
    counted, so that a share has two bounds. `Scripts/coverage-of-apps` says how.

    \(table)

    """ + "\n"
  }

  private static var lists: String {
    get throws {
      try """
      ## Known views

      \(rows("Views", types))

      ## Known modifiers

      \(names("Modifiers"))

      ## Approximate views

      Laid out as something simpler until they are measured; a recording says so with `~` and the place.

      \(rows("Approximate", types))

      ## Approximate modifiers

      \(names("Approximate")) \(names("Styles"))

      ## Ignored modifiers

      Known to have no effect on layout, and why.

      \(rows("Ignored", modifiers))

      """
    }
  }

  private static func rows(_ folder: String, _ names: (String) -> [String]) throws -> String {
    try Folder(folder).files.compactMap { file in
      let found = names(file.text)
      guard !found.isEmpty, let sentence = file.text.firstMatch(of: #//// (.*)/#) else { return nil }
      return "- \(found.map { "`\($0)`" }.joined(separator: ", ")): \(sentence.1)"
    }.joined(separator: "\n")
  }

  private static func names(_ folder: String) throws -> String {
    try Set(Folder(folder).files.flatMap { modifiers($0.text) }).sorted().map { "`\($0)`" }.joined(separator: " ")
  }

  private static func types(_ text: String) -> [String] { text.matches(of: #/(?m)^(?:nonisolated )?public struct (\w+)/#).map { String($0.1) } }

  private static func modifiers(_ text: String) -> [String] {
    var names: [String] = []
    guard text.contains("extension View {") else { return [] }
    for match in text.matches(of: #/(?m)^  (?:@_disfavoredOverload )?nonisolated public func (\w+)/#) where !names.contains(".\(match.1)") {
      names.append(".\(match.1)")
    }
    return names
  }
}
