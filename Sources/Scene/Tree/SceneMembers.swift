import JSON
import LayoutEngine
import LayoutModel

/// A view that a container gets: an item that is a node, with the loop variables and the groups' modifiers around it.
struct SceneMember {
  let item: SceneItem.Index
  /// Index into `SceneMembers.loops`; -1 outside of any ForEach.
  let loop: Int32
  /// Index into `SceneMembers.wrappers` of the innermost modifier of the groups around it; -1 for none.
  let wrapper: Int32
  /// The number of the Section around it; -1 outside of any.
  var section: Int32 = -1
  /// What it is of its section.
  var part = SectionPart.row
}

/// Resolves Group, If, ForEach and EmptyView into the members of a container.
struct SceneMembers {
  struct Loop {
    let outer: Int32
    let name: String
    let value: ExpressionValue
  }
  /// A modifier on a group: wraps each of its members, outside of their own modifiers.
  struct Wrapper {
    let modifier: SceneItem.Index
    let loop: Int32
    let outer: Int32
  }

  let scene: Scene
  let state: [String: ExpressionValue]
  private(set) var loops: [Loop] = []
  private(set) var wrappers: [Wrapper] = []
  private var sections: Int32 = 0
  /// Members made so far: ForEach in ForEach grows fast.
  private var count = 0

  /// - Parameter before: of a tree from which nodes are taken over: their loops keep their numbers.
  init(scene: Scene, state: [String: ExpressionValue], after before: SceneMembers?) {
    (self.scene, self.state) = (scene, state)
    if let before { (loops, wrappers) = (before.loops, before.wrappers) }
  }

  /// Counts members that somebody else has made.
  mutating func count(_ made: Int) { count += made }

  /// Counts a member that is about to be made.
  private mutating func count(_ item: SceneItem.Index) throws(SceneError) {
    count += 1
    try scene.check(count, at: item)
  }

  /// Whether what stands in a loop reads the same variables as what stood in another one of an earlier expansion.
  func isSame(_ loop: Int32, as other: Int32, of before: SceneMembers) -> Bool {
    var (loop, other) = (loop, other)
    while loop != other {
      guard loop >= 0, other >= 0 else { return false }
      let (new, old) = (loops[Int(loop)], before.loops[Int(other)])
      guard new.name == old.name, new.value == old.value else { return false }
      (loop, other) = (new.outer, old.outer)
    }
    return true
  }

  /// - Parameter container: what they are members of; nil at the root and in a modifier's content.
  /// - Returns: the members, and whether some come from If or ForEach.
  mutating func members(
    of items: [SceneItem.Index], loop: Int32, in container: SceneMember? = nil
  ) throws(SceneError) -> (members: [SceneMember], isDynamic: Bool) {
    var members: [SceneMember] = []
    var isDynamic = false
    let type = container.map { scene.items.entry($0.item).item.type }, primitive = type?.primitive
    var pending: [SceneMember] = []
    if let container, case .part = type?.body {
      // What is said of a part of its container is said of each of its members.
      pending = inside(container, items, loop: loop).reversed()
    } else {
      pending = items.reversed().map { SceneMember(item: $0, loop: loop, wrapper: -1) }
    }
    while let next = pending.popLast() {
      let entry = scene.items.entry(next.item)
      try count(next.item)
      switch entry.item.type.body {
      case .primitive, .noEffect, .layout, .programLayout, .programValue: members.append(next)
      case .empty: break
      case .part(_, let whole) where primitive == whole: members.append(next)
      case .group, .part:
        pending += inside(next, entry.item.views, loop: next.loop).reversed()
      case .section:
        sections += 1
        pending += inside(next, entry.item.views, loop: next.loop, section: sections).reversed()
      case .condition:
        isDynamic = true
        let isTrue = try condition(entry.item, next)
        pending += inside(next, isTrue ? entry.item.views : entry.item.otherwise, loop: next.loop).reversed()
      case .loop:
        isDynamic = true
        for value in try elements(entry.item, next).reversed() {
          loops.append(Loop(outer: next.loop, name: entry.item.variable, value: value))
          pending += inside(next, entry.item.views, loop: Int32(loops.count - 1)).reversed()
        }
      }
    }
    return (members, isDynamic)
  }

  /// The views inside a group, wrapped in its modifiers.
  ///
  /// - Parameter section: the number of the section that it is; nil: what is in it is of the section around.
  private mutating func inside(_ group: SceneMember, _ views: [SceneItem.Index], loop: Int32, section: Int32? = nil) -> [SceneMember] {
    var wrapper = group.wrapper
    for modifier in scene.items.entry(group.item).item.modifiers.reversed() {
      wrappers.append(Wrapper(modifier: modifier, loop: group.loop, outer: wrapper))
      wrapper = Int32(wrappers.count - 1)
    }
    return views.map { view in
      let part = section == nil ? group.part : SectionPart(slot: scene.items.entry(view).item.slot)
      return SceneMember(item: view, loop: loop, wrapper: wrapper, section: section ?? group.section, part: part)
    }
  }

  private func condition(_ item: SceneItem, _ member: SceneMember) throws(SceneError) -> Bool {
    guard let argument = item.argument("condition"), case .bool(let isTrue)? = try structural(argument, of: item, loop: member.loop) else {
      throw scene.fail(.missingArgument("condition", of: item.type.name, doc: "true, false or an expression"), member.item)
    }
    return isTrue
  }

  private func elements(_ item: SceneItem, _ member: SceneMember) throws(SceneError) -> [ExpressionValue] {
    if let data = item.data { return data }
    guard let argument = item.argument("count"), case .number(let number)? = try structural(argument, of: item, loop: member.loop) else {
      throw scene.fail(.missingArgument("count", of: item.type.name, doc: "or an array, data"), member.item)
    }
    if number < 0 || number > Double(scene.viewLimit) { throw scene.fail(.outOfRange("count", "0 to \(scene.viewLimit)", Expression.text(number)), argument) }
    return (0..<Int(clamping: number)).map { .number(Double($0)) }
  }

  /// A loop or state variable; the innermost loop wins.
  private func lookup(_ loop: Int32) -> VariableLookup {
    { name in
      var index = loop
      while index >= 0 {
        let loop = loops[Int(index)]
        if let value = loop.value.value(of: name, as: loop.name) { return value }
        index = loop.outer
      }
      return state[name]
    }
  }

  /// What an argument is where it stands; nil if it is nil.
  func value(_ argument: SceneArgument, loop: Int32) throws(SceneError) -> ArgumentValue? {
    // Most are, and need no variables.
    if case .constant(let value) = argument.value { return value }
    do throws(EvaluationProblem) {
      return try argument.value.bound(to: lookup(loop)).settled()
    } catch {
      throw scene.fail(.evaluation(argument.text, error), argument)
    }
  }

  /// An argument that reads the size of a reader, its state and loop variables settled.
  func late(_ argument: SceneArgument, loop: Int32) throws(SceneError) -> SceneArgument.Value {
    do throws(EvaluationProblem) {
      return try argument.value.bound(to: lookup(loop))
    } catch {
      throw scene.fail(.evaluation(argument.text, error), argument)
    }
  }

  /// As `value`, of an argument that decides which views there are.
  private func structural(_ argument: SceneArgument, of item: SceneItem, loop: Int32) throws(SceneError) -> ArgumentValue? {
    if argument.value.readsGeometry { throw scene.fail(.structureReadsGeometry(argument.name, of: item.type.name), argument) }
    return try value(argument, loop: loop)
  }
}

extension SectionPart {
  /// By the name of the argument that holds it.
  fileprivate init(slot: String) {
    switch slot {
    case "header": self = .header
    case "footer": self = .footer
    default: self = .row
    }
  }
}

extension Scene {
  /// Checks that a tree of so many views and modifiers is allowed, and that it is not enough for another reason.
  func check(_ count: Int, at item: SceneItem.Index) throws(SceneError) {
    if count > viewLimit { throw item < 0 ? SceneError(.tooManyViews(viewLimit), file: file) : fail(.tooManyViews(viewLimit), item) }
    if count & 0x3FF == 0, let excess = LayoutBudget.current?.excess { throw SceneError(.layout(.overBudget(excess), key: nil), file: file) }
  }

  /// An error at an item.
  func fail(_ problem: SceneError.Problem, _ item: SceneItem.Index) -> SceneError {
    fail(problem, at: items[Int(item)].origin)
  }

  /// An error at an argument.
  func fail(_ problem: SceneError.Problem, _ argument: SceneArgument) -> SceneError {
    fail(problem, at: argument.origin)
  }

  /// An error at a value; nil for one that is not in the file.
  func fail(_ problem: SceneError.Problem, at origin: JSONDocument.Value?) -> SceneError {
    guard let origin else { return SceneError(problem, file: SceneEditError.file) }
    return SceneError(
      problem, file: file, location: SourceLocation(offset: document.offset(origin), in: document.bytes), pointer: document.pointer(origin).description)
  }
}
