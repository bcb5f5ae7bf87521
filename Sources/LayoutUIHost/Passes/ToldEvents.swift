import LayoutUI
import Platform

/// What views have been told of layouts, and are told after the next one.
@MainActor final class ToldEvents {
  /// By event what it was told last.
  private var kept: [String: Any] = [:]
  /// Those of the views that were there then.
  private var shown: [EventList.Event] = []

  nonisolated init() {}

  /// Tells views what has happened.
  ///
  /// - Returns: what of that changed a state.
  func tell(_ graph: ViewGraph, at placed: PlacedViews) async -> [String] {
    let events = graph.events.events.filter { !placed.isAbsent($0.path) }, keys = Set(events.map(\.key))
    let gone = shown.filter { $0.kind == .disappear && !keys.contains($0.key) }
    kept = kept.filter { keys.contains($0.key) }
    shown = events
    let before = graph.changes
    var causes: [String] = []
    for kind in [EventList.Event.Kind.receive, .appear, .change, .preference, .geometry, .task] { await run(events, of: kind, graph, &causes) }
    for event in gone { await run(event, nil, graph, &causes) }
    await mainQueueTurns()
    // Publishers may have sent through the main queue.
    await run(events, of: .receive, graph, &causes)
    return causes.isEmpty && graph.changes != before ? ["main queue"] : causes
  }

  private func run(_ events: [EventList.Event], of kind: EventList.Event.Kind, _ graph: ViewGraph, _ causes: inout [String]) async {
    for event in events where event.kind == kind {
      let old = kept[event.key], (isDue, keep) = event.isDue(old)
      kept[event.key] = keep
      if isDue { await run(event, old, graph, &causes) }
    }
  }

  /// Lets happen what was put into the main queue, and what that puts there.
  private func mainQueueTurns() async { for _ in 0..<20 { await Task.yield() } }

  private func run(_ event: EventList.Event, _ old: Any?, _ graph: ViewGraph, _ causes: inout [String]) async {
    let before = graph.changes
    graph.activate()
    if event.kind == .task {
      // What it does after it has waited for something comes too late for this layout.
      Task { @MainActor in await event.run(old) }
      await mainQueueTurns()
    } else {
      InterruptibleCode.begin()
      await event.run(old)
      InterruptibleCode.end()
    }
    // Of the views of a ForEach one stands for all.
    if graph.changes != before, !causes.contains(event.line) { causes.append(event.line) }
  }
}

extension EventList.Event {
  /// Its name and where it is written: `onAppear ContentView.swift:12`.
  fileprivate var line: String { "\(name) \(place.fileName):\(place.line)" }
}

extension ViewGraph {
  /// The events of the last evaluation that views are told by where they stand: all onGeometryChange and onPreferenceChange, and what happens inside a
  /// GeometryReader.
  var layoutEvents: [String] {
    let readers = geometry.read
    return events.events.filter { event in
      event.kind == .geometry || event.kind == .preference || readers.contains { event.path == $0 || event.path.hasPrefix($0 + "/") }
    }.map(\.line)
  }
}
