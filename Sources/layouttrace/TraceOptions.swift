import ArgumentParser
import LayoutEngine
import Live
import Platform
import Rendering
import Scene
import TraceStore
import WhatIf

/// Which trace, for commands that read one.
struct TraceOptions: ParsableArguments {
  @Option(
    name: [.customShort("t"), .customLong("trace")],
    help: ArgumentHelp("The trace to read, or a scene in JSON or Swift sources that are recorded for it.", valueName: "file"),
    completion: .traces)
  var path = "trace.db"
  // What `ColorOptions` is to commands that read none.
  @Option(help: ColorOptions.help) var color = ColorOptions.Choice.auto

  func validate() throws { ColorOptions.choose(color) }

  /// Opens the trace; that it is incomplete, or of an earlier version, is said on standard error. A scene, or Swift sources, are recorded into a file that is gone afterwards.
  ///
  /// - Parameter limitsMemory: where a user's SQL is to run, which a limit ends.
  /// - Throws: `TraceError` where it cannot be read, or where its nodes do not stand in a tree.
  /// - Parameter program: what of Swift sources is recorded; refused beside a trace.
  /// - Parameter isCompared: of a trace that is compared with one of the edited sources it is not said that they have changed.
  func open(_ program: ProgramOptions = .none, limitsMemory: Bool = false, isCompared: Bool = false) throws -> Trace {
    if limitsMemory { SQLiteMemory.isCounted = true }
    if !FileManager.default.fileExists(atPath: path) {
      throw TraceError.cannotOpen(path: path, reason: "no such file; 'layouttrace record scene.json' records one")
    }
    if let kind = source { return try recorded(kind, program) }
    if let option = program.given.first { throw CommandError.recordedAlready(path, option: option) }
    let trace = try Trace(path: path)
    if let later = Trace.laterRecording(than: path) { StandardStreams.message("a later recording did not end, or still goes on: -t \(later) reads it") }
    if !isCompared, let file = try trace.changedSource {
      StandardStreams.message("\(file) was saved after \(path) was recorded, which shows it as it was then")
    }
    if try !trace.isComplete {
      let indexes = trace.gotIndexes ? "; it lacked its indexes and has them now" : ""
      StandardStreams.message("\(path) is incomplete: its recording was interrupted, ended with an error, or still goes on\(indexes)")
    }
    if let (version, lacks) = trace.earlierVersion, !lacks.isEmpty {
      StandardStreams.message("\(path) has schema version \(version) and lacks \(lacks.joined(separator: ", ")); record the scene again to have it")
    }
    // A user's SQL is how a damaged trace is looked at.
    if !limitsMemory { try trace.requireSoundParents() }
    return trace
  }
}

extension Trace {
  /// A file of a program that was written after the trace; nil where none is, or where they are not seen from here.
  fileprivate var changedSource: String? {
    get throws {
      func date(_ path: String) -> Date? { try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date }
      guard let recorded = date(path) else { return nil }
      return try sourceFiles.values.sorted().first { date($0).map { $0 > recorded } ?? false }
    }
  }
}

extension TraceOptions {
  /// What a recording is made of: Swift sources, or what starts as a scene does. nil: what is to be a trace.
  private var source: InputFile? {
    if InputFile(path) == .program { return .program }
    let start = FileBytes.start(of: path, count: 256) ?? []
    return start.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "{") ? .scene : nil
  }

  /// Whether a recording is made for the command, and thrown away.
  var isRecordedForIt: Bool { source != nil }

  /// Opens the trace of that name.
  ///
  /// - Parameter recording: how one would be made; options of its that were given are refused.
  func open(_ path: String, besides recording: Recording) throws -> Trace {
    if let option = recording.given.first, FileBytes.start(of: path, count: 1) != nil { throw CommandError.recordedAlready(path, option: option) }
    var options = self
    options.path = path
    return try options.open()
  }

  /// - Throws: `SceneError` for a scene that cannot be laid out; what limits a command limits the recording, too.
  private func recorded(_ kind: InputFile, _ program: ProgramOptions) throws -> Trace {
    let record = { try Recording(program: program).trace(of: path, as: kind) }
    if LayoutBudget.current != nil { return try record() }
    do { return try WorkLimit()(record) } catch let excess as LayoutBudget.Excess { throw CommandError.overBudget(excess) }
  }
}

/// Which pass, for commands that are about one.
struct PassOptions: ParsableArguments {
  @Option(name: .customLong("pass"), help: ArgumentHelp("The pass to look at; the scene's last one if not given.", valueName: "name"), completion: .passes)
  var name: String?

  func pass(of trace: Trace) throws -> TracePass {
    guard let last = try trace.lastPass else { throw CommandError.nothingRecorded(path: trace.path) }
    guard let name else { return last }
    if let pass = try trace.pass(named: name) { return pass }
    throw CommandError.noPass(name, known: try trace.passes.map(\.name))
  }
}

extension StandardStreams {
  /// Says what of a program stayed as it was recorded where its pass was laid out again.
  static func tell(kept notes: [String]) {
    for note in notes { message(note.printable) }
  }
}
