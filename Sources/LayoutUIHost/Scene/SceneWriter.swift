import JSON
import LayoutEngine
import LayoutModel
import LayoutUI
import Rendering
import Scene

/// Writes evaluated views as a scene, for what-ifs and for people.
///
/// 1. Closures of guides that are sums of lengths become expressions.
/// 2. What no scene can say – a Layout of the program, any other closure – is noted with its place, and numbered: with the program that runs, such a scene can be
///    laid out (`SceneCode`); without it, it is for reading alone.
@MainActor struct SceneWriter {
  /// What no scene can say, a line each.
  private(set) var unexpressed: [String] = []
  /// The parts of it, by number from `firstCode` on.
  private(set) var code: [ProgramCodePart] = []
  private let firstCode: Int
  /// Whether it is tried what GeometryReaders show at other sizes.
  private let triesReaders: Bool
  /// How many GeometryReaders are open, whose lengths have names by that.
  private var depth = 0
  /// Identities of those that were written.
  private var readers: Set<String> = []
  /// Frames of the innermost one by which its content was evaluated.
  private var frames: [CGRect] = []
  private let graph: ViewGraph
  private let canvas: CGRect

  init(_ graph: ViewGraph, firstCode: Int = 0, triesReaders: Bool = true) {
    (self.graph, canvas, self.firstCode, self.triesReaders) = (graph, graph.geometry.canvas, firstCode, triesReaders)
  }

  mutating func scene(_ roots: [Element], _ canvas: ProgramCanvas, guides: [DeclaredGuide]) -> JSONValue {
    let views = list(roots)
    let isSingle = ElementPointers.isSingle(roots)
    if triesReaders, !graph.geometry.read.isSubset(of: readers) { unexpressed.append("what a view reads of another one's place") }
    var members: [(String, JSONValue)] = [("version", .integer(1))]
    let environment = canvas.environment
    members.append(
      (
        "environment",
        .object([
          ("displayScale", JSONValue(environment.displayScale)), ("defaultPadding", JSONValue(environment.defaultPadding)),
          ("layoutDirection", .string(environment.layoutDirection.rawValue)), ("system", environment.system.map { .string($0.name) } ?? .null),
          (
            "safeArea",
            .object([
              ("top", JSONValue(environment.safeArea.top)), ("leading", JSONValue(environment.safeArea.leading)),
              ("bottom", JSONValue(environment.safeArea.bottom)), ("trailing", JSONValue(environment.safeArea.trailing)),
            ])
          ),
        ])
      ))
    let declared = guides.compactMap { guide in guide.type.map { (guide.name, $0) } }
    if !declared.isEmpty { members.append(("alignments", .object(declared.map { name, type in (name.name, alignment(name, type, of: roots)) }))) }
    members.append(("view", isSingle ? views.first ?? .array([]) : .array(views)))
    members.append(("passes", .array([.object([("proposal", canvas.json)])])))
    return .object(members)
  }

  private mutating func alignment(_ name: GuideName, _ type: any AlignmentID.Type, of roots: [Element]) -> JSONValue {
    let axis = name.axis ?? .horizontal
    let closure = GuideClosure(source: "\(type).defaultValue(in:)") { Double(type.defaultValue(in: $0)) }
    let read = GuideProbe.guides(readBy: closure, of: graph.guides).filter { $0 != name }
    let isBound = roots.contains { $0.states(read, below: $0.modifiers.count) }
    if !isBound, let value = AffineFormula(closure)?.source { return .object([("axis", .string("\(axis)")), ("default", .string(value))]) }
    unexpressed.append("\(type).defaultValue(in:)")
    return .object([("axis", .string("\(axis)")), ("default", .object([number(.guide(closure))]))])
  }

  private mutating func list(_ elements: [Element], _ variants: [[Element]] = []) -> [JSONValue] {
    list(ElementRun.runs(elements), elements, variants)
  }

  private mutating func list(_ runs: [ElementRun], _ elements: [Element], _ variants: [[Element]]) -> [JSONValue] {
    runs.map { run in
      switch run {
      case .view(let index):
        return view(elements[index], variants.map { $0.indices.contains(index) ? $0[index] : elements[index] })
      case .condition(let inside):
        let views = list(inside, elements, variants)
        return .object([("type", .string("If")), ("condition", .bool(true)), ("children", .array(views))])
      case .section(let header, let rows, let footer):
        let parts = [("header", header), ("children", rows), ("footer", footer)].filter { !$0.1.isEmpty }
        return .object([("type", .string("Section"))] + parts.map { name, runs in (name, .array(list(runs, elements, variants))) })
      }
    }
  }

  /// - Parameter variants: the same view in readers of other sizes, as `ReaderVariants` has them.
  private mutating func view(_ element: Element, _ variants: [Element]) -> JSONValue {
    var members: [(String, JSONValue)] = []
    switch element.kind {
    case .primitive(let type): members.append(("type", .string(type.name)))
    case .layout(let layout):
      members += [("type", .string(String(describing: type(of: layout)))), number(.layout(layout))]
      note("a Layout", element.place)
    }
    if let key = element.key { members.append(("id", .string(key))) }
    let isReader = element.reader != nil
    if isReader, depth > 0 { members.append(("as", .string(ReaderVariants.name(depth)))) }
    members += arguments(element.arguments, variants.map(\.arguments), element.place)
    var children = variants.map(\.children)
    let outer = frames
    if isReader { readers.insert(element.path) }
    if triesReaders, let reader = element.reader {
      if !children.allSatisfy({ ReaderVariants.areSame($0, element.children) }) {
        note("what a GeometryReader in another one shows goes by both", element.place)
      }
      frames = ReaderVariants.frames(graph.geometry.frames[element.path] ?? canvas)
      children = frames.map { reader.evaluate(graph.proxy(at: $0, of: element.path)) }
      if !children.allSatisfy({ ReaderVariants.haveSameShape($0, element.children) }) {
        note("a GeometryReader shows other views at other sizes", element.place)
        children = []
      }
      depth += 1
    }
    for (slot, indices) in ElementRun.slots(element.children) {
      let variants = children.map { variant in indices.compactMap { variant.indices.contains($0) ? variant[$0] : nil } }
      members.append((slot, .array(list(indices.map { element.children[$0] }, variants))))
    }
    if isReader { (depth, frames) = (depth - 1, outer) }
    if !element.modifiers.isEmpty {
      members.append(
        (
          "modifiers",
          .array(element.modifiers.indices.map { index in modifier(element.modifiers[index], variants.map { $0.modifiers[index] }, in: element, at: index) })
        ))
    }
    return .object(members)
  }

  private mutating func modifier(_ modifier: ElementModifier, _ variants: [ElementModifier], in view: Element, at index: Int) -> JSONValue {
    var members: [(String, JSONValue)] = []
    switch modifier.kind {
    case .primitive(let type): members.append(("type", .string(type.name)))
    case .layoutValue(let value):
      members += [("type", .string("layoutValue")), number(.value(value))]
      note("a layout value", modifier.place)
    }
    if let key = modifier.key {
      let member = if case .primitive(let type) = modifier.kind { SceneType.byName[type.name]?.keyMember } else { String?.none }
      members.append((member ?? "id", .string(key)))
    }
    let bound = modifier.arguments.filter { argument in
      guard case .formula(let formula as GuideClosure) = argument.value else { return false }
      return view.states(GuideProbe.guides(readBy: formula, of: graph.guides), below: index)
    }
    members += arguments(modifier.arguments, variants.map(\.arguments), modifier.place, bound: Set(bound.map(\.name)))
    if modifier.isLayer || !modifier.content.isEmpty { members.append(("content", .array(list(modifier.content, variants.map(\.content))))) }
    return .object(members)
  }

  /// - Parameter bound: closures that go by what the view itself states.
  private mutating func arguments(
    _ arguments: [Argument], _ variants: [[Argument]], _ place: SourcePlace?, bound: Set<String> = []
  ) -> [(String, JSONValue)] {
    arguments.enumerated().compactMap { index, argument in
      let others = variants.compactMap { $0.indices.contains(index) ? $0[index].value : nil }
      if !others.isEmpty, others.count == frames.count, let what = ReaderVariants.dependence(argument.value, others) {
        note("'\(argument.name)' goes by a GeometryReader's \(what)", place)
      }
      guard !bound.contains(argument.name), let value = ArgumentJSON.value(argument.value) else {
        note("a closure", place)
        switch argument.value {
        case .formula(let formula as GuideClosure): return (argument.name, .object([number(.guide(formula))]))
        case .formula(let formula as ContainerLength): return (argument.name, .object([number(.length(formula))]))
        default: return (argument.name, .string("0"))
        }
      }
      return (argument.name, value)
    }
  }

  /// The member of a view, modifier or argument by which the program knows a part of its code.
  private mutating func number(_ part: ProgramCodePart) -> (String, JSONValue) {
    code.append(part)
    return ("code", .integer(Int64(firstCode + code.count - 1)))
  }

  private mutating func note(_ what: String, _ place: SourcePlace?) {
    let line = place.map { "\(what) at \($0.description)" } ?? what
    if !unexpressed.contains(line) { unexpressed.append(line) }
  }
}

extension Element {
  /// Whether it states one of some guides, or what is in it does, below a modifier of its own. Any view may show a text, whose baselines are its own.
  fileprivate func states(_ guides: [GuideName], below modifier: Int) -> Bool {
    if guides.isEmpty { return false }
    let baselines: Set = ["firstTextBaseline", "lastTextBaseline"]
    if guides.contains(where: { baselines.contains($0.name) }) { return true }
    let own = modifiers[..<modifier].contains { modifier in
      modifier.arguments.contains { argument in
        guard argument.name == "guide", case .guide(let guide) = argument.value else { return false }
        return guides.contains { $0.name == guide.name && ($0.axis == guide.axis || guide.axis == nil) }
      }
    }
    return own || children.contains { $0.states(guides, below: $0.modifiers.count) }
  }
}

extension ElementModifier {
  /// Whether it has content, if only none.
  fileprivate var isLayer: Bool { if case .primitive(let type) = kind { type.traits.layer != nil } else { false } }
}
