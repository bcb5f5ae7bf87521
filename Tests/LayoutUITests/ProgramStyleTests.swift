import Foundation
import LayoutUI
import LayoutUIHost
import Testing

/// Styles of a program make the controls around which they stand.
@MainActor @Suite struct ProgramStyleTests {
  private struct Wide: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(isEnabled ? 30 : 10) }
  }

  /// The label is 20 x 20; a style's padding stands around it, 30 of it on each side.
  @Test func `a program's button style makes links, too`() async throws {
    let label = Color.red.frame(width: 20, height: 20)
    let url = URL(string: "https://example.org")!
    func size(_ view: some View) async throws -> CGSize { try await layoutTrace(view.buttonStyle(Wide()).id("it"), in: .size(402, 778))["it"].size }
    #expect(try await size(Button(action: {}, label: { label })) == CGSize(width: 80, height: 80))
    #expect(try await size(NavigationLink(destination: Text("a"), label: { label })) == CGSize(width: 80, height: 80))
    #expect(try await size(Link(destination: url) { label }) == CGSize(width: 80, height: 80))
    #expect(try await size(ShareLink(item: url) { label }) == CGSize(width: 80, height: 80))
    #expect(try await size(Button(action: {}, label: { label }).disabled(true)) == CGSize(width: 40, height: 40))
    // A view within a disabled one stays disabled.
    #expect(try await size(VStack { Button(action: {}, label: { label }).disabled(false) }.disabled(true)) == CGSize(width: 40, height: 40))
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10).id("boxed") }
  }

  /// The field itself is a line high, within 10 on each side.
  @Test func `a program's style puts something around a field`() async throws {
    func trace(_ view: some View) async throws -> LayoutTrace { try await layoutTrace(VStack { view }.textFieldStyle(Boxed()), in: .size(300, 200)) }
    let field = try await trace(TextField("Name", text: .constant(""))), height = field["TextField"].size.height
    #expect(field["boxed"].size == CGSize(width: 300, height: height + 20) && field["TextField"].size.width == 280)
    #expect(try await trace(SecureField("Word", text: .constant("")))["SecureField"].size == CGSize(width: 280, height: height))
    let growing = try await trace(TextField("Name", text: .constant("a"), axis: .vertical))
    #expect(growing["boxed"].size.width == 300)
  }

  /// A bordered button has 12 beside its label and 7 above and below it; its label is 20 x 20.
  @Test func `links and menus have a bordered button's room`() async throws {
    let label = Color.red.frame(width: 20, height: 20)
    let url = URL(string: "https://example.org")!
    func size(_ view: some View) async throws -> CGSize { try await layoutTrace(view.buttonStyle(.borderedProminent).id("it"), in: .size(402, 778))["it"].size }
    let bordered = CGSize(width: 44, height: 34)
    #expect(try await size(Button(action: {}, label: { label })) == bordered)
    #expect(try await size(NavigationLink(destination: Text("a"), label: { label })) == bordered)
    #expect(try await size(Link(destination: url) { label }) == bordered)
    #expect(try await size(ShareLink(item: url) { label }) == bordered)
    #expect(try await size(Menu(content: { Text("a") }, label: { label })) == bordered)
    #expect(try await size(Menu(content: { Text("a") }, label: { label }).controlSize(.large)) == CGSize(width: 60, height: 50))
    // The program's style within takes the border away.
    #expect(try await size(Button(action: {}, label: { label }).buttonStyle(Wide())) == CGSize(width: 80, height: 80))
    #expect(try await size(Link(destination: url) { label }.buttonStyle(Wide())) == CGSize(width: 80, height: 80))
  }

  private struct Inert: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  private struct ByTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture { configuration.trigger() } }
  }
  private struct Counter<Style: PrimitiveButtonStyle>: View {
    @State private var width = 10.0
    let style: Style
    var body: some View { Button(action: { width += 5 }, label: { Text("add") }).buttonStyle(style).frame(width: width).id("it") }
  }

  @Test func `a primitive style says itself when its button does something`() async throws {
    func width(_ style: some PrimitiveButtonStyle, tapping name: String) async throws -> Double? {
      let layout = try await layoutTrace(Counter(style: style), in: .size(300, 200))
      try await layout.tap(name)
      return layout["it"].size.width
    }
    #expect(try await width(ByTap(), tapping: "add") == 15)
    await #expect(throws: ViewError.self) { try await width(Inert(), tapping: "add") }
  }

  /// A line of the body's font is 20.33 high, one of 15 points 18: title and subtitle 38.33.
  @Test func `the second text of a control's label is a subtitle below`() async throws {
    func trace(_ view: some View) async throws -> LayoutTrace { try await layoutTrace(VStack { view }, in: .size(300, 200)) }
    let toggle = try await trace(
      Toggle(
        isOn: .constant(true),
        label: {
          Text("Wi-Fi").id("title"); Text("Off at night").id("subtitle")
        }))
    #expect(toggle["title"].frame.minX == 0 && toggle["subtitle"].frame.minX == 0)
    #expect(toggle["subtitle"].frame.minY == toggle["title"].frame.maxY)
  }
}
