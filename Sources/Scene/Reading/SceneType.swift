import ArticleLayouts
import LayoutEngine
import LayoutModel

/// A word that a scene may write as `type`: one of the engine's primitives, one of the layouts written in Swift, or one of the four
/// that are no nodes.
package final class SceneType: Sendable {
  package enum Body: Sendable {
    case primitive(any Primitive.Type)
    /// A container laid out by a Layout written in Swift.
    case layout(any NamedLayout.Type)
    /// A node of its own in this container; elsewhere its members belong to the container, as a group's.
    case part(any Primitive.Type, of: any Primitive.Type)
    /// Its members belong to the container.
    case group
    /// Its members, or those of `else`.
    case condition
    /// Its members, once for each element.
    case loop
    /// No members.
    case empty
  }

  package let name: String
  package let body: Body
  package let role: NodeRole
  package let parameters: [Parameter]
  package let summary: String

  private init(_ name: String, _ body: Body, _ role: NodeRole, _ parameters: [Parameter], _ summary: String) {
    (self.name, self.body, self.role, self.parameters, self.summary) = (name, body, role, parameters, summary)
  }

  /// None where it is no primitive.
  var traits: Traits { PrimitiveRegistry.traits(name) }

  package func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// Every type, ordered by name.
  package static let all: [SceneType] =
    (structural + PrimitiveRegistry.types.map { SceneType($0.name, body(of: $0), $0.role, $0.parameters, $0.summary) }
    + LayoutRegistry.layouts.map { SceneType($0.name, .layout($0), .container, $0.parameters + [laidOut], $0.summary) }).sorted { $0.name < $1.name }
  package static let byName = Dictionary(merging: all.map { ($0.name, $0) })

  /// The primitive it is as a node; nil if it is none.
  var primitive: (any Primitive.Type)? {
    switch body {
    case .primitive(let type), .part(let type, of: _): type
    case .layout, .group, .condition, .loop, .empty: nil
    }
  }

  private static func body(of type: any Primitive.Type) -> Body { type == GridRow.self ? .part(type, of: Grid.self) : .primitive(type) }

  private static let laidOut = Parameter("children", .children, "The views, in the order in which the Layout gets them.")
  private static let members = Parameter("children", .children, "The views; they belong to the container around it.")

  /// What holds the place of a view that is none.
  static let empty = SceneType("EmptyView", .empty, .container, [], "No view.")

  private static let structural = [
    SceneType("Group", .group, .container, [members], "Several views where one can stand; a modifier on it applies to each."),
    SceneType(
      "Section", .group, .container,
      [
        Parameter("header", .content, "Views above the rows."), Parameter("children", .children, "The rows; they belong to the container around it."),
        Parameter("footer", .content, "Views below the rows."),
      ], "Rows with a header and a footer, each a row of its own of the container around it."),
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
    empty,
  ]
}
