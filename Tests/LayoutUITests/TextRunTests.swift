import Foundation
import LayoutUI
import LayoutUIHost
import Testing

/// Texts of several parts: what is said of one part is that part's, what is said of the sum is a modifier of it.
@MainActor @Suite struct TextRunTests {
  private func size(_ view: some View) async throws -> CGSize { try await layoutTrace(view.id("it"), in: .size(500, 500))["it"].size }

  /// Each of the parts is rounded up to a whole pixel, the sum once.
  private func isSum(_ width: CGFloat, of parts: CGFloat...) -> Bool { (0..<CGFloat(parts.count)).contains(parts.reduce(0, +) - width) }

  @Test func `a sum without its font is the sum of its parts without it`() async throws {
    let sum = Text("Total ") + Text("12 items").bold()
    let plain = try await size(sum), large = try await layoutTrace(sum.font(.largeTitle).id("it"), in: .size(500, 500))
    #expect(large["it"].size.height > plain.height)
    let why = try large.why("it")
    #expect(why.contains("Without it .font(style: .largeTitle): \(Int(plain.width)) × \(Int(plain.height))."), "\(why)")
  }

  @Test func `each of several modifiers of a text can be taken away alone`() async throws {
    let trace = try await layoutTrace(Text("Some words").bold().font(.title).kerning(4).id("it"), in: .size(500, 500))
    let loose = try await size(Text("Some words").font(.title).kerning(4)), close = try await size(Text("Some words").bold().font(.title))
    let why = try trace.why("it")
    // Ten characters are 4 further apart each.
    #expect(try await size(Text("Some words").bold().font(.title).kerning(4)).width == close.width + 40)
    #expect(loose.width < close.width + 40, "letters are as wide as bold ones")
    #expect(why.contains("← decides: it .kerning(4)") || why.contains(".font(style: .title)"), "\(why)")
  }

  @Test func `a part keeps what it says itself`() async throws {
    let big = Text("Big").font(.largeTitle), small = Text(" small")
    let sum = try await size(big + small)
    #expect(isSum(sum.width, of: try await size(big).width, try await size(small).width), "\(sum)")
    #expect(sum.height == (try await size(big).height))
    // The weight beside no font is the part's own, and that around it the others'.
    let mixed = try await size((Text("Total ") + Text("bold words").bold()).fontWeight(.light))
    let light = try await size(Text("Total ").fontWeight(.light)), bold = try await size(Text("bold words").bold())
    #expect(isSum(mixed.width, of: light.width, bold.width), "\(mixed)")
    let around = try await size(VStack { Text("Total ") + Text("bold words").bold() }.fontWeight(.light))
    #expect(around == mixed)
  }

  @Test func `a sum is no higher than its parts`() async throws {
    let caption = try await size(Text("a b").font(.caption))
    #expect(try await size(Text("**a** b").font(.caption)).height == caption.height)
    #expect(try await size(Text("a").font(.caption) + Text(" b").font(.caption)) == caption)
    #expect(try await size(Text("") + Text("a b").font(.caption)) == caption)
  }

  @Test func `words that are to be inflected are told to stay`() {
    let graph = ViewGraph()
    _ = graph.evaluate(
      VStack {
        Text("^[\(3) item](inflect: true)"); Text("3 items")
      }, EnvironmentValues())
    #expect(graph.approximations.mapValues(\.count) == ["Text: inflected words stay as they are written": 1])
  }
}
