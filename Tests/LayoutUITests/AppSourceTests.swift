import LayoutUI
import LayoutUIHost
import Testing

/// Lines as apps have them that other names and overloads must not break: that this file compiles is the test.
@MainActor @Suite struct AppSourceTests {
  struct Shake: GeometryEffect {
    var animatableData: CGFloat = 0
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: 10, y: 0)) }
  }
  struct Item: Identifiable {
    let id: Int
    var name: String
    var isOn = false
  }
  struct Everything: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b", isOn: true)]
    @State var selection: Int?
    @State var words = ""
    @State var isFound = false
    @Namespace var space
    @AccessibilityFocusState var isSpoken: Bool
    @FocusedValue(\.volume) var volume
    @ViewBuilder private var lists: some View {
      List($items) { $item in Toggle(item.name, isOn: $item.isOn) }
      List(0..<5) { Text("Row \($0)") }
      List(items, selection: $selection) { Text($0.name) }
      List($items, id: \.id, selection: $selection) { $item in TextField("name", text: $item.name) }
    }
    @ViewBuilder private var rows: some View {
      GroupBox(label: Label("Heart", systemImage: "heart")) { Text("x") }
      Text("a").modifier(Shake()).navigationTransition(.zoom(sourceID: 1, in: space)).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      Text("b").draggable("x") { Text("preview") }.accessibilityFocused($isSpoken).gesture(SpatialTapGesture().onEnded { _ in })
      Text("c").sensoryFeedback(trigger: words) { _, _ in .success }.focusedValue(\.volume, 3)
      Toggle(sources: $items, isOn: \.isOn) { Text("All") }
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.2))
      ControlGroup { Button("A") {} }.controlGroupStyle(.compactMenu)
      MapReader { proxy in Map().onTapGesture { position in isFound = proxy.convert(position, from: .local) != nil } }
    }
    var body: some View {
      NavigationStack {
        VStack {
          lists
          rows
        }
        .searchable(text: $words, tokens: $items) { Text("\($0.id)") }
        .toolbar(id: "main") { ToolbarItem(id: "a", placement: .primaryAction) { Button("X") {} } }
        .toolbar { ToolbarTitleMenu { Button("x") {} } }
        .toolbar(removing: .sidebarToggle)
      }
    }
  }

  @Test func `what apps write of lists, bars, gestures and focus compiles`() async throws {
    #expect(try await !layoutTrace(Everything(), in: .size(400, 800)).passes.isEmpty)
  }
}

private struct VolumeKey: FocusedValueKey { typealias Value = Int }
extension FocusedValues {
  fileprivate var volume: Int? {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
}
