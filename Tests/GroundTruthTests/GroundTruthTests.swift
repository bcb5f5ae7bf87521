import Scene
import Testing

/// What is known of real SwiftUI, case by case.
struct GroundTruthTests {
  /// Areas of which every case has to hold.
  static let closed: Set<String> = [
    "stacks", "priority", "spacer-divider", "frames-fixed", "frames-flexible", "fixedsize-padding-position", "aspect-ratio",
    "overlay-background-zstack",
  ]

  /// Views that these cases use and the engine does not lay out: the scene is refused by name.
  static let missing: Set<String> = [
    "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack", "ScrollView", "List", "ViewThatFits", "GeometryReader", "Button",
    "WrappingHStack", "AlignmentBottomLayout", "safeAreaInset",
  ]

  @Test func `the cases are there`() {
    #expect(GroundTruthCase.all.count > 1000)
  }

  @Test(arguments: GroundTruthCase.all) func `the engine lays out as SwiftUI does`(_ item: GroundTruthCase) throws {
    do {
      let differences = try item.differences()
      #expect(differences.isEmpty, "\(item.evidence)")
    } catch let error as SceneError {
      // Nothing is accepted and ignored: what is not laid out is refused, by name.
      #expect(Self.missing.contains { "\(error)".contains("'\($0)' is not implemented") }, "\(error)")
    }
  }
}
