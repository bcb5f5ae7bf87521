// What alignment guides a Layout passes on.

import Foundation
import LayoutUI
import LayoutUIHost

extension VerticalAlignment {
  private enum Custom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] } }
  static let custom = VerticalAlignment(Custom.self)
}

@MainActor func guides() async throws {
  let guided = try await layoutTrace(
    VStack(alignment: .leading, spacing: 0) {
      Guided {}.id("guided")
      Color.red.frame(width: 20, height: 20).id("below")
    }, in: host)
  expect("apple-explicit: the parent sees leading 10 inside", text(guided["below"].frame.origin.x - guided["guided"].frame.origin.x), "10")

  /// How far the guide of several rows of 10 lies below their top.
  func mean(_ guides: [CGFloat?]) async throws -> String {
    let layout = try await layoutTrace(
      HStack(alignment: .custom, spacing: 0) {
        VStack(spacing: 0) {
          ForEach(guides.indices, id: \.self) { index in
            if let guide = guides[index] {
              // Where it stands the guide lies so far below the column's top.
              Color.red.frame(width: 10, height: 10).alignmentGuide(.custom) { _ in guide - CGFloat(index) * 10 }
            } else {
              Color.red.frame(width: 10, height: 10)
            }
          }
        }.id("several")
        Color.red.frame(width: 10, height: 10).alignmentGuide(.custom) { _ in 0 }.id("one")
      }, in: host)
    return text(layout["one"].frame.minY - layout["several"].frame.minY)
  }
  let some = try await mean([1, 3, 5, nil, nil]), run = try await mean((0...6).map { CGFloat($0) })
  expect("combine: guides of several children meet at their mean, without those that have none (OpenSwiftUI)", some, "3")
  expect("combine: 0 to 6", run, "3")
}
