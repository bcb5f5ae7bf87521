import RandomScenes
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// A scene is read and laid out; of one in some the recording is written and each view explained.
///
/// An input that starts as JSON does is the scene. Any other says how a random scene is to be made up, which gets past the reader: whether
/// its numbers are hostile, how many views and levels it has, then a byte a choice.
struct SceneTarget: FuzzTarget {
  private let workshop: Workshop

  init(_ workshop: Workshop) { self.workshop = workshop }

  static func text(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 3, !bytes.starts(with: "{".utf8), bytes[0] > 0x20 else { return bytes }
    let views = 1 + Int(bytes[1] % 24), levels = 1 + Int(bytes[2] % 6)
    return Array(RandomScene.text(choosing: InputChoices(bytes[3...]), views: views, levels: levels, hostile: bytes[0] & 1 == 1).utf8)
  }

  mutating func test(_ bytes: [UInt8], _ effort: Effort) throws {
    let text = Self.text(bytes)
    Verdict.accepting {
      let scene = try Self.scene(text)
      Tally.count("scenes")
      let counts = CountingSink(MemoryTrace())
      try Self.play(scene, into: counts)
      Tally.count("laid out")
      guard effort.isHeavy(bytes), counts.calls < 4000, counts.nodes < 80 else { return }
      let path = workshop.path("scene.db")
      let recorder = try TraceRecorder(path: path)
      defer { recorder.close() }
      try Self.play(scene, into: recorder)
      recorder.close()
      Tally.count("recorded")
      Verdict.acceptingOwn {
        let questions = Questions(trace: try Trace(path: path))
        let heavy = Questions.all.filter { $0.cost == .heavy }, chosen = heavy[Int(bytes.hash(2) % UInt64(heavy.count))].name
        for kind in Questions.all where effort.isThorough || kind.cost != .heavy || kind.name == chosen { try kind.ask(questions) }
      }
    }
  }

  /// So small that each input is over soon.
  static func scene(_ text: [UInt8]) throws -> Scene {
    var scene = try Scene(SceneInput(file: "scene.json", bytes: text))
    scene.viewLimit = 2000
    return scene
  }

  static func play(_ scene: Scene, into sink: any TraceSink) throws {
    var player = ScenePlayer(scene, into: sink, options: LayoutPass.Options(maxCalls: 100_000))
    do {
      try player.play()
    } catch let error as SceneError where error.exitCode == 65 {
      // What was laid out before can be asked about.
      Verdict.accept(error)
    }
  }

  func seeds() -> [(name: String, bytes: [UInt8])] {
    // Some random scenes of each kind, from bytes that go round.
    let made = (0..<24).map { number in (0..<200).map { UInt8(truncatingIfNeeded: ($0 + 1) * (number * 7 + 3) + number) } }
    return workshop.scenes + made.enumerated().map { ("made-\($0)", [0x40 | UInt8($0 & 1), UInt8($0), UInt8($0)] + $1) }
  }

  func words() -> Set<String> {
    let names = SceneType.all.flatMap { type in [type.name] + type.parameters.map(\.name) }
    let values = ["infinity", "-1", "0", "1e19", "1e308", "-1e308", "1e-308", "9007199254740993", "null", "true", "false", "n", "width", "geometry.width"]
    let keys = ["version", "view", "passes", "proposal", "set", "state", "alignments", "environment", "scrollTo", "modifiers", "children", "type", "id"]
    return Set(names + values + keys + ["topLeading", "center", "\\ud83d", "\u{202E}", "\u{1B}[2J"])
  }
}
