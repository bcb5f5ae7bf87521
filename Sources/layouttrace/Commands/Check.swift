import ArgumentParser
import Explanation
import Foundation
import LayoutEngine
import Rendering
import Scene
import TraceStore
import WhatIf

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists what is suspicious: what sticks out, is cut, does nothing or contradicts itself.",
    discussion: """
      Each finding has a code, which 'layouttrace explain' says more about. A scene is recorded for this, and the recording thrown away. All passes \
      are looked at. Some findings are proved by laying the scene out again.

      Exits with 1 if there is a finding of the severity --fail-on or above.

      Examples:
        layouttrace check scene.json
        layouttrace check trace.db --fail-on error --ignore LT010 --ignore LT001:badge
        layouttrace check scene.json --format sarif > findings.sarif
        layouttrace check Examples/priority.json --format github
      """)

  @Argument(
    help: ArgumentHelp("A trace, or a scene in JSON; trace.db if not given, '-' reads a scene from standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "db"]))
  var path: String?
  @OptionGroup var trace: TraceOptions
  @Option(name: .customLong("pass"), help: ArgumentHelp("Looks at one pass only.", valueName: "name"), completion: .passes) var pass: String?
  @Option(help: ArgumentHelp("From which severity on a finding makes the exit code 1.", valueName: "error|warning|note|never")) var failOn = FailOn.warning
  @Option(help: ArgumentHelp("How findings are printed.", valueName: "text|json|sarif|github")) var format: Format?
  @Flag(help: "Prints JSON: the same as --format json.") var json = false
  @Option(help: ArgumentHelp("Leaves a kind of finding out, or with a key that of one view.", valueName: "code[:key]"), completion: .findings) var ignore:
    [String] = []
  @Option(help: ArgumentHelp("Looks for these kinds of findings only.", valueName: "code"), completion: .findings) var only: [String] = []
  @Option(help: ArgumentHelp("The file that findings name, if it is not the scene's as the trace has it.", valueName: "file")) var source: String?
  @Option(help: ArgumentHelp("Of a scene: lays out once, in a canvas of this size.", valueName: "size"), transform: ProposalArgument.init)
  var proposal: ProposalArgument?
  @Option(help: ArgumentHelp("Of a scene: which answers a view remembers, as with record.", valueName: "memo|3|off")) var cache: CachePolicy?
  @Option(help: ArgumentHelp("Layouts it may make to prove findings.", valueName: "layouts")) var maxLayouts: Int?

  enum FailOn: String, CaseIterable, ExpressibleByArgument {
    case error, warning, note, never
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github
  }

  func validate() throws {
    if json, let format, format != .json { throw ValidationError("--json and --format \(format.rawValue) cannot be given together.") }
    if path != nil, trace.path != "trace.db" { throw ValidationError("Name the trace once: '\(path ?? "")' or --trace.") }
    if let maxLayouts, maxLayouts < 0 { throw ValidationError("--max-layouts takes a number of 0 or more.") }
  }

  func run() throws {
    let kinds = try self.kinds()
    let ignored = try ignore.map(Ignored.init)
    let (trace, file) = try open()
    var check = try SceneCheck(trace)
    if check.passes.isEmpty, try trace.lastPass == nil { throw CommandError.nothingRecorded(path: trace.path) }
    if let pass {
      guard let known = try trace.pass(named: pass) else { throw CommandError.noPass(pass, known: try trace.passes.map(\.name)) }
      check.passes = [known]
    }
    (check.kinds, check.maxLayouts) = (kinds, maxLayouts)
    var report = try check.report()
    report.findings.removeAll { finding in ignored.contains { $0.matches(finding) } }
    try StandardStreams.answer(text(report, file, kinds))
    if let limit = FindingKind.Severity(rawValue: failOn.rawValue), report.findings.contains(where: { $0.severity >= limit }) { throw ExitCode(1) }
  }

  private func text(_ report: CheckReport, _ file: String, _ kinds: [FindingKind]) -> String {
    switch json ? .json : format ?? .text {
    case .text: FindingsText(terminal: .answers, file: file).render(report)
    case .json: FindingsJSON(file: file).render(report)
    case .sarif: FindingsSARIF(file: file, toolVersion: Version.tool, kinds: kinds).render(report)
    case .github: FindingsGitHub(file: file).render(report)
    }
  }

  private func kinds() throws -> [FindingKind] {
    let only = Set(try only.map { try FindingKind.required($0).code })
    let left = Set(ignore.filter { !$0.contains(":") }.map { $0.uppercased() })
    return FindingKind.all.filter { (only.isEmpty || only.contains($0.code)) && !left.contains($0.code) }
  }

  /// The trace, and the file that findings name.
  private func open() throws -> (Trace, String) {
    let path = path ?? trace.path
    if !Self.isScene(path) {
      if proposal != nil || cache != nil { throw ValidationError("--proposal and --cache are for scenes; \(path) is recorded already.") }
      var options = trace
      options.path = path
      let trace = try options.open()
      return (trace, try source ?? trace.value("SELECT name FROM scene WHERE name <> ''")?.text ?? path)
    }
    let scene = try Scene(reading: path)
    let options = LayoutPass.Options(cache: cache ?? .memo)
    let recorded = try TemporaryRecording.trace(
      of: proposal.map { scene.laidOut(in: $0.proposal) } ?? scene, options: options, meta: Version.facts(cache: options.cache))
    return (recorded, source ?? (path == "-" ? "<stdin>" : path))
  }

  /// What starts as SQLite's files do is a trace, and so is what is not there but has a trace's ending.
  private static func isScene(_ path: String) -> Bool {
    if path == "-" { return true }
    guard let file = FileHandle(forReadingAtPath: path) else { return !path.hasSuffix(".db") }
    defer { try? file.close() }
    return (try? file.read(upToCount: 16)) != Data("SQLite format 3\0".utf8)
  }
}

/// `LT001`, or `LT001:badge`.
private struct Ignored {
  let code: String
  let key: String?

  init(_ text: String) throws {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    code = try FindingKind.required(parts[0]).code
    key = parts.count > 1 ? parts[1] : nil
  }

  func matches(_ finding: Finding) -> Bool { finding.kind.code == code && (key == nil || key == finding.key || key == finding.view) }
}

extension FindingKind {
  /// The kind of that code.
  static func required(_ code: String) throws -> FindingKind {
    if let kind = all.first(where: { $0.code == code.uppercased() }) { return kind }
    throw CommandError.noFinding(code, nearest: Suggestion.nearest(to: code, among: all.map(\.code)))
  }
}
