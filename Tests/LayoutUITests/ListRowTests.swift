import LayoutUI
import LayoutUIHost
import Testing

/// Rows of lists on iOS 26: 15.5 above and below their content, 52 high at least; a line of the body's font is 20.33 high.
@MainActor @Suite struct ListRowTests {
  private func trace(_ list: some View) async throws -> LayoutTrace { try await layoutTrace(list, in: .device("iPhone 16")) }

  /// The label, then each choice: 4 rows of 52, the Picker as wide as a row.
  @Test func `the choices of an inline picker are rows`() async throws {
    let choices = ["Vanilla", "Mint", "Nut"]
    func picker(_ chosen: String) -> some View {
      Picker("Flavour", selection: .constant(chosen)) { ForEach(choices, id: \.self) { Text($0).id($0) } }.pickerStyle(.inline).id("picker")
    }
    let form = try await trace(
      Form {
        picker("Mint"); Text("After").id("after")
      })
    #expect(form["picker"].frame.height == 208 && form["ListRow"].frame.height == 208)
    #expect(abs(form["Mint"].frame.minY - form["Vanilla"].frame.minY - 52) < 0.001)
    // 16 of the list's margin and 16 of the row's inset.
    #expect(form["Mint"].frame.minX == 32 && form["after"].frame.minX == 32)
    #expect(abs(form["after"].frame.minY - form["Nut"].frame.minY - 52) < 0.001)
    #expect(try await trace(Form { picker("Mint").labelsHidden() })["picker"].frame.height == 156)
    // Elsewhere they are no rows.
    #expect(try await trace(VStack { picker("Mint") })["Mint"].frame.height < 21)
  }

  /// Without insets a row is as high as its text, 20.33, where the environment asks for no more.
  @Test func `the environment says how high rows are at least`() async throws {
    func height(_ least: CGFloat?) async throws -> CGFloat {
      let list = List { Text("a").listRowInsets(EdgeInsets()) }
      if let least { return try await trace(list.environment(\.defaultMinListRowHeight, least))["ListRow"].frame.height }
      return try await trace(list)["ListRow"].frame.height
    }
    #expect(try await height(nil) == 52)
    #expect(try await height(0) < 21)
    #expect(try await height(80) == 80)
  }
}
