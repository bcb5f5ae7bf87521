import Testing

/// What is known of real SwiftUI, case by case.
struct GroundTruthTests {
  @Test func `the cases are there`() {
    #expect(GroundTruthCase.all.count > 1000)
  }

  @Test(arguments: GroundTruthCase.all) func `the engine lays out as SwiftUI does`(_ item: GroundTruthCase) throws {
    let differences = try item.differences()
    #expect(differences.isEmpty, "\(item.evidence)")
  }
}
