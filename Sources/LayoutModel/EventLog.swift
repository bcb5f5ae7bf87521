/// The engine's end of a recording: fills the current chunk and exchanges it when full, at first sooner.
///
/// A chunk holds a sixteenth of the calls before it, and `leastCalls` at least: what a killed process loses, was made in a seventeenth of its time,
/// however slow the engine. From 16 times its capacity on it is filled.
///
/// A call's row is reserved when it starts, so rows stand in pre-order; its reply is filled in where the row still is here,
/// else it follows as a closing.
package final class EventLog {
  private let sink: any TraceSink
  private var chunk: EventChunk {
    didSet { current = .passUnretained(chunk) }
  }
  /// The chunk once more: `chunk` keeps it, so that no event has to.
  @exclusivity(unchecked) private var current: Unmanaged<EventChunk>
  /// Rows of the chunk, the first of which is call `firstCall`.
  @exclusivity(unchecked) private var rows: UnsafeMutablePointer<CallEvent>
  @exclusivity(unchecked) private var firstCall: CallID
  private let handOver: HandOver
  /// That of `handOver`, which keeps it.
  private let due: UnsafeMutablePointer<CallID>
  /// The id of the first call of all.
  private let firstOfAll: CallID
  private static let leastCalls = 64
  /// The id the next call gets.
  @exclusivity(unchecked) package private(set) var nextCall: CallID
  /// The first error of the sink; recording goes nowhere after it.
  package private(set) var failure: (any Error)?
  @exclusivity(unchecked) package var pass: Int32 = 0
  private let isTimed: Bool
  private let clock: (() -> Int64)?
  /// Open calls and when they began, the innermost last.
  private var beginnings: [(call: CallID, time: Int64)] = []
  /// Time that went by while the sink took chunks.
  private var waited: Int64 = 0

  /// - Parameter firstCall: the first call's id; more than 1 where a recording goes on.
  /// - Parameter clock: nanoseconds; calls are timed if there is one.
  package init(sink: any TraceSink, firstCall: CallID = 1, clock: (() -> Int64)? = nil) {
    (self.sink, self.clock, isTimed) = (sink, clock, clock != nil)
    (nextCall, self.firstCall, firstOfAll) = (firstCall, firstCall, firstCall)
    let chunk = EventChunk()
    chunk.firstCall = firstCall
    (self.chunk, current) = (chunk, .passUnretained(chunk))
    rows = chunk.rows
    handOver = HandOver(due: firstCall + CallID(Self.leastCalls))
    due = handOver.due
    sink.follow(handOver)
  }

  /// Opens a call.
  package func begin(parent: CallID, node: NodeID, reason: VocabularyCode, proposal: Proposal) -> CallID {
    let id = nextCall
    (rows + Int(id - firstCall)).initialize(to: CallEvent(parent: parent, node: node, pass: pass, reason: reason, proposal: proposal))
    nextCall = id + 1
    if nextCall >= due.pointee { exchange() }
    if isTimed, let clock { beginnings.append((id, clock() - waited)) }
    return id
  }

  /// Closes a call that was computed or found in a cache. `event` needs no `last`.
  package func end(
    _ id: CallID, parent: CallID, node: NodeID, reason: VocabularyCode, proposal: Proposal, reply: Size, cachedFrom: CallID = 0, evicted: CallID = 0,
    widthRule: VocabularyCode = 0, heightRule: VocabularyCode = 0, widthFrom: CallID = 0, heightFrom: CallID = 0
  ) {
    func fill(_ event: inout CallEvent) {
      event.last = nextCall - 1
      event.reply = reply
      (event.cachedFrom, event.evicted) = (cachedFrom, evicted)
      (event.widthRule, event.heightRule, event.widthFrom, event.heightFrom) = (widthRule, heightRule, widthFrom, heightFrom)
    }
    let now = isTimed ? (clock?() ?? 0) - waited : 0
    if id >= firstCall {
      fill(&rows[Int(id - firstCall)])
    } else {
      var event = CallEvent(parent: parent, node: node, pass: pass, reason: reason, proposal: proposal)
      fill(&event)
      chunk.closings.append(CallClosing(id: id, event: event))
    }
    if isTimed { time(id, now) }
  }

  private func time(_ id: CallID, _ now: Int64) {
    // What an error left open is inside of what ends.
    while let beginning = beginnings.popLast() {
      guard beginning.call == id else { continue }
      chunk.times.append(CallTimeEvent(call: id, nanoseconds: now - beginning.time))
      return exchangeIfLong(chunk.times.count)
    }
  }

  package func add(_ share: StackShareEvent) { exchangeIfLong(current._withUnsafeGuaranteedRef { $0.shares.append(share) }) }
  package func add(_ placement: PlacementEvent) { exchangeIfLong(current._withUnsafeGuaranteedRef { $0.placements.append(placement) }) }
  package func add(_ guide: GuideEvent) { exchangeIfLong(current._withUnsafeGuaranteedRef { $0.guides.append(guide) }) }
  package func add(_ share: GridShareEvent) { chunk.gridShares.append(share); exchangeIfLong(chunk.gridShares.count) }
  package func add(_ taken: GridTakenEvent) { chunk.gridTaken.append(taken); exchangeIfLong(chunk.gridTaken.count) }
  package func add(_ track: GridTrackEvent) { chunk.gridTracks.append(track); exchangeIfLong(chunk.gridTracks.count) }
  package func add(_ track: LazyTrackEvent) { chunk.lazyTracks.append(track); exchangeIfLong(chunk.lazyTracks.count) }
  package func add(_ length: ContainerLengthEvent) { chunk.containerLengths.append(length); exchangeIfLong(chunk.containerLengths.count) }
  package func add(_ viewport: ViewportEvent) { chunk.viewports.append(viewport); exchangeIfLong(chunk.viewports.count) }
  package func add(_ line: TextLineEvent) { chunk.textLines.append(line); exchangeIfLong(chunk.textLines.count) }
  package func add(_ event: LayoutCacheEvent) { chunk.layoutCaches.append(event); exchangeIfLong(chunk.layoutCaches.count) }
  package func add(_ event: StateChangeEvent) { chunk.stateChanges.append(event) }
  package func add(_ event: DiagnosticEvent) { chunk.diagnostics.append(event); exchangeIfLong(chunk.diagnostics.count) }

  @inline(__always) private func exchangeIfLong(_ count: Int) {
    if count >= chunk.calls.count { exchange() }
  }

  /// Hands over what there is; called when a chunk is full or asked for, and at the end of a pass.
  package func exchange() {
    let start = clock?() ?? 0
    defer { waited += (clock?() ?? 0) - start }
    chunk.callCount = Int(nextCall - firstCall)
    if failure == nil, chunk.count > 0 || !chunk.closings.isEmpty {
      do {
        chunk = try sink.exchange(chunk)
      } catch {
        // The sink may have taken the chunk all the same, and be writing it.
        (failure, chunk) = (error, EventChunk(capacity: chunk.calls.count))
      }
    }
    chunk.reset(firstCall: nextCall)
    (rows, firstCall) = (chunk.rows, nextCall)
    due.pointee = nextCall + CallID(min(max(Self.leastCalls, Int(nextCall - firstOfAll) / 16), chunk.calls.count))
  }
}
