import Foundation
import TestSupport
import Testing

/// A cell of one row that a ForEach makes: taken away it leaves an empty one behind, in that row alone.
@Suite struct RepeatedCellTests {
  private static func grid(_ name: String) -> String {
    """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        Grid(alignment: .leading) {
          ForEach(["A", "B", "Cccccccccc"], id: \\.self) { name in
            GridRow {
              Text(name == "B" ? "Some longer text here" : "short").id("first-\\(name)")
              \(name)
              Text("9 items").id("last-\\(name)")
            }
          }
        }
        .frame(width: 260)
      }
    }
    """
  }

  @Test func `an empty cell stands for one view alone`() throws {
    let workshop = try Workshop()
    try workshop.write(Self.grid(#"Text(name).id("name-\(name)")"#), to: "Full.swift")
    try workshop.write(Self.grid(#"if name.count > 1 { Color.clear.frame(width: 0, height: 0) } else { Text(name).id("name-\(name)") }"#), to: "Empty.swift")
    func run(_ line: String) throws -> Workshop.Result { try workshop.run("export XDG_CACHE_HOME=cache; \(line)") }
    func sizes(_ trace: String) throws -> [String] {
      let sql = "SELECT printf('%.6g × %.6g', round(width, 2), round(height, 2)) FROM frames WHERE key LIKE 'first-%' ORDER BY key"
      return try run("layouttrace sql -t \(trace) --csv \"\(sql)\"").answer.split(separator: "\n").dropFirst().map { String($0).replacing("\"", with: "") }
    }
    for name in ["Full", "Empty"] { #expect(try run("layouttrace record \(name).swift --alone -o \(name).db").exitCode == 0) }
    // The names leave the first column less than its longest text is wide; without the longest name it has room.
    let (full, empty) = (try sizes("Full.db"), try sizes("Empty.db"))
    #expect(full.count == 3 && empty.count == 3 && full != empty)
    let effect = try run("layouttrace why-not name-Cccccccccc -t Full.db")
    #expect(effect.answer.contains("first-B is \(empty[1]) instead of \(full[1])"), "\(effect) \(full) \(empty)")
  }
}
