import LayoutUI
import LayoutUIHost
import Testing

/// Sheets and tabs come and go with the state of a program.
@MainActor @Suite struct PresentationTests {
  struct Screen: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Text(isShown ? "shown" : "hidden").id("state")
      }
      .sheet(isPresented: $isShown) { Content().presentationDetents([.medium, .large]) }
    }
  }
  struct Content: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Color.red.id("content")
        Button(isPresented ? "Close" : "Alone") { dismiss() }
      }
    }
  }

  @Test func `a tap presents a sheet, and dismiss takes it away`() async throws {
    let layout = try await layoutTrace(Screen(), in: .size(393, 800))
    await #expect(throws: (any Error).self) { try await layout.tap("Close") }
    try await layout.tap("Show")
    #expect(layout["content"].frame.origin == CGPoint(x: 0, y: 400) && layout["content"].size.width == 393)
    try await layout.tap("Close")
    await #expect(throws: (any Error).self) { try await layout.tap("Close") }
  }

  struct Inspected: View {
    let isInspector: Bool
    @State private var isShown = false
    var body: some View {
      let button = Button("Show") { isShown.toggle() }, details = Color.red.id("details").inspectorColumnWidth(min: 200, ideal: 250)
      if isInspector { button.inspector(isPresented: $isShown) { details } } else { button.sheet(isPresented: $isShown) { details } }
    }
  }

  @Test func `an inspector is a sheet while it is presented`() async throws {
    func details(_ isInspector: Bool) async throws -> CGRect {
      let layout = try await layoutTrace(Inspected(isInspector: isInspector))
      try await layout.tap("Show")
      return layout["details"].frame
    }
    let sheet = try await details(false)
    #expect(try await details(true) == sheet && sheet.width == 393)
  }

  struct Parts: View {
    var body: some View {
      NavigationStack {
        Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 0).id("half").navigationTitle("Inbox")
          .sheet(isPresented: .constant(true)) { Color.blue.containerRelativeFrame(.vertical).id("whole").presentationDetents([.height(300)]) }
      }
    }
  }

  /// Of 506 the bar of a large title takes 106; a sheet with a detent has its own height, whatever is around it.
  @Test func `a part of a screen or a sheet is one of its height, not of the canvas's`() async throws {
    let layout = try await layoutTrace(Parts(), in: .size(393, 506))
    #expect(layout["half"].size.height == 200 && layout["whole"].size.height == 300)
    #expect(try layout.why("half").contains(" goes by the height of node1, 400: these are 2 parts of 200, of which it takes 1 "))
    let sheet = try layout.why("whole")
    #expect(sheet.contains(" goes by the height of node") && sheet.contains(", 300\n"), "\(sheet)")
  }

  struct Item: Identifiable { let id: Int }
  struct Cover: View {
    @State private var item: Item?
    var body: some View {
      Button("Open") { item = Item(id: 7) }.fullScreenCover(item: $item) { Text("item \($0.id)").frame(width: CGFloat($0.id) * 10).id("cover") }
    }
  }

  @Test func `a cover has the item`() async throws {
    let layout = try await layoutTrace(Cover(), in: .size(393, 800))
    try await layout.tap("Open")
    #expect(layout["cover"].size.width == 70)
  }

  struct Tabs: View {
    @State private var tab = "second"
    var body: some View {
      TabView(selection: $tab) {
        Color.red.frame(width: 10).id("a").tag("first")
        Color.red.frame(width: 20).id("b").tag("second")
        Button("Third") { tab = "none" }.id("c").tag("third")
      }
    }
  }

  @Test func `the selected tab is in front`() async throws {
    let layout = try await layoutTrace(Tabs(), in: .size(393, 800))
    #expect(layout["b"].size.width == 20)
    let newer = TabView(selection: .constant(2)) {
      Tab("One", systemImage: "1.circle", value: 1) { Color.red.id("one") }
      Tab("Two", systemImage: "2.circle", value: 2) { Color.red.id("two") }
    }
    #expect(try await layoutTrace(newer, in: .size(393, 800))["two"].size.height == 751)
  }
}
