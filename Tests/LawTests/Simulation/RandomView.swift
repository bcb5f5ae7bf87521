import LayoutModel
import TestSupport

/// Makes up views for the simulator.
struct RandomView {
  private var random: SeededGenerator
  private var budget: Int

  static func view(seed: UInt64, views: Int = 12) -> SimulatedView {
    var maker = RandomView(random: SeededGenerator(state: seed), budget: views)
    return maker.view(levels: 5)
  }

  private static let lengths: [Double] = [0, 5, 12, 24, 40, 75, 100, 160]
  private static let (horizontal, vertical) = (["leading", "center", "trailing"], ["top", "center", "bottom"])
  private static let words = ["a", "to", "rain", "harbour", "light", "of", "seven", "mountains"]

  private mutating func pick<T>(_ list: [T]) -> T { list[Int.random(in: 0..<list.count, using: &random)] }
  private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }
  private mutating func length() -> Double { pick(Self.lengths) }
  private mutating func maybe() -> Double? { chance(2) ? length() : nil }

  private mutating func view(levels: Int) -> SimulatedView {
    budget -= 1
    if levels == 0 || budget <= 0 { return leaf() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return leaf()
    case 2, 3, 4: return stack(levels)
    case 5: return SimulatedView(kind: .zStack(horizontal: pick(Self.horizontal), vertical: pick(Self.vertical)), children: views(levels))
    default: return modified(levels)
    }
  }

  private mutating func views(_ levels: Int) -> [SimulatedView] { (0..<Int.random(in: 0...4, using: &random)).map { _ in view(levels: levels - 1) } }

  private mutating func stack(_ levels: Int) -> SimulatedView {
    let axis: Axis = chance(2) ? .horizontal : .vertical
    let alignment = pick(axis == .vertical ? Self.horizontal : Self.vertical + ["firstTextBaseline", "lastTextBaseline"])
    return SimulatedView(kind: .stack(axis, spacing: chance(2) ? nil : pick([0, 4, 10]), alignment: alignment), children: views(levels))
  }

  private mutating func leaf() -> SimulatedView {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return SimulatedView(kind: .color)
    case 2: return SimulatedView(kind: .circle)
    case 3: return SimulatedView(kind: .divider)
    case 4: return SimulatedView(kind: .spacer(minLength: chance(2) ? nil : length()))
    case 5: return SimulatedView(kind: .image(Size(pick([10, 30, 64]), pick([10, 20, 48])), resizable: chance(2)))
    default: return SimulatedView(kind: .text((0..<Int.random(in: 1...6, using: &random)).map { _ in pick(Self.words) }.joined(separator: " ")))
    }
  }

  private mutating func modified(_ levels: Int) -> SimulatedView {
    let child = view(levels: levels - 1), horizontal = pick(Self.horizontal), vertical = pick(Self.vertical)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let insets = Edge.allCases.map { ($0, chance(2) ? pick([0.0, 3, 8, 16]) : 0) }
      return SimulatedView(kind: .padding(Dictionary(uniqueKeysWithValues: insets)), children: [child])
    case 1: return SimulatedView(kind: .frame(width: maybe(), height: maybe(), horizontal: horizontal, vertical: vertical), children: [child])
    case 2, 3:
      let (width, height) = (bounds(), bounds())
      // Without any bound it is a frame without a length.
      if width.isEmpty, height.isEmpty { return child }
      return SimulatedView(kind: .flexible(width: width, height: height, horizontal: horizontal, vertical: vertical), children: [child])
    case 4: return SimulatedView(kind: .fixedSize(horizontal: chance(2), vertical: chance(2)), children: [child])
    case 5:
      // Without a ratio it is the child's ideal one, which an image has.
      if case .image = child.kind, chance(2) { return SimulatedView(kind: .aspectRatio(nil, fills: chance(2)), children: [child]) }
      return SimulatedView(kind: .aspectRatio(pick([0.5, 1, 1.6]), fills: chance(2)), children: [child])
    case 6: return SimulatedView(kind: .priority(pick([-1, 0, 1, 2])), children: [child])
    case 7:
      return SimulatedView(kind: chance(2) ? .offset(Point(pick([-7, 0, 12]), pick([-7, 0, 12]))) : .position(Point(length(), length())), children: [child])
    default:
      return SimulatedView(
        kind: .layer(isOverlay: chance(2), horizontal: horizontal, vertical: vertical), children: [child, view(levels: min(levels - 1, 2))])
    }
  }

  /// In order; what is not said is nil.
  private mutating func bounds() -> SimulatedView.Bounds {
    if chance(4) { return SimulatedView.Bounds() }
    let lengths = [length(), length(), chance(3) ? .infinity : length()].sorted()
    return SimulatedView.Bounds(
      minimum: chance(2) ? lengths[0] : nil, ideal: chance(3) ? lengths[1].isFinite ? lengths[1] : nil : nil, maximum: chance(2) ? lengths[2] : nil)
  }
}
