import LayoutModel

/// frame(minWidth:idealWidth:maxWidth:…), each axis for itself (semantics A7, B8).
///
/// 1. A nil proposal becomes the ideal length, where there is one.
/// 2. An axis with both bounds, or an ideal that is used, needs no answer; if neither axis does, the view is not asked.
/// 3. Else the view is offered the proposal, clamped to the bounds there are.
/// 4. No bounds: the view's reply. nil and no ideal: the view's reply, clamped.
/// 5. Else the proposal, clamped; a bound that is missing is the view's reply.
struct FlexibleFrame: BitwiseCopyable {
  /// The bounds of one axis; NaN where absent.
  struct Bounds: BitwiseCopyable {
    private let rawMinimum: Double
    private let rawIdeal: Double
    private let rawMaximum: Double

    var minimum: Double? { rawMinimum.isNaN ? nil : rawMinimum }
    var ideal: Double? { rawIdeal.isNaN ? nil : rawIdeal }
    var maximum: Double? { rawMaximum.isNaN ? nil : rawMaximum }
    /// No bound and no ideal.
    var isFree: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// Raises what contradicts as SwiftUI's initialiser does: the ideal to the minimum, the maximum to the ideal (but not to the minimum).
    init(_ arguments: ArgumentReader, _ dimension: String) throws(ArgumentError) {
      let names = ["min", "ideal", "max"].map { $0 + dimension }
      let minimum = try arguments.number(names[0]).map { max($0, 0) }
      let ideal = try arguments.number(names[1])
      let maximum = try arguments.number(names[2])
      if let ideal, ideal.isInfinite { throw ArgumentError(names[1], "must be finite, not infinity") }
      let given = [minimum, ideal, maximum].compactMap { $0 }
      if given != given.sorted() {
        arguments.tree.warn("LT102", "contradictory frame constraints: \(names.joined(separator: " <= ")) does not hold")
      }
      let raised = ideal.map { max($0, minimum ?? 0) }
      (rawMinimum, rawIdeal) = (minimum ?? .nan, raised ?? .nan)
      rawMaximum = maximum.map { max($0, raised ?? 0) } ?? .nan
    }

    func offer(_ proposal: Double?) -> Double? {
      guard var value = proposal ?? ideal else { return nil }
      if let minimum { value = max(value, minimum) }
      if let maximum { value = min(value, maximum) }
      return value
    }

    /// The reply where it does not depend on the view.
    func known(_ proposal: Double?) -> (Double, FrameRule)? {
      if minimum == nil, maximum == nil, proposal != nil { return nil }
      guard proposal != nil ? minimum != nil && maximum != nil : ideal != nil else { return nil }
      return clamp(proposal, child: 0)
    }

    func reply(_ proposal: Double?, child: Double) -> (Double, FrameRule?) {
      if minimum == nil, maximum == nil { return (child, nil) }
      if proposal == nil, ideal == nil {
        if let minimum, child < minimum { return (minimum, .raised) }
        if let maximum, child > maximum { return (maximum, .cut) }
        return (child, nil)
      }
      return clamp(proposal, child: child)
    }

    /// The reply to an extreme offer, where `child` is what is known of the view at the same; unknown where that is offered something else.
    func length(at extreme: Extreme, _ child: () -> KnownLength) -> KnownLength {
      if let known = known(extreme.offer) { return KnownLength(known.0) }
      // A maximum alone: no view is offered more, and the frame is as long.
      if extreme == .maximum, let maximum { return KnownLength(maximum) }
      guard offer(extreme.offer) == extreme.offer else { return .unknown }
      let child = child()
      return child.isKnown ? KnownLength(reply(extreme.offer, child: child.length).0, above: child.above) : .unknown
    }

    /// The view's known length along the other axis, as these bounds let the proposal along this one through.
    func offered(_ length: KnownLength) -> KnownLength {
      if let maximum, !length.holds(maximum) { return .unknown }
      if let ideal, !length.holds(ideal) { return .unknown }
      return length
    }

    /// See `Primitive.fittingOffer`; `child` is the view's.
    func fittingOffer(_ child: () -> Double) -> Double {
      if let minimum, maximum != nil { return minimum }
      let child = child()
      // Offered no more than the maximum, the view has to fit into that.
      if let maximum, !(child <= maximum) { return .nan }
      return minimum.map { child.isNaN ? .nan : max($0, child) } ?? child
    }

    /// Step 5.
    private func clamp(_ proposal: Double?, child: Double) -> (Double, FrameRule) {
      let base = proposal ?? ideal ?? child
      let used: FrameRule = proposal == nil ? .ideal : .accepts
      if proposal == nil, minimum == nil, maximum == nil { return (base, .ideal) }
      // nil with an ideal needs no missing bound: the ideal lies within those there are.
      let low = minimum ?? (proposal == nil ? base : min(child, maximum ?? child))
      let high = maximum ?? (proposal == nil ? base : max(child, minimum ?? child))
      if low > high { return (high, .cut) }
      if base < low { return (low, minimum != nil ? .raised : child <= (maximum ?? child) ? .floorIsChild : .cut) }
      if base > high { return (high, maximum != nil ? .cut : child >= (minimum ?? child) ? .ceilingIsChild : .raised) }
      return (base, used)
    }
  }

  private let width: Bounds
  private let height: Bounds

  subscript(axis: Axis) -> Bounds { axis == .horizontal ? width : height }

  init(_ arguments: ArgumentReader) throws(ArgumentError) {
    (width, height) = (try Bounds(arguments, "Width"), try Bounds(arguments, "Height"))
  }

  func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    if let x = width.known(proposal.width), let y = height.known(proposal.height) {
      return Reply(Size(x.0, y.0), x.1.rawValue, y.1.rawValue)
    }
    let offered = Proposal(width.offer(proposal.width), height.offer(proposal.height))
    let answer = pass.measure(node + 1, offered, FrameReason.inside.code)
    func reply(_ axis: Axis) -> (Double, FrameRule?) { self[axis].known(proposal[axis]) ?? self[axis].reply(proposal[axis], child: answer.size[axis]) }
    func from(_ rule: FrameRule?) -> CallID { rule == nil || rule == .floorIsChild || rule == .ceilingIsChild ? answer.call : 0 }
    let (x, y) = (reply(.horizontal), reply(.vertical))
    return Reply(Size(x.0, y.0), x.1?.rawValue ?? 0, y.1?.rawValue ?? 0, from(x.1), from(y.1))
  }

  /// Placing, the view is offered the frame's own size; nil stays nil where the view's size decided.
  func placementOffer(_ at: ViewSize) -> Proposal {
    func offer(_ axis: Axis) -> Double? {
      let bounds = self[axis], size = at.size[axis]
      let isViews = at.proposal[axis] == nil && bounds.ideal == nil && size > (bounds.minimum ?? -.infinity) && size < (bounds.maximum ?? .infinity)
      return isViews ? nil : size
    }
    return Proposal(offer(.horizontal), offer(.vertical))
  }
}
