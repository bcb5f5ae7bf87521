import LayoutUIHost
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var margin: CGFloat = 12
  @Entry var gap = 5.0
  @Entry var title: String?
}

struct Framed: View {
  @Environment(\.margin) private var margin
  @Environment(\.gap) private var gap
  @Environment(\.title) private var title

  var body: some View {
    HStack(spacing: gap) {
      Color.red.padding(margin).id("padded")
      if title != nil { Color.blue.id("titled") }
    }
  }
}

#Preview("with a name", traits: .sizeThatFitsLayout) {
  @Previewable @State var margin: CGFloat = 3
  Framed().environment(\.margin, margin)
}

#Preview { Framed() }

/// SwiftUI's macros where a package compiles its views against the product.
@MainActor @Suite struct MacroTests {
  @Test func `an entry of the environment has its default, and a view gives another one`() async throws {
    let plain = try await layoutTrace(Framed(), in: .size(100, 100))
    // Less 2 × 12.
    #expect(plain["Color"].size == CGSize(width: 76, height: 76))
    let changed = try await layoutTrace(Framed().environment(\.margin, 20).environment(\.title, "x"), in: .size(105, 100))
    // (105 - 5) / 2 for each, less 2 × 20.
    #expect(changed["Color"].size == CGSize(width: 10, height: 60))
    #expect(changed["titled"].frame == CGRect(x: 55, y: 0, width: 50, height: 100))
  }
}
