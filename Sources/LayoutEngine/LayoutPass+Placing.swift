import LayoutModel

extension LayoutPass {
  /// A child whose size at its placement proposal is known, and which has yet to be put somewhere.
  struct Placing {
    var opened: OpenCall
    var viewSize: ViewSize { ViewSize(opened.reply.size, opened.proposal) }
  }

  /// Placing is a call too: measures at the placement proposal and leaves the call open, so that what follows nests inside.
  func beginPlacing(_ node: NodeID, _ proposal: Proposal, _ reason: VocabularyCode = SharedReason.place.vocabularyCode) -> Placing {
    nodes[node].isForwarder ? beginForwarding(node, proposal, reason) : Placing(opened: open(node, proposal, reason))
  }

  /// What only passes the question on is not asked first: its child is placed at once, and its size is the child's. So each is asked
  /// once, however many stand in one another.
  private func beginForwarding(_ node: NodeID, _ proposal: Proposal, _ reason: VocabularyCode) -> Placing {
    let parent = current
    if hasFailed { return Placing(opened: open(node, proposal, reason)) }
    countCall(node)
    let call = beginCall(node, proposal, reason)
    current = call
    let child = beginPlacing(node + 1, proposal)
    heldPlacings.append(child)
    let answer = Answer(size: child.opened.reply.size, call: child.opened.call)
    return Placing(opened: OpenCall(node: node, proposal: proposal, reason: reason, call: call, parent: parent, reply: Reply(forwarding: answer)))
  }

  /// The child of a forwarder, which was placed as far as its size together with it; nil for any other view.
  func held(for node: NodeID) -> Placing? {
    nodes[node].isForwarder ? heldPlacings.popLast() : nil
  }

  /// Puts the child's top-leading corner at `origin` in its parent's space, then lets it place its own children.
  func finishPlacing(_ placing: Placing, at origin: Point, anchor: Point = .zero, parent: NodeID) {
    let node = placing.opened.node, at = placing.viewSize
    if origin.isNaN {
      fail(.notANumber(node: node, kind: tree.kind(node), call: placing.opened.call, what: "was placed at \(origin.x.word), \(origin.y.word)"))
    }
    guard !hasFailed else { return close(placing.opened) }
    var x = origin.x
    if parent != 0, nodes[parent].isRightToLeft { x = (nodes[parent].frame.size.width - x - at.size.width).zeroIfNaN }
    let base = parent == 0 ? .zero : nodes[parent].absolute
    nodes[node].frame = Rect(Point(x, origin.y), at.size)
    nodes[node].absolute = Point((base.x + x).zeroIfNaN, (base.y + origin.y).zeroIfNaN)
    nodes[node].placed = at.proposal
    nodes[node].isPlaced = true
    let drawn = Rect(nodes[node].absolute, at.size)
    nodes[node].drawn = (transform == .identity ? drawn : transform.bounds(of: drawn)).snapped(toScale: tree.environment.displayScale)
    nodes[node].primitive.place(node, at, self)
    if isRecording, let log {
      recordGuides(node, at)
      log.add(
        PlacementEvent(
          pass: log.pass, node: node + nodeOffset, call: placing.opened.call, arranged: tree.arrangement(node), proposal: at.proposal,
          frame: nodes[node].frame, absolute: nodes[node].absolute, anchor: anchor, drawn: nodes[node].drawn))
    }
    close(placing.opened)
  }

  /// Runs `body` with `effect` applied to everything placed in it, about `point` of the canvas.
  func transformed(by effect: Transform, about point: Point, _ body: () -> Void) {
    let outer = transform
    transform = effect.about(point).then(outer)
    body()
    transform = outer
  }
}

extension Double {
  /// In a canvas without end a distance may be infinity less infinity: what lies there starts at 0.
  fileprivate var zeroIfNaN: Double { isNaN ? 0 : self }
}
