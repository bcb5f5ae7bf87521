import LayoutEngine

/// Views that nobody wrote: what controls are made of, and stacks around several views.
extension SceneBuilder {
  /// What the control that was opened last holds: views of its arguments, and what stands around them, which no item of the scene is.
  mutating func parts(of control: SceneMember) throws(SceneError) -> [FilledPart<SceneMember>] {
    try GivenViews(tree).part?.filled { name throws(SceneError) in
      let views = scene.items[Int(control.item)].views.filter { scene.items[Int($0)].slot == name }
      let (members, isDynamic) = try expansion.members(of: views, loop: control.loop, in: control)
      return (members, isDynamic)
    } ?? []
  }

  mutating func open(_ part: FilledPart<SceneMember>) throws(SceneError) {
    switch part {
    case .view(let member): steps.append(.open(member))
    case .node(let type, let arguments, let parts, let isDynamic):
      try openGiven(type, arguments, isDynamic: isDynamic)
      steps.append(contentsOf: parts.reversed().map { .fill($0) })
    }
  }

  /// Opens a view or modifier that nobody wrote.
  mutating func openGiven(_ type: any Primitive.Type, _ arguments: [String: ArgumentValue], isDynamic: Bool = false) throws(SceneError) {
    do throws(ArgumentError) {
      try GivenViews(tree).open(type, arguments, isDynamic: isDynamic)
    } catch {
      throw SceneError(.argument(type.name, error.parameter, error.message), file: scene.file)
    }
    steps.append(.close)
    try note(item: -1, loop: -1)
  }
}
