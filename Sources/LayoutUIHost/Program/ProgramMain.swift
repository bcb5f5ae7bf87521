import Foundation
import LayoutEngine
import LayoutModel
import LayoutUI
import Rendering
import Scene
import TraceStore

/// What the command makes a program of: the views it may record, by name.
public struct ProgramEntry {
  let name: String
  let make: @MainActor () -> AnyView

  /// - Parameters:
  ///   - name: the view's name, or its preview's.
  ///   - make: the root view.
  public init<Content: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor () -> Content) {
    (self.name, self.make) = (name, { AnyView(make()) })
  }
}

/// Runs a program that `layouttrace record` compiled: lays the first entry out as its arguments say, and records it.
@MainActor public func recordProgram(_ entries: [ProgramEntry]) async -> Never {
  do {
    let order = try ProgramOrder(CommandLine.arguments.dropFirst().first ?? "")
    guard let entry = entries.first else { exit(70) }
    if let pass = order.servedPass { await serve(entry, order, pass) }
    let canvases = try order.canvases(), watch = ProgramWatch(order.limits, canvases: canvases.count)
    watch.start()
    let passes = try await LayoutBudget.$current.withValue(watch.budget) {
      var passes: [ProgramPass] = []
      for (trigger, canvas) in canvases {
        let program = ViewProgram(entry.make(), in: canvas)
        try await order.run(program, trigger)
        passes += program.passes
      }
      return passes
    }
    if passes.isEmpty { exit(70) }
    let recording = ProgramRecording(passes: passes, name: order.file, sources: order.sources, recording: order.recording)
    let recorder = try TraceRecorder(path: order.output, nodes: recording.nodes)
    let sink = CountingSink(recorder)
    do {
      try recording.write(to: sink)
    } catch let error where !(error is TraceError) {
      recorder.close()
      throw error
    }
    try order.report(sink, passes)
    exit(0)
  } catch {
    // That of a trace says what it is about.
    FileHandle.standardError.write(Data("\(error is TraceError ? "" : "error: ")\(error)\n".utf8))
    exit((error as? TraceError)?.exitCode ?? (error as? ViewError)?.exitCode ?? 65)
  }
}

extension ProgramOrder {
  /// Lays a program out, and does to it what is ordered, as far as it goes.
  @MainActor fileprivate func run(_ program: ViewProgram, _ trigger: String) async throws {
    program.placeholders = placeholders.mapValues { ProposedViewSize(width: $0.width.map { CGFloat($0) }, height: $0.height.map { CGFloat($0) }) }
    try await program.settle(trigger)
    for step in steps where !program.isOver {
      switch step {
      case .tap(let name): try await program.tap(name)
      case .set(let name, let value): try await program.set(name, value)
      }
    }
  }
}

/// Runs a program up to a pass, and answers questions about that.
@MainActor private func serve(_ entry: ProgramEntry, _ order: ProgramOrder, _ pass: Int) async -> Never {
  let channel = ProgramServer.channel()
  var left = pass
  for (trigger, canvas) in (try? order.canvases()) ?? [] {
    let program = ViewProgram(entry.make(), in: canvas)
    program.lastPass = left
    do { try await order.run(program, trigger) } catch { exit(65) }
    if program.isOver { ProgramServer(program, channel).serve() }
    left -= program.passes.count
  }
  exit(70)
}
