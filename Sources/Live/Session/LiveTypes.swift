import JSON
import LayoutEngine
import LayoutModel
import Rendering
import Scene

/// What the page offers to be chosen and filled in: the format's types with their arguments, devices, type sizes.
enum LiveTypes {
  static let types = JSONValue.object(
    SceneType.all.map { type in
      (
        type.name,
        .object([
          ("role", .string(type.role.rawValue)), ("summary", .string(type.summary)),
          ("arguments", .array(type.parameters.compactMap(argument))),
        ])
      )
    })

  /// `{name, kind, doc, words}`; views are no argument.
  private static func argument(_ parameter: Parameter) -> JSONValue? {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(parameter.name)), ("doc", .string(parameter.doc)), ("needed", .bool(parameter.isRequired)),
    ]
    switch parameter.kind {
    case .content, .children: return nil
    case .bool: members.append(("kind", .string("bool")))
    case .text, .sizeState: members.append(("kind", .string("text")))
    case .choice(let words): members += [("kind", .string("choice")), ("words", .array(words.map(JSONValue.string)))]
    case .length, .number, .integer, .scalar: members.append(("kind", .string("number")))
    default: members.append(("kind", .string("value")))
    }
    return .object(members)
  }

  static let devices = JSONValue.array(
    Device.all.map { device in
      .object([
        ("name", .string(device.name)), ("slug", .string(device.slug)), ("width", .number(device.size.width)), ("height", .number(device.size.height)),
      ])
    })

  static let typeSizes = JSONValue.array(DynamicTypeSize.allCases.map { .string($0.rawValue) })
}
