import Foundation
import LayoutUI
import LayoutUIHost
import Testing

/// Controls are made as SwiftUI lets them be made, with labels, titles, formats and selections.
@MainActor @Suite struct InitializerTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Forms: View {
    @State private var text = ""
    @State private var number = 1.0
    @State private var count = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var chosen: Int?
    @State private var several: Set<Int> = []
    let title = "title"

    var body: some View {
      VStack {
        TextField("name", text: $text).id("plain field")
        Slider(value: $number).id("plain slider")
        TextField("name", text: $text, prompt: Text("a name"), axis: .vertical).id("field")
        TextField(title, text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField(text: $text) { Text("label") }
        TextField("amount", value: $number, formatter: NumberFormatter(), onCommit: {})
        TextField(value: $number, format: .number) { Text("amount") }
        SecureField(text: $text) { Text("secret") }
        Slider(value: $number, in: 0...10) { Text("size") }.id("slider")
        Slider(value: $number, in: 0...10, step: 2) {
          Text("size")
        } onEditingChanged: { _ in
        }
        Stepper {
          Text("count")
        } onIncrement: {
          count += 1
        } onDecrement: {
          count -= 1
        }
        Stepper("count", onIncrement: {}, onDecrement: nil)
        Stepper(title, value: $number, step: 0.5, format: .number)
        Stepper(title, value: $count, in: 0...5, onEditingChanged: { _ in })
        Stepper(value: $count, in: 0...5, step: 1) {
          Text("count")
        } onEditingChanged: { _ in
        }
        DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("day") }.id("date")
        DatePicker(title, selection: $date, displayedComponents: [.date])
        Menu("more") {
          Button("a") {}
        } primaryAction: {
          count = 2
        }
        Picker("kind", systemImage: "star", selection: $count) { Text("one").tag(1) }
        LabeledContent("price", value: 12.5, format: .number.precision(.fractionLength(2)))
        NavigationLink("next", isActive: .constant(false)) { Text("there") }
        NavigationLink(destination: Text("there"), tag: 1, selection: $chosen) { Text("label") }
      }
      List($items, editActions: .delete, selection: $several) { $item in TextField("name", text: $item.name) }
      List(items, selection: $chosen) { Text($0.name) }
      List(0..<3, selection: $several) { Text("row \($0)") }
      List($items, id: \.id) { $item in Text(item.name) }
    }
  }

  /// Each is the control that it is with a title alone; a date is 34 high.
  @Test func `controls have the sizes that they have, however they are made`() async throws {
    let layout = try await layoutTrace(Forms(), in: .size(400, 3000))
    #expect(layout["field"].size == layout["plain field"].size && layout["field"].size.width == 400)
    #expect(layout["slider"].size == layout["plain slider"].size && layout["slider"].size.width == 400)
    #expect(layout["date"].size.height == 34)
    #expect(layout["Picker"].isPlaced && layout["List"].isPlaced && layout["Menu"].isPlaced)
  }

  /// Where the screen is narrow the columns are a stack, which begins with the sidebar; a bar of 54 is above it.
  @Test func `a split view is its sidebar on an iPhone and its detail on an iPad`() async throws {
    let split = NavigationSplitView {
      Color.red.id("sidebar")
    } detail: {
      Color.blue.id("detail")
    }
    let (phone, pad) = (try await layoutTrace(split, in: .device("iPhone 16")), try await layoutTrace(split, in: .device("iPad mini")))
    #expect(phone["sidebar"].size.height == 759 - 54 && !phone["detail"].isPlaced)
    #expect(pad["detail"].isPlaced && !pad["sidebar"].isPlaced)
    let preferred = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Color.red.id("sidebar")
    } detail: {
      Color.blue.id("detail")
    }
    #expect(try await layoutTrace(preferred, in: .size(393, 852))["detail"].isPlaced)
  }

  @Test(arguments: [true, false]) func `a folded section is its header`(_ isOpen: Bool) async throws {
    let list = List { Section("Fruit", isExpanded: .constant(isOpen)) { Text("Pear").id("row") } }
    #expect(try await layoutTrace(list, in: .size(400, 400))["row"].isPlaced == isOpen)
  }

  private struct Plot: UIViewRepresentable {
    func makeUIView(context: Context) -> Int { 0 }
    func updateUIView(_ view: Int, context: Context) {}
  }

  @Test func `a view of another framework is as large as offered, or as is said`() async throws {
    let view = VStack(spacing: 0) {
      Plot().id("plot")
      Color.red.frame(height: 40)
    }
    #expect(try await layoutTrace(view, in: .size(200, 100))["plot"].size == CGSize(width: 200, height: 60))
    let given = try await layoutTrace(view, in: .size(200, 100), placeholders: ["Plot": CGSize(width: 50, height: 30)])
    #expect(given["plot"].size == CGSize(width: 50, height: 30))
  }

  private struct Column: EnvironmentKey { static let defaultValue: Int? = 3 }

  /// What nobody sets has the default, also where it may be nil; what is set to nil is nil.
  @Test func `an optional value of the environment has its default`() {
    var values = EnvironmentValues()
    #expect(values[Column.self] == 3 && values.horizontalSizeClass == .compact)
    values[Column.self] = nil
    #expect(values[Column.self] == nil)
  }
}
