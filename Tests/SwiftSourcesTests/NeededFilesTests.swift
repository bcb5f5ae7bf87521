import Testing

@testable import SwiftSources

/// The files of a target that a view needs.
@Suite struct NeededFilesTests {
  private static func needed(_ texts: [String]) -> [Int] {
    NeededFiles.indices(of: texts.enumerated().map { SwiftSource(path: "/\($0).swift", text: $1, number: $0) }, from: 0..<1)
  }

  private static let view = "import SwiftUI\nstruct Row: View { let item: Item\n var body: some View { Text(item.title).card().tint(Color(hex: 3)) } }"

  @Test(arguments: [
    ("struct Item { let title: String }", true), ("extension Model { struct Item {} }", true), ("typealias Item = String", true),
    ("extension View { func card() -> some View { self } }", true), ("extension Color { init(hex: Int) { self = .red } }", true),
    ("func card() {}", true), ("let item = 3", true),
    // A type in a type is named with that, and what is private is not for other files.
    ("enum Model { struct Item {} }", false), ("private struct Item {}", false), ("private final class Item {}", false),
    ("private extension View { func card() {} }", false), ("extension View { fileprivate func card() {} }", false), ("private let item = 3", false),
    ("public final class Item {}", true), ("private enum Order { case none }; struct Item {}", true),
    // A name of a type's own member, of a variable of a function, and in a comment or a text.
    ("struct Other { func card() {} }", false), ("extension View { func large() { let card = 1; _ = card } }", false),
    ("// Item card\nlet text = \"Item\"", false),
    ("extension Font { init(hex: Int) { self = .body } }", false), ("@main struct MainApp: App { var body: some Scene { WindowGroup { Row() } } }", false),
  ])
  func `a file is needed that declares what is named`(_ other: String, _ isNeeded: Bool) {
    #expect(Self.needed([Self.view, other]) == (isNeeded ? [0, 1] : [0]))
  }

  @Test func `a copy of a type that is there is not needed`() {
    #expect(
      Self.needed([Self.view + "\nstruct Item { let title: String }", "struct Item { let name: String }", "extension View { func card() {} }"]) == [0, 2])
    #expect(Self.needed([Self.view + "\nprivate struct Item { let title: String }", "struct Item { let name: String }"]) == [0])
  }

  /// Two files of a folder that each show their own data; functions of one name may stand beside each other.
  @Test func `a property of no type that is there is not needed from another file`() {
    let own = "let item = 3\nfunc card(_ a: Int) {}\n" + Self.view
    #expect(Self.needed([own, "let item = 4", "func card(_ b: String) {}", "extension Int { var item: Int { 3 } }"]) == [0, 2, 3])
  }

  @Test func `what a needed file names is needed, and its types' conformances`() {
    let texts = [
      Self.view, "struct Item { let kind: Kind }", "extension Item: Identifiable { var id: Int { 3 } }", "enum Kind { case a }",
      "extension Order: Identifiable {}",
      "struct Order { let item: Item }",
    ]
    #expect(Self.needed(texts) == [0, 1, 2, 3])
  }
}
