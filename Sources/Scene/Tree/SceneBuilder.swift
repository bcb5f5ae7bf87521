import ArticleLayouts
import JSON
import LayoutEngine
import LayoutModel

/// Opens and closes the nodes of a scene, in pre-order and in a loop.
struct SceneBuilder {
  enum Step {
    case open(SceneMember)
    /// In a row of the list that is open.
    case row(SceneMember, startsSection: Bool)
    /// A part of a control.
    case fill(FilledPart<SceneMember>)
    case close
    /// The content of a modifier, in an implicit ZStack if it is several views.
    case content(SceneItem.Index, loop: Int32)
  }

  let scene: Scene
  let tree: LayoutTree
  var expansion: SceneMembers
  private var graft: SceneGraft?
  private var items: [SceneItem.Index] = []
  private var loops: [Int32] = []
  private var builtCount = 0
  var steps: [Step] = []
  /// GeometryReaders that are open, by the names their children read them by; the innermost last.
  private var readers: [(name: String, node: NodeID)] = []

  /// - Parameter base: a tree of this scene, or of one that this was edited from.
  init(_ scene: Scene, _ state: [String: ExpressionValue], from base: SceneTree?) throws(SceneError) {
    let guides = try scene.guides(in: state)
    graft = base.flatMap { SceneGraft($0, scene, state) }
    if let graft {
      tree = LayoutTree(like: graft.base.tree, environment: scene.environment, guides: guides)
      items.reserveCapacity(graft.base.items.count)
      loops.reserveCapacity(graft.base.items.count)
    } else {
      tree = LayoutTree(environment: scene.environment, guides: guides, capacity: scene.items.count)
      tree.layouts.valueKeys = LayoutRegistry.layouts.flatMap { $0.valueKeys }
    }
    self.scene = scene
    expansion = SceneMembers(scene: scene, state: state, after: graft?.base.members)
  }

  mutating func build() throws(SceneError) -> SceneTree {
    let (roots, isDynamic) = try expansion.members(of: scene.roots, loop: -1)
    // Several views at the root are an implicit VStack; so is none, since a trace has a root.
    if roots.count == 1 {
      steps.append(.open(roots[0]))
    } else {
      try openImplicit(VStack.self, roots, isDynamic)
    }
    while let step = steps.popLast() {
      switch step {
      case .open(let member): try open(member)
      case .row(let member, let startsSection): try openRow(of: member, startsSection: startsSection)
      case .fill(let part): try open(part)
      case .close: close()
      case .content(let modifier, let loop): try openContent(of: modifier, loop)
      }
    }
    let depth = tree.depth
    do {
      try DeepThread.run(levels: depth) { tree.finish() }
    } catch {
      throw SceneError(.tooDeep(depth, limit: DeepThread.limit), file: scene.file)
    }
    return SceneTree(tree, expansion, items: items, loops: loops, builtCount: builtCount)
  }

  /// The member's modifiers, outermost first, then the view; what comes after them is put on the list backwards.
  private mutating func open(_ member: SceneMember) throws(SceneError) {
    let entry = scene.items.entry(member.item), type = entry.item.type
    var modifiers = entry.item.modifiers, wrapper = member.wrapper
    // A part's modifiers are those of its members.
    if case .part = type.body { (modifiers, wrapper) = ([], -1) }
    try openWrappers(wrapper)
    if take(member, modifiers.last ?? member.item) { return }
    for modifier in modifiers.reversed() { try openModifier(modifier, loop: member.loop) }
    if type.hasParts {
      try openNode(member.item, loop: member.loop, isDynamic: false)
      steps.append(.close)
      return steps.append(contentsOf: try parts(of: member).reversed().map { .fill($0) })
    }
    let (children, isDynamic) = try expansion.members(of: entry.item.views, loop: member.loop, in: member)
    try openNode(member.item, loop: member.loop, isDynamic: isDynamic)
    steps.append(.close)
    if let stack = GivenViews(tree).container(in: type.primitive, of: children.count) { return try openImplicit(stack, children, isDynamic) }
    if let lines = try lines(of: children, in: member) { return steps.append(contentsOf: lines.reversed().map { .fill($0) }) }
    if !GivenViews(tree).areRows { return steps.append(contentsOf: children.reversed().map { .open($0) }) }
    for (index, child) in children.enumerated().reversed() {
      steps.append(.row(child, startsSection: index == 0 || child.section != children[index - 1].section))
    }
  }

  /// Opens the row that a view of a list stands in, which no item of the scene is.
  private mutating func openRow(of member: SceneMember, startsSection: Bool) throws(SceneError) {
    steps += [.close, .open(member)]
    _ = GivenViews(tree).openRow(member.part, startsSection: startsSection)
    try note(item: -1, loop: -1)
  }

  /// What groups around a view wrap it in, the outermost first.
  private mutating func openWrappers(_ innermost: Int32) throws(SceneError) {
    var (wrapper, outward) = (innermost, [SceneMembers.Wrapper]())
    while wrapper >= 0 {
      outward.append(expansion.wrappers[Int(wrapper)])
      wrapper = expansion.wrappers[Int(wrapper)].outer
    }
    for wrapper in outward.reversed() { try openModifier(wrapper.modifier, loop: wrapper.loop) }
  }

  private mutating func openModifier(_ modifier: SceneItem.Index, loop: Int32) throws(SceneError) {
    try openNode(modifier, loop: loop, isDynamic: false)
    steps.append(.close)
    if !scene.items.entry(modifier).item.views.isEmpty { steps.append(.content(modifier, loop: loop)) }
  }

  /// Takes a member over from the tree before, with its own modifiers, of which the outermost comes of `outermost`, and all in it.
  ///
  /// - Returns: false where it is another one now; nothing was opened then.
  private mutating func take(_ member: SceneMember, _ outermost: SceneItem.Index) -> Bool {
    if graft == nil { return false }
    let range: Range<Int>?
    do {
      // Only as long as it is asked, so that nothing is copied when it changes.
      let (members, target) = (expansion, tree)
      range = graft?.open(member, outermost, members, in: target)
    }
    guard let range, let base = graft?.base else { return false }
    items += base.items[range]
    loops += base.loops[range]
    expansion.count(range.count)
    return true
  }

  private mutating func openContent(of modifier: SceneItem.Index, _ loop: Int32) throws(SceneError) {
    let (members, isDynamic) = try expansion.members(of: scene.items[Int(modifier)].views, loop: loop)
    if !members.isEmpty, let container = scene.items[Int(modifier)].type.primitive?.implicitStack { return try openImplicit(container, members, isDynamic) }
    if members.count > 1 { return try openImplicit(ZStack.self, members, isDynamic) }
    steps.append(contentsOf: members.map { .open($0) })
  }

  mutating func openImplicit(_ type: any Primitive.Type, _ members: [SceneMember], _ isDynamic: Bool) throws(SceneError) {
    try openGiven(type, [:], isDynamic: isDynamic)
    if members.count > 1, let stack = type.implicitStack { return try openImplicit(stack, members, isDynamic) }
    steps.append(contentsOf: members.reversed().map { .open($0) })
  }

  private mutating func openNode(_ index: SceneItem.Index, loop: Int32, isDynamic: Bool) throws(SceneError) {
    let entry = scene.items.entry(index), type = entry.item.type
    var values = [String: ArgumentValue](minimumCapacity: entry.item.arguments.count)
    var late: [(SceneArgument, SceneArgument.Value)] = []
    for argument in entry.item.arguments {
      if argument.value.readsGeometry {
        if let missing = argument.value.geometries.first(where: { name in !readers.contains { $0.name == name } }) {
          // An edit took the reader away.
          throw scene.fail(.evaluation(argument.text, .unavailable(missing)), argument)
        }
        late.append((argument, try expansion.late(argument, loop: loop)))
      } else if let value = try expansion.value(argument, loop: loop) {
        values[argument.name] = value
      }
    }
    try open(type, values, late, isDynamic: isDynamic, item: index, loop: loop)
    if type.traits.contains(.exposesSize) { readers.append((entry.item.variable, tree.count)) }
  }

  private mutating func open(
    _ type: SceneType, _ values: [String: ArgumentValue], _ late: [(SceneArgument, SceneArgument.Value)] = [], isDynamic: Bool, item index: SceneItem.Index,
    loop: Int32
  ) throws(SceneError) {
    do throws(ArgumentError) {
      let waiting = late.isEmpty ? nil : waiting(values, late)
      switch type.body {
      case .primitive(let primitive), .part(let primitive, of: _): try tree.open(primitive, values, isDynamic: isDynamic, late: waiting)
      case .noEffect(let modifier): tree.open(modifier)
      case .layout(let layout): try tree.open(layout, values, isDynamic: isDynamic, late: waiting)
      case .programLayout(let number): if let code = scene.code { tree.open(code.layout(number), isDynamic: isDynamic) }
      case .programValue(let number): scene.code?.open(value: number, of: scene.valueNumbers(beside: index), in: tree)
      case .group, .section, .condition, .loop, .empty: return
      }
    } catch {
      let problem = SceneError.Problem.argument(type.name, error.parameter, error.message)
      if let argument = index < 0 ? nil : scene.items[Int(index)].argument(error.parameter) { throw scene.fail(problem, argument) }
      throw index < 0 ? SceneError(problem, file: scene.file) : scene.fail(problem, index)
    }
    try note(item: index, loop: loop)
  }

  /// Counts the node that was opened.
  mutating func note(item: SceneItem.Index, loop: Int32) throws(SceneError) {
    try scene.check(items.count + 1, at: item)
    items.append(item)
    loops.append(loop)
    builtCount += 1
  }

  /// What is settled when the innermost reader that the arguments read is placed.
  private func waiting(_ values: [String: ArgumentValue], _ late: [(SceneArgument, SceneArgument.Value)]) -> LateNode.Waiting {
    let names = late.reduce(into: Set<String>()) { $0.formUnion($1.1.geometries) }
    let nodes = Dictionary(readers.filter { names.contains($0.name) }.map { ($0.name, $0.node) }) { _, inner in inner }
    return LateNode.Waiting(
      reader: nodes.values.max() ?? 0, arguments: SceneLateArguments(settled: values, waiting: late, readers: nodes),
      provisional: late.reduce(into: values) { $0[$1.0.name] = SceneLateArguments.provisional($1.1) })
  }

  private mutating func close() {
    if let reader = readers.last, reader.node == tree.innermostNode { readers.removeLast() }
    tree.close()
  }
}

extension Scene {
  /// The numbers of all values for a program's Layout that the view of a modifier gives.
  fileprivate func valueNumbers(beside modifier: SceneItem.Index) -> [Int] {
    items[Int(view(of: modifier))].modifiers.compactMap { if case .programValue(let number) = items[Int($0)].type.body { number } else { nil } }
  }

  /// The guides it declares.
  fileprivate func guides(in state: [String: ExpressionValue]) throws(SceneError) -> Guides {
    var guides = Guides()
    for guide in self.guides {
      if let code = guide.code {
        guides.add(Guides.Custom(name: guide.name, axis: guide.axis, defaultValue: .formula(code)))
        continue
      }
      let formula: ExpressionFormula
      do throws(EvaluationProblem) {
        formula = try ExpressionFormula(guide.defaultValue) { state[$0] }
      } catch {
        throw SceneError(.evaluation(guide.defaultValue.source, error), file: file, pointer: "/alignments/\(JSONPointer.escape(guide.name))/default")
      }
      guides.add(Guides.Custom(name: guide.name, axis: guide.axis, defaultValue: .formula(formula)))
    }
    return guides
  }
}

extension String {
  /// At most `count` characters, with an ellipsis for the rest.
  func cut(to count: Int) -> String {
    unicodeScalars.count > count ? String(String.UnicodeScalarView(unicodeScalars.prefix(count - 1))) + "…" : self
  }
  /// Short enough for a message to stay a line.
  var shortened: String { cut(to: 60) }
}
