import LayoutUI
import LayoutUIHost
import Testing

#if canImport(os)
  import os
#endif

/// Names that code of apps uses beside views and modifiers.
@MainActor @Suite struct NamesTests {
  private struct Bar: ToolbarContent {
    let isEditing: Bool
    var body: some ToolbarContent {
      if isEditing { ToolbarItem(placement: .topBarLeading) { Text("Cancel").id("cancel") } }
      ToolbarItem(placement: .topBarTrailing) { Text("Done").id("done") }
    }
  }
  private struct Screen: View {
    @ToolbarContentBuilder private var items: some ToolbarContent {
      Bar(isEditing: true)
      ToolbarItemGroup(placement: .bottomBar) { Text("Below").id("below") }
    }
    var body: some View {
      let _ = Self._printChanges()
      NavigationStack { Color.red.toolbar { items } }
    }
  }

  @Test func `items of a toolbar are declared apart from it`() async throws {
    let trace = try await layoutTrace(Screen(), in: .size(300, 400))
    #expect(trace["cancel"].frame.minX < 150 && trace["done"].frame.minX > 150 && trace["below"].frame.minY > 300)
  }

  @Test func `an older size category is read and set as the Dynamic Type size`() async throws {
    struct Reader: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Color.red.frame(width: category.isAccessibilityCategory ? 20 : 10, height: size == .accessibility1 ? 20 : 10).id("it") }
    }
    #expect(try await layoutTrace(Reader())["it"].size == CGSize(width: 10, height: 10))
    #expect(try await layoutTrace(Reader().environment(\.sizeCategory, .accessibilityMedium))["it"].size == CGSize(width: 20, height: 20))
    #expect(try await layoutTrace(Reader().dynamicTypeSize(.accessibility1))["it"].size == CGSize(width: 20, height: 20))
  }

  @Test func `a symbol's name taps its button`() async throws {
    struct Adding: View {
      @State private var width = 10.0
      var body: some View { Button(action: { width += 5 }, label: { Image(systemName: "plus") }).frame(width: width).id("it") }
    }
    let trace = try await layoutTrace(Adding())
    try await trace.tap("plus")
    #expect(trace["it"].size.width == 15)
  }
}
