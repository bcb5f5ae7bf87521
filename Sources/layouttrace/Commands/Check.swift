import ArgumentParser
import Explanation
import LayoutEngine
import Platform
import Rendering
import Scene
import TraceStore
import WhatIf

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists what is suspicious: what sticks out, is cut, does nothing or contradicts itself.",
    discussion: """
      Each finding has a code, which 'layouttrace explain' says more about. A scene, or Swift sources, are recorded for this, and the recording thrown away. All passes \
      are looked at but those that only lead to the next. Some findings are proved by laying the scene out again.

      Exits with 1 if there is a finding of the severity --fail-on or above.

      Examples:
        layouttrace check scene.json
        layouttrace check trace.db --fail-on error --ignore LT010 --ignore LT001:badge --ignore 'LT001:HStack/0 Text'
        layouttrace check scene.json --node title
        layouttrace check Scenes/*.json --device all-iphones
        layouttrace check ContentView.swift --device iphone-16 --device iphone-se
        layouttrace check Package.swift --preview all
        layouttrace check scene.json --format sarif > findings.sarif
        layouttrace check Examples/priority.json --format github
        layouttrace check scene.json --format markdown | gh pr comment --body-file -
      """)

  @Argument(
    help: ArgumentHelp("Traces, scenes in JSON, or Swift sources; trace.db if not given, '-' reads a scene from standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "swift"]))
  var paths: [String] = []
  @OptionGroup var trace: TraceOptions
  @Option(name: .customLong("pass"), help: ArgumentHelp("Looks at one pass only.", valueName: "name"), completion: .passes) var pass: String?
  @OptionGroup var filter: NodeFilter
  @Option(help: ArgumentHelp("From which severity on a finding makes the exit code 1.", valueName: "error|warning|note|never")) var failOn = FailOn.warning
  @Option(help: ArgumentHelp("How findings are printed.", valueName: "text|json|sarif|github|markdown")) var format: Format?
  @Flag(help: "Prints JSON: the same as --format json.") var json = false
  @Option(help: ArgumentHelp("Leaves a kind of finding out, or that of one view, named as in 'why'.", valueName: "code[:node]"), completion: .findings)
  var ignore: [String] = []
  @Option(help: ArgumentHelp("Looks for these kinds of findings only.", valueName: "code"), completion: .findings) var only: [String] = []
  @Option(help: ArgumentHelp("The file that findings name, if it is not the scene's as the trace has it.", valueName: "file")) var source: String?
  @Option(help: ArgumentHelp("Of a scene or Swift sources: lays out once, in a canvas of this size.", valueName: "size"), transform: ProposalArgument.init)
  var proposal: ProposalArgument?
  @OptionGroup var device: DeviceOptions
  @Option(help: ArgumentHelp("Of a scene: which answers a view remembers, as with record.", valueName: "memo|3|off")) var cache: CachePolicy?
  @Option(help: ArgumentHelp("Layouts it may make to prove findings.", valueName: "layouts")) var maxLayouts: Int?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions

  enum FailOn: String, CaseIterable, ExpressibleByArgument {
    case error, warning, note, never
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github, markdown
  }

  func validate() throws {
    try device.validate(beside: proposal)
    if json, let format, format != .json { throw ValidationError("--json and --format \(format.rawValue) cannot be given together.") }
    if let path = paths.first, trace.path != "trace.db" { throw ValidationError("Name the trace once: '\(path)' or --trace.") }
    if !paths.isEmpty, paths.allSatisfy(ExpectedScene.isFrames) {
      throw ValidationError("Name a scene: files that end with \(ExpectedScene.ending) are what 'expect' compares it with.")
    }
    let ofOneFile = [("--source", source != nil), ("--node", filter.node != nil), ("--at", filter.point != nil)]
    if paths.count > 1, let option = ofOneFile.first(where: \.1) { throw ValidationError("\(option.0) is about one file, and \(paths.count) are named.") }
    if let maxLayouts, maxLayouts < 0 { throw ValidationError("--max-layouts takes a number of 0 or more.") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let kinds = try self.kinds(), ignored = try ignoredFindings.filter { $0.contains(":") }.map { try IgnoredFinding($0) }
    let files = paths.isEmpty ? [trace.path] : paths.filter { !ExpectedScene.isFrames($0) }
    var reports: [FileReport] = [], failures: [PartFailure] = []
    for file in files {
      let parts = failures.collect(file) { try program.suiting(file, among: files).each(of: file) } ?? []
      for part in parts {
        let preview = parts.count > 1 ? part.preview : nil
        guard var one = failures.collect(file, preview: preview, { try self.report(file, part, kinds, ignored) }) else { continue }
        if let preview { one.name(after: preview) }
        reports.append(one)
      }
    }
    let report = CheckReport(reports)
    // With no answer at all the errors are all there is to say.
    if !reports.isEmpty {
      for one in ignored { if let message = one.unmatched { StandardStreams.message(message) } }
      let text = text(report, reports.map(\.file), kinds)
      try format == .github ? StandardStreams.data(text) : StandardStreams.answer(text)
    }
    // Of files that have no answer the last one's error is that of the command, after what is found in the others.
    try failures.report()
    if let limit = FindingKind.Severity(rawValue: failOn.rawValue), report.findings.contains(where: { $0.severity >= limit }) { throw ExitCode(1) }
  }

  private func report(_ path: String, _ program: ProgramOptions, _ kinds: [FindingKind], _ ignored: [IgnoredFinding]) throws -> FileReport {
    let (trace, file) = try open(path, program)
    var check = try SceneCheck(trace)
    if check.passes.isEmpty, try trace.lastPass == nil { throw CommandError.nothingRecorded(path: trace.path) }
    if let pass {
      guard let known = try trace.pass(named: pass) else { throw CommandError.noPass(pass, known: try trace.passes.map(\.name)) }
      check.passes = [known]
    }
    (check.kinds, check.maxLayouts, check.keys) = (kinds, maxLayouts, try filter.keys(in: trace, check.passes))
    for one in ignored { try one.look(in: trace, check.passes) }
    var report = try check.report()
    report.findings.removeAll { finding in ignored.contains { $0.matches(finding) } }
    return FileReport(path: path, file: file, report: report)
  }

  /// - Parameter files: of each report its own.
  private func text(_ report: CheckReport, _ files: [String], _ kinds: [FindingKind]) -> String {
    var report = report, file = files.first ?? ""
    if source == nil, format == .github || format == .sarif { report.nameFilesFromRepository(&file) }
    return switch json ? .json : format ?? .text {
    case .text:
      FindingsText(terminal: .answers, file: file, sumsUpApproximations: only.isEmpty).render(report)
    case .json: FindingsJSON(file: file, files: files.uniqued()).render(report)
    case .sarif: FindingsSARIF(file: file, toolVersion: Version.tool, kinds: kinds).render(report)
    case .github: FindingsGitHub(file: file).render(report)
    case .markdown: FindingsMarkdown(file: file).render(report)
    }
  }

  /// Kinds may stand together, `LT005,LT011`; a node's name may have a comma.
  private var ignoredFindings: [String] { ignore.flatMap { $0.contains(":") ? [$0] : codes(in: $0) } }
  private func codes(in list: String) -> [String] { list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }

  private func kinds() throws -> [FindingKind] {
    let only = Set(try only.flatMap(codes).map { try FindingKind.required($0).code })
    let left = Set(try ignoredFindings.filter { !$0.contains(":") }.map { try FindingKind.required($0).code })
    return FindingKind.all.filter { (only.isEmpty || only.contains($0.code)) && !left.contains($0.code) }
  }

  /// The trace, and the file that findings name.
  private func open(_ path: String, _ program: ProgramOptions) throws -> (Trace, String) {
    let kind = InputFile(path),
      recording = Recording(proposal: proposal, device: device, fonts: fonts, cache: cache, program: program, work: work)
    if kind == .trace {
      let trace = try trace.open(path, besides: recording)
      return (trace, try source ?? trace.recordedFile ?? path)
    }
    let trace = try recording.trace(of: path, as: kind)
    return (trace, try source ?? (path == "-" ? "<stdin>" : kind == .scene ? path : trace.recordedFile ?? path))
  }
}

extension NodeFilter {
  /// Of the nodes meant in any of the passes; nil: of all.
  fileprivate func keys(in trace: Trace, _ passes: [TracePass]) throws -> Set<String>? {
    guard node != nil || point != nil, let last = passes.last else { return nil }
    let address = node ?? point.map { "@\($0.point.x),\($0.point.y)" } ?? ""
    let found = try passes.flatMap { pass in
      let nodes = try trace.nodes(named: address, in: pass)
      if nodes.count > 1 { throw CommandError.severalNodes(address, try trace.told(nodes)) }
      return nodes
    }
    return try (found.isEmpty ? [trace.requireNode(address, in: last)] : found).reduce(into: []) { $0.formUnion(try trace.keys(around: $1)) }
  }
}

extension Trace {
  /// The nodes of an address, or the one at a point: none, one, or several.
  func nodes(named address: String, in pass: TracePass) throws -> [TraceNode] {
    let nodes = try nodes(address, in: pass)
    guard nodes.isEmpty, let point = PointChoice(address: address)?.point else { return nodes }
    return Array(try self.nodes(at: point, in: pass).prefix(1))
  }
}

extension FindingKind {
  /// The code that is meant by a number without its zeros: LT001 by `LT1`.
  static func nearest(to code: String) -> String? {
    guard code.lowercased().hasPrefix("lt"), let number = Int(code.dropFirst(2)) else { return nil }
    return all.map(\.code).first { Int($0.dropFirst(2)) == number }
  }

  /// The kind of that code.
  static func required(_ code: String) throws -> FindingKind {
    if let kind = all.first(where: { $0.code == code.uppercased() }) { return kind }
    throw CommandError.noFinding(code, nearest: nearest(to: code) ?? Suggestion.nearest(to: code, among: all.map(\.code)))
  }
}
