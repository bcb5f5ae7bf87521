import Foundation
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
    let canvases = try order.canvases()
    var program: ViewProgram?
    var passes: [ProgramPass] = []
    for (trigger, canvas) in canvases {
      let next = ViewProgram(entry.make(), in: canvas)
      try await next.settle(trigger)
      for step in order.steps {
        switch step {
        case .tap(let name): try await next.tap(name)
        case .set(let name, let value): try await next.set(name, value)
        }
      }
      passes += next.passes
      program = next
    }
    guard program != nil else { exit(70) }
    let recording = ProgramRecording(passes: passes, name: order.file, sources: order.sources)
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
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit((error as? TraceError)?.exitCode ?? 65)
  }
}
