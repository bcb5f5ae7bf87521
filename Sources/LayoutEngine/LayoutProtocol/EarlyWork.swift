import LayoutModel

/// What a Layout did with its cache before the tree was laid out: a stack asks for its children's spacing when it is built, and a Layout may look into its
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
    // What was made and updated since is new.
    work.kind = self.kind == .make ? .make : kind
    work.questions += questions
    return work
  }

  func failing(_ failure: LayoutError) -> EarlyWork {
    var work = self
    work.failure = failure
    return work
  }
}

extension LayoutPass {
  /// Notes what the Layout at `container` asks, if its cache is made before the layout.
  func noteQuestion(of container: NodeID, _ child: NodeID, _ proposal: Proposal) {
    if isEarly, asking == container { questions.append(EarlyWork.Question(child: child, proposal: proposal)) }
  }

  /// Asks what the Layout at `node` asked early, and ends as that did.
  func `repeat`(_ work: EarlyWork, for node: NodeID) {
    for question in work.questions { _ = measure(question.child, question.proposal, SharedReason.custom.vocabularyCode) }
    if let kind = work.kind { note(kind, ofCacheAt: node) }
    if let failure = work.failure { fail(failure) }
  }

  func note(_ kind: LayoutCacheEvent.Kind, ofCacheAt node: NodeID) {
    guard let log else { return }
    log.add(LayoutCacheEvent(pass: log.pass, node: node + nodeOffset, kind: kind, call: current))
  }
}
