import Foundation
import TestSupport
import Testing

/// `record` of a view out of an app that does not compile here as a whole.
@Suite struct NeededFilesTests {
  private static let files = [
    "App.swift":
      "import SwiftUI\n@main struct MainApp: App {\n  @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate\n  var body: some Scene { WindowGroup { Row() } }\n}\n",
    "Row.swift":
      "import SwiftUI\nstruct Row: View { var body: some View { Color.red.frame(width: 40, height: 20).card().id(\"row\") } }\n#Preview(\"Row\") { Row() }\n",
    "Card.swift": "import SwiftUI\nextension View { func card() -> some View { padding(6) } }\n",
    "Store.swift":
      "import SwiftUI\nfinal class Store { let subject: Ledger<Int>? = nil }\n#Preview(\"Store\") { Text(\"\\(Store().subject.debugDescription)\") }\n",
  ]

  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Dictionary(uniqueKeysWithValues: Self.files.map { ("App/\($0)", $1) }))
    return workshop
  }

  @Test func `the files that the view needs are compiled, and what is wrong with the others is said`() throws {
    let workshop = try workshop()
    let recorded = try workshop.run("export XDG_CACHE_HOME=cache; layouttrace record App/Row.swift")
    #expect(recorded.exitCode == 0 && recorded.messages.contains("2 of 4 files are compiled, those that the view needs"), "\(recorded.messages)")
    #expect(recorded.messages.contains("App/App.swift:3: "), "\(recorded.messages)")
    // 40 + 2 × 6.
    #expect(try workshop.run("layouttrace why node1").answer.contains("52 × 32"))
    let again = try workshop.run("export XDG_CACHE_HOME=cache; layouttrace record App --preview Row")
    #expect(again.exitCode == 0 && again.messages.contains("2 of 4 files"), "\(again.messages)")
    let strict = try workshop.run("export XDG_CACHE_HOME=cache; layouttrace record App/Row.swift --strict")
    #expect(strict.exitCode == 65 && strict.messages.contains("App.swift:3:"), "\(strict.messages)")
  }

  @Test func `nothing is left where temporary files are kept`() throws {
    let left = try workshop().run("mkdir temporary; export XDG_CACHE_HOME=cache TMPDIR=$PWD/temporary; layouttrace record App/Row.swift; ls -A temporary")
    #expect(left.answer.hasSuffix(" in trace.db\n"), "\(left.answer)")
  }

  @Test func `what is wrong with a file that the view needs is the compiler's error`() throws {
    let store = try workshop().run("XDG_CACHE_HOME=cache layouttrace record App --preview Store")
    #expect(store.exitCode == 65 && store.messages.contains("Store.swift:2:") && !store.messages.contains("App.swift:3:"), "\(store.messages)")
  }

  /// The view's own file has its Badge already; without one there are two to choose from.
  @Test func `a type that two files declare is named with both`() throws {
    let workshop = try Workshop()
    let badge = "import SwiftUI\nstruct Badge: View { var body: some View { Color.red } }\n",
      screen = "import SwiftUI\nstruct Screen: View { var body: some View { Badge() } }\n"
    try workshop.write([
      "own/Screen.swift": screen + badge.dropFirst(15), "own/Copy.swift": badge, "two/Screen.swift": screen, "two/A.swift": badge, "two/B.swift": badge,
    ])
    let own = try workshop.run("XDG_CACHE_HOME=cache layouttrace record own/Screen.swift --view Screen")
    #expect(own.exitCode == 0 && own.messages.contains("1 of 2 files are compiled"), "\(own.messages)")
    let two = try workshop.run("XDG_CACHE_HOME=cache layouttrace record two/Screen.swift")
    #expect(two.exitCode == 65 && two.messages.contains("Badge is declared in A.swift and in B.swift, which are compiled together"), "\(two.messages)")
  }

  /// 40 + 2 × 6, in the other module's card, which has a third one's padding. What the modules keep for themselves has the same names.
  @Test func `targets of the same project that a file imports are compiled with it`() throws {
    let workshop = try Workshop()
    let files = [
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Shop\", targets: [.target(name: \"Sizes\", path: \"Modules/Lengths\")])\n",
      "Sources/Shop/Row.swift":
        "import SwiftUI\nimport Kit\nenum Space { static let small: CGFloat = 50 }\nstruct Row: View { var body: some View { Color.red.frame(width: 40, height: 20).card() } }\n",
      "Sources/Kit/Card.swift": "import SwiftUI\nimport Sizes\npublic extension View { func card() -> some View { padding(Sizes.Space.small) } }\n",
      "Sources/Kit/Other.swift": "struct Row {}\n",
      "Modules/Lengths/Space.swift": "import SwiftUI\npublic enum Space { public static let small: CGFloat = 6 }\n",
      "Sources/Big/Space.swift": "import SwiftUI\npublic enum Space { public static let small: CGFloat = 60 }\n",
    ]
    try workshop.write(files)
    for path in ["Sources/Shop/Row.swift", "Sources/Shop"] {
      let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record \(path)")
      #expect(recorded.exitCode == 0 && recorded.messages.isEmpty, "\(path): \(recorded.messages)")
      #expect(try workshop.run("layouttrace why node1").answer.contains("52 × 32"), "\(path)")
    }
    let package = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Package.swift --view Row")
    #expect(package.exitCode == 0 && package.messages.isEmpty, "\(package.messages)")
    // Alone it has nothing of the others.
    let alone = try workshop.run("XDG_CACHE_HOME=cache layouttrace record Sources/Shop/Row.swift --alone")
    #expect(alone.exitCode == 0 && alone.messages.contains("there is no module Kit here"), "\(alone.messages)")
  }

  /// 40 + 2 × 6. Nothing here is a package's target.
  @Test func `folders of one app are compiled together, whatever they are called`() throws {
    let workshop = try Workshop()
    let files = [
      "Shop/Sources/Views/Row.swift":
        "import SwiftUI\nstruct Row: View { var body: some View { Color.red.frame(width: 40, height: 20).padding(Space.small) } }\n",
      "Shop/Sources/Models/Space.swift": "import SwiftUI\nenum Space { static let small: CGFloat = 6 }\n", "Shop/Shop.xcodeproj/project.pbxproj": "",
    ]
    try workshop.write(files)
    for path in ["Shop/Sources", "Shop/Sources/Views/Row.swift"] {
      let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record \(path)")
      #expect(recorded.exitCode == 0 && recorded.messages.isEmpty, "\(path): \(recorded.messages)")
      #expect(try workshop.run("layouttrace why node1").answer.contains("52 × 32"), "\(path)")
    }
  }
}
