import LayoutModel

/// A recording kept in memory, for tests, what-ifs and programs that need no file.
package final class MemoryTrace: TraceSink {
  package private(set) var recording: RecordingRecord?
  package private(set) var structures: [StructureRecord] = []
  package private(set) var passes: [PassRecord] = []
  /// Row `id - 1` is call `id`.
  package private(set) var calls: [CallEvent] = []
  package private(set) var times: [CallTimeEvent] = []
  package private(set) var shares: [StackShareEvent] = []
  package private(set) var placements: [PlacementEvent] = []
  package private(set) var guides: [GuideEvent] = []
  package private(set) var gridShares: [GridShareEvent] = []
  package private(set) var gridTaken: [GridTakenEvent] = []
  package private(set) var gridTracks: [GridTrackEvent] = []
  package private(set) var lazyTracks: [LazyTrackEvent] = []
  package private(set) var containerLengths: [ContainerLengthEvent] = []
  package private(set) var viewports: [ViewportEvent] = []
  package private(set) var textLines: [TextLineEvent] = []
  package private(set) var layoutCaches: [LayoutCacheEvent] = []
  package private(set) var stateChanges: [StateChangeEvent] = []
  package private(set) var diagnostics: [DiagnosticEvent] = []
  package private(set) var isComplete = false

  package init() {}

  package func begin(_ recording: RecordingRecord) { self.recording = recording }
  package func add(_ structure: StructureRecord) {
    guard let last = structures.last, last.continues else { return structures.append(structure) }
    structures[structures.count - 1].nodes += structure.nodes
    (structures[structures.count - 1].evaluation, structures[structures.count - 1].continues) = (structure.evaluation, structure.continues)
  }
  package func begin(_ pass: PassRecord) { passes.append(pass) }

  package func exchange(_ chunk: EventChunk) -> EventChunk {
    calls += chunk.calls[..<chunk.callCount]
    for closing in chunk.closings { calls[Int(closing.id - 1)] = closing.event }
    times += chunk.times
    shares += chunk.shares.elements
    placements += chunk.placements.elements
    guides += chunk.guides.elements
    gridShares += chunk.gridShares
    gridTaken += chunk.gridTaken
    gridTracks += chunk.gridTracks
    lazyTracks += chunk.lazyTracks
    containerLengths += chunk.containerLengths
    viewports += chunk.viewports
    textLines += chunk.textLines
    layoutCaches += chunk.layoutCaches
    stateChanges += chunk.stateChanges
    diagnostics += chunk.diagnostics
    return chunk
  }

  package func end(pass id: Int32, firstCall: CallID, lastCall: CallID) {}
  package func finish() { isComplete = true }
}
