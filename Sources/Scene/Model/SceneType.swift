import ArticleLayouts
import LayoutEngine
import LayoutModel

/// A word that a scene may write as `type`: one of the engine's primitives, one of the layouts written in Swift, or one of the four
/// that are no nodes.
package final class SceneType: Sendable {
  package enum Body: Sendable {
    case primitive(any Primitive.Type)
    /// A modifier that nothing is laid out by.
    case noEffect(NoEffectModifier)
    /// A container laid out by a Layout written in Swift.
    case layout(any NamedLayout.Type)
    /// A node of its own in this container; elsewhere its members belong to the container, as a group's.
    case part(any Primitive.Type, of: any Primitive.Type)
    /// Its members belong to the container.
    case group
    /// Its members, of which a List or Form knows the header and the footer; elsewhere a group.
    case section
    /// Its members, or those of `else`.
    case condition
    /// Its members, once for each element.
    case loop
    /// No members.
    case empty
    /// A container laid out by a Layout of the program whose views these are: its number among the scene's `code`.
    case programLayout(Int)
    /// A modifier that gives such a Layout a value.
    case programValue(Int)
  }

  package let name: String
  package let body: Body
  package let role: NodeRole
  package let parameters: [Parameter]
  package let summary: String
  /// Those of the parameters that are views, and those that cannot be left out.
  let viewParameters, requiredParameters: [Parameter]
  /// Whether it says itself where the views of its arguments stand.
  let hasParts: Bool
  /// None where it is no primitive.
  let traits: Traits
  /// The member by which a node of this type is called: `id`, or `key` where that is an argument.
  package let keyMember: String
  /// Keys that an object of this type may have besides its parameters.
  let ownKeys: [String]

  private init(_ name: String, _ body: Body, _ role: NodeRole, _ parameters: [Parameter], _ summary: String) {
    (self.name, self.body, self.role, self.parameters, self.summary) = (name, body, role, parameters, summary)
    if case .primitive(let type) = body { hasParts = type.hasParts } else { hasParts = false }
    viewParameters = parameters.filter { $0.kind == .children || $0.kind == .content }
    requiredParameters = parameters.filter(\.isRequired)
    traits = PrimitiveRegistry.traits(name)
    keyMember = parameters.contains { $0.name == "id" } ? "key" : "id"
    ownKeys = ["type", keyMember] + (role == .modifier ? [] : ["modifiers"])
  }

  package func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// Every type, ordered by name.
  package static let all: [SceneType] = (structural + transparent + primitives + unread + layouts).sorted { $0.name < $1.name }
  package static let byName = Dictionary(merging: all.map { ($0.name, $0) })

  /// The primitive it is as a node; nil if it is none.
  var primitive: (any Primitive.Type)? {
    switch body {
    case .primitive(let type), .part(let type, of: _): type
    case .noEffect, .layout, .group, .section, .condition, .loop, .empty, .programLayout, .programValue: nil
    }
  }

  private static func body(of type: any Primitive.Type) -> Body { type == GridRow.self ? .part(type, of: Grid.self) : .primitive(type) }

  private static let laidOut = Parameter("children", .children, "The views, in the order in which the Layout gets them.")
  private static let members = Parameter("children", .children, "The views; they belong to the container around it.")

  /// What only the program can run whose views a scene has.
  static func program(_ name: String, _ number: Int, isModifier: Bool) -> SceneType {
    if isModifier { return SceneType(name, .programValue(number), .modifier, [], "A value for a Layout of the program.") }
    return SceneType(name, .programLayout(number), .container, [laidOut], "A container laid out by a Layout of the program.")
  }

  /// Whether only the program can run it.
  var isCode: Bool {
    switch body {
    case .programLayout, .programValue: true
    default: false
    }
  }

  /// What holds the place of a view that is none.
  static let empty = SceneType("EmptyView", .empty, .container, [], "No view.")

  /// The engine's, by each of their names.
  private static let primitives = PrimitiveRegistry.types.flatMap { type in
    [SceneType(type.name, body(of: type), type.role, type.parameters, type.summary)]
      + type.otherNames.map { SceneType($0, body(of: type), type.role, type.parameters, "Laid out as \(type.name).") }
  }

  private static let unread = NoEffectModifier.all.map { SceneType($0.name, .noEffect($0), .modifier, $0.parameters, $0.reason) }

  private static let layouts = LayoutRegistry.layouts.map { SceneType($0.name, .layout($0), .container, $0.parameters + [laidOut], $0.summary) }

  /// Views that are laid out as what is in them, each as a member of the container around.
  private static let transparent: [SceneType] = [
    (name: "AnyView", summary: "A view whose type code does not say."), ("GlassEffectContainer", "Views whose glass melts together."),
    ("PhaseAnimator", "Views that code animates, in their first phase."),
    ("ScrollViewReader", "Views that code scrolls: a scene's passes say where they are scrolled to."),
    ("Tab", "A tab of a TabView; its label stands in the bar."), ("TabSection", "Tabs that belong together."),
    ("TimelineView", "Views that follow a schedule, at its first moment."),
  ].map { SceneType($0.name, .group, .container, [members], $0.summary) }

  private static let structural = [
    SceneType("Group", .group, .container, [members], "Several views where one can stand; a modifier on it applies to each."),
    SceneType(
      "Section", .section, .container,
      [
        Parameter("header", .content, "Views above the rows."), Parameter("children", .children, "The rows; they belong to the container around it."),
        Parameter("footer", .content, "Views below the rows."),
      ],
      "Rows with a header and a footer: a part of the List or Form around it, in a lazy grid on lines of their own, in another container views one after the other."
    ),
    SceneType(
      "If", .condition, .container,
      [
        Parameter("condition", .bool, required: true, "true, false or an expression over the state."), members,
        Parameter("else", .children, "The views when the condition is false."),
      ], "Views that are there or not."),
    SceneType(
      "ForEach", .loop, .container,
      [
        Parameter("count", .integer, "How many times; the variable counts from 0."),
        Parameter("data", .data, "Instead of count: an array; the variable has one element after the other, of objects with their members, `item.name`."),
        Parameter("as", .name, "The variable's name; i by default."), members,
      ], "Views repeated."),
    empty, SceneType("ToolbarSpacer", .empty, .container, [], "Room between the items of a toolbar, which stand 12 apart."),
  ]
}
