import Foundation
import TraceStore

/// A trace that was damaged, or made up: the first byte chooses one of some recordings, the others say what is done to it (`Damage`). One
/// question is asked of it. It is answered, or refused by a sentence, whatever stands in the file.
struct DamageTarget: FuzzTarget {
  private let workshop: Workshop
  private let originals: [(bytes: [UInt8], path: String)]
  private static let names = ["fixed-size.json", "scroll-view.json", "read-size.json", "label-value-row.json", "view-that-fits.json", "lazy-grid.json"]

  init(_ workshop: Workshop) throws {
    self.workshop = workshop
    originals = try workshop.scenes.filter { Self.names.contains($0.name) }.enumerated().map { index, scene in
      let path = workshop.path("\(index).db"), recorder = try TraceRecorder(path: path)
      try SceneTarget.play(SceneTarget.scene(scene.bytes), into: recorder)
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      return (index % 2 == 0 ? bytes : try DamagedRows(bytes)?.compacted(to: workshop.path("compact.db")) ?? bytes, path)
    }
  }

  mutating func test(_ bytes: [UInt8], _ effort: Effort) throws {
    guard let first = bytes.first else { return }
    let original = originals[Int(first) % originals.count]
    guard let damaged = Damage.done(to: original.bytes, bytes.dropFirst()), damaged != original.bytes else { return }
    Tally.count("damaged")
    let cost = effort.isHeavy(bytes) ? Questions.Cost.heavy : bytes.hash(3) % 8 == 0 ? .moderate : .light
    let kinds = Questions.all.filter { $0.cost == cost }
    let asked = effort.isThorough ? Questions.all : [kinds[Int(bytes.hash(2) % UInt64(kinds.count))]]
    let path = workshop.path("damaged.db")
    for kind in asked {
      try FileCopy.write(damaged, path)
      Verdict.acceptingDamaged {
        let questions = Questions(trace: try Trace(path: path), choice: effort.choice(bytes))
        Tally.count("opened")
        if kind.name == "diff" { try questions.diff(Trace(path: original.path)) } else { try kind.ask(questions) }
        Tally.count("answered")
      }
    }
  }

  func seeds() -> [(name: String, bytes: [UInt8])] {
    originals.indices.flatMap { index in
      // Each damage to some of the recordings.
      Damage.examples.enumerated().filter { $0.offset % originals.count == index }.map { ("\(index)-\($0)", [UInt8(index)] + $1) }
    }
  }

  func words() -> Set<String> { [] }
}
