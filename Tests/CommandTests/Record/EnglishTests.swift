import TestSupport
import Testing

/// Numbers and dates of recorded sources are an American phone's, whichever of Foundation's ways makes them.
struct EnglishTests {
  @Test func `formats without a locale are English, those with one keep it`() throws {
    #if !canImport(Darwin)
      let workshop = try Workshop()
      try workshop.write(
        """
        import SwiftUI
        import Foundation
        struct ContentView: View {
          let date = Date(timeIntervalSince1970: 0), model = Model()
          var body: some View {
            VStack {
              Text(9.5.formatted(.currency(code: "USD"))).id("currency")
              Text(9.5.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))).id("german")
              Text(date.formatted(date: .abbreviated, time: .omitted)).id("date")
              Text(model.total).id("formatter")
              Text("\\(Locale.current.identifier) \\(Calendar.current.firstWeekday)").id("locale")
            }
          }
        }
        """, to: "Main.swift")
      try workshop.write(
        """
        import Foundation
        struct Model {
          var total: String {
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            return formatter.string(from: 1234.5) ?? ""
          }
        }
        """, to: "Model.swift")
      let recorded = try workshop.run("layouttrace record Main.swift")
      #expect(recorded.exitCode == 0, "\(recorded.messages)")
      let tree = try workshop.run("layouttrace tree").answer
      for text in ["\"$9.50\"", "\"9,50\u{A0}€\"", "\"Jan 1, 1970\"", "\"$1,234.50\"", "\"en_US 1\""] { #expect(tree.contains(text), "\(text)\n\(tree)") }
    #endif
  }
}
