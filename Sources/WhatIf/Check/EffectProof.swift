import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Proves that something has no effect: lays its scene out again without it, and compares every size, place and line of text.
///
/// 1. In each pass that has it, on the pass's canvas: one that differs is an effect.
/// 2. In the last of them, on other canvases: what matters on another screen only is no mistake. Half and twice the size; narrower; a little
///    less, and much less, than the scene would like, where priorities and fixed sizes show; 0 by 0; nil by nil; with texts of a larger Dynamic Type size.
/// 3. What was found to have no effect stays away while the next is tried: of two that do the same, one is needed.
/// 4. A scene that cannot be laid out without it proves nothing.
///
/// The number of layouts is bounded: of a large scene with many suspects, some are left untried.
struct EffectProof {
  private let trace: Trace
  private let passes: [Int32: TracePass]
  /// Layouts it may make: a scene of 10,000 views takes some 0.1 s each.
  private let budget: LayoutAllowance
  private var experiments: [Int32: Experiment] = [:]
  /// By pass of a program what of it no scene can say, and where its views are written.
  private var code: [Int32: (lines: [String], places: SourcePlaces)] = [:]
  /// What was found to have no effect: by pass how it is taken away, and where it stands.
  private var removed: [Int32: [NodeEdit]] = [:]
  private var pointers: Set<String> = []

  /// - Parameter limit: layouts it may make; nil: some seconds' worth.
  init(_ trace: Trace, _ passes: [TracePass], limit: Int?) throws {
    self.trace = trace
    self.passes = Dictionary(merging: passes.map { ($0.id, $0) })
    let nodes = try trace.value("SELECT count(*) FROM node")?.count ?? 1
    budget = LayoutAllowance(limit ?? max(40, min(1000, 400_000 / max(1, nodes))))
  }

  /// Layouts made.
  var layouts: Int { budget.spent }

  /// Whether without what stands at some places of the scene everything is the same; nil if it was not tried.
  ///
  /// - Parameter edits: how it is taken away, by pass; those of a pass together.
  mutating func hasNoEffect(_ edits: [(pass: Int32, edit: NodeEdit)], at places: Set<String>) -> Bool? {
    guard let last = edits.last?.pass else { return nil }
    let ofPass = Dictionary(grouping: edits, by: \.pass).mapValues { $0.map(\.edit) }
    for (pass, edits) in ofPass.sorted(by: { $0.key < $1.key }) {
      guard let same = isSame(pass, edits, at: places, canvas: .own) else { return nil }
      if !same { return false }
    }
    for canvas in Canvas.others {
      guard let same = isSame(last, ofPass[last] ?? [], at: places, canvas: canvas) else { return nil }
      if !same { return false }
    }
    removed.merge(ofPass) { $0 + $1 }
    pointers.formUnion(places)
    return true
  }

  private enum Canvas: Hashable {
    /// The pass's own; a part of it, of its width alone, or of what the scene would like; its sides changed about, as of a device that is turned.
    case own, scaled(Double), narrowed(Double), ideal(Double), turned, zero, unspecified
    /// The pass's own, with large letters.
    case largeType

    static let others: [Canvas] =
      [.scaled(0.5), .scaled(2)] + [0.9, 0.7, 0.55, 0.4, 0.25].map(Canvas.ideal) + [0.9, 0.8, 0.7, 0.6].map(Canvas.narrowed) + [
        .turned, .zero, .unspecified, .largeType,
      ]

    /// What has to be edited for it.
    var edits: [NodeEdit] { self == .largeType ? [.environment("dynamicTypeSize", json: "\"accessibility3\"")] : [] }

    func proposal(_ replay: Replay) throws -> Proposal {
      func scaled(_ size: Proposal, _ width: Double, _ height: Double) -> Proposal {
        func side(_ axis: Axis) -> Double { size[axis] ?? Scene.defaultProposal[axis] ?? 0 }
        return Proposal(side(.horizontal) * width, side(.vertical) * height)
      }
      return switch self {
      case .own, .largeType: replay.proposal
      case .scaled(let part): scaled(replay.proposal, part, part)
      case .narrowed(let part): scaled(replay.proposal, part, 1)
      case .ideal(let part): scaled(Proposal(try replay.original.idealSize(1)), part, part)
      case .turned: Proposal(replay.proposal.height, replay.proposal.width)
      case .zero: Proposal(0, 0)
      case .unspecified: .unspecified
      }
    }
  }

  private mutating func isSame(_ pass: Int32, _ edits: [NodeEdit], at places: Set<String>, canvas: Canvas) -> Bool? {
    guard let record = passes[pass], !budget.isSpent else { return nil }
    // What cannot be laid out again proves nothing.
    guard let experiment = try? experiments[pass] ?? Experiment(trace, record, Replay(trace, record), budget),
      let proposal = try? canvas.proposal(experiment.replay)
    else { return false }
    if experiments[pass] == nil, let evaluation = try? trace.evaluation(of: record), let places = try? SourcePlaces(trace, in: record) {
      code[pass] = (evaluation.unexpressed, places)
    }
    experiments[pass] = experiment
    if edits.contains(where: { isComputed($0, in: experiment, pass) }) { return false }
    guard let before = canvas == .own ? experiment.original : experiment.layOut(canvas.edits, in: proposal),
      let after = experiment.layOut(removed[pass, default: []] + edits + canvas.edits, in: proposal)
    else { return false }
    return Self.areSame(before, after, without: Set(pointers.union(places).compactMap(experiment.replay.scene.item)))
  }

  /// Whether code makes a value of what is taken away of a GeometryReader's size or place: where that is another, so is the value, and not without effect.
  private func isComputed(_ edit: NodeEdit, in experiment: Experiment, _ pass: Int32) -> Bool {
    guard let id = edit.node, let node = experiment.node(id), let (lines, places) = code[pass] else { return false }
    let record = experiment.original.record(node)
    // A sum of lengths is an expression in the scene, with its number beside it; any other is told with where it is written.
    if record.attributes.contains(where: { $0.number != nil && $0.text != nil }) { return true }
    return places.source(record.pointer).map { place in lines.contains { $0.hasSuffix(" at \(place)") } } ?? false
  }

  /// Whether all nodes are where they are in `other`, as large, and show the same, but for those of some items, which it lacks.
  private static func areSame(_ scene: LaidOutScene, _ other: LaidOutScene, without items: Set<Int32>) -> Bool {
    let kept = scene.tree.nodes.filter { !items.contains($0.item) }, others = other.tree.nodes
    guard kept.count == others.count else { return false }
    return zip(kept, others).allSatisfy { own, new in
      guard own.item == new.item, own.kind == new.kind, scene.isPlaced(own.id) == other.isPlaced(new.id) else { return false }
      guard scene.isPlaced(own.id) else { return true }
      return scene.absolute(own.id).isSame(as: other.absolute(new.id)) && scene.drawn(own.id).isSame(as: other.drawn(new.id))
        && scene.text(own.id) == other.text(new.id)
    }
  }
}
