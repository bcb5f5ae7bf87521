import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// A recorded pass that can be laid out again: as it was, or with its scene edited. Writes nothing.
///
/// 1. Where nothing that a pass learns reaches another one, the pass is laid out alone, in the state it was recorded in.
/// 2. Where sizes that views write are read, a source is followed, or something is scrolled to, the scene is played from its start, with what
///    its passes set: what was written in the recording holds for an edited scene no more. A pass that had settled is compared with the settled
///    one; one that others followed with the one that comes after as many, or with the settled one where fewer are needed.
package struct Replay {
  package let scene: Scene
  /// What the canvas proposed.
  package let proposal: Proposal
  /// As it was recorded.
  package let original: LaidOutScene
  /// The recorded pass that was edited, where edits were made since; and the edits.
  package let base: TracePass
  package let edits: [SceneEdit]
  /// The tree of `base`.
  let baseTree: SceneTree
  let options: LayoutPass.Options
  /// Which of the scene's layouts it is, and where those of an edited scene end.
  private let place: PassPosition
  private let end: PassEnd
  /// Whether the passes before it matter.
  private let isPlayed: Bool
  /// The program whose views the scene has; nil for a scene that was written as one.
  let program: RecordedProgram?
  /// The scenes that it comes to in other layouts.
  private let reevaluated: ReevaluatedScenes
  /// By edit of the scene, the tree whose keys it uses; those made since use the original's.
  private let editedTrees: [SceneTree]

  /// Whether rows that lazy containers laid out stay so where an edit moves them out of sight, so that they can be compared.
  package var keepsInSight = true

  /// - Throws: `SceneError` if the trace's scene cannot be laid out by this version.
  package init(_ trace: Trace, _ pass: TracePass) throws {
    let passes = try trace.passes
    if let base = pass.base, let edit = pass.edit {
      guard let recorded = passes.first(where: { $0.id == base && $0.id < pass.id }) else {
        throw TraceError.damaged(path: trace.path, message: "the pass '\(pass.name)' is based on one that is not there")
      }
      var replay = try Replay(trace, recorded)
      replay.keepsInSight = false
      self = Replay(try replay.editing(SceneEdit.list(edit)), recordedAs: pass)
      return
    }
    let name = try trace.value("SELECT name FROM scene")?.text ?? "scene.json"
    let evaluation = try trace.evaluation(of: pass)
    let json = try evaluation?.json ?? trace.sceneJSON ?? ""
    program = try evaluation.map { try RecordedProgram(trace, pass, $0) }
    let input = SceneInput(file: name, bytes: Array(json.utf8), code: program?.running.map { ProgramCode($0) })
    var written = try Scene(input)
    if evaluation != nil { written.note(calls: try trace.calls(in: pass)) }
    if let (file, json) = try trace.fontMetrics { written.measure(with: try FontMetrics(SceneInput(file: file, bytes: Array(json.utf8)))) }
    // A Layout that answers otherwise the second time proves nothing.
    options = LayoutPass.Options(
      cache: try trace.meta("cache").flatMap { CachePolicy(rawValue: $0) } ?? .memo, verifiesCache: program?.running == nil ? nil : true)
    // What a program's views came to is a scene of the one pass, whatever was before.
    let before = evaluation == nil ? passes.filter { $0.base == nil && $0.id <= pass.id } : [pass]
    let recorded = try before.map { pass -> Scene.RecordedPass in
      guard let state = evaluation == nil ? written.state(recorded: pass.state) : written.state else {
        throw TraceError.damaged(path: trace.path, message: "the state of the pass '\(pass.name)' is not its scene's")
      }
      return (
        pass.name, pass.proposal, try pass.device.map { try Self.device($0, trace) }, try pass.dynamicTypeSize.map { try Self.typeSize($0, trace) }, state,
        pass.follows != nil
      )
    }
    let (played, place) = written.playing(recorded)
    (scene, self.place) = (played.inEnvironment(of: played.passes[place.pass]), place)
    (proposal, base, edits, isPlayed) = (pass.proposal, pass, [], scene.dependsOnItsPasses || scene.scrolls(upTo: place.pass))
    let layout: SceneLayout
    if isPlayed {
      layout = try scene.play(place.pass, until: .following(place.following), options)
    } else {
      let scrolled = ScrollPositions(try trace.scrollOffsets(in: pass), lineLengths: try trace.lineLengths(in: pass))
      layout = try scene.layOut(recorded.last?.state ?? scene.state, pass.proposal, options, scrolled: scrolled)
    }
    end = scene.end(after: layout, place)
    original = LaidOutScene(scene, proposal, layout)
    baseTree = layout.tree
    (reevaluated, editedTrees) = (ReevaluatedScenes(scene, nil), [])
    try program?.check(original, trace, pass)
    // Code that remembers, by a static variable that a Layout counts in, say, comes to something else the second time, and would with any edit.
    if let running = program?.running {
      try running.begin()
      try program?.check(layOutOnce(scene, in: nil, after: nil), trace, pass)
    }
  }

  private static func device(_ name: String, _ trace: Trace) throws(TraceError) -> Device {
    guard let device = Device.named(name) else { throw TraceError.damaged(path: trace.path, message: "this version knows no device '\(name)'") }
    return device
  }

  private static func typeSize(_ name: String, _ trace: Trace) throws(TraceError) -> DynamicTypeSize {
    guard let size = DynamicTypeSize(rawValue: name) else { throw TraceError.damaged(path: trace.path, message: "there is no Dynamic Type size '\(name)'") }
    return size
  }

  init(_ replay: Replay, _ edited: LaidOutScene, _ edits: [SceneEdit]) {
    (original, proposal, options, place, end) = (edited, edited.canvas, replay.options, replay.place, replay.end)
    (base, baseTree, self.edits, isPlayed) = (replay.base, replay.original.tree, edits, replay.isPlayed || edited.scene.dependsOnItsPasses)
    program = replay.program
    editedTrees = replay.editedTrees + edits.map { _ in replay.original.tree }
    var scene = edited.scene
    scene.settleEdits()
    self.scene = scene
    reevaluated = ReevaluatedScenes(scene, edited.views ?? replay.reevaluated.views)
  }

  /// An edited pass that stands in the trace is a pass like others.
  private init(_ replay: Replay, recordedAs pass: TracePass) {
    (original, proposal, options, place, end) = (replay.original, replay.proposal, replay.options, replay.place, replay.end)
    (scene, isPlayed, base, baseTree, edits) = (replay.scene, replay.isPlayed, pass, replay.original.tree, [])
    (program, reevaluated, editedTrees) = (replay.program, replay.reevaluated, replay.editedTrees)
    original.tree.original = nil
  }

  /// Views that are laid out when it is laid out again, about: what a search may cost is counted in these.
  package var views: Int {
    let views = max(1, Int(original.tree.tree.count)) * (isPlayed ? place.pass + place.following + 1 : 1)
    return program?.cost(of: views) ?? views
  }

  /// Whether the program's views are others with the edits made: what is written where in its sources is known of the recorded ones.
  package var hasOtherViews: Bool {
    guard let views = reevaluated.views else { return false }
    return program?.running.map { !views.isSame(as: $0.views) } ?? true
  }
  /// Whether code makes its views, which may come to others where something is edited.
  var isProgram: Bool { program != nil }
  /// Modifiers whose value of the environment the program's code reads.
  var settings: ProgramSettings? { program?.settings }
  /// What of the program stayed as it was recorded so far, a note each for a person.
  package var kept: [String] { program?.kept.map(\.note) ?? [] }
  /// That of it, and how far its code has scrolled, for what tells where views stand.
  package var keptPlaces: [String] { kept + (program?.scrolls.map { [$0.note] } ?? []) }

  /// The pass with another scene, or in another canvas. A canvas or a state that the scene's edits name comes first.
  ///
  /// - Parameter last: a layout of that scene that nobody needs any more: where none depends on the one before it, its tree is laid out again.
  package func layOut(_ scene: Scene, in proposal: Proposal? = nil, after last: LaidOutScene? = nil) throws -> LaidOutScene {
    do {
      try program?.running?.begin()
      let first = try layOutOnce(scene, in: proposal, after: program?.running == nil ? last : nil)
      try program?.running?.check()
      guard let circumstances = program?.circumstances(of: scene, in: first.canvas, first.tree),
        let running = try program?.program(in: circumstances)
      else { return first }
      try running.begin()
      if circumstances.areRecorded, try !running.isTold || holds(scene, in: proposal, running, first) { return first }
      return try play(scene, in: proposal, running, circumstances)
    } catch let failure as RunningProgram.Failure {
      throw WhatIfError.stopped(failure)
    }
  }

  /// Whether the program comes to the recorded views with the edits made: what it has read of each of its layouts is so in that of the edited scene.
  private func holds(_ scene: Scene, in proposal: Proposal?, _ program: RunningProgram, _ last: LaidOutScene) throws -> Bool {
    guard let final = program.rounds.last, program.rounds.count <= Self.mostRounds, final.holds(at: last.places) else { return false }
    return try program.rounds.dropLast().allSatisfy { round in
      let layout = try layOutOnce(try edited(scene, showing: round.views, program, ProgramCode(program)), in: proposal)
      try program.check()
      return round.holds(at: layout.places)
    }
  }

  /// Beyond so many it takes no longer to play the program.
  private static let mostRounds = 8

  /// The program from its start to the pass, with each of its layouts edited.
  private func play(_ scene: Scene, in proposal: Proposal?, _ program: RunningProgram, _ circumstances: ProgramCircumstances) throws -> LaidOutScene {
    var layout: LaidOutScene?
    try program.play(in: circumstances) { views in
      var edited = try layOutOnce(try edited(scene, showing: views, program, ProgramCode(program, play: program.plays)), in: proposal)
      edited.views = views
      layout = edited
      return edited.places
    }
    guard let layout else { throw RunningProgram.Failure.ended }
    return layout
  }

  /// An edited scene with what the program's views come to elsewhere. An edit that is about a view that is gone has nothing to do.
  private func edited(_ scene: Scene, showing next: ProgramViews, _ program: RunningProgram, _ code: ProgramCode) throws -> Scene {
    var shown = try reevaluated.scene(of: next, program, code: code)
    for (index, edit) in scene.edits.enumerated() {
      let tree = editedTrees.indices.contains(index) ? editedTrees[index] : original.tree
      shown = try Self.applying(edit, to: shown, tree, among: scene.edits)
    }
    return shown
  }

  private static func applying(_ edit: SceneEdit, to scene: Scene, _ tree: SceneTree, among edits: [SceneEdit]) throws(SceneEditError) -> Scene {
    do throws(SceneEditError) {
      return try scene.applying(edit, to: tree, among: edits)
    } catch {
      guard case .gone = error.problem else { throw error }
      return scene
    }
  }

  private func layOutOnce(_ scene: Scene, in proposal: Proposal?, after last: LaidOutScene? = nil) throws -> LaidOutScene {
    let canvas = proposal ?? scene.editedCanvas ?? self.proposal
    if isPlayed || scene.dependsOnItsPasses {
      return LaidOutScene(scene, canvas, try scene.play(place.pass, in: canvas, until: end, options))
    }
    if let last, last.tree.tree.isLaidOutAfresh { return LaidOutScene(scene, canvas, try scene.layOut(again: last.layout, canvas, options)) }
    let state = original.state.map { StateVariable(name: $0.name, value: scene.editedState[$0.name] ?? $0.value) }
    let scrolled = ScrollPositions(of: original.tree, keepsInSight: keepsInSight)
    return LaidOutScene(scene, canvas, try scene.layOut(state, canvas, options, after: original.layout.before, scrolled: scrolled, from: original.tree))
  }
}

extension Replay {
  /// What its passes scroll to and cannot in a layout of the edited scene, which stays where it was.
  func lostTargets(in edited: SceneTree, from tree: SceneTree) -> [(pass: String, id: String)] {
    scene.lostTargets(upTo: place.pass, from: tree, in: edited)
  }

  /// The node of the replayed tree for a node of the trace, whose structure starts at `first`.
  func node(_ id: NodeID, of first: NodeID) -> NodeID? { original.node(id, of: first) }
}
