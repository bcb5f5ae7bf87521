import Foundation
import LayoutModel

@testable import TraceStore

/// The scene of the tests: a `frame(width: 100)` around an HStack of two leaves.
///
/// ```
/// 1 frame ─ 2 row (HStack) ─ 3 title (Text)
///                          └ 4 stamp (Color)
/// ```
enum Example {
  static let reasons: [(VocabularyCode, String)] = [
    (0x0101, "root"), (0x0102, "probe-minimum"), (0x0103, "probe-maximum"), (0x0104, "share"), (0x0105, "place"),
  ]
  static let rules: [(VocabularyCode, String)] = [(0x0201, "frame.fixed"), (0x0202, "stack.sum_of_children"), (0x0203, "leaf.accepts_proposal")]
  static let (root, minimum, maximum, share, place) = (reasons[0].0, reasons[1].0, reasons[2].0, reasons[3].0, reasons[4].0)
  static let (fixed, sum, accepts) = (rules[0].0, rules[1].0, rules[2].0)

  static let recording = RecordingRecord(
    meta: [("tool_version", "0.1.0"), ("swiftui_version", "6")], sceneName: "row.json", sceneJSON: #"{"version":1}"#,
    vocabulary: Vocabulary(
      reasons: reasons.map { .init(codes: [$0.0, $0.0 | 0x1000], name: $0.1, asks: "for \($0.1)", doc: "Because of \($0.1).") },
      rules: rules.map { .init(codes: [$0.0], code: $0.1, title: $0.1, doc: "By \($0.1).") }))

  static func node(
    _ id: NodeID, parent: NodeID, last: NodeID, ordinal: Int32 = 0, depth: Int32, key: String, role: NodeRole, kind: String, label: String? = nil,
    view: NodeID? = nil, pointer: String? = nil, attributes: [(name: String, number: Double?, text: String?)] = []
  ) -> NodeRecord {
    NodeRecord(
      id: id, parent: parent, last: last, ordinal: ordinal, depth: depth, key: key, path: "\(kind)/\(ordinal)", role: role, kind: kind, label: label,
      view: view ?? id, pointer: pointer, attributes: attributes)
  }

  static let structure = StructureRecord(
    id: 1,
    nodes: [
      node(
        1, parent: 0, last: 4, depth: 0, key: "node1", role: .modifier, kind: "frame", view: 2, pointer: "/view/modifiers/0",
        attributes: [("width", 100, nil), ("alignment", nil, "center"), ("maxHeight", .infinity, nil)]),
      node(2, parent: 1, last: 4, depth: 1, key: "row", role: .container, kind: "HStack", pointer: "/view"),
      node(3, parent: 2, last: 3, depth: 2, key: "title", role: .leaf, kind: "Text", label: "Hello world", pointer: "/view/children/0"),
      node(4, parent: 2, last: 4, ordinal: 1, depth: 2, key: "stamp", role: .leaf, kind: "Color", label: "red", pointer: "/view/children/1"),
    ])

  static func pass(_ id: Int32 = 1, name: String = "first") -> PassRecord {
    PassRecord(
      id: id, structure: 1, name: name, proposal: Proposal(90, nil), state: "{}", trigger: "scene",
      guideNames: ["leading", "firstTextBaseline", "HorizontalAlignment.center", "VerticalAlignment.center"])
  }

  /// The recording of one pass whose events `fill` logs.
  static func record(
    _ sink: some TraceSink, pass record: PassRecord = pass(), finish: Bool = true, clock: (() -> Int64)? = nil, fill: (EventLog) throws -> Void
  ) throws {
    try sink.begin(recording)
    try sink.add(structure)
    try sink.begin(record)
    let log = EventLog(sink: sink, clock: clock)
    log.pass = record.id
    try fill(log)
    log.exchange()
    if let failure = log.failure { throw failure }
    try sink.end(pass: record.id, firstCall: log.nextCall > 1 ? 1 : 0, lastCall: log.nextCall - 1)
    if finish { try sink.finish() }
  }

  /// What a layout of the scene in 90 × nil could have done: twelve calls, of which three are hits.
  static func layOut(_ log: EventLog) {
    func leaf(_ node: NodeID, _ parent: CallID, _ reason: VocabularyCode, _ proposal: Proposal, _ reply: Size, from: CallID = 0) -> CallID {
      let id = log.begin(parent: parent, node: node, reason: reason, proposal: proposal)
      log.end(
        id, parent: parent, node: node, reason: reason, proposal: proposal, reply: reply, cachedFrom: from,
        widthRule: from == 0 ? accepts : 0, heightRule: from == 0 ? accepts : 0)
      return id
    }
    let p = Proposal(90, nil), inner = Proposal(100, nil)
    let c1 = log.begin(parent: 0, node: 1, reason: root, proposal: p)
    let c2 = log.begin(parent: c1, node: 2, reason: root, proposal: inner)
    let c3 = leaf(3, c2, minimum, Proposal(0, nil), Size(40, 40))
    _ = leaf(3, c2, maximum, Proposal(.infinity, nil), Size(88, 20))
    _ = leaf(4, c2, minimum, Proposal(0, nil), Size(0, 10))
    _ = leaf(4, c2, maximum, Proposal(.infinity, nil), Size(.infinity, 10))
    let c7 = leaf(3, c2, share, Proposal(46, nil), Size(40, 40))
    let c8 = leaf(4, c2, share, Proposal(52, nil), Size(52, 10))
    log.end(
      c2, parent: c1, node: 2, reason: root, proposal: inner, reply: Size(100, 40), widthRule: sum, heightRule: sum, heightFrom: c7)
    log.end(c1, parent: 0, node: 1, reason: root, proposal: p, reply: Size(100, 40), widthRule: fixed, heightRule: fixed, heightFrom: c2)
    log.add(
      StackShareEvent(
        call: c2, turn: 1, child: 3, priority: 0, minimum: 40, maximum: 88, remaining: 92, reserved: 0, sharers: 2, offered: 46, took: 40))
    log.add(
      StackShareEvent(
        call: c2, turn: 2, child: 4, priority: 0, minimum: 0, maximum: .infinity, remaining: 52, reserved: 0, sharers: 1, offered: 52, took: 52, gap: 8))
    let c9 = log.begin(parent: 0, node: 1, reason: place, proposal: p)
    let c10 = log.begin(parent: c9, node: 2, reason: place, proposal: inner)
    let c11 = leaf(3, c10, place, Proposal(46, nil), Size(40, 40), from: c7)
    let c12 = leaf(4, c10, place, Proposal(52, nil), Size(52, 10), from: c8)
    log.end(c10, parent: c9, node: 2, reason: place, proposal: inner, reply: Size(100, 40), cachedFrom: c2, evicted: c3)
    log.end(c9, parent: 0, node: 1, reason: place, proposal: p, reply: Size(100, 40), cachedFrom: c1)
    func placed(
      _ node: NodeID, _ call: CallID, _ proposal: Proposal, _ frame: Rect, at absolute: Point, arranged: CallID = 0, _ x: PlacedGuide? = nil,
      _ y: PlacedGuide? = nil
    ) {
      log.add(
        PlacementEvent(
          pass: log.pass, node: node, call: call, arranged: arranged, proposal: proposal, frame: frame, absolute: absolute, anchor: Point(0.5, 0.5),
          drawn: Rect(absolute, frame.size), horizontal: x, vertical: y))
    }
    placed(1, c9, p, Rect(-5, 0, 100, 40), at: Point(-5, 0))
    placed(2, c10, inner, Rect(0, 0, 100, 40), at: Point(-5, 0), arranged: c2, PlacedGuide(guide: 2, value: 50), PlacedGuide(guide: 3, value: 20))
    placed(3, c11, Proposal(46, nil), Rect(0, 0, 40, 40), at: Point(-5, 0), nil, PlacedGuide(guide: 1, value: 15))
    placed(4, c12, Proposal(52, nil), Rect(48, 15, 52, 10), at: Point(43, 15), PlacedGuide(guide: 0, value: 0))
    log.add(GuideEvent(pass: log.pass, call: c10, node: 3, guide: 1, explicit: true, value: 15))
    log.add(GuideEvent(pass: log.pass, call: c10, node: 3, guide: 3, explicit: false, value: 20))
    log.add(
      GridShareEvent(
        call: c2, node: 2, axis: .horizontal, first: c7, priority: -.infinity, length: 100, gaps: 8, begun: 2, divisor: 1, points: .nan, parts: 2))
    log.add(
      GridTakenEvent(
        call: c2, axis: .vertical, first: c8, priority: 0, kind: .more, track: 1, lastTrack: 2, node: 3, points: 12.5, took: 40, isWhole: true))
    log.add(GridTrackEvent(call: c2, axis: .horizontal, track: 1, gap: 0, start: 0, length: 40, node: 0, took: 0))
    log.add(LazyTrackEvent(call: c2, first: c8, axis: .vertical, track: 2, item: -1, gap: 8, start: 28, length: 20, divided: 100, node: 3))
    log.add(ContainerLengthEvent(call: c2, axis: .vertical, nearest: 2, container: 0, length: .nan, margins: 0, part: 12.5))
    log.add(ViewportEvent(pass: log.pass, node: 2, offset: Point(0, 12.5), content: Size(100, .infinity), target: 4))
    log.add(
      TextLineEvent(
        pass: log.pass, node: 3, line: 0, text: "Hello", width: 40, truncated: false, breaksWord: true, baseline: 16, font: .init(lineHeight: 20, size: 17)))
    log.add(
      TextLineEvent(
        pass: log.pass, node: 3, line: 1, text: "wo…", width: 24, truncated: true, x: 8, seenWidth: 22, baseline: 36, font: .init(lineHeight: 20, advance: 8)))
    log.add(LayoutCacheEvent(pass: log.pass, node: 2, kind: .make, call: c2))
    log.add(StateChangeEvent(pass: log.pass, name: "open", old: nil, new: "true", node: 0))
    log.add(DiagnosticEvent(pass: log.pass, node: 1, code: "LT001", severity: .warning, axis: .horizontal, amount: 10, message: "It sticks out."))
  }
}
