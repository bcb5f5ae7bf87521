import ArgumentParser
import Explanation
import LayoutEngine
import Platform
import Rendering
import Scene
import SwiftSources
import TraceStore
import WhatIf

struct Expect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares layouts with the frames that were written down beside the scenes: a snapshot test.",
    discussion: """
      Of scene.json the frames of all placed views, by pass and name, stand in scene.frames.json, which --record writes: a view a line, in the order of \
      the names. A frame is the same where no number differs by more than 0.01 points. What differs is printed, a line each, and the why of the innermost sizes. \
      Those of one view of a file, which --view names, or of one preview stand in Card.ProductCard.frames.json; --preview all is one after the other.

      Exits with 1 if anything differs. Files that end with .frames.json are no scenes and passed over, so that a shell's *.json will do. A trace, or \
      Swift sources, may stand in a scene's place.

      Examples:
        layouttrace expect --record scene.json
        layouttrace expect scene.json
        layouttrace expect Scenes/*.json
        layouttrace expect ContentView.swift
        layouttrace expect Card.swift --view ProductCard --device iphone-se --device iphone-16
        layouttrace expect Package.swift --preview all
      """)

  @Argument(help: ArgumentHelp("Scenes in JSON, traces, or Swift sources.", valueName: "scene"), completion: .file(extensions: ["json", "db", "swift"]))
  var paths: [String]
  @Flag(help: "Writes the frames down instead of comparing them.") var record = false
  @OptionGroup var device: DeviceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var color: ColorOptions
  @OptionGroup var work: WorkOptions
  @Flag(help: "Prints JSON: of each scene what differs, with explanations.") var json = false

  private func scenes() throws -> [ExpectedScene] {
    try paths.filter { !ExpectedScene.isFrames($0) }.flatMap { path in
      try program.suiting(path, among: paths).each(of: path).map { ExpectedScene(path: path, program: $0) }
    }
  }

  func validate() throws {
    if paths.allSatisfy(ExpectedScene.isFrames) {
      throw ValidationError("Name a scene: files that end with \(ExpectedScene.ending) are what it is compared with.")
    }
    if paths.contains("-") { throw ValidationError("expect takes files: beside standard input stand no frames.") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let scenes = try scenes()
    func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    let present = scenes.filter { isThere($0.path) }
    let unrecorded = record ? [] : present.filter { !isThere($0.frames) }
    for scene in unrecorded { try scene.program.requireEntry(of: scene.path) }
    var reports: [FrameReport] = [], failures: [PartFailure] = []
    for scene in present where record || isThere(scene.frames) {
      let preview = program.preview == EntryChoice.every ? scene.program.preview : nil
      reports += [failures.collect(scene.path, preview: preview) { record ? try recorded(scene) : try compared(scene) }].compactMap(\.self)
    }
    if !reports.isEmpty { try StandardStreams.answer(json ? FrameReport.json(reports) : reports.map { $0.text(.answers) }.joined()) }
    let orphans = record ? [] : try paths.flatMap { path in try self.orphans(path, besides: scenes.filter { $0.path == path }.map(\.frames)) }
    for (path, frames) in orphans { StandardStreams.message("\(frames): \(path) has no such view or preview any more; delete it if that is meant") }
    try failures.report()
    // A scene that is not there, or that nothing is known of, is an error of its own, after what the others say.
    if let absent = scenes.first(where: { !isThere($0.path) }) { _ = try absent.open(recording(absent)) }
    if !unrecorded.isEmpty {
      let options = unrecorded.contains { ProgramOptions.isProgram($0.path) } ? options : ""
      throw CommandError.noFrames(unrecorded.map { ($0.path, $0.frames) }, options: options)
    }
    if reports.contains(where: \.differs) || !orphans.isEmpty { throw ExitCode(1) }
  }

  /// Where all previews are asked for: frames beside the sources that are of no preview and no view of theirs.
  private func orphans(_ path: String, besides previews: [String]) throws -> [(path: String, frames: String)] {
    guard program.preview == EntryChoice.every, ProgramOptions.isProgram(path), FileManager.default.fileExists(atPath: path) else { return [] }
    let files = try SourceFiles(path, isAlone: program.alone)
    let known = Set(
      previews
        + files.sources.flatMap(\.views).map { view in
          var options = program
          (options.view, options.preview) = (view.name, nil)
          return ExpectedScene(path: path, program: options).frames
        })
    var whole = program
    whole.preview = nil
    let stem = ExpectedScene(path: path, program: whole).frames.dropLast(ExpectedScene.ending.count) + ".", folder = URL(fileURLWithPath: String(stem))
    let beside = try FileManager.default.contentsOfDirectory(atPath: folder.deletingLastPathComponent().path).sorted()
    let prefix = stem.dropLast(folder.lastPathComponent.count)
    return beside.map { prefix + $0 }.filter { $0.hasPrefix(stem) && ExpectedScene.isFrames($0) && !known.contains($0) }.map { (path, $0) }
  }

  /// What chooses the part, as it is written.
  private var options: String {
    [("--view", program.view), ("--preview", program.preview)].compactMap { name, value in value.map { " \(name) \($0.contains(" ") ? "'\($0)'" : $0)" } }
      .joined()
  }

  private func recording(_ scene: ExpectedScene) -> Recording { Recording(device: device, fonts: fonts, program: scene.program) }

  private func recorded(_ scene: ExpectedScene) throws -> FrameReport {
    if FileManager.default.fileExists(atPath: scene.frames) {
      do {
        _ = try FrameFile.passes(reading: scene.frames)
      } catch {
        StandardStreams.message("\(scene.frames) is left untouched: it is no file of frames; delete it if it is to be one")
        throw error
      }
    }
    let snapshot = try FrameExpectation(scene.open(recording(scene))).snapshot
    let file = try ExportFile(scene.frames, replaces: true)
    try file.write(snapshot.file)
    try file.finish()
    return FrameReport(scene: scene.path, file: scene.frames, views: snapshot.count, isRecorded: true)
  }

  private func compared(_ scene: ExpectedScene) throws -> FrameReport {
    let expected = FrameSnapshot(passes: try FrameFile.passes(reading: scene.frames))
    let expectation = try FrameExpectation(scene.open(recording(scene)))
    let differences = expectation.differences(from: expected)
    if let devices = forgottenDevices(expected, differences) { StandardStreams.message("\(scene.frames) has frames of other devices: give \(devices)") }
    return FrameReport(
      scene: scene.path, file: scene.frames, views: expectation.snapshot.count, differences: differences,
      whys: try expectation.explanations(of: differences))
  }
}

extension Expect {
  /// The options that the frames were recorded with, where all of their passes are of devices and none of those was laid out.
  private func forgottenDevices(_ expected: FrameSnapshot, _ differences: [FrameDifference]) -> String? {
    let gone = differences.filter { $0.key == nil && !$0.isNewPass }.map(\.pass)
    guard gone.count == expected.passes.count, !gone.isEmpty, gone.allSatisfy({ Device.named($0) != nil }) else { return nil }
    return gone.map { "--device '\($0)'" }.joined(separator: " ")
  }
}

/// A scene or a trace, and where its frames stand.
struct ExpectedScene {
  let path: String
  /// What of a file's views or previews it is.
  let program: ProgramOptions
  static let ending = ".frames.json"

  /// Whether a file is what a scene is compared with, and no scene.
  static func isFrames(_ path: String) -> Bool { path.hasSuffix(ending) }

  /// `scene.frames.json`, beside it; of a part `Card.ProductCard.frames.json`.
  var frames: String {
    let ending = [".json", ".db", ".swift", "/"].first(where: path.hasSuffix) ?? ""
    let part = (program.view ?? program.preview).map { "." + String($0.map { $0.isLetter || $0.isNumber ? $0 : "-" }) } ?? ""
    return path.dropLast(ending.count) + part + Self.ending
  }

  /// - Throws: `CommandError.unfinished` where the layout was given up, so that frames are missing.
  func open(_ recording: Recording) throws -> Trace {
    let kind = InputFile(path)
    let trace = try kind == .trace ? TraceOptions.parse([]).open(path, besides: recording) : recording.trace(of: path, as: kind)
    if try !trace.isComplete { throw CommandError.unfinished(path) }
    return trace
  }
}
