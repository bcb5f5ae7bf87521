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

  /// A row of 52 for the label and, while it is open, for each view; in a row of its own a row of a DisclosureGroup is one as well.
  @Test func `the views of a disclosure group are rows`() async throws {
    func group(_ isOpen: Bool) -> some View {
      DisclosureGroup("More", isExpanded: .constant(isOpen)) {
        Text("Short").id("a"); Text("A longer one").id("b")
      }.id("group")
    }
    let open = try await trace(Form { group(true) })
    #expect(open["group"].frame.height == 156 && open["ListRow"].frame.height == 156)
    #expect(open["a"].frame.minX == 32 && open["b"].frame.minX == 32)
    #expect(try await trace(Form { group(false) })["group"].frame.height == 52)
  }

  /// On iOS a picker outside of a list is its choice and a mark of 10.5, 8 apart, with 12 on each side; the label is not shown.
  @Test func `a picker outside of a list is a button`() async throws {
    let picker = Picker("Sort order", selection: .constant(1)) {
      Color.red.frame(width: 30, height: 20).tag(1); Text("Date").tag(2)
    }
    let row = try await trace(
      HStack {
        Spacer(); picker.id("picker")
      })
    #expect(row["picker"].size == CGSize(width: 30 + 8 + 10.5 + 24, height: 34))
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
