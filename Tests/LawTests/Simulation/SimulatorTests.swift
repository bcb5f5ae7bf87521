import LayoutEngine
import LayoutModel
import Scene
import TestSupport
import Testing

/// The engine against the same rules written down a second time, on views that are made up.
struct SimulatorTests {
  private static let canvases: [Proposal] = [
    Proposal(320, 200), Proposal(90, 140), Proposal(700, 40), Proposal(nil, 150), Proposal(150, nil), Proposal(nil, nil),
  ]
  private static let tolerance = 1e-6

  /// Frames by the number that a view has in its scene.
  private static func simulated(_ view: SimulatedView, in canvas: Proposal, isRightToLeft: Bool) -> [Int: Rect] {
    var (next, frames) = (0, [Int: Rect]())
    let root = SimulatedNode(view, in: nil, &next), answer = root.answer(canvas)
    var origin = Point.zero
    // The host centres what it shows, where both lengths are known.
    for axis in Axis.allCases { if let length = canvas[axis] { origin[axis] = (length - answer.size[axis]) / 2 } }
    root.frames(answer, origin: origin, &frames)
    guard isRightToLeft else { return frames }
    // From the other side everything is as it was.
    let width = canvas[.horizontal] ?? answer.size.width
    return frames.mapValues { Rect(Point(width - $0.origin.x - $0.size.width, $0.origin.y), $0.size) }
  }

  private static func text(_ view: SimulatedView, in canvas: Proposal, isRightToLeft: Bool) -> String {
    var next = 0
    var environment = SceneText.letters.members
    if isRightToLeft { environment.append(("layoutDirection", "rightToLeft")) }
    func side(_ length: Double?) -> Value { length.map { .number($0) } ?? .null }
    return "\(SceneText(view.scene(&next), side(canvas[.horizontal]), side(canvas[.vertical]), environment: .object(environment)))"
  }

  private static func laidOut(_ text: String) throws -> [Int: Rect] {
    let trace = MemoryTrace()
    var player = ScenePlayer(try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8))), into: trace)
    try player.play()
    let numbers = Dictionary(uniqueKeysWithValues: trace.structures.flatMap(\.nodes).map { ($0.id, $0.key) })
    var frames: [Int: Rect] = [:]
    for placement in trace.placements {
      guard let key = numbers[placement.node], let number = Int(key.dropFirst()) else { continue }
      frames[number] = Rect(placement.absolute, placement.frame.size)
    }
    return frames
  }

  /// What is different, in words; nil where nothing is.
  private static func difference(_ view: SimulatedView, _ canvas: Proposal, _ isRightToLeft: Bool) throws -> String? {
    let simulated = simulated(view, in: canvas, isRightToLeft: isRightToLeft)
    let laidOut = try laidOut(text(view, in: canvas, isRightToLeft: isRightToLeft))
    func differ(_ a: Rect, _ b: Rect) -> Bool {
      zip([a.origin.x, a.origin.y, a.size.width, a.size.height], [b.origin.x, b.origin.y, b.size.width, b.size.height]).contains { abs($0 - $1) > tolerance }
    }
    for number in simulated.keys.sorted() {
      guard let own = simulated[number], let engines = laidOut[number] else { return "s\(number) is not laid out" }
      if differ(own, engines) { return "s\(number): simulated \(own), laid out \(engines)" }
    }
    return nil
  }

  /// The smallest view that still differs, as a scene, and in what.
  private static func smallest(_ view: SimulatedView, _ canvas: Proposal, _ isRightToLeft: Bool, _ told: String) -> String {
    var (view, told) = (view, told)
    while let next = view.simpler.lazy.compactMap({ other in ((try? difference(other, canvas, isRightToLeft)) ?? nil).map { (other, $0) } }).first {
      (view, told) = next
    }
    return "\(told)\n\(text(view, in: canvas, isRightToLeft: isRightToLeft))"
  }

  @Test(arguments: 0..<16) func `1,600 views that are made up are laid out as the simulator does`(block: Int) throws {
    var failures: [String] = []
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let view = RandomView.view(seed: seed), canvas = Self.canvases[Int(seed) % Self.canvases.count], isRightToLeft = seed % 5 == 4
      if let told = try Self.difference(view, canvas, isRightToLeft) { failures.append("seed \(seed): \(Self.smallest(view, canvas, isRightToLeft, told))") }
    }
    #expect(failures.isEmpty, "\(failures.count) of 100 differ\n\(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test func `what is made up has every kind of view, and is not all of it small`() {
    let views = (UInt64(0)..<1600).map { RandomView.view(seed: $0) }
    func kinds(_ view: SimulatedView) -> Set<String> {
      let name = "\(view.kind)".prefix { $0.isLetter }
      return view.children.reduce(into: [String(name)]) { $0.formUnion(kinds($1)) }
    }
    #expect(views.reduce(into: Set<String>()) { $0.formUnion(kinds($1)) }.count == 17)
    #expect(views.map(\.count).reduce(0, +) / views.count > 4 && views.contains { $0.count > 12 })
  }
}
