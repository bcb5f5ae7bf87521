import Foundation
import LayoutUI
import LayoutUIHost
import Testing

/// Ways in which people write SwiftUI that the places of views must not break: that this file compiles is the test.
@MainActor @Suite struct SourceCompatibilityTests {
  struct Row: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Text(verbatim: name) }
  }
  static func tapped() {}

  @Test func `unapplied references, overloads of the user's and qualified names compile`() async throws {
    let names = ["a", "b"]
    let texts = names.map(Text.init)
    let pictures = names.map(Image.init(systemName:))
    let views: [any View] = [
      ForEach(names, id: \.self, content: Row.init), ForEach(names, id: \.self, content: Text.init(verbatim:)), Button("tap", action: Self.tapped),
      LayoutUI.Text("qualified").padding(wide: 3), VStack(spacing: 3, content: { texts[0] }), HStack { pictures[0] },
      Group { if #available(macOS 13, *) { Text("new") } else { Text("old") } }, Text("a").modifier(EmptyModifier()),
    ]
    for (view, kind) in zip(views, ["Text", "Text", "Button", "Text", "Text", "Image", "Text", "Text"]) {
      let layout = try await layoutTrace(AnyView(view), in: .size(100, 100))
      #expect(layout[kind].size.width > 0 && layout[kind].size.height > 0, "\(view)")
    }
  }

  @Test func `a button of words and a picture is laid out as its Label, and is tapped by its words`() async throws {
    struct Adding: View {
      @State var count = 0
      var body: some View {
        VStack {
          Button("Add", systemImage: "plus") { count += 1 }
          Color.red.frame(width: 10, height: CGFloat(count) * 30).id("bar")
        }
        .navigationTitle(.constant("Adding"))
      }
    }
    let layout = try await layoutTrace(Adding(), in: .size(100, 100))
    try await layout.tap("Add")
    #expect(layout["bar"].size.height == 30)
    #expect(layout["Button"].size == layout["Label"].size)
  }

  /// `move` inserts before what is at the destination in the list as it was.
  @Test(arguments: [([0, 1], 4, "cdabe"), ([3, 4], 1, "adebc"), ([0, 2, 4], 3, "baced"), ([1], 1, "abcde"), ([1], 2, "abcde")])
  func `rows are moved and removed by offsets, in slices from their start`(_ rows: [Int], _ destination: Int, _ moved: String) {
    let offsets = IndexSet(rows)
    var all = ["a", "b", "c", "d", "e"], slice = (["x"] + all)[1...]
    all.move(fromOffsets: offsets, toOffset: destination)
    slice.move(fromOffsets: offsets, toOffset: destination)
    #expect(all.joined() == moved && slice.joined() == moved)
    var rest = ["a", "b", "c", "d", "e"]
    rest.remove(atOffsets: offsets)
    #expect(rest.count == 5 - offsets.count && !offsets.contains { rest.contains(["a", "b", "c", "d", "e"][$0]) })
  }

  @Test func `a message of several views and a switch builds`() async throws {
    enum Kind { case one, two(String), three }
    @ViewBuilder func view(_ kind: Kind) -> some View {
      switch kind {
      case .one: Text("1")
      case .two(let text):
        Text(text)
        Spacer()
      case .three: EmptyView()
      }
    }
    #expect(try await layoutTrace(HStack { view(.two("2")) }, in: .size(100, 100))["HStack"].size.width == 100)
  }
}

extension View {
  /// An overload of a user's own.
  fileprivate func padding(wide factor: Int) -> some View { padding(CGFloat(factor) * 10) }
}
