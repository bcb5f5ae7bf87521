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
    let runs = try ProgramRun.all(entry, order), watch = ProgramWatch(order.limits, canvases: runs.count)
    watch.start()
    let (passes, placeholderTypes) = try await LayoutBudget.$current.withValue(watch.budget) {
      var passes: [ProgramPass] = [], types: Set<String> = []
      for run in runs {
        let program = try await run()
        passes += program.passes
        types.formUnion(program.placeholderTypes)
      }
      return (passes, types)
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
    try order.report(sink, passes, placeholderTypes: placeholderTypes)
    exit(0)
  } catch {
    // That of a trace says what it is about.
    FileHandle.standardError.write(Data("\(error is TraceError ? "" : "error: ")\(error)\n".utf8))
    exit((error as? TraceError)?.exitCode ?? (error as? ViewError)?.exitCode ?? 65)
  }
}

/// Runs a program until it has a pass and is at rest, and answers questions about that pass.
@MainActor private func serve(_ entry: ProgramEntry, _ order: ProgramOrder, _ pass: Int) async -> Never {
  let channel = ProgramServer.channel()
  var left = pass
  do {
    let runs = try ProgramRun.all(entry, order)
    if order.isPlayed == true { await ProgramPlayer(channel).serve(runs) }
    for (index, run) in runs.enumerated() {
      let program = try await run { $0.rounds = [] }
      if program.passes.count >= left { ProgramServer(program: program, number: left, run: index, channel: channel).serve() }
      left -= program.passes.count
    }
  } catch {
    exit(65)
  }
  exit(70)
}
