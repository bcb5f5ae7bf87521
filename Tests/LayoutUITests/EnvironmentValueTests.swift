import Foundation
import LayoutUI
import LayoutUIHost
import Testing

/// A value of the environment that says how views are laid out does what the modifier of its name does.
@MainActor @Suite struct EnvironmentValueTests {
  private static let words = "One two three four five six seven eight nine ten eleven twelve"
  private static var text: some View { Text(words).frame(width: 100).id("t") }

  private static var pairs: [(String, AnyView, AnyView)] {
    [
      ("font", AnyView(text.environment(\.font, .largeTitle)), AnyView(text.font(.largeTitle))),
      ("dynamicTypeSize", AnyView(text.environment(\.dynamicTypeSize, .accessibility3)), AnyView(text.dynamicTypeSize(.accessibility3))),
      ("lineLimit", AnyView(text.environment(\.lineLimit, 2)), AnyView(text.lineLimit(2))),
      ("lineSpacing", AnyView(text.environment(\.lineSpacing, 10)), AnyView(text.lineSpacing(10))),
      ("textCase", AnyView(text.fixedSize().environment(\.textCase, .uppercase)), AnyView(text.fixedSize().textCase(.uppercase))),
      (
        "minimumScaleFactor", AnyView(text.lineLimit(1).environment(\.minimumScaleFactor, 0.5)), AnyView(text.lineLimit(1).minimumScaleFactor(0.5))
      ),
      (
        "transformEnvironment", AnyView(text.transformEnvironment(\.lineLimit) { $0 = ($0 ?? 4) - 1 }.environment(\.lineLimit, 3)), AnyView(text.lineLimit(2))
      ),
    ]
  }

  @Test(arguments: 0..<7) func `it is laid out as by the modifier, and otherwise than without`(_ index: Int) async throws {
    try #require(Self.pairs.count == 7)
    let (name, value, modifier) = Self.pairs[index]
    func frames(_ view: AnyView) async throws -> [CGRect] {
      let layout = try await layoutTrace(VStack { view }, in: .size(393, 852))
      return [layout["t"].frame, layout["Text"].frame]
    }
    let own = try await frames(value)
    #expect(try await own == frames(modifier), "\(name)")
    #expect(try await own != frames(AnyView(Self.text)), "\(name)")
  }
}
