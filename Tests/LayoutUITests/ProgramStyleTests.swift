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
}
