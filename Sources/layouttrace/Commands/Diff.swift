import ArgumentParser
import Explanation
import Rendering
import TraceStore
import WhatIf

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two recorded layouts: what has another size or place, and the cause of each.",
    discussion: """
      Nodes are the same by their ids in the scenes, others by where they stand; what was added or removed is listed. The causes come first: what \
      differs in the scenes, with the nodes that hang on it, and how it reached them. With --node the steps of both explanations stand side by side.

      Ends with exit code 0 if both have the same views with the same sizes and places, with 1 if not; with --node, if that one has.

      Examples:
        layouttrace diff before.db after.db
        layouttrace diff before.db after.db --node title
        layouttrace diff trace.db --pass regular --pass-b compact
        layouttrace diff before.db after.db --json --tolerance 0.5
      """)

  @Argument(help: ArgumentHelp("The first trace.", valueName: "trace"), completion: .traces) var first: String
  @Argument(help: ArgumentHelp("The second trace; the first one if not given.", valueName: "other trace"), completion: .traces) var second: String?
  @Option(
    help: ArgumentHelp("The pass to compare, of both traces unless --pass-b names another; the last ones if not given.", valueName: "name"), completion: .passes
  )
  var pass: String?
  @Option(help: ArgumentHelp("The pass of the second trace.", valueName: "name"), completion: .passes) var passB: String?
  @Option(
    help: ArgumentHelp("One node only: its name in the first trace, or else in the second; named as in 'why'.", valueName: "node"), completion: .nodes)
  var node: String?
  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp("The frontmost view at a point of the first trace's canvas, instead of --node.", valueName: "x,y"))
  var point: PointChoice?
  @Option(help: ArgumentHelp("By how much sizes and places may differ and be called the same.", valueName: "points")) var tolerance = Double.indistinct
  @Flag(help: "Prints every node, also those that only moved.") var all = false
  @OptionGroup var work: WorkOptions
  @OptionGroup var color: ColorOptions
  @Flag(help: "Prints JSON: the causes, each with its nodes, before and after.") var json = false

  func validate() throws {
    if second == nil, passB == nil { throw ValidationError("Name a second trace, or with --pass-b another pass of the first.") }
    if node != nil, point != nil { throw ValidationError("Give either --node or --at, not both.") }
    if !(tolerance >= 0 && tolerance.isFinite) { throw ValidationError("--tolerance takes points, 0 or more.") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let (one, other) = (try open(first, pass), try open(second ?? first, passB ?? pass))
    let a = try one.trace.consistently { try RecordedLayout(one.trace, one.pass) }
    let b = try other.trace.consistently { try RecordedLayout(other.trace, other.pass) }
    let pair = try node.map { try DiffedNode($0, a, b) } ?? point.map { try DiffedNode(a.trace.frontmostNode(at: $0.point, in: a.pass), a, b) }
    // What cannot be laid out again is compared as it was recorded.
    let proof = try? DiffProof(a, b)
    let diff = try TraceDiff(a, b, only: pair?.before, tolerance: tolerance, proof: proof)
    let chains = try pair?.chains(a, b, tolerance: tolerance) ?? []
    if json {
      try StandardStreams.answer(TraceDiffJSON().render(diff, chains, passes: (a.pass.name, b.pass.name)))
    } else {
      let names = second == nil || second == first && a.pass.name != b.pass.name ? (a.pass.name, b.pass.name) : (first, second ?? first)
      var text = TraceDiffText(before: names.0, after: names.1, terminal: .answers, showsAll: all)
      text.places = (try SourcePlaces(a.trace, in: a.pass), try SourcePlaces(b.trace, in: b.pass))
      try StandardStreams.answer(text.render(diff, chains))
    }
    if !diff.isEmpty { throw ExitCode(1) }
  }

  private func open(_ path: String, _ pass: String?) throws -> (trace: Trace, pass: TracePass) {
    var options = TraceOptions()
    options.path = path
    let trace = try options.open(isCompared: true)
    var named = PassOptions()
    named.name = pass
    return (trace, try named.pass(of: trace))
  }
}

/// A node that is asked for by name.
private struct DiffedNode {
  let before: TraceNode
  let after: TraceNode?

  private init(before: TraceNode, after: TraceNode?) { (self.before, self.after) = (before, after) }

  init(_ address: String, _ a: RecordedLayout, _ b: RecordedLayout) throws {
    let others = try a.trace.nodes(address, in: a.pass).isEmpty ? b.trace.nodes(address, in: b.pass) : []
    if others.count == 1, let before = try a.counterpart(of: others[0].id, in: b, isLater: false).flatMap({ try a.trace.node($0) }) {
      self.init(before: before, after: others[0])
    } else {
      try self.init(a.trace.requireNode(address, in: a.pass), a, b)
    }
  }

  init(_ node: TraceNode, _ a: RecordedLayout, _ b: RecordedLayout) throws {
    self.init(
      before: node, after: try a.counterpart(of: node.id, in: b, isLater: true).flatMap { try b.trace.node($0) })
  }

  /// None where it is not placed in both.
  func chains(_ a: RecordedLayout, _ b: RecordedLayout, tolerance: Double) throws -> [ChainDiff] {
    guard let after, try a.trace.placement(of: before.id, in: a.pass) != nil, try b.trace.placement(of: after.id, in: b.pass) != nil else { return [] }
    return ChainDiff.both(
      try Explainer(a.trace).explain(before, in: a.pass), try Explainer(b.trace).explain(after, in: b.pass), tolerance: tolerance,
      counterparts: a.counterparts(in: b))
  }
}
