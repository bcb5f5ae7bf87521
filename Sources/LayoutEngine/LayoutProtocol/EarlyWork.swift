import LayoutModel

/// Work of a Layout on its cache before the tree was laid out: a stack asks for its children's spacing when it is built, and a Layout may look into its
/// cache for that, which is made once.
///
/// A recording begins later. What the Layout asked its children meanwhile is asked once more when it is asked for its size, so that it stands where the
/// cache would have been made else; so it is where nothing is recorded.
struct EarlyWork {
  struct Question {
    let child: NodeID
    let proposal: Proposal
  }

  private(set) var kind: LayoutCacheEvent.Kind?
  private(set) var questions: [Question] = []
  private(set) var failure: LayoutError?

  func adding(_ kind: LayoutCacheEvent.Kind, _ questions: [Question]) -> EarlyWork {
    var work = self
    // A cache that was made and updated since is new.
    work.kind = self.kind == .make ? .make : kind
    work.questions += questions
    return work
  }

  func failing(_ failure: LayoutError) -> EarlyWork {
    var work = self
    work.failure = failure
    return work
  }

  /// Notes a question of the Layout at `container`, if its cache is made before the layout.
  static func note(_ child: NodeID, _ proposal: Proposal, askedBy container: NodeID, _ pass: LayoutPass) {
    guard pass.foreign.isEarly, pass.foreign.asking == container else { return }
    pass.foreign.questions.append(Question(child: child, proposal: proposal))
  }

  /// Asks what the Layout at `node` asked early, and ends as that did.
  func `repeat`(for node: NodeID, _ pass: LayoutPass) {
    for question in questions { _ = pass.measure(question.child, question.proposal, SharedReason.custom.vocabularyCode) }
    if let kind { Self.record(kind, ofCacheAt: node, pass) }
    if let failure { pass.fail(failure) }
  }

  /// Records that the cache of the Layout at `node` was made or updated.
  static func record(_ kind: LayoutCacheEvent.Kind, ofCacheAt node: NodeID, _ pass: LayoutPass) {
    guard let log = pass.log else { return }
    log.add(LayoutCacheEvent(pass: log.pass, node: node + pass.nodeOffset, kind: kind, call: pass.current))
  }
}
