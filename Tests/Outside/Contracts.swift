// The contract of the Layout protocol, held by a program outside of the package: it sees what is public, and no more. `make outside` compiles and runs it.
// Each row was printed by SwiftUI on macOS 26; where another source stands, it is named.

import Foundation
import LayoutUI
import LayoutUIHost

func text(_ number: CGFloat?) -> String { number.map { $0.isFinite ? String(format: "%g", Double($0)) : $0.isNaN ? "nan" : $0 > 0 ? "inf" : "-inf" } ?? "nil" }
func text(_ rect: CGRect) -> String { [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(text).joined(separator: " ") }

@MainActor var failures = 0, rows = 0

@MainActor func expect(_ row: String, _ found: String, _ expected: String) {
  rows += 1
  if found == expected { return }
  failures += 1
  print("\(row): \(found), expected \(expected)")
}

/// The words of what laying out ends with.
@MainActor func failure(_ view: some View) async -> String {
  do {
    _ = try await layoutTrace(view, in: host)
    return "no error"
  } catch {
    return "\(error)"
  }
}

let host = ProgramCanvas.size(200, 200)

@main struct Contracts {
  static func main() async throws {
    try await questions()
    try await priorities()
    try await placements()
    try await answers()
    try await hosts()
    try await guides()
    print("\(rows - failures) of \(rows) rows of the Layout protocol's contract hold")
    exit(failures == 0 ? 0 : 1)
  }
}
