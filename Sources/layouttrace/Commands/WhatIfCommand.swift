import ArgumentParser
import Explanation
import LayoutModel
import Platform
import Rendering
import Scene
import TraceStore
import WhatIf

struct WhatIfCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "what-if",
    abstract: "Lays a recorded scene out again with something changed, and prints what would be otherwise.",
    discussion: """
      Each edit stands in quotes of its own; several are made in their order. Nodes go by their keys in the recorded pass, as 'tree' shows them, by \
      pointer, by path in quotes of its own, by the point @x,y they are at, or by an id that an edit before gave. The trace stays as it is unless --save adds the new layout to it as a pass of its own; \
      other commands look at that one with --pass.

      \(forms)

      Arguments are written name=value, or as a JSON object: add title frame width=200 maxHeight=infinity. Values are JSON; what is no JSON is a text.

      Examples:
        layouttrace what-if 'remove node3'
        layouttrace what-if 'set card.width 200' 'add title fixedSize' --why title
        layouttrace what-if 'remove stamp' --why title --position
        layouttrace what-if 'insert Spacer after title' 'canvas 320x480'
        layouttrace what-if 'remove /view/children/0' 'set "HStack/1 Text".string short'
        layouttrace what-if 'unwrap row' --save
        layouttrace why title --pass what-if-1
      """)

  private static var forms: String { SceneEdit.forms.map { "  \($0.form)\n      \($0.doc)" }.joined(separator: "\n") }

  @Argument(help: ArgumentHelp("What to change, such as 'remove node3'.", valueName: "edit")) var edits: [String]
  @OptionGroup var trace: TraceOptions
  @OptionGroup var pass: PassOptions
  @Option(
    help: ArgumentHelp("Explains this view as 'why' does, with the edits made; one that they add is new1, new2 ….", valueName: "node"), completion: .nodes)
  var why: String?
  @Flag(help: "With --why: explains where the view stands instead of its size.") var position = false
  @Flag(help: "Adds the layout to the trace as a pass of its own.") var save = false
  @Option(help: ArgumentHelp("The saved pass's name; what-if-1 and so on if not given.", valueName: "name")) var name: String?
  @Flag(help: "Prints every change, also of what only moved along, and with --why every step.") var all = false
  @OptionGroup var program: ProgramOptions
  @OptionGroup var work: WorkOptions
  @Flag(help: "Prints JSON: what changed, the troubles that came and went.") var json = false

  func validate() throws {
    if save, trace.isRecordedForIt {
      throw ValidationError("--save adds a pass to a trace, and \(trace.path) is a scene: 'layouttrace record' makes a trace of it.")
    }
    if let file = edits.first(where: { edit in !edit.contains(" ") && [".swift", ".json", ".db"].contains(where: edit.hasSuffix) }) {
      throw ValidationError("'\(file)' is no edit: -t \(file) has them made in that.")
    }
    if position, why == nil { throw ValidationError("--position says what --why explains: give --why with a view, too.") }
    if name != nil, !save { throw ValidationError("--name is the name of a saved pass: give --save, too.") }
    if name?.isEmpty == true { throw ValidationError("--name takes a name.") }
  }

  func run() throws { try work.limited { try answer() } }

  private func answer() throws {
    let (replay, edits, why, places) = try replay()
    let edited = try replay.editing(edits)
    let explanation = try why.map { try edited.why($0, position: position) }
    for warning in edited.warnings { StandardStreams.message(warning.printable) }
    StandardStreams.tell(kept: replay.keptPlaces)
    let saved = try save ? edited.save(to: trace.path, as: name) : nil
    let answer = WhatIfAnswer(
      pass: replay.base.name, edits: edited.edits.map(\.words), canvas: edited.proposal, changes: replay.original.changes(to: edited.original), saved: saved,
      explanation: explanation, places: edited.hasOtherViews ? SourcePlaces() : places)
    try StandardStreams.answer(json ? answer.json : answer.text(.answers, path: trace.path, showsAll: all))
  }

  /// The recorded pass, the edits, and the key of the view to explain. The trace is let go of before anything is written to it.
  private func replay() throws -> (Replay, edits: [SceneEdit], why: String?, SourcePlaces) {
    let trace = try trace.open(program)
    let pass = try pass.pass(of: trace)
    let edits = try SceneEdit.list(arguments: edits).map { edit in try edit.naming { try trace.nameForEdits($0, in: pass) } }
    // What has no such address may be there only with the edits made.
    let isKnown = try why.map { try PointChoice(address: $0) != nil || !trace.nodes($0, in: pass).isEmpty } ?? false
    var replay = try Replay(trace, pass)
    // As a recording of the edited scene has it.
    replay.keepsInSight = false
    return (
      replay, edits, isKnown ? try why.map { try trace.requireNode($0, in: pass).key } : why, try SourcePlaces(trace, in: pass)
    )
  }
}

extension Trace {
  /// What edits call the node that a person names: a path or a point becomes a key, all else is known to them.
  ///
  /// - Throws: `CommandError.severalNodes` for a path that more than one view of the scene has; repetitions are one.
  fileprivate func nameForEdits(_ address: String, in pass: TracePass) throws -> String {
    let nodes = try nodes(address, in: pass)
    if let first = nodes.first {
      let calls = nodes.count > 1 ? try self.calls(in: pass) : [:]
      // What one call of a program's code makes is one as well.
      func isRepetition(_ node: TraceNode) -> Bool {
        node.pointer == first.pointer || node.pointer.flatMap { calls[$0] }.map { $0 == first.pointer.flatMap { calls[$0] } } ?? false
      }
      if nodes.count > 1, first.pointer == nil || !nodes.allSatisfy(isRepetition) {
        throw CommandError.severalNodes(address, try told(nodes))
      }
      return address.hasPrefix("/") || first.key == address ? address : first.key
    }
    return PointChoice(address: address) == nil ? address : try requireNode(address, in: pass).key
  }
}
