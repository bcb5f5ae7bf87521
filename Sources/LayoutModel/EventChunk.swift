/// Events of one stretch of a recording, handed from the engine's thread to the writer's as a whole.
///
/// The engine alone touches a chunk until it has been handed over, the writer alone after that.
package final class EventChunk: @unchecked Sendable {
  /// Rows of `call`; the first has the id `firstCall`.
  package let calls: UnsafeMutableBufferPointer<CallEvent>
  package var callCount = 0
  /// `calls` as a pointer: a chunk holds one call at least.
  package var rows: UnsafeMutablePointer<CallEvent> { calls.baseAddress.unsafelyUnwrapped }
  package var firstCall: CallID = 1
  /// Ends of calls whose rows left in earlier chunks.
  package var closings: [CallClosing] = []
  /// Of calls that ended in this stretch, if calls are timed.
  package var times: [CallTimeEvent] = []
  @exclusivity(unchecked) package var shares = EventBuffer<StackShareEvent>()
  @exclusivity(unchecked) package var placements = EventBuffer<PlacementEvent>()
  @exclusivity(unchecked) package var guides = EventBuffer<GuideEvent>()
  package var gridShares: [GridShareEvent] = []
  package var gridTaken: [GridTakenEvent] = []
  package var gridTracks: [GridTrackEvent] = []
  package var lazyTracks: [LazyTrackEvent] = []
  package var containerLengths: [ContainerLengthEvent] = []
  package var viewports: [ViewportEvent] = []
  package var textLines: [TextLineEvent] = []
  package var layoutCaches: [LayoutCacheEvent] = []
  package var stateChanges: [StateChangeEvent] = []
  package var diagnostics: [DiagnosticEvent] = []

  /// - Parameter capacity: how many calls fit.
  package init(capacity: Int = 16384) {
    calls = .allocate(capacity: capacity)
  }

  deinit {
    calls.deallocate()
    shares.deallocate()
    placements.deallocate()
    guides.deallocate()
  }

  /// Rows in it, closings aside.
  package var count: Int {
    callCount + times.count + shares.count + placements.count + guides.count + gridShares.count + gridTaken.count + gridTracks.count
      + lazyTracks.count + containerLengths.count + viewports.count + textLines.count + layoutCaches.count + stateChanges.count + diagnostics.count
  }

  /// Empties it for events from call `first` on, keeping its memory.
  package func reset(firstCall first: CallID) {
    firstCall = first
    callCount = 0
    closings.removeAll(keepingCapacity: true)
    times.removeAll(keepingCapacity: true)
    shares.removeAll()
    placements.removeAll()
    guides.removeAll()
    gridShares.removeAll(keepingCapacity: true)
    gridTaken.removeAll(keepingCapacity: true)
    gridTracks.removeAll(keepingCapacity: true)
    lazyTracks.removeAll(keepingCapacity: true)
    containerLengths.removeAll(keepingCapacity: true)
    viewports.removeAll(keepingCapacity: true)
    textLines.removeAll(keepingCapacity: true)
    layoutCaches.removeAll(keepingCapacity: true)
    stateChanges.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
  }
}
