import Explanation
import LayoutEngine
import LayoutModel
import Platform
import Scene

/// A number on which the size of a view may depend, and the edit that gives it another value.
struct FitArgument {
  /// `row spacing`; `canvas width`.
  let owner: String
  let pointer: String?
  /// As the scene has it: `8`, `8 (default)`.
  let from: String
  let present: Double
  let values: ClosedRange<Double>
  /// Values to one: a ratio goes by hundredths.
  var steps = 1.0
  var kind = Fitting.Change.Kind.number
  /// Added to what a change of the number costs.
  var penalty = 0.0
  /// What a modifier that is added is called; nil of a number that is there.
  var call: ((Double) -> String)?
  let edit: (Double) -> SceneEdit

  /// A change of less than this part of it is small whatever it is: 0 → 4 is no more than 8 → 12.
  private static let least = 8.0
  /// A device has the canvas that it has: first comes what the scene can do.
  private static let canvasPenalty = 4.0

  func cost(_ value: Double) -> Double {
    let part = abs(value - present) / max(abs(present), Self.least / steps)
    // How much is added, or what another canvas has, is less of a matter than that it is.
    return kind == .number ? part + penalty : part / (part + 1) + penalty
  }

  /// `row spacing 8 → 4`; `with .padding(.horizontal, 4) on title`.
  func text(_ value: Double) -> String { call.map { "with \($0(value))" } ?? "\(owner) \(from) → \(Self.words(value))" }

  /// As a person writes it.
  static func words(_ value: Double) -> String { Int64(exactly: value).map { "\($0)" } ?? "\(value)" }

  private static func json(_ value: Double) -> EditValue { EditValue(json: words(value)) }
}

extension FitArgument {
  /// Those of a node: the lengths that it states, and those that it leaves out and could state.
  ///
  /// - Parameter longest: up to where a length is tried.
  static func all(of node: NodeID, in scene: LaidOutScene, longest: Double) -> [FitArgument] {
    let record = scene.record(node)
    if record.pointer == nil { return [] }
    let stated = ArgumentChange.all(of: record, amounts: [], isWanted: true) + ArgumentChange.unstated(node, in: scene, amounts: [])
    let lengths = stated.compactMap { change in
      change.number.map { number in
        change.steps == 1 ? argument(change.argument, number, change.from, of: node, in: scene, longest) : scale(change, number, in: scene)
      }
    }
    return lengths + unstatedPadding(node, in: scene, longest) + endless(node, in: scene, longest) + ratio(node, in: scene)
  }

  private static func argument(
    _ name: String, _ present: Double, _ from: String, of node: NodeID, in scene: LaidOutScene, _ longest: Double
  ) -> FitArgument {
    let record = scene.record(node)
    // A frame of length 0 shows nothing.
    let least = record.traits.contains(.setsLength) && !name.hasPrefix("min") ? min(1, present) : 0
    let bounds = Self.bounds(of: name, present, in: record)
    return FitArgument(
      owner: FitEdit.owner(node, of: name, in: scene), pointer: record.pointer, from: from, present: present,
      values: max(least, bounds.lowerBound)...min(max(longest, 2 * present), bounds.upperBound)
    ) { .set(record.key, argument: name, json($0)) }
  }

  /// The values of a frame's bound that contradict none of its others: the minimum is no more than the ideal, that no more than the maximum.
  private static func bounds(of name: String, _ present: Double, in record: SceneNode) -> ClosedRange<Double> {
    let order = ["min", "ideal", "max"]
    guard record.traits.contains(.setsLength), let place = order.firstIndex(where: { name.hasPrefix($0) }) else { return -.infinity...(.infinity) }
    func numbers(_ others: some Sequence<String>) -> [Double] {
      others.compactMap { other in record.attributes.first { $0.name == other + name.dropFirst(order[place].count) }?.number }
    }
    let lower = numbers(order[..<place]).max() ?? -.infinity, upper = numbers(order[(place + 1)...]).min() ?? .infinity
    // One that contradicts another already may be put right by any.
    return lower <= present && present <= upper ? lower...upper : -.infinity...(.infinity)
  }

  /// A padding that leaves its length to the environment.
  private static func unstatedPadding(_ node: NodeID, in scene: LaidOutScene, _ longest: Double) -> [FitArgument] {
    let record = scene.record(node), stated = Set(record.attributes.map(\.name))
    let parameters = PrimitiveRegistry.declaration(record.kind)?.parameters ?? []
    guard record.traits.contains(.insets), stated.isSubset(of: ["edges"]), parameters.contains(where: { $0.name == "length" }) else { return [] }
    return [argument("length", Fidelity.defaultPadding, "\(Fidelity.defaultPadding.short) (default)", of: node, in: scene, longest)]
  }

  /// A maximum of infinity is as one of what the frame has.
  private static func endless(_ node: NodeID, in scene: LaidOutScene, _ longest: Double) -> [FitArgument] {
    let record = scene.record(node)
    guard record.traits.contains(.setsLength), scene.isPlaced(node) else { return [] }
    return record.attributes.filter { $0.number == .infinity && $0.text == nil }.map { attribute in
      let axis = attribute.name.hasSuffix("Width") ? Axis.horizontal : .vertical
      var argument = argument(attribute.name, scene.size(node)[axis], "infinity", of: node, in: scene, longest)
      argument.penalty = 1
      return argument
    }
  }

  /// How small a text's letters may be.
  private static func scale(_ change: ArgumentChange, _ present: Double, in scene: LaidOutScene) -> FitArgument {
    let record = scene.record(change.node)
    return FitArgument(
      owner: FitEdit.owner(change.node, of: change.argument, in: scene), pointer: record.pointer, from: change.from, present: present,
      values: ArgumentChange.leastScale...1, steps: change.steps
    ) { .set(record.key, argument: change.argument, json($0)) }
  }

  private static func ratio(_ node: NodeID, in scene: LaidOutScene) -> [FitArgument] {
    let record = scene.record(node)
    guard record.traits.contains(.keepsRatio), let ratio = record.attributes.first(where: { $0.name == "ratio" && $0.text == nil }),
      let number = ratio.number, number.isFinite, number > 0
    else { return [] }
    return [
      FitArgument(
        owner: FitEdit.owner(node, of: ratio.name, in: scene), pointer: record.pointer, from: number.short, present: number, values: number / 16...number * 16,
        steps: 100
      ) { .set(record.key, argument: ratio.name, json($0)) }
    ]
  }

  /// A side of the canvas; none where it is nil or endless.
  static func canvas(_ axis: Axis, in scene: LaidOutScene, longest: Double) -> FitArgument? {
    guard let length = scene.canvas[axis], length.isFinite else { return nil }
    var canvas = scene.canvas
    return FitArgument(
      owner: "canvas \(axis.dimension)", pointer: nil, from: length.short, present: length, values: 0...max(longest, 2 * length), kind: .canvas,
      penalty: canvasPenalty
    ) {
      canvas[axis] = $0
      return .canvas(canvas)
    }
  }

  /// A scale on a text that has none around it: nil of any other view.
  static func addedScale(to view: SceneNode, in scene: LaidOutScene) -> FitArgument? {
    var around = Optional(view.id)
    while let node = around, !scene.traits(node).sets.contains("minimumScaleFactor") { around = scene.parent(node) }
    guard view.traits.contains(.showsText), view.pointer != nil, around == nil else { return nil }
    return FitArgument(
      owner: "a \(Addition.scaling.rawValue) on \(view.key)", pointer: FitEdit.outermostWritten(view, in: scene).pointer, from: "1", present: 1,
      values: ArgumentChange.leastScale...1,
      steps: Fidelity.scaleSteps, kind: .added, penalty: FitEdit.addition,
      call: { "\(FitEdit.call(.scaling, [("factor", words($0))])) \(FitEdit.target(ofAdditionTo: view, in: scene))" }
    ) { .add(view.key, modifier: EditedView(type: Addition.scaling.rawValue, members: [.init(name: "factor", value: json($0))])) }
  }

  /// More than that nobody puts around a view to make it smaller.
  private static let mostPadding = 64.0

  /// A padding or a frame, of a length that is sought, around all that a view has.
  static func added(_ kind: Addition, _ axis: Axis, to view: SceneNode, in scene: LaidOutScene, present: Double, longest: Double) -> FitArgument {
    let least = kind == .frame ? 1.0 : 0, most = kind == .padding ? mostPadding : max(longest, 2 * present)
    func members(_ value: Double) -> [(name: String, json: String)] {
      if kind == .frame { return [(axis.dimension, words(value))] }
      return [("edges", axis == .horizontal ? "\"horizontal\"" : "\"vertical\""), ("length", words(value))]
    }
    return FitArgument(
      owner: "a \(kind.rawValue) on \(view.key)", pointer: FitEdit.outermostWritten(view, in: scene).pointer, from: present.short, present: present,
      values: least...most,
      kind: .added, penalty: FitEdit.addition, call: { "\(FitEdit.call(kind, members($0))) \(FitEdit.target(ofAdditionTo: view, in: scene))" }
    ) { value in
      .add(view.key, modifier: EditedView(type: kind.rawValue, members: members(value).map { .init(name: $0.name, value: EditValue(json: $0.json)) }))
    }
  }
}
