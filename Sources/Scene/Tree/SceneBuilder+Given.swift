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

  /// What stands in a lazy grid that was opened, where some of its views are of Sections; nil: none is.
  mutating func lines(of views: [SceneMember], in grid: SceneMember) throws(SceneError) -> [FilledPart<SceneMember>]? {
    guard views.contains(where: { $0.section >= 0 }) else { return nil }
    let item = scene.items.entry(grid.item).item
    guard item.type.traits.tracks != nil, let type = item.type.primitive else { return nil }
    var values: [String: ArgumentValue] = [:]
    for argument in item.arguments where !argument.value.readsGeometry { values[argument.name] = try expansion.value(argument, loop: grid.loop) }
    let members = views.indices.map { (views[$0], views[$0].part, $0 == 0 || views[$0].section != views[$0 - 1].section) }
    return GivenViews(tree).lines(of: members, in: type, values)
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
