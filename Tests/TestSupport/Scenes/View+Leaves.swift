/// Views without views in them. What a function does not have, `.view("Type", …)` has.
extension View {
  package static func text(_ string: String, id: String? = nil) -> View { View("Text", id, [("string", .string(string))]) }
  /// A shape of this size, whatever it is offered.
  package static func shape(_ width: Value, _ height: Value, id: String? = nil) -> View {
    View("Shape", id, [("sizeThatFits", ["width": width, "height": height])])
  }
  package static func color(_ name: String? = nil, id: String? = nil) -> View { View("Color", id, [("color", name.map(Value.string))]) }
  package static func spacer(id: String? = nil, minLength: Value? = nil) -> View { View("Spacer", id, [("minLength", minLength)]) }
  package static func divider(id: String? = nil) -> View { View("Divider", id, []) }
  package static func rectangle(id: String? = nil) -> View { View("Rectangle", id, []) }
  package static func circle(id: String? = nil) -> View { View("Circle", id, []) }
  package static func image(_ width: Value, _ height: Value, resizable: Bool? = nil, id: String? = nil) -> View {
    View("Image", id, [("width", width), ("height", height), ("resizable", resizable.map(Value.bool))])
  }
}
