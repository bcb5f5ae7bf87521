/// The engine's end of a recording: fills the current chunk and exchanges it when full.
///
/// A call's row is reserved when it starts, so rows stand in pre-order; its reply is filled in where the row still is here,
/// else it follows as a closing.
package final class EventLog {
  private let sink: any TraceSink
  private var chunk: EventChunk
  /// The id the next call gets.
  package private(set) var nextCall: CallID
  /// The first error of the sink; recording goes nowhere after it.
  package private(set) var failure: (any Error)?
  package var pass: Int32 = 0
  private let clock: (() -> Int64)?
  /// Open calls and when they began, the innermost last.
  private var beginnings: [(call: CallID, time: Int64)] = []
  /// Time that went by while the sink took chunks.
  private var waited: Int64 = 0

  /// - Parameter firstCall: the first call's id; more than 1 where a recording goes on.
  /// - Parameter clock: nanoseconds; calls are timed if there is one.
  package init(sink: any TraceSink, firstCall: CallID = 1, clock: (() -> Int64)? = nil) {
    (self.sink, self.clock) = (sink, clock)
    nextCall = firstCall
    chunk = EventChunk()
    chunk.firstCall = firstCall
  }

  /// Opens a call.
  @inline(__always) package func begin(parent: CallID, node: NodeID, reason: VocabularyCode, proposal: Proposal) -> CallID {
    let id = nextCall
    nextCall += 1
    chunk.calls.initializeElement(at: chunk.callCount, to: CallEvent(parent: parent, node: node, pass: pass, reason: reason, proposal: proposal))
    chunk.callCount += 1
    if chunk.callCount == chunk.calls.count { exchange() }
    if let clock { beginnings.append((id, clock() - waited)) }
    return id
  }

  /// Closes a call that was computed or found in a cache. `event` needs no `last`.
  @inline(__always) package func end(
    _ id: CallID, parent: CallID, node: NodeID, reason: VocabularyCode, proposal: Proposal, reply: Size, cachedFrom: CallID = 0, evicted: CallID = 0,
    widthRule: VocabularyCode = 0, heightRule: VocabularyCode = 0, widthFrom: CallID = 0, heightFrom: CallID = 0
  ) {
    if let clock { time(id, clock() - waited) }
    var event = CallEvent(parent: parent, node: node, pass: pass, reason: reason, proposal: proposal)
    event.last = nextCall - 1
    event.reply = reply
    (event.cachedFrom, event.evicted) = (cachedFrom, evicted)
    (event.widthRule, event.heightRule, event.widthFrom, event.heightFrom) = (widthRule, heightRule, widthFrom, heightFrom)
    if id >= chunk.firstCall {
      chunk.calls[Int(id - chunk.firstCall)] = event
    } else {
      chunk.closings.append(CallClosing(id: id, event: event))
    }
  }

  @inline(__always) package func add(_ share: StackShareEvent) { chunk.shares.append(share); exchangeIfLong(chunk.shares.count) }
  @inline(__always) package func add(_ placement: PlacementEvent) { chunk.placements.append(placement); exchangeIfLong(chunk.placements.count) }
  @inline(__always) package func add(_ guide: GuideEvent) { chunk.guides.append(guide); exchangeIfLong(chunk.guides.count) }
  package func add(_ viewport: ViewportEvent) { chunk.viewports.append(viewport); exchangeIfLong(chunk.viewports.count) }
  package func add(_ line: TextLineEvent) { chunk.textLines.append(line); exchangeIfLong(chunk.textLines.count) }
  package func add(_ event: LayoutCacheEvent) { chunk.layoutCaches.append(event); exchangeIfLong(chunk.layoutCaches.count) }
  package func add(_ event: StateChangeEvent) { chunk.stateChanges.append(event) }
  package func add(_ event: DiagnosticEvent) { chunk.diagnostics.append(event); exchangeIfLong(chunk.diagnostics.count) }

  private func time(_ id: CallID, _ now: Int64) {
    // What an error left open is inside of what ends.
    while let beginning = beginnings.popLast() {
      guard beginning.call == id else { continue }
      chunk.times.append(CallTimeEvent(call: id, nanoseconds: now - beginning.time))
      return exchangeIfLong(chunk.times.count)
    }
  }

  @inline(__always) private func exchangeIfLong(_ count: Int) {
    if count >= chunk.calls.count { exchange() }
  }

  /// Hands over what there is; called when a chunk is full and at the end of a pass.
  package func exchange() {
    let start = clock?() ?? 0
    defer { waited += (clock?() ?? 0) - start }
    if failure == nil, chunk.count > 0 || !chunk.closings.isEmpty {
      do { chunk = try sink.exchange(chunk) } catch { failure = error }
    }
    chunk.reset(firstCall: nextCall)
  }
}
