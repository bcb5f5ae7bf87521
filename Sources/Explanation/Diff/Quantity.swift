import LayoutModel

/// A number of a layout that differs: a node's size, what it was proposed, or where it stands, along one axis.
struct Quantity: Hashable {
  /// `state`: a length of a size in a state, by its place in `StateLinks`; of no node. `turn`: when a stack or Grid serves a view, from 1. The others are
  /// those of `RecordedSources`; what a stack or Grid says of a child is of its view, what it says of a column or row by that one's number from 0.
  enum Aspect: Hashable { case size, proposal, position, within, left, order, track(Int), gaps, served, gap, least, turn, state(Int) }
  /// Index in the first layout.
  let node: Int
  let aspect: Aspect
  let axis: Axis
  var isTrack: Bool { if case .track = aspect { true } else { false } }
  var isState: Bool { if case .state = aspect { true } else { false } }
  /// It is a length that lengths make up.
  var isLength: Bool { aspect == .size || aspect == .gap || isTrack }
  var isOffer: Bool { aspect == .proposal || aspect == .served || aspect == .left }
  /// Nobody says it: it stands between two numbers that are said.
  var isUnsaid: Bool { [.left, .order, .within, .gaps].contains(aspect) }
}

/// What a number that differs comes from: numbers that differ themselves, and differences of the scenes.
struct Sources {
  var numbers: [Quantity] = []
  var roots: [Int] = []
  /// By how much a number makes what it is a source of longer, where that is no more than a sum.
  var parts: [Quantity: Double] = [:]
  var isEmpty: Bool { numbers.isEmpty && roots.isEmpty }
  static func + (a: Sources, b: Sources) -> Sources {
    Sources(numbers: a.numbers + b.numbers, roots: a.roots + b.roots, parts: a.parts.merging(b.parts) { one, _ in one })
  }
}

extension Quantity.Aspect {
  /// nil for what hangs on both layouts at once.
  var recorded: RecordedSources.Number? {
    switch self {
    case .size: .size
    case .proposal: .offer
    case .position: .place
    case .within: .within
    case .left: .left
    case .track: .track
    case .served: .served
    case .gap: .gap
    case .gaps: .gaps
    case .least: .least
    case .order, .turn, .state: nil
    }
  }
}

extension RecordedSources.Number {
  /// A stack or Grid says it of a child, which goes by its outermost modifier there and by its view here.
  var isOfChild: Bool { [.left, .gap, .least, .served].contains(self) }

  /// nil for what is no number of a node alone.
  var aspect: Quantity.Aspect? {
    switch self {
    case .size: .size
    case .offer: .proposal
    case .place: .position
    case .within: .within
    case .left: .left
    case .gap: .gap
    case .least: .least
    case .order: .order
    case .gaps: .gaps
    case .served: .served
    case .track, .children, .own, .canvas: nil
    }
  }
}
