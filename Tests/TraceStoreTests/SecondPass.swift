import LayoutModel

@testable import TraceStore

extension Example {
  /// `layOut`, then a pass without the frame: the title refuses what it is proposed, the stamp has priority 1 and takes no width.
  static func recordTwice(_ sink: some TraceSink) throws {
    try sink.begin(recording)
    try sink.add(structure)
    let log = EventLog(sink: sink)
    for (id, name, fill) in [(1, "first", layOut), (2, "second", layOutAgain)] as [(Int32, String, (EventLog) -> Void)] {
      try sink.begin(pass(id, name: name))
      log.pass = id
      let first = log.nextCall
      fill(log)
      log.exchange()
      if let failure = log.failure { throw failure }
      try sink.end(pass: id, firstCall: first, lastCall: log.nextCall - 1)
    }
    try sink.finish()
  }

  private static func layOutAgain(_ log: EventLog) {
    func leaf(_ node: NodeID, _ parent: CallID, _ proposal: Proposal, _ reply: Size) -> CallID {
      let id = log.begin(parent: parent, node: node, reason: share, proposal: proposal)
      log.end(id, parent: parent, node: node, reason: share, proposal: proposal, reply: reply, widthRule: accepts, heightRule: accepts)
      return id
    }
    let p = Proposal(100, 20)
    let row = log.begin(parent: 0, node: 2, reason: root, proposal: p)
    let title = leaf(3, row, Proposal(60, 20), Size(40, 30))
    _ = leaf(3, row, Proposal(0, 10), Size(40, 30))
    let stamp = leaf(4, row, Proposal(52, 20), Size(0, 20))
    log.end(row, parent: 0, node: 2, reason: root, proposal: p, reply: Size(100, 40), widthRule: sum, heightRule: sum)
    log.add(
      StackShareEvent(
        call: row, turn: 1, child: 4, priority: 1, minimum: 0, maximum: 60, remaining: 60, reserved: 40, sharers: 1, offered: 60, took: 0))
    log.add(
      StackShareEvent(
        call: row, turn: 2, child: 3, priority: 0, minimum: 40, maximum: 40, remaining: 92, reserved: 0, sharers: 1, offered: 92, took: 40, gap: 8))
    func placed(_ node: NodeID, _ call: CallID, _ proposal: Proposal, _ size: Size, at point: Point, arranged: CallID = 0) {
      log.add(
        PlacementEvent(
          pass: log.pass, node: node, call: call, arranged: arranged, proposal: proposal, frame: Rect(point, size), absolute: point,
          anchor: Point(0.5, 0.5), drawn: Rect(point, size)))
    }
    placed(2, row, p, Size(100, 40), at: Point(-5, 0), arranged: row)
    placed(3, title, Proposal(60, 20), Size(40, 30), at: Point(0, 5))
    placed(4, stamp, Proposal(52, 20), Size(0, 20), at: Point(48, 0))
  }
}
