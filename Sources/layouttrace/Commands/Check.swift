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
      are looked at. Some findings are proved by laying the scene out again.

      Exits with 1 if there is a finding of the severity --fail-on or above.

      Examples:
        layouttrace check scene.json
        layouttrace check trace.db --fail-on error --ignore LT010 --ignore LT001:badge --ignore 'LT001:HStack/0 Text'
        layouttrace check scene.json --node title
        layouttrace check scene.json --device all-iphones
        layouttrace check ContentView.swift --device iphone-16 --device iphone-se
        layouttrace check Package.swift --preview all
        layouttrace check scene.json --format sarif > findings.sarif
        layouttrace check Examples/priority.json --format github
        layouttrace check scene.json --format markdown | gh pr comment --body-file -
      """)

  @Argument(
    help: ArgumentHelp("A trace, a scene in JSON, or Swift sources; trace.db if not given, '-' reads a scene from standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "swift"]))
  var path: String?
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
    if path != nil, trace.path != "trace.db" { throw ValidationError("Name the trace once: '\(path ?? "")' or --trace.") }
    if let maxLayouts, maxLayouts < 0 { throw ValidationError("--max-layouts takes a number of 0 or more.") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let kinds = try self.kinds(), parts = try program.each(of: path ?? trace.path)
    let ignored = try ignore.filter { $0.contains(":") }.map { try Ignored($0) }
    var reports: [(report: CheckReport, file: String)] = []
    for program in parts {
      var one = try checked(program, kinds, ignored)
      if parts.count > 1, let preview = program.preview { one.report.name(after: preview) }
      reports.append(one)
    }
    let report = CheckReport(reports), file = reports.first?.file ?? ""
    for one in ignored { if let message = one.unmatched { StandardStreams.message(message) } }
    let text = text(report, file, kinds)
    try format == .github ? StandardStreams.data(text) : StandardStreams.answer(text)
    if let limit = FindingKind.Severity(rawValue: failOn.rawValue), report.findings.contains(where: { $0.severity >= limit }) { throw ExitCode(1) }
  }

  private func checked(_ program: ProgramOptions, _ kinds: [FindingKind], _ ignored: [Ignored]) throws -> (report: CheckReport, file: String) {
    let (trace, file) = try open(program)
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
    return (report, file)
  }

  private func text(_ report: CheckReport, _ file: String, _ kinds: [FindingKind]) -> String {
    switch json ? .json : format ?? .text {
    case .text:
      FindingsText(terminal: .answers, file: file, sumsUpApproximations: only.isEmpty).render(report)
    case .json: FindingsJSON(file: file).render(report)
    case .sarif: FindingsSARIF(file: file, toolVersion: Version.tool, kinds: kinds).render(report)
    case .github: FindingsGitHub(file: file).render(report)
    case .markdown: FindingsMarkdown(file: file).render(report)
    }
  }

  private func kinds() throws -> [FindingKind] {
    let only = Set(try only.map { try FindingKind.required($0).code })
    let left = Set(try ignore.filter { !$0.contains(":") }.map { try FindingKind.required($0).code })
    return FindingKind.all.filter { (only.isEmpty || only.contains($0.code)) && !left.contains($0.code) }
  }

  /// The trace, and the file that findings name.
  private func open(_ program: ProgramOptions) throws -> (Trace, String) {
    let path = path ?? trace.path, kind = InputFile(path),
      recording = Recording(proposal: proposal, device: device, fonts: fonts, cache: cache, program: program, work: work)
    if kind == .trace {
      let trace = try trace.open(path, besides: recording)
      return (trace, try source ?? trace.recordedFile ?? path)
    }
    let trace = try recording.trace(of: path, as: kind)
    return (trace, try source ?? (path == "-" ? "<stdin>" : kind == .scene ? path : trace.recordedFile ?? path))
  }
}

/// `LT001:badge`: a kind of finding at one view, and at the modifiers of that. Of several recordings it may be in some.
private final class Ignored {
  private let text: String
  private let code: String
  private let node: String
  private var keys: Set<String> = []
  /// Why there is no such node: it may have been mended, or mistyped.
  private var missing: String?
  /// The findings of the kind that are at other nodes, by what leaves them out.
  private var others: [String] = []
  private var hasMatched = false

  init(_ text: String) throws {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    (self.text, code, node) = (text, try FindingKind.required(parts[0]).code, parts[1])
  }

  /// Finds the node in another recording.
  func look(in trace: Trace, _ passes: [TracePass]) throws {
    keys = Set(try passes.flatMap { try trace.nodes(named: node, in: $0) }.map(\.key))
    guard keys.isEmpty, let pass = passes.last else { return }
    do { _ = try trace.requireNode(node, in: pass) } catch { missing = missing ?? "\(error)" }
  }

  func matches(_ finding: Finding) -> Bool {
    guard finding.kind.code == code else { return false }
    if keys.isDisjoint(with: [finding.key, finding.view]) {
      if !others.contains(finding.key) { others.append(finding.key) }
      return false
    }
    hasMatched = true
    return true
  }

  /// What is said on standard error where it left nothing out.
  var unmatched: String? {
    if hasMatched { return nil }
    if let missing { return "--ignore \(text): \(missing)" }
    return "--ignore \(text) leaves nothing out: " + (others.isEmpty ? "there is no \(code)" : "\(code) is at \(others.prefix(5).joined(separator: ", "))")
  }
}

extension CheckReport {
  /// Several reports as one, whose file is that of the first.
  fileprivate init(_ reports: [(report: CheckReport, file: String)]) {
    self.init(findings: [], passes: reports.flatMap(\.report.passes))
    let first = reports.first?.file ?? ""
    for (report, file) in reports {
      findings += report.findings.map { finding in
        var finding = finding
        if finding.file(besides: file) != first { finding.otherFile = (finding.file(besides: file), first) }
        return finding
      }
      (layouts, untried) = (layouts + report.layouts, untried + report.untried)
    }
    findings = findings.merged { "\($0.file(besides: first)) \($0.place.map { "\($0)" } ?? "") \($0.kind.code) \($0.message)" }
  }

  /// Passes called after the preview that they lay out, too.
  fileprivate mutating func name(after preview: String) {
    let isOne = passes.count == 1
    func named(_ pass: String) -> String { isOne ? preview : "\(preview), \(pass)" }
    passes = passes.map(named)
    for index in findings.indices { findings[index].passes = findings[index].passes.map(named) }
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
  fileprivate func nodes(named address: String, in pass: TracePass) throws -> [TraceNode] {
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
