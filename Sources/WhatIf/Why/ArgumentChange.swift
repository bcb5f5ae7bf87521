import LayoutEngine
import LayoutModel
import Platform
import Scene

/// An argument of a scene that may be what has to change, and the values it may take.
struct ArgumentChange {
  let node: NodeID
  let argument: String
  let from: String
  /// What that is in points; nil: it is no length.
  let number: Double?
  /// The nearest first. Between a value that does not fit and the next one, which does, is where bisection goes on, if they are lengths.
  let ladders: [[Value]]

  /// Whether it is room with nothing in it.
  var isEmpty = false
  /// Values to one: a scale goes by hundredths.
  var steps = 1.0

  struct Value {
    let text: String
    /// How far from the present value, as a part of it.
    let distance: Double
    /// Points from it, of a scale hundredths; nil: it cannot be changed little by little.
    let points: Int?

    /// As an edit has it: what is no JSON, a formula, is a text.
    var edit: EditValue { (try? EditValue(text)) ?? EditValue(json: "null") }
  }

  /// Bounds the values: twice the canvas, or as much as a text may need.
  private static let longest = 4096

  /// By how much less a Spacer's minimum is missed than what is seen: it is room for nothing.
  private static let emptiness = 0.1

  /// The distance of a length from none, with which that three times as long competes.
  private static let removal = 2.0

  /// - Parameters:
  ///   - amounts: lengths that are missing; they are tried besides powers of two.
  ///   - isWanted: whether a size is: fewer lines may give it, though they cure nothing.
  static func all(of record: SceneNode, amounts: [Double], isWanted: Bool = false) -> [ArgumentChange] {
    guard let type = PrimitiveRegistry.declaration(record.kind), case let traits = type.traits else { return [] }
    if record.role == .modifier, traits.contains(.offersNil) { return fixedSize(record) }
    // What is moved out sticks out on purpose. An image's width and height are those of the file.
    if traits.contains(.onlyDraws) || traits.contains(.moves) || traits.contains(.hasContent) && !traits.contains(.showsText) { return [] }
    return record.attributes.compactMap { attribute in
      // Beside a computed number stands its expression: that is not one value to change.
      guard attribute.text == nil, let number = attribute.number, number.isFinite else { return nil }
      switch type.parameters.first(where: { $0.name == attribute.name })?.kind {
      case .length where traits.contains(.isSpacer) && number > 0: return shorter(record, attribute.name, number, from: number.short, amounts, isEmpty: true)
      case .length where number >= 0: return length(record, attribute.name, number, amounts)
      case _ where traits.sets.contains("lineLimit") && number >= 1:
        let mayBeFewer = isWanted || record.attributes.contains { $0.name == "reservesSpace" && $0.text == "true" }
        return whole(
          record, attribute.name, number, (1...8).map { number + Double($0) }, mayBeFewer ? (1...8).map { number - Double($0) }.filter { $0 >= 1 } : [])
      case _ where traits.sets.contains("minimumScaleFactor") && number > leastScale: return scale(record, attribute.name, number)
      // More parts, or fewer of them.
      case _ where traits.contains(.setsLength) && attribute.name == "count" && number >= 1:
        return whole(record, attribute.name, number, (1...8).map { number + Double($0) })
      case _ where traits.contains(.setsLength) && attribute.name == "span" && number > 1:
        return whole(record, attribute.name, number, (1...8).map { number - Double($0) }.filter { $0 >= 1 })
      case _ where traits.contains(.setsPriority) && number != 0:
        return ArgumentChange(
          node: record.id, argument: attribute.name, from: number.short, number: nil, ladders: [[Value(text: "0", distance: 1, points: nil)]])
      default: return nil
      }
    }
  }

  /// A number that is no length, and what it may be instead, in one direction and in the other.
  private static func whole(_ record: SceneNode, _ name: String, _ number: Double, _ others: [Double]...) -> ArgumentChange {
    let ladders = others.filter { !$0.isEmpty }.map { $0.map { Value(text: $0.short, distance: abs($0 - number) / number, points: nil) } }
    return ArgumentChange(node: record.id, argument: name, from: number.short, number: nil, ladders: ladders)
  }

  /// Below that nobody reads a text.
  static let leastScale = 0.2

  /// Down to the least, by hundredths.
  private static func scale(_ record: SceneNode, _ name: String, _ number: Double) -> ArgumentChange {
    let steps = Fidelity.scaleSteps, most = Int(clamping: ((number - leastScale) * steps).rounded(.down))
    let down = (0..<8).map { 1 << $0 }.filter { $0 < most } + [most]
    return ArgumentChange(
      node: record.id, argument: name, from: number.short, number: number, ladders: [down.map { value(number, -$0, steps: steps) }], steps: steps)
  }

  /// Shorter alone, down to 0.
  ///
  /// - Parameter isEmpty: a Spacer's minimum, which leaves the Spacer where it is.
  private static func shorter(
    _ record: SceneNode, _ name: String, _ number: Double, from: String, _ amounts: [Double], isEmpty: Bool = false
  ) -> ArgumentChange {
    let ladders = length(record, name, number, amounts, isEmpty: isEmpty).ladders.prefix(1)
    return ArgumentChange(node: record.id, argument: name, from: from, number: number, ladders: Array(ladders), isEmpty: isEmpty)
  }

  /// Shorter, down to 0, and longer.
  private static func length(_ record: SceneNode, _ name: String, _ number: Double, _ amounts: [Double], isEmpty: Bool = false) -> ArgumentChange {
    var deltas: Set<Int> = Set(amounts.filter { $0 > 0 && $0 < Double(longest) }.map { Int(clamping: $0.rounded(.up)) })
    var power = 1
    while power <= longest {
      deltas.insert(power)
      power *= 2
    }
    // A frame of length 0 shows nothing.
    let shortest = record.traits.contains(.setsLength) && !name.hasPrefix("min") ? [] : [Int(clamping: number)]
    let down = number < Double(longest) ? deltas.filter { Double($0) < number }.union(shortest).subtracting([0]) : deltas
    return ArgumentChange(
      node: record.id, argument: name, from: number.short, number: number,
      ladders: [down.sorted().map { value(number, -$0, isEmpty) }, deltas.sorted().map { value(number, $0, isEmpty) }], isEmpty: isEmpty)
  }

  /// Arguments that the scene leaves out: of a stack its spacing, where its gaps may be narrower; a Spacer's minimum; of a frame that has a maximum
  /// its minimum, for which it goes by what is in it.
  static func unstated(_ node: NodeID, in scene: LaidOutScene, amounts: [Double]) -> [ArgumentChange] {
    let record = scene.record(node), stated = Set(record.attributes.map(\.name))
    // An implicit stack has nowhere to state one.
    if record.pointer == nil { return [] }
    let traits = record.traits, parameters = Set(PrimitiveRegistry.declaration(record.kind)?.parameters.map(\.name) ?? [])
    if let axis = traits.axis, traits.contains(.sharesRoom) || traits.contains(.lazy) && traits.tracks == nil, parameters.contains("spacing") {
      guard !stated.contains("spacing"), let gap = widestGap(node, in: scene, axis) else { return [] }
      return [shorter(record, "spacing", gap, from: "\(gap.short) (default)", amounts)]
    }
    if traits.contains(.isSpacer) {
      if stated.contains("minLength") { return [] }
      let minimum = Fidelity.spacerMinLength
      return [shorter(record, "minLength", minimum, from: "\(minimum.short) (default)", amounts, isEmpty: true)]
    }
    guard traits.contains(.setsLength) else { return [] }
    if parameters.contains("span") { return lessOfContainer(record, scene.size(node), amounts) }
    return ["Width", "Height"].filter { stated.contains("max\($0)") && !stated.contains("min\($0)") }.map { dimension in
      let none = [Value(text: "0", distance: 1, points: nil)]
      return ArgumentChange(node: node, argument: "min\(dimension)", from: "none", number: nil, ladders: [none])
    }
  }

  /// Of a containerRelativeFrame: what it makes of its container's length, less what is missing; between equal parts spacing that leaves as much less.
  private static func lessOfContainer(_ record: SceneNode, _ size: Size, _ amounts: [Double]) -> [ArgumentChange] {
    let missing = Set(amounts.filter { $0 > 0 && $0.isFinite }.map { $0.rounded(.up) }).sorted(), length = max(size.width, size.height, 1)
    func change(_ name: String, _ from: String, _ text: (Double) -> String) -> [ArgumentChange] {
      let values = missing.map { Value(text: text($0), distance: $0 / length, points: nil) }
      return [ArgumentChange(node: record.id, argument: name, from: from, number: nil, ladders: [values])]
    }
    func number(_ name: String) -> Double? { record.attributes.first { $0.name == name }?.number }
    guard let count = number("count") else {
      let formula = record.attributes.first { $0.name == "length" }?.text
      // Of a choice or a comparison it is all that is less.
      let all = formula.map { $0.contains { "?<>=&|".contains($0) } ? "(\($0))" : $0 } ?? "length"
      return change("length", formula ?? "none") { "\(all) - \($0.short)" }
    }
    let span = number("span") ?? 1
    guard number("spacing") == nil, span < count else { return [] }
    // A point between the parts takes (count - 1) / count of each, and gives the span - 1 within.
    return change("spacing", "none") { ($0 * count / (count - span)).rounded(.up).short }
  }

  /// nil where no two views keep a distance.
  private static func widestGap(_ node: NodeID, in scene: LaidOutScene, _ axis: Axis) -> Double? {
    let frames = scene.children(node).filter(scene.isPlaced).map(scene.frame).sorted { $0.origin[axis] < $1.origin[axis] }
    let gaps = zip(frames, frames.dropFirst()).map { $1.origin[axis] - $0.origin[axis] - $0.size[axis] }
    return gaps.max().flatMap { $0 > 0.5 && $0.isFinite ? $0 : nil }
  }

  /// So many points more than the present value; nil if it is no length.
  func value(_ points: Int) -> Value? { number.map { Self.value($0, points, isEmpty, steps: steps) } }

  private static func value(_ number: Double, _ points: Int, _ isEmpty: Bool = false, steps: Double = 1) -> Value {
    let part = Double(points.magnitude) / max(abs(number) * steps, 1)
    // To leave nothing of it is to take it away, which is more of a change than some of it less.
    let isGone = number > 0 && number + Double(points) == 0
    return Value(text: (number + Double(points) / steps).short, distance: isEmpty ? emptiness * part : isGone ? removal : part, points: points)
  }

  private static func fixedSize(_ record: SceneNode) -> [ArgumentChange] {
    let said = Dictionary(record.attributes.map { ($0.name, $0.text ?? $0.number.map { "\($0 != 0)" } ?? "") }, uniquingKeysWith: { $1 })
    // Without arguments both axes are fixed; with one the other is not.
    return Axis.allCases.compactMap { axis in
      let name = axis == .horizontal ? "horizontal" : "vertical"
      guard said[name].map({ $0 == "true" }) ?? said.isEmpty else { return nil }
      return ArgumentChange(node: record.id, argument: name, from: "true", number: nil, ladders: [[Value(text: "false", distance: 1, points: nil)]])
    }
  }
}
