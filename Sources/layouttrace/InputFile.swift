import ArgumentParser
import LayoutEngine
import Platform
import Scene
import TraceStore
import WhatIf

/// What a person names to look at: a recording, or what one is made of.
enum InputFile {
  case trace
  /// In JSON.
  case scene
  /// A Swift file, a folder of them or a Package.swift.
  case program

  /// A trace is what starts as SQLite's files do, or has a trace's ending and does not start as a scene; `-` is a scene.
  init(_ path: String) {
    if path == "-" {
      self = .scene
    } else if ProgramOptions.isProgram(path) {
      self = .program
    } else if let start = FileBytes.start(of: path, count: 16) {
      // A recording that was killed at once leaves nothing in its file, a damaged one anything.
      self = start == Array("SQLite format 3\0".utf8) || start.first != UInt8(ascii: "{") && path.hasSuffix(".db") ? .trace : .scene
    } else {
      self = path.hasSuffix(".db") ? .trace : .scene
    }
  }
}

/// How a recording is made of a scene or of Swift sources, to be looked at once: its file goes with the trace.
struct Recording {
  var proposal: ProposalArgument?
  var device = DeviceOptions.none
  var fonts = FontOptions.none
  var cache: CachePolicy?
  var program = ProgramOptions.none
  /// What limits the work.
  var work: WorkOptions?

  /// The options given that a recording which is there already cannot follow.
  var given: [String] {
    let own = [
      ("--proposal", proposal != nil), ("--cache", cache != nil), ("--device", !device.arguments.isEmpty), ("--dynamic-type", !device.typeSizes.isEmpty),
      ("--font-metrics", fonts.fontMetrics != nil),
    ]
    return own.given + program.given
  }

  /// - Throws: what is wrong with the scene or the sources, or with the options.
  func trace(of path: String, as kind: InputFile) throws -> Trace {
    try program.validate(path)
    if kind == .program { return try traceOfProgram(path) }
    let options = LayoutPass.Options(cache: cache ?? .memo)
    return try TemporaryRecording.trace(of: device.laidOut(fonts.scene(path), in: proposal), options: options, meta: Version.facts(cache: options.cache))
  }

  private func traceOfProgram(_ path: String) throws -> Trace {
    try ProgramOptions.refuse(cache == nil ? [] : ["--cache"], of: path)
    return try Trace(recordedAs: path) {
      try program.record(path, to: $0, in: proposal, on: device, fonts, work, quiet: true, notes: true, json: false)
    }
  }
}

extension DeviceOptions {
  static var none: DeviceOptions { var options = DeviceOptions(); (options.arguments, options.typeSizes) = ([], []); return options }
}

extension FontOptions {
  static var none: FontOptions { var options = FontOptions(); options.fontMetrics = nil; return options }
}
