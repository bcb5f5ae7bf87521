import LayoutModel

extension LayoutPass {
  /// A call whose reply is known but whose row is still open.
  struct OpenCall {
    let node: NodeID
    let proposal: Proposal
    let reason: VocabularyCode
    let call: CallID
    let parent: CallID
    var reply: Reply
    var cachedFrom: CallID = 0
    var evicted: CallID = 0
  }

  /// A child whose size at its placement proposal is known, and which has yet to be put somewhere.
  struct Placing {
    var opened: OpenCall
    var viewSize: ViewSize { ViewSize(opened.reply.size, opened.proposal) }
  }

  /// Centred per axis where both the proposal and the reply are finite, else at 0; inside the safe area.
  func rootOrigin(_ proposal: Proposal, _ size: Size) -> Point {
    let safe = tree.environment.safeArea
    func centred(_ axis: Axis) -> Double {
      guard let given = proposal[axis], given.isFinite, size[axis].isFinite else { return 0 }
      return (given - size[axis]) / 2
    }
    let left = tree.environment.layoutDirection == .leftToRight ? safe.leading : safe.trailing
    return Point(left + centred(.horizontal), safe.top + centred(.vertical))
  }

  /// Placing is a call too: measures at the placement proposal and leaves the call open, so that what follows nests inside.
  func beginPlacing(_ node: NodeID, _ proposal: Proposal, _ reason: VocabularyCode = SharedReason.place.vocabularyCode) -> Placing {
    nodes[node].isForwarder ? beginForwarding(node, proposal, reason) : Placing(opened: open(node, proposal, reason))
  }

  /// A forwarder is not asked first: its child is placed at once, and its size is the child's. So each forwarder is asked
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
  ///
  /// - Parameter guides: of the child, those by which the origin was found.
  func finishPlacing(_ placing: Placing, at origin: Point, by guides: PlacingGuides = .none, anchor: Point = .zero, parent: NodeID) {
    let node = placing.opened.node, at = placing.viewSize
    if origin.isNaN {
      fail(.notANumber(node: node, kind: tree.kind(node), call: placing.opened.call, what: "was placed at \(origin.x.word), \(origin.y.word)"))
    }
    guard !hasFailed else { return close(placing.opened) }
    var x = origin.x
    if parent != 0, nodes[parent].isRightToLeft { x = (nodes[parent].frame.size.width - x - at.size.width).zeroIfNaN }
    let isUpright = transform == .identity
    let isKept = keepsSettled && isUpright && nodes[node].isSettled && nodes[node].frame.size == at.size && nodes[node].placed == at.proposal
    let old = nodes[node].absolute
    nodes[node].frame = Rect(Point(x, origin.y), at.size)
    (nodes[node].placed, nodes[node].isPlaced) = (at.proposal, true)
    tree.locate(node)
    let isMoved = nodes[node].absolute != old
    // A Layout is told where it stands, and may place its children by that.
    if isKept, !isMoved || tree.layouts.boxes.isEmpty { return keep(placing, isMoved: isMoved) }
    if !isUpright || !tree.drawnElsewhere.isEmpty {
      tree.drawnElsewhere[node] = isUpright ? nil : transform.bounds(of: Rect(nodes[node].absolute, at.size))
    }
    counts.placed += 1
    if nodes[node].primitive.placesAll { nodes[node].primitive.place(node, at, self) } else { placeSome(node, at) }
    nodes[node].isSettled = isUpright && nodes[node].isSelfContained
    if isRecording, let log {
      recordGuides(node, at)
      log.add(
        PlacementEvent(
          pass: log.pass, node: node + nodeOffset, call: placing.opened.call, arranged: tree.arrangement(node), proposal: at.proposal,
          frame: nodes[node].frame, absolute: nodes[node].absolute, anchor: anchor, drawn: tree.drawn(node),
          horizontal: standing(guides.horizontal, node, at), vertical: standing(guides.vertical, node, at)))
    }
    close(placing.opened)
  }

  /// Puts the child's upper left corner at a point of the canvas, wherever its parent is.
  func finishPlacing(_ placing: Placing, onCanvas point: Point, parent: NodeID) {
    let around = nodes[parent], x = point.x - around.absolute.x
    // Places are given from the leading edge on.
    let leading = around.isRightToLeft ? around.frame.size.width - x - placing.viewSize.size.width : x
    finishPlacing(placing, at: Point(leading.zeroIfNaN, (point.y - around.absolute.y).zeroIfNaN), parent: parent)
  }

  /// Leaves a settled view's children where they are in it.
  private func keep(_ placing: Placing, isMoved: Bool) {
    let node = placing.opened.node
    var forwarder = node
    while nodes[forwarder].isForwarder {
      heldPlacings.removeLast()
      forwarder += 1
    }
    if isMoved {
      for inner in stride(from: node + 1, through: nodes[node].last, by: 1) where nodes[inner].isPlaced { tree.locate(inner) }
    }
    close(placing.opened)
  }

  /// Places what a container shows, and takes back what an earlier layout of it had placed besides.
  private func placeSome(_ node: NodeID, _ at: ViewSize) {
    let children = (0..<Int(nodes[node].childCount)).lazy.map { self.tree.child($0, of: node) }
    let before = Array(children.filter { self.nodes[$0].isPlaced })
    for child in before { nodes[child].isPlaced = false }
    nodes[node].primitive.place(node, at, self)
    for child in before where !nodes[child].isPlaced { tree.unplace(child) }
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
  var zeroIfNaN: Double { isNaN ? 0 : self }
}
