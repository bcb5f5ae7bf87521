import Scene

/// What a program's views come to in other layouts, as scenes whose items have the numbers that they have in a recorded one.
final class ReevaluatedScenes {
  private let recorded: Scene
  /// What the views of the recorded scene are, where they are others than the program started with.
  let views: ProgramViews?
  /// The last few: with other edits a program comes to the same scenes.
  private var known: [[UInt8]: Scene] = [:]
  private static let most = 16
  /// Views and modifiers that the recorded scene lacks, numbered as they are met: the same one has one number in all scenes.
  private var added: [AddedView: Int] = [:]

  /// A view or modifier that the recorded scene lacks, by what it is called in the program.
  private struct AddedView: Hashable {
    let name: String
    let kind: String
    /// Those of the same name and kind before it, in the same scene.
    var before = 0
  }

  init(_ recorded: Scene, _ views: ProgramViews?) { (self.recorded, self.views) = (recorded, views) }

  /// - Throws: `SceneError` for a scene that cannot be laid out.
  func scene(of next: ProgramViews, _ program: RunningProgram, code: ProgramCode) throws -> Scene {
    // Code has its numbers in one process alone.
    let isRemembered = !program.hasCode
    if isRemembered, let scene = known[next.scene] { return scene }
    let recordedViews = views ?? program.views, counterparts = next.counterparts(in: recordedViews)
    let other = try Scene(SceneInput(file: recorded.file, bytes: next.scene, code: code))
    var met: [AddedView: Int] = [:]
    let scene = recorded.showing(
      other,
      was: { pointer in
        let view = next.namedView(around: pointer), rest = pointer.dropFirst(view.count)
        guard let old = view.isEmpty ? "" : counterparts[String(view)] else { return nil }
        // An item without a name, as a condition, stands where it stood, unless one with a name stood there.
        return rest.isEmpty || recordedViews.namedView(around: old + rest) == old ? old + rest : nil
      },
      new: { pointer, kind in
        let view = next.namedView(around: pointer), name = (next.names[String(view)]?.identity ?? "") + pointer.dropFirst(view.count)
        let first = AddedView(name: name, kind: kind), before = met[first, default: 0]
        met[first] = before + 1
        return number(of: AddedView(name: name, kind: kind, before: before))
      })
    if !isRemembered { return scene }
    if known.count >= Self.most { known = [:] }
    known[next.scene] = scene
    return scene
  }

  private func number(of view: AddedView) -> Int {
    if let number = added[view] { return number }
    added[view] = added.count
    return added.count - 1
  }
}
