import ArgumentParser
import Explanation
import JSON
import LayoutModel
import Platform
import Queries
import Rendering
import Scene
import TraceStore
import WhatIf

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a trace, or why a view has its size, for other programs.",
    discussion: """
      Formats:
        chrome     the call tree as Chrome trace events, for Perfetto and speedscope; a call is as long as the number of calls made during it, or as it took if recorded with --timing
        dot        why a view has its size, as boxes and arrows for Graphviz
        mermaid    the same for Mermaid
        csv        every table and view, a file each, in the folder that -o names
        scene      what was laid out, as a scene; of SwiftUI code what its views came to in the pass
        datasette  metadata for Datasette: what tables and columns mean, and the named queries

      Without -o the answer goes to standard output. A file that exists is replaced with --force only, a trace never.

      Examples:
        layouttrace export --format chrome -o calls.json
        layouttrace export --format dot title | dot -Tsvg > title.svg
        layouttrace export --format mermaid title --axis w
        layouttrace export --format csv -o tables
        layouttrace export --format scene -o ContentView.json
        layouttrace export --format datasette -o metadata.json
        datasette trace.db -m metadata.json
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case chrome, dot, mermaid, csv, scene, datasette
    var isGraph: Bool { self == .dot || self == .mermaid }
  }

  @Option(help: ArgumentHelp("chrome, dot, mermaid, csv, scene or datasette.", valueName: "format")) var format: Format
  @Argument(help: ArgumentHelp("The view or modifier to explain, for dot and mermaid; named as in 'why'.", valueName: "node"), completion: .nodes) var node:
    String?
  @OptionGroup var trace: TraceOptions
  @OptionGroup var pass: PassOptions
  @OptionGroup var program: ProgramOptions
  @Option(
    name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("The file to write, or the folder for csv.", valueName: "file"),
    completion: .file())
  var output: String?
  @Flag(help: "Replaces files that exist.") var force = false
  @Option(help: ArgumentHelp("One axis only, for dot and mermaid; x and y with --position.", valueName: "w|h")) var axis: Why.AxisChoice?
  @Flag(help: "Explains where the view stands instead of its size.") var position = false
  @Flag(help: "Draws every step, folded ones too.") var all = false
  @Flag(help: "Answers from the trace alone: nothing is laid out again, so nothing is proved.") var traceOnly = false

  func validate() throws {
    if format.isGraph, node == nil { throw ValidationError("Name the node to explain; 'layouttrace tree' lists them.") }
    if !format.isGraph, node != nil || axis != nil || position || all || traceOnly {
      throw ValidationError("A node, --axis, --position, --all and --trace-only are for the formats dot and mermaid, not for \(format.rawValue).")
    }
    if !format.isGraph, ![.chrome, .scene].contains(format), pass.name != nil {
      throw ValidationError("--pass is for the formats chrome, dot, mermaid and scene.")
    }
    if format == .csv, output == nil { throw ValidationError("Name the folder for the files with -o.") }
    if force, output == nil { throw ValidationError("--force is about the file that -o names.") }
    if !position, axis == .x || axis == .y { throw ValidationError("--axis x and y are about a position: give --position, or --axis w or h.") }
    if position, let axis, ![.x, .y].contains(axis) { throw ValidationError("--axis w and h are about a size: give x or y with --position.") }
  }

  func run() throws {
    let trace = try trace.open(program)
    if format == .csv { return try writeTables(of: trace, to: output ?? "") }
    if let output { try ExportFile.check(output, replaces: force) }
    switch format {
    case .chrome:
      let passes = try pass.name == nil ? trace.passes : [pass.pass(of: trace)]
      try write { try ChromeTrace(trace, passes).write(to: $0) }
    case .dot:
      let graph = try graph(of: trace)
      try write { try $0(graph.dot) }
    case .mermaid:
      let graph = try graph(of: trace)
      try write { try $0(graph.mermaid) }
    case .scene:
      let scene = try scene(of: trace)
      try write { try $0(scene) }
    case .datasette:
      let queries = try trace.rows("SELECT name, help, sql FROM query ORDER BY name").rows.map { row in
        let sql = row[2].text ?? ""
        return DatasetteMetadata.Query(
          name: row[0].text ?? "", help: row[1].text ?? "", sql: sql, parameters: NamedQuery(name: "", sql: sql).parameters)
      }
      let json = try DatasetteMetadata(trace, queries: queries).json
      try write { try $0(json) }
    case .csv: break
    }
  }

  /// A scene as it was written; of a program what its views came to, and on standard error what of that no scene can say.
  private func scene(of trace: Trace) throws -> String {
    guard let evaluation = try trace.evaluation(of: pass.pass(of: trace)) else { return try trace.sceneJSON ?? "" }
    for place in evaluation.unexpressed { StandardStreams.message("note: no scene can say it: \(place)") }
    return try JSONDocument(Array(evaluation.json.utf8)).indented
  }

  private func write(_ body: ((String) throws -> Void) throws -> Void) throws {
    let file = try ExportFile(output, replaces: force)
    try body(file.write)
    try file.finish()
  }

  private func graph(of trace: Trace) throws -> DecisionGraph {
    let pass = try pass.pass(of: trace)
    let node = try trace.requireNode(node ?? "", in: pass)
    let explanation = try trace.consistently {
      let explainer = Explainer(trace)
      let explanation = try position ? explainer.explainPosition(of: node, in: pass) : explainer.explain(node, in: pass)
      if traceOnly { return Prover.unproved(explanation) }
      let prover = try Prover(trace, pass)
      return try prover.complete(explanation)
    }
    return DecisionGraph(explanation, axes: axis.map { [$0.axis] } ?? Axis.allCases, showsAll: all)
  }

  /// All names are looked at before the first file is written.
  private func writeTables(of trace: Trace, to folder: String) throws {
    let csv = TraceCSV(trace)
    try trace.consistently {
      let files = try csv.tables.map { (table: $0, path: "\(folder)/\($0).csv") }
      try ExportFile.makeFolder(folder)
      for file in files { try ExportFile.check(file.path, replaces: force) }
      for file in files {
        let output = try ExportFile(file.path, replaces: force)
        try csv.write(file.table, to: output.write)
        try output.finish()
      }
    }
  }
}
