import ArgumentParser
import BenchmarkScenes
import Foundation
import LayoutEngine
import LayoutModel

/// A leaf of a tree that was laid out gets other arguments, and the tree is laid out again.
struct DirtyBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dirty", abstract: "Changes a leaf at a time of a scene that was laid out, and lays out again.")
  @Argument var names = ["tree-4", "tree-5", "bintext-12"]
  @Option var rounds = 9
  /// Changes a round.
  private static let changes = 5

  func run() throws {
    print("scene             nodes  change          leaf  computed  placed        µs")
    for name in names {
      let scene = try Benchmarks.scene(name)
      for change in DirtyLeaf.Change.allCases { try measure(scene, change) }
    }
  }

  private func measure(_ scene: BenchmarkScene, _ change: DirtyLeaf.Change) throws {
    for place in [("first", 0), ("middle", 0.5), ("last", 0.999_999)] {
      let dirty = try DirtyLeaf(scene)
      try DeepThread.run(levels: dirty.depth) {
        try dirty.layOut()
        let counts = try dirty.layOut(change, at: place.1)
        let times = try (0..<rounds).map { _ in
          try Measurement.seconds {
            for _ in 0..<Self.changes { try dirty.layOut(change, at: place.1) }
          } / Double(Self.changes)
        }
        print(
          scene.name.padding(toLength: 14, withPad: " ", startingAt: 0)
            + String(
              format: "%9d  %-12@  %6@ %9d %7d %9.1f", dirty.count, "\(change)" as NSString, place.0 as NSString, counts.computedCount, counts.placedCount,
              times.sorted()[rounds / 2] * 1e6))
      }
    }
  }
}
