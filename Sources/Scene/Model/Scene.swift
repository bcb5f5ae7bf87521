import JSON
import LayoutEngine
import LayoutModel

/// A decoded and checked scene: what to lay out, in what, and how often.
///
/// Views and modifiers stand flat in `items` and refer to one another by index, so that neither copying nor freeing a deep scene recurses.
/// An item's index never changes: nodes of two runs, one of them of an edited scene, are the same if item and instance are.
package struct Scene: Sendable {
  /// As errors name it.
  package let file: String
  package internal(set) var document: JSONDocument
  package internal(set) var name: String
  package internal(set) var environment: LayoutEnvironment
  /// State in the order it is declared, with its values before the first pass.
  package internal(set) var state: [StateVariable]
  package internal(set) var guides: [CustomGuide]
  package internal(set) var passes: [ScenePass]
  var items = SceneItems()
  /// Those that a program's code came to, before any edit; none of a scene that was written as one.
  var uneditedItems = SceneItems()
  /// The root view or views.
  var roots: [SceneItem.Index] = []
  /// Views and modifiers it may have: a loop in a loop grows fast, and a tree of so many takes about a gigabyte.
  package var viewLimit = 1_000_000
  /// The edits made since it was read.
  package internal(set) var edits: [SceneEdit] = []
  /// What edits say beside the scene: the canvas, and values of its state. A pass that is laid out again has its own.
  package internal(set) var editedCanvas: Proposal?
  package internal(set) var editedState: [String: ExpressionValue] = [:]
  /// Of the views of a program, what only that can run.
  var code: (any SceneCode)?

  /// The canvas of a scene that names none: an iPhone's, points.
  package static let defaultProposal = Proposal(390, 844)
}

/// A state variable: its kind never changes.
package struct StateVariable: Hashable, Sendable {
  package let name: String
  package var value: ExpressionValue

  package init(name: String, value: ExpressionValue) { (self.name, self.value) = (name, value) }
}

/// A guide that the scene declares in `alignments`.
package struct CustomGuide: Sendable {
  package let name: String
  package let axis: Axis
  /// Over the view's width and height.
  package let defaultValue: Expression
  /// A program's closure in place of it.
  var code: (any Formula)?
}

/// A layout of the whole scene.
package struct ScenePass: Sendable {
  /// nil: `pass` and its number in the recording.
  package var name: String?
  package var proposal: Proposal
  /// What changes before it.
  package var changes: [StateVariable]
  /// What is scrolled to in it.
  package var scrolls: [ScrollRequest] = []
  /// Whose scale and safe area hold in it, in place of those of the scene's environment.
  package var device: Device?
  /// The size of texts that have a style, in place of the environment's.
  package var dynamicTypeSize: DynamicTypeSize?
}

/// A view or modifier of a scene.
struct SceneItem: Sendable {
  typealias Index = Int32

  var type: SceneType
  /// Where it is written; nil for one that an edit added.
  let origin: JSONDocument.Value?
  /// The item and key it was written under, -1 for the root, and its number if that is an array: together the pointer.
  let owner: Index
  let slot: String
  let ordinal: Int32?

  var id: String?
  var arguments: [SceneArgument] = []
  /// In source order: the first is the innermost.
  var modifiers: [Index] = []
  /// Children, or a modifier's content.
  var views: [Index] = []
  /// `else`.
  var otherwise: [Index] = []
  /// `data` of a ForEach.
  var data: [ExpressionValue]?
  /// An edit took the container away: it is the Group of its views that is left.
  var isUnwrapped = false
  /// The call of a program's code, or the edit, that makes it together with others; nil of what is made alone.
  var call: Int32?

  /// Whether another one stands in it, and in nothing else that does.
  func holds(_ item: Index) -> Bool { views.contains(item) || modifiers.contains(item) || otherwise.contains(item) }

  func argument(_ name: String) -> SceneArgument? { arguments.first { $0.name == name } }
}

/// An argument that is neither views nor absent.
struct SceneArgument: Sendable {
  enum Value: Sendable {
    case constant(ArgumentValue)
    /// Settled when the tree is built; becomes what the parameter takes.
    case expression(Expression, Parameter.Kind)
    case formula(Expression)
    /// A program's closure.
    case code(any Formula)
    case formulas([(name: String, Expression)])
    case gridItems([SceneGridItem])
    case template(TextTemplate)
    case textParts([SceneTextPart])
  }

  let name: String
  let value: Value
  /// As written, a list or object without the white space between its parts; for traces and messages.
  let text: String
  /// Where it is written; nil for one that an edit added.
  let origin: JSONDocument.Value?
}

extension Scene {
  /// Where an item is written: RFC 6901; nil for an added one and for a pointer that would be longer than `limit` bytes.
  ///
  /// The limit bounds the time too: a deep scene's pointers, all of them, would take quadratic time and space.
  func pointer(_ index: SceneItem.Index, limit: Int = NodeRecord.longestPointer) -> String? {
    // From the item outwards.
    var way: [SceneItem.Index] = []
    var (length, index) = (0, index)
    while index >= 0 {
      let entry = items.entry(index)
      guard entry.item.origin != nil else { return nil }
      way.append(index)
      length += 1 + entry.item.slot.utf8.count
      if length > limit { return nil }
      index = entry.item.owner
    }
    var pointer = ""
    pointer.reserveCapacity(length + 8 * way.count)
    for index in way.reversed() { items.entry(index).appendPlace(to: &pointer) }
    return pointer.utf8.count > limit ? nil : pointer
  }

  /// Pointers of items one after the other: what is the same of several, as their owner's slot, is found once.
  struct Pointers {
    private let scene: Scene
    private var owner: SceneItem.Index = -1
    private var slot = ""
    /// Of that slot, with a slash after it.
    private var start: String?

    init(of scene: Scene) { self.scene = scene }

    /// As `Scene.pointer`.
    mutating func pointer(_ index: SceneItem.Index, limit: Int = NodeRecord.longestPointer) -> String? {
      let entry = scene.items.entry(index)
      guard entry.item.origin != nil else { return nil }
      guard let ordinal = entry.item.ordinal else { return scene.pointer(index, limit: limit) }
      if start == nil || entry.item.owner != owner || entry.item.slot != slot {
        (owner, slot) = (entry.item.owner, entry.item.slot)
        let pointer = owner < 0 ? "" : scene.pointer(owner, limit: limit)
        start = pointer.map { "\($0)/\(JSONPointer.escape(slot))/" }
      }
      guard let start else { return nil }
      let pointer = start + String(ordinal)
      return pointer.utf8.count > limit ? nil : pointer
    }
  }

  /// The item that is written at a pointer into the scene.
  package func item(at pointer: String) -> Int32? {
    guard let value = document.value(at: pointer) else { return nil }
    return items.firstIndex { $0.origin == value }.map { Int32($0) }
  }

  /// By item, the one that it stands in; -1 for none, and for what an edit took away.
  var holders: [SceneItem.Index] {
    var holders = [SceneItem.Index](repeating: -1, count: items.count), pending = roots
    while let next = pending.popLast() {
      func hold(_ inner: [SceneItem.Index]) {
        for item in inner { holders[Int(item)] = next }
        pending += inner
      }
      hold(items[Int(next)].modifiers)
      hold(items[Int(next)].views)
      hold(items[Int(next)].otherwise)
    }
    return holders
  }

  /// The names that expressions may use inside an item.
  func names(inside index: SceneItem.Index) -> ExpressionNames {
    var names = declarations.names
    var index = index, loops: Set<String> = []
    while index >= 0 {
      let item = items[Int(index)]
      // The innermost of a name holds.
      if case .loop = item.type.body, loops.insert(item.variable).inserted { names.declare(item.variable, members: item.fields) }
      if item.type.traits.contains(.exposesSize) { names.geometries.insert(item.variable) }
      index = item.owner
    }
    return names
  }
}

extension SceneItem {
  /// What a ForEach or a GeometryReader calls what it gives its children.
  var variable: String {
    if case .constant(.text(let name))? = argument("as")?.value { return name }
    if case .loop = type.body { return "i" } else { return "geometry" }
  }
}
