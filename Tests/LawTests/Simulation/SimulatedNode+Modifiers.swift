import LayoutModel

// Views of one child, or of one that counts.
extension SimulatedNode {
  /// What the child is offered of what the modifier is.
  private func offer(_ p: Proposal, _ child: SimulatedNode) -> Proposal {
    var offer = p
    switch view.kind {
    case .padding(let insets):
      for axis in Axis.allCases { offer[axis] = p[axis].map { max(0, $0 - inset(insets, axis)) } }
    case .frame(let width, let height, _, _): offer = Proposal(width ?? p[.horizontal], height ?? p[.vertical])
    case .flexible(let width, let height, _, _):
      for (axis, bounds) in [(Axis.horizontal, width), (.vertical, height)] {
        offer[axis] = (p[axis] ?? bounds.ideal).map { min(max($0, bounds.minimum ?? -.infinity), bounds.maximum ?? .infinity) }
      }
    case .fixedSize(let horizontal, let vertical): offer = Proposal(horizontal ? nil : p[.horizontal], vertical ? nil : p[.vertical])
    case .aspectRatio(let ratio, let fills): offer = rectangle(p, ratio, fills, child)
    default: break
    }
    return offer
  }

  private func inset(_ insets: [Edge: Double], _ axis: Axis) -> Double {
    axis == .horizontal ? (insets[.leading] ?? 0) + (insets[.trailing] ?? 0) : (insets[.top] ?? 0) + (insets[.bottom] ?? 0)
  }

  private func rectangle(_ p: Proposal, _ ratio: Double?, _ fills: Bool, _ child: SimulatedNode) -> Proposal {
    if p[.horizontal] == nil, p[.vertical] == nil { return p }
    let box = ratio.map { Size($0, 1) } ?? child.size(.unspecified)
    let scales = Axis.allCases.compactMap { axis in p[axis].map { $0 / box[axis] } }
    guard let scale = fills ? scales.max() : scales.min() else { return p }
    return Proposal(box.width * scale, box.height * scale)
  }

  func unarySize(_ p: Proposal, _ child: SimulatedNode) -> Size {
    let inner = child.size(offer(p, child))
    switch view.kind {
    case .padding(let insets): return Size(max(0, inner.width + inset(insets, .horizontal)), max(0, inner.height + inset(insets, .vertical)))
    case .frame(let width, let height, _, _): return Size(width ?? inner.width, height ?? inner.height)
    case .flexible(let width, let height, _, _):
      return Size(flexible(width, p[.horizontal], inner.width), flexible(height, p[.vertical], inner.height))
    case .position:
      let own = child.size(p)
      return Size(p[.horizontal] ?? own.width, p[.vertical] ?? own.height)
    default: return inner
    }
  }

  /// What is proposed, within the bounds; for one that is missing stands what the child is.
  private func flexible(_ bounds: SimulatedView.Bounds, _ proposed: Double?, _ child: Double) -> Double {
    guard let length = proposed else { return bounds.ideal ?? min(max(child, bounds.minimum ?? -.infinity), bounds.maximum ?? .infinity) }
    if bounds.minimum == nil, bounds.maximum == nil { return child }
    let low = bounds.minimum ?? min(child, bounds.maximum ?? child), high = bounds.maximum ?? max(child, bounds.minimum ?? child)
    return low <= high ? min(max(length, low), high) : high
  }

  func unaryArrangement(_ at: Answer, _ child: SimulatedNode) -> [Placed] {
    func centred(_ answer: Answer) -> [Placed] {
      [Placed(child: child, origin: Point((at.size.width - answer.size.width) / 2, (at.size.height - answer.size.height) / 2), answer: answer)]
    }
    switch view.kind {
    case .padding(let insets):
      return [Placed(child: child, origin: Point(insets[.leading] ?? 0, insets[.top] ?? 0), answer: child.answer(offer(at.proposal, child)))]
    case .frame(_, _, let horizontal, let vertical): return [aligned(child, child.answer(offer(at.proposal, child)), in: at.size, horizontal, vertical)]
    case .flexible(let width, let height, let horizontal, let vertical):
      var proposal = Proposal(at.size)
      for (axis, bounds) in [(Axis.horizontal, width), (.vertical, height)] where bounds.ideal == nil && at.proposal[axis] == nil {
        // It has the child's ideal length: that is what the child is offered.
        let size = at.size[axis]
        if size > bounds.minimum ?? -.infinity, size < bounds.maximum ?? .infinity { proposal[axis] = nil }
      }
      return [aligned(child, child.answer(proposal), in: at.size, horizontal, vertical)]
    case .offset(let point): return [Placed(child: child, origin: .zero, answer: child.answer(at.proposal), drawn: point)]
    case .position(let point):
      let answer = child.answer(Proposal(at.size))
      return [Placed(child: child, origin: Point(point.x - answer.size.width / 2, point.y - answer.size.height / 2), answer: answer)]
    case .layer(_, let horizontal, let vertical):
      let primary = child.answer(at.proposal), content = children[1].answer(Proposal(primary.size))
      let origin = Point(
        child.guide(horizontal, .horizontal, primary) - children[1].guide(horizontal, .horizontal, content),
        child.guide(vertical, .vertical, primary) - children[1].guide(vertical, .vertical, content))
      return [Placed(child: child, origin: .zero, answer: primary), Placed(child: children[1], origin: origin, answer: content)]
    default: return centred(child.answer(offer(at.proposal, child)))
    }
  }
}
