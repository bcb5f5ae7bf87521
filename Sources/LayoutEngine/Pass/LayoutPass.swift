import LayoutModel

/// One layout of a whole tree: carries every question and answer, and is the one place that records them.
///
/// Errors do not unwind: the first is kept in `failure`, and from then on every question is answered 0 × 0 at once.
package final class LayoutPass {
  package let tree: LayoutTree
  let nodes: UnsafeMutableBufferPointer<ViewNode>
  package let options: Options
  private let recorder: PassRecorder
  /// nil: nothing is recorded.
  var log: EventLog? { isSilent ? nil : recorder.log }
  var nodeOffset: NodeID { recorder.nodeOffset }
  /// Whether views that would be placed the same are left as they are.
  var keepsSettled: Bool { recorder.unretained == nil }
  @inline(__always) var isRecording: Bool { recorder.unretained != nil && !isSilent }
  private let sizes: SizeCache
  private let ranges: RangeCache
  /// Whether replies are remembered by range.
  let usesRanges: Bool
  /// For which proposals the reply given last holds; of no meaning unless `usesRanges`.
  @exclusivity(unchecked) var range = ProposalRange.all
  /// The open call.
  @exclusivity(unchecked) var current: CallID = 0
  @exclusivity(unchecked) var counts = CallCounts()
  package var callCount: Int { counts.calls }
  package var computedCount: Int { counts.computed }
  package var placedCount: Int { counts.placed }
  package private(set) var failure: LayoutError?
  /// Whether there is a failure.
  @exclusivity(unchecked) private(set) var hasFailed = false
  var guideCache: GuideCache
  /// Sizes to be written to state, in the order their views were placed.
  package internal(set) var readings: [SizeReading] = []
  package internal(set) var matched = MatchedPlacing()
  var surroundings = Surroundings()
  @exclusivity(unchecked) var transform = Transform.identity
  var foreign = ForeignCode()
  /// Children of forwarders between `beginPlacing` and `finishPlacing`, innermost first.
  var heldPlacings: [Placing] = []
  /// Whether the present questions are no part of the layout: neither recorded, counted nor remembered.
  @exclusivity(unchecked) private(set) var isSilent = false

  package init(tree: LayoutTree, options: Options = Options(), log: EventLog? = nil, nodeOffset: NodeID = 0) {
    (self.tree, self.options, recorder) = (tree, options, PassRecorder(log, nodeOffset: nodeOffset))
    (nodes, sizes, ranges, guideCache) = (tree.nodes, tree.caches.sizes, tree.caches.ranges, GuideCache(changes: tree.changes))
    if options.cache != .memo {
      tree.leaveRanges()
      tree.caches.areComplete = false
    }
    if log != nil { tree.keepCalls() }
    usesRanges = tree.caches.isRanged
  }

  /// Keeps the first error.
  func fail(_ error: LayoutError) {
    if failure == nil { (failure, hasFailed) = (error, true) }
  }

  /// Asks a view for the size that fits `proposal`: one sizeThatFits call.
  func measure(_ node: NodeID, _ proposal: Proposal, _ reason: VocabularyCode) -> Answer {
    let opened = open(node, proposal, reason)
    close(opened)
    return Answer(size: opened.reply.size, call: opened.call)
  }

  func open(_ node: NodeID, _ proposal: Proposal, _ reason: VocabularyCode) -> OpenCall {
    let parent = current
    if hasFailed { return OpenCall(node: node, proposal: proposal, reason: reason, call: 0, parent: parent, reply: Reply(.zero, 0, 0)) }
    countCall(node)
    let call = beginCall(node, proposal, reason)
    current = call
    let isCached = nodes[node].isCached && options.cache != .off
    if usesRanges {
      if isCached, let known = ranges.find(proposal, in: nodes[node].cache) {
        if !isSilent, options.verifiesCache { verify(node, proposal, known.pointee.size) }
        range = known.pointee.range
        return OpenCall(node: node, proposal: proposal, reason: reason, call: call, parent: parent, reply: Reply(known.pointee.size, 0, 0))
      }
    } else if isCached, let hit = sizes.find(proposal, in: nodes[node].cache) {
      if !isSilent, options.verifiesCache { verify(node, proposal, hit.size) }
      return OpenCall(node: node, proposal: proposal, reason: reason, call: call, parent: parent, reply: Reply(hit.size, 0, 0), cachedFrom: hit.call)
    }
    counts.computed += 1
    var reply = nodes[node].primitive.size(proposal, node, self)
    if reply.size.isNaN {
      fail(.notANumber(node: node, kind: tree.kind(node), call: call, what: "answered \(reply.size.width.word) x \(reply.size.height.word)"))
      // As everything is answered from here on.
      reply = Reply(.zero, 0, 0)
    }
    var opened = OpenCall(node: node, proposal: proposal, reason: reason, call: call, parent: parent, reply: reply)
    if usesRanges {
      if !nodes[node].knowsRange { range = ProposalRange(only: proposal) }
      if isCached, !hasFailed, !isSilent {
        // A tree that lives on is asked ever more.
        if tree.changes > 0, ranges.trim(&nodes[node].cache) { nodes[node].hasForgotten = true }
        ranges.insert(range, reply.size, in: &nodes[node].cache)
      }
    } else if isCached, !hasFailed, !isSilent {
      if tree.changes > 0, keepsSettled, sizes.trim(&nodes[node].cache) { nodes[node].hasForgotten = true }
      opened.evicted = sizes.insert(proposal, reply.size, call, in: &nodes[node].cache, policy: options.cache)
    }
    return opened
  }

  func close(_ opened: OpenCall) {
    current = opened.parent
    guard let unretained = recorder.unretained, !isSilent, opened.call != 0 else { return }
    let kind = nodes[opened.node].primitive.kind
    let hit = opened.cachedFrom != 0
    unretained._withUnsafeGuaranteedRef {
      $0.end(
        opened.call, parent: opened.parent, node: opened.node + nodeOffset, reason: opened.reason, proposal: opened.proposal, reply: opened.reply.size,
        cachedFrom: opened.cachedFrom, evicted: opened.evicted,
        widthRule: hit ? 0 : AnyPrimitive.code(Int(kind), opened.reply.widthRule), heightRule: hit ? 0 : AnyPrimitive.code(Int(kind), opened.reply.heightRule),
        widthFrom: opened.reply.widthFrom, heightFrom: opened.reply.heightFrom)
    }
  }

  func beginCall(_ node: NodeID, _ proposal: Proposal, _ reason: VocabularyCode) -> CallID {
    if let unretained = recorder.unretained, !isSilent {
      return unretained._withUnsafeGuaranteedRef { $0.begin(parent: current, node: node + nodeOffset, reason: reason, proposal: proposal) }
    }
    counts.silent += 1
    return counts.silent
  }

  func countCall(_ node: NodeID) {
    if isSilent { return }
    counts.calls += 1
    if counts.calls >= counts.nextCheck { checkBudget() }
  }

  /// Every 256 calls, and at the first too many: the budget and the sink's health.
  private func checkBudget() {
    counts.nextCheck = callCount + 256
    if callCount <= options.maxCalls, options.maxCalls < counts.nextCheck { counts.nextCheck = options.maxCalls + 1 }
    if callCount > options.maxCalls {
      let (busiest, asked) = tree.busiestNode()
      fail(.tooManyCalls(limit: options.maxCalls, busiest: busiest, asked: asked))
    }
    if options.budget != nil { spendBudget() }
    if let error = log?.failure { fail(.recording(message: "\(error)")) }
  }

  private func spendBudget() {
    guard let budget = options.budget else { return }
    let left = budget.spend(callCount - counts.spent)
    counts.spent = callCount
    if left >= 0 {
      if left < counts.nextCheck - callCount { counts.nextCheck = callCount + left + 1 }
    } else if case .calls(let limit)? = budget.excess {
      let (busiest, asked) = tree.busiestNode()
      fail(.tooManyCalls(limit: limit, busiest: busiest, asked: asked))
    } else if let excess = budget.excess {
      fail(.overBudget(excess))
    }
  }

  /// Asks without leaving a trace.
  func silently(_ body: () -> Void) {
    let outer = isSilent
    isSilent = true
    body()
    isSilent = outer
  }

  private func verify(_ node: NodeID, _ proposal: Proposal, _ known: Size) {
    guard tree.isImpurePossible(node) else { return }
    if nodes[node].childCount > 0 { tree.caches.areComplete = false }
    isSilent = true
    let again = nodes[node].primitive.size(proposal, node, self).size
    isSilent = false
    if again != known {
      func words(_ size: Size) -> String { "\(size.width) x \(size.height)" }
      let (first, second) = (words(known), words(again))
      note(node, "LT203", .error, "\(tree.kind(node)) answered \(first), then \(second), to the same proposal \(proposal.words)")
      fail(.impure(node: node, layout: tree.kind(node), proposal: proposal.words, first: first, second: second))
    }
  }

  /// Lays the tree out in a canvas of `proposal`; the root's frame is then in the canvas.
  ///
  /// - Throws: the first `LayoutError`.
  package func run(_ proposal: Proposal) throws(LayoutError) {
    surroundings.canvas = proposal
    forgetChanged()
    tree.forgetRescaled()
    if let grid = tree.gridColumns.overfull.min() { fail(.tooManyColumns(node: grid, limit: GridColumnCount.limit)) }
    let safe = tree.environment.safeArea
    func inside(_ axis: Axis) -> Double? {
      // Without insets a negative canvas is proposed as it is (measured, frm-H2).
      proposal[axis].map { safe[axis] == 0 ? $0 : max(0, $0 - safe[axis]) }
    }
    let inner = Proposal(inside(.horizontal), inside(.vertical))
    if tree.count > 0 {
      RelativeContainers(tree: tree).enter(0, inner, self)
      let root = beginPlacing(1, inner, SharedReason.root.vocabularyCode)
      let origin = rootOrigin(inner, root.opened.reply.size)
      SafeArea(pass: self).open(origin, root.opened.reply.size, inner)
      finishPlacing(root, at: origin, anchor: .zero, parent: 0)
    }
    tree.scrolling.endLayout()
    spendBudget()
    log?.exchange()
    if failure == nil, let error = log?.failure { fail(.recording(message: "\(error)")) }
    if let failure {
      tree.unsettle()
      throw failure
    }
  }

  /// Forgets guides of views that were given other arguments since they were asked.
  func forgetChanged() { guideCache.update(changes: tree.changes) }

  /// Records a finding.
  func note(_ node: NodeID, _ code: String, _ severity: DiagnosticEvent.Severity, axis: Axis? = nil, amount: Double? = nil, _ message: String) {
    guard let log else { return }
    log.add(DiagnosticEvent(pass: log.pass, node: node + nodeOffset, code: code, severity: severity, axis: axis, amount: amount, message: message))
  }

  package struct Options: Sendable {
    package var cache: CachePolicy = .memo
    /// Calls after which the pass stops with an error.
    package var maxCalls: Int
    /// The budget that this layout shares with the other layouts of a command.
    package var budget: LayoutBudget?
    /// Ask again on every cache hit of a custom layout or formula, unrecorded, and compare.
    package var verifiesCache: Bool

    /// - Parameter maxCalls: nil for as many as the budget allows.
    package init(cache: CachePolicy = .memo, maxCalls: Int? = nil, verifiesCache: Bool? = nil, budget: LayoutBudget? = .current) {
      var debug = false
      assert(
        {
          debug = true
          return true
        }())
      (self.cache, self.verifiesCache, self.budget) = (cache, verifiesCache ?? debug, budget)
      self.maxCalls = maxCalls ?? (budget == nil ? 100_000_000 : .max)
    }
  }
}
