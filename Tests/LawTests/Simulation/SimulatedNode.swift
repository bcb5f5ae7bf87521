import LayoutModel

/// A view where it stands, numbered as its scene numbers it.
///
/// The rules of SwiftUI's layout once more, written down as they are read: nothing is remembered, nothing is asked less often than it is needed, and a
/// container's arrangement is found anew for each of its questions.
final class SimulatedNode {
  let number: Int
  let view: SimulatedView
  /// Along which the stack around it lies: a Spacer and a Divider go by it.
  let orientation: Axis?
  private(set) var children: [SimulatedNode] = []

  /// The size that a view has, and the proposal it had it for.
  struct Answer {
    var size: Size
    var proposal: Proposal
  }

  /// A child in its parent: `drawn` is by how much it is seen elsewhere.
  struct Placed {
    let child: SimulatedNode
    var origin: Point
    let answer: Answer
    var drawn = Point.zero
  }

  init(_ view: SimulatedView, in orientation: Axis?, _ next: inout Int) {
    (self.view, self.orientation, number) = (view, orientation, next)
    next += 1
    var inner = orientation
    switch view.kind {
    case .stack(let axis, _, _): inner = axis
    case .zStack: inner = nil
    default: break
    }
    for child in view.children { children.append(SimulatedNode(child, in: inner, &next)) }
  }

  /// A stack of one view is that view.
  var isElided: Bool {
    switch view.kind {
    case .stack, .zStack: children.count == 1
    default: false
    }
  }

  var priority: Double {
    switch view.kind {
    case .spacer: -.infinity
    case .priority(let value): value
    case .offset, .layer: children[0].priority
    case .stack, .zStack: isElided ? children[0].priority : children.isEmpty ? -.infinity : 0
    default: 0
    }
  }

  func answer(_ proposal: Proposal) -> Answer { Answer(size: size(proposal), proposal: proposal) }

  func size(_ p: Proposal) -> Size {
    switch view.kind {
    case .color: return Size(p[.horizontal] ?? 10, p[.vertical] ?? 10)
    case .circle:
      // A side that is nil takes the other.
      let side = [p[.horizontal], p[.vertical]].compactMap { $0 }.min() ?? 10
      return Size(side, side)
    case .divider:
      let across: Axis = orientation == .horizontal ? .vertical : .horizontal
      return Size(across, main: p[across] ?? 10, cross: 1)
    case .spacer(let length):
      func along(_ axis: Axis) -> Double { max(p[axis] ?? -.infinity, length ?? 8) }
      return orientation.map { Size($0, main: along($0), cross: 0) } ?? Size(along(.horizontal), along(.vertical))
    case .image(let natural, let resizable): return resizable ? Size(p[.horizontal] ?? natural.width, p[.vertical] ?? natural.height) : natural
    case .text(let string): return SimulatedText(string, p).size
    case .stack(let axis, let spacing, let alignment):
      return isElided ? children[0].size(p) : stack(axis, spacing, alignment, p).size
    case .zStack(let horizontal, let vertical): return isElided ? children[0].size(p) : pile(horizontal, vertical, p).size
    default: return unarySize(p, children[0])
    }
  }

  /// The children in a view that has this size for this proposal.
  func arrangement(_ at: Answer) -> [Placed] {
    if isElided { return [Placed(child: children[0], origin: .zero, answer: children[0].answer(at.proposal))] }
    switch view.kind {
    case .color, .circle, .divider, .spacer, .image, .text: return []
    case .stack(let axis, let spacing, let alignment):
      var proposal = at.proposal
      // Across it the views are offered what it has, if nobody offered anything.
      if proposal[axis.cross] == nil { proposal[axis.cross] = at.size[axis.cross] }
      return stack(axis, spacing, alignment, proposal).placed
    case .zStack(let horizontal, let vertical): return pile(horizontal, vertical, Proposal(at.size)).placed
    default: return unaryArrangement(at, children[0])
    }
  }

  /// Where a guide lies that views or texts in it state; nil for all others.
  func explicit(_ guide: String, _ at: Answer) -> Double? {
    guard guide == "firstTextBaseline" || guide == "lastTextBaseline" else { return nil }
    if case .text(let string) = view.kind { return SimulatedText(string, at.proposal).baseline(isFirst: guide == "firstTextBaseline") }
    var placed = arrangement(at)
    if case .layer = view.kind { placed = [placed[0]] }
    let stated = placed.compactMap { child in child.child.explicit(guide, child.answer).map { $0 + child.origin.y } }
    return guide == "firstTextBaseline" ? stated.min() : stated.max()
  }

  func guide(_ guide: String, _ axis: Axis, _ at: Answer) -> Double {
    switch guide {
    case "leading", "top": 0
    case "center": at.size[axis] / 2
    case "trailing", "bottom": at.size[axis]
    default: explicit(guide, at) ?? at.size[axis]
    }
  }

  /// The frames of it and all in it, by number, on the canvas.
  func frames(_ at: Answer, origin: Point, _ frames: inout [Int: Rect]) {
    frames[number] = Rect(origin, at.size)
    for placed in arrangement(at) {
      placed.child.frames(placed.answer, origin: origin + placed.origin + placed.drawn, &frames)
    }
  }
}
