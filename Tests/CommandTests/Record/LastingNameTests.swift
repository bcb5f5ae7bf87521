import Testing

/// What a program says otherwise in each run, of which its layout knows nothing.
@Suite struct LastingNameTests {
  /// Each text is half of 393 wide.
  private static let screen = """
    import SwiftUI

    struct Item: Identifiable {
      let id = UUID()
      let name: String
    }

    struct ContentView: View {
      @Namespace private var names
      let items = [Item(name: "one"), Item(name: "two")]
      var body: some View {
        GeometryReader { room in
          VStack {
            ForEach(items) { item in
              Text(item.name).frame(width: room.size.width / 2).matchedGeometryEffect(id: item.id, in: names)
                .accessibilityIdentifier("item-\\(item.id)")
            }
          }
        }
        .padding(.horizontal, 10).id("outer")
      }
    }
    """

  @Test func `identities that are random name views alike in each run`() throws {
    let workshop = try Workshop.withApp(Self.screen)
    for file in ["a.db", "b.db"] { try workshop.succeed("layouttrace record App/ContentView.swift --device iphone-16 -o \(file)") }
    let diff = try workshop.run("layouttrace diff a.db b.db")
    #expect(diff.answer == "a.db → b.db: every size and place is the same\n", "\(diff)")
    let ids = try workshop.run("layouttrace sql -t a.db \"SELECT text FROM attribute WHERE name = 'id'\" --csv").answer
    #expect(ids == "text\nuuid1\nuuid2\n")
    // 373 / 2 and 393 / 2.
    let removed = try workshop.run("layouttrace what-if -t a.db 'remove outer' --all")
    #expect(
      removed.messages.split(separator: "\n").allSatisfy { $0.hasPrefix("note: 'outer' is the .padding that .id stands behind") }
        && removed.answer.contains("186.5 × 20.33 → 196.5 × 20.33") && removed.answer.contains("item-uuid2"), "\(removed)")
  }

  /// A star of 20 × 19 at 17 points, and its font two lines below it.
  @Test func `a symbol is as large as its font says, where that is written`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          Image(systemName: "star")

            .font(.title)
            .id("star")
        }
      }
      """)
    try workshop.succeed("layouttrace record App/ContentView.swift")
    let why = try workshop.run("layouttrace why star").answer
    #expect(
      why.contains("← decides: star .font(style: .title), ContentView.swift:7:12\n") && why.contains("\nWithout star .font(style: .title): 20 × 19.\n"),
      "\(why)")
  }
}
