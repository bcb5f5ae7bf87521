/// A view of a scene, written as in SwiftUI and read as the JSON of docs/scene-format.md:
/// `View.hStack(id: "row", spacing: 8, .text("Hello", id: "title").layoutPriority(1), .spacer())`.
///
/// Interpolating it into a string gives that JSON. Members stand in it in the order in which they are written here, `children` and `modifiers` last.
package struct View: Sendable, CustomStringConvertible {
  private let members: [Value.Member]
  private let children: [View]?
  private let modifiers: [Value]

  private init(members: [Value.Member], children: [View]?, modifiers: [Value] = []) {
    (self.members, self.children, self.modifiers) = (members, children, modifiers)
  }

  /// A view of any type; it has a member `children` when some are given.
  package static func view(_ type: String, id: String? = nil, _ arguments: Value, _ children: View...) -> View {
    View(type, id, arguments.members, children: children.isEmpty ? nil : children)
  }
  package static func view(_ type: String, id: String? = nil, _ children: View...) -> View {
    View(type, id, [], children: children.isEmpty ? nil : children)
  }

  /// Several views where one can be written: `.hStack(.each(rows), .spacer())`.
  package static func each(_ views: [View]) -> View { View(members: [], children: views) }

  /// The view with a modifier of any type around it.
  package func modifier(_ type: String, _ arguments: Value = [:], id: String? = nil) -> View {
    let modifier = Value.object([("type", .string(type))] + arguments.members + Value.named(id))
    return View(members: members, children: children, modifiers: modifiers + [modifier])
  }

  /// A view of a type of its own functions: arguments that are nil are left out.
  init(_ type: String, _ id: String?, _ arguments: [(String, Value?)], children: [View]? = nil) {
    members = [("type", .string(type))] + Value.named(id) + arguments.compactMap { name, value in value.map { (name, $0) } }
    (self.children, modifiers) = (children, [])
  }

  /// A modifier of a type of its own functions: arguments that are nil are left out.
  func modified(_ type: String, _ id: String?, _ arguments: [(String, Value?)]) -> View {
    modifier(type, .object(arguments.compactMap { name, value in value.map { (name, $0) } }), id: id)
  }

  /// The views that stand where this one is written: itself, or those of `each`.
  var flat: [View] { members.isEmpty ? (children ?? []).flatMap(\.flat) : [self] }

  package var json: Value {
    var all = members
    if let children { all.append(("children", .views(children))) }
    if !modifiers.isEmpty { all.append(("modifiers", .array(modifiers))) }
    return .object(all)
  }

  package var description: String { json.description }
}
