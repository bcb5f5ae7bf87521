import ArgumentParser
import LayoutEngine
import LayoutModel
import Live
import Platform
import Scene
import SwiftSources
import TraceStore
import WhatIf

struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Opens a scene in the browser to be edited, with its layout and 'why' beside it.",
    discussion: """
      The page of 'report' over a scene that changes: its text is edited there, arguments are fields, modifiers can be switched off, the canvas is dragged, a device \
      and a type size chosen. Each change is laid out at once, 'why' of the selected view follows. The file is written on 'Save' only, and only if it is what the \
      page read; a change of it by another program shows at once. So do changes of a trace, and of Swift sources, which are recorded again; those are looked at, \
      not edited.

      The page comes from this process, at 127.0.0.1 and with a token in its address that no other page has. Ctrl-C ends it.

      Examples:
        layouttrace open scene.json
        layouttrace open scene.json --port 8080 --no-browser
        layouttrace open trace.db
        layouttrace open ContentView.swift --view SettingsView
      """)

  @Argument(
    help: ArgumentHelp("A scene in JSON, a trace, a Swift file or a folder of them.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "swift"]))
  var path: String
  @Option(help: ArgumentHelp("The port of 127.0.0.1; 0 is one that is free.", valueName: "port")) var port: UInt16 = 0
  @Flag(help: "Prints the address and opens no browser.") var noBrowser = false
  @OptionGroup var program: ProgramOptions
  @Option(help: ArgumentHelp("Calls that the layouts of one answer may take.", valueName: "calls")) var maxCalls = 100_000_000
  @Option(help: ArgumentHelp("Seconds that one answer may take.", valueName: "seconds")) var timeout = LayoutBudget.seconds

  func validate() throws {
    try program.validate(path)
    if path == "-" { throw ValidationError("'open' takes a file: what standard input says cannot be saved, or change.") }
    if maxCalls < 1 { throw ValidationError("--max-calls takes a number of 1 or more.") }
    if !(timeout > 0 && timeout <= 3600) { throw ValidationError("--timeout takes seconds, more than 0 and at most 3600.") }
  }

  func run() throws {
    var limit = WorkLimit()
    (limit.calls, limit.seconds) = (maxCalls, timeout)
    let announcements = Announcements(), opened = try OpenedSource(path, program, limit)
    let routes = LiveRoutes(opened.source, announcements, tool: Version.tool)
    let server: LoopbackServer
    do {
      server = try LoopbackServer(port: port, log: { StandardStreams.message($0) }, respond: routes.respond)
    } catch {
      throw CommandError.cannotServe("\(error)")
    }
    Interruption.watch()
    let watch = FileWatch(opened.files)
    watch.start {
      opened.forget()
      announcements.announce()
    }
    try StandardStreams.answer(server.address + "\n")
    if !noBrowser { Browser.show(server.address) }
    server.run { Interruption.signal != 0 }
    watch.stop()
    announcements.close()
    TemporaryFolder.removeAll()
  }
}

/// What is opened, the files that it is made of, and how it is made anew.
private struct OpenedSource: @unchecked Sendable {
  let source: LiveSource
  let files: () -> [String]
  /// Of Swift sources.
  private var sources: WatchedSources?

  init(_ path: String, _ program: ProgramOptions, _ limit: WorkLimit) throws {
    if ProgramOptions.isProgram(path) {
      _ = try SourceFiles(path, isAlone: program.alone)
      let watched = WatchedSources(path, isAlone: program.alone)
      (sources, files) = (watched, { watched.paths })
      source = .recording(
        LiveRecording(
          tool: Version.tool, seconds: limit.seconds,
          make: { (try Self.recording(path, program), URL(fileURLWithPath: path).lastPathComponent) }, words: { Failure($0).message }))
    } else if InputFile(path) == .scene {
      // That it is there, and may be read, is known before a browser opens; what is wrong with it the page shows.
      _ = try SceneInput(reading: path)
      let file = SceneFile(path)
      do throws(LiveError) { _ = try file.read() } catch { throw CommandError.cannotServe(error.words) }
      files = { [path] }
      source = .scene(file, LiveScene(name: file.name, tool: Version.tool, facts: Version.facts(cache: LayoutPass.Options().cache), limit: limit))
    } else {
      var options = TraceOptions()
      options.path = path
      _ = try options.open()
      files = { [path] }
      source = .recording(
        LiveRecording(
          tool: Version.tool, seconds: limit.seconds,
          make: {
            var options = TraceOptions()
            options.path = path
            let trace = try options.open()
            return (trace, try trace.value("SELECT name FROM scene WHERE name <> ''")?.text ?? path)
          }, words: { Failure($0).message }))
    }
  }

  /// Into a file that is gone as soon as it is open.
  private static func recording(_ path: String, _ program: ProgramOptions) throws -> Trace {
    try Recording(program: program).trace(of: path, as: .program)
  }

  func forget() {
    sources?.refresh()
    if case .recording(let recording) = source { recording.forget() }
  }
}

/// The browser that a person has.
private enum Browser {
  /// Without waiting for it; where there is none, the address that was printed is what there is.
  static func show(_ address: String) {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    var process = ChildProcess("/usr/bin/env", [program, address])
    (process.input, process.output, process.error) = (.null, .null, .null)
    guard let id = try? process.start() else { return }
    // Collected when it ends.
    BackgroundThread.start { _ = ChildProcess.wait(id) }
  }
}
