import LayoutEngine

/// Views that nobody wrote: what controls are made of, and stacks around several views.
extension SceneBuilder {
  /// Opens what a control holds: views of its arguments, and what stands around them, which no item of the scene is.
  mutating func fill(_ part: ControlPart, of control: SceneMember) throws(SceneError) {
    switch part {
    case .nothing: break
    case .slot(let name, in: let stack, else: let other):
      let (members, isDynamic) = try members(of: control, in: name)
      if members.isEmpty { return try fill(other ?? .nothing, of: control) }
      if members.count > 1, let stack { return try openImplicit(stack, members, isDynamic) }
      steps.append(contentsOf: members.reversed().map { .open($0) })
    case .view(let index, of: let name):
      let members = try members(of: control, in: name).members, place = index < 0 ? members.count + index : index
      if members.indices.contains(place) { steps.append(.open(members[place])) }
    case .each(of: let name, in: let type, let arguments):
      steps.append(contentsOf: try members(of: control, in: name).members.reversed().map { .within(type, arguments, $0) })
    case .node(let type, let arguments, let parts):
      if try part.isEmpty({ name throws(SceneError) in try members(of: control, in: name).members.count }) { return }
      try openGiven(type, arguments)
      steps.append(contentsOf: parts.reversed().map { .fill($0, control) })
    }
  }

  /// The views of one of a control's arguments.
  private mutating func members(of control: SceneMember, in slot: String) throws(SceneError) -> (members: [SceneMember], isDynamic: Bool) {
    let views = scene.items[Int(control.item)].views.filter { scene.items[Int($0)].slot == slot }
    return try expansion.members(of: views, loop: control.loop, in: control)
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
