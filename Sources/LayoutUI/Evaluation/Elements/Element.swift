/// A view as the engine lays it out: what a program's view comes to when its bodies have run.
///
/// It is a value: two evaluations are compared, laid out in several canvases and written as a scene without running the program again.
package struct Element {
  package enum Kind {
    case primitive(any Primitive.Type)
    /// A `Layout` of the program.
    case layout(any Layout)
  }

  package var kind: Kind
  package var arguments: [Argument] = []
  package var children: [Element] = []
  /// In source order: the first is the innermost.
  package var modifiers: [ElementModifier] = []
  /// Some child comes from ForEach, `if` or `switch`.
  package var isDynamic = false
  /// It comes from ForEach, `if` or `switch` itself.
  package var isConditional = false
  package var place: SourcePlace?
  /// The name a person gave it; nil for most views.
  package var key: String?
  /// Which argument of the control around it it is a view of.
  package var slot = "children"
  /// The part of a Section that it is; nil outside of any.
  package var section: SectionMark?
  /// The identity of the view in the program.
  package let path: String
  private let ids: [PathID]
  /// The identity with numbers in place of ids, which may be others in each run.
  package var position: String { ids.position(of: path) }
  /// The type whose body holds it.
  package let owner: String
  /// The `.id` or the id of a ForEach that scrollTo finds it by.
  package var identity: AnyHashable?
  /// What a Picker or TabView around it knows it by.
  package var tag: AnyHashable?
  /// Further names of its frame.
  package var marks: [Mark] = []
  /// What a tap on it does.
  package var action: (@MainActor () -> Void)?
  /// The GeometryReader it is, whose content is evaluated for a size.
  package var reader: GeometryContent?

  /// What a person reads of it: of a Layout the properties that it was made with.
  package var readableArguments: [Argument] {
    guard case .layout(let layout) = kind else { return arguments }
    return Mirror(reflecting: layout).children.compactMap { property in
      property.label.flatMap { name in ArgumentValue(readable: property.value).map { Argument(name, $0) } }
    }
  }

  package init(_ kind: Kind, _ arguments: [Argument] = [], children: [Element] = [], at place: SourcePlace?, _ scope: _ViewScope) {
    (self.kind, self.arguments, self.place) = (kind, arguments, place)
    self.children = children.settled(in: kind)
    (path, ids, owner) = (scope.path, scope.ids, scope.owner)
    isDynamic = self.children.contains(where: \.isConditional)
  }

  package init(
    _ type: any Primitive.Type, _ arguments: [Argument] = [], children: [Element] = [], at place: SourcePlace?, _ scope: _ViewScope
  ) {
    self.init(.primitive(type), arguments, children: children, at: place, scope)
  }
}

/// A modifier of an element.
package struct ElementModifier {
  package enum Kind {
    case primitive(any Primitive.Type)
    /// A value for the Layout around the view.
    case layoutValue(any TypedLayoutValue)
  }

  package var kind: Kind
  package var arguments: [Argument] = []
  /// The views of an overlay or background.
  package var content: [Element] = []
  package var place: SourcePlace?
  package var owner = ""
  package var key: String?
  /// The `.id` it gives, for scrollTo.
  package var identity: AnyHashable?
  /// The value of the environment that it gives, where the code of a view reads that.
  package var setting: EnvironmentSetting.ID?

  /// What a person reads of it.
  package var readableArguments: [Argument] { if case .layoutValue(let value) = kind { value.arguments } else { arguments } }

  package init(kind: Kind, arguments: [Argument] = [], content: [Element] = [], place: SourcePlace?, owner: String = "") {
    (self.kind, self.arguments, self.content, self.place, self.owner) = (kind, arguments, content.settled(in: nil), place, owner)
  }
}

/// A named value of a view or modifier.
package struct Argument {
  package let name: String
  package let value: ArgumentValue

  package init(_ name: String, _ value: ArgumentValue) { (self.name, self.value) = (name, value) }
}

extension [Argument] {
  /// Leaves out what is nil.
  init(_ arguments: (String, ArgumentValue?)...) { self = arguments.compactMap { name, value in value.map { Argument(name, $0) } } }
  package var values: [String: ArgumentValue] { reduce(into: [:]) { $0[$1.name] = $1.value } }
}

/// A value that a view gives the Layout around it.
package protocol TypedLayoutValue {
  var name: String { get }
  /// The key and the value, as far as a person can read it.
  var arguments: [Argument] { get }
  func open(in tree: LayoutTree)
}

struct LayoutValuePair<K: LayoutValueKey>: TypedLayoutValue {
  let value: K.Value
  var name: String { String(describing: K.self) }
  var arguments: [Argument] { [Argument("key", .text(name))] + (ArgumentValue(readable: value).map { [Argument("value", $0)] } ?? []) }
  func open(in tree: LayoutTree) { tree.open(K.self, value: value) }
}

/// What a GeometryReader shows, for any size.
package struct GeometryContent {
  package let evaluate: @MainActor (GeometryProxy) -> [Element]
}
