import TestSupport
import Testing

/// Modifiers that the compiler does not know where they are called.
@Suite struct UnknownModifierTests {
  /// A colour has no `fill`; a circle has one, with the same argument.
  @Test func `a modifier that one view lacks is itself where another has it`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI
      struct V: View {
        var body: some View {
          VStack {
            Color.red.frame(width: 10, height: 10).fill(.black).id("square")
            Circle().fill(.black).frame(width: 20, height: 20).id("ring")
          }
        }
      }
      """)
    let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App/ContentView.swift")
    #expect(recorded.exitCode == 0 && recorded.messages.contains("fill"), "\(recorded.messages)")
    let tree = try workshop.succeed("layouttrace tree").answer
    #expect(tree.components(separatedBy: "unknownModifier(fill)").count == 2 && tree.components(separatedBy: ".fill(black)").count == 2, "\(tree)")
  }
}
