import LayoutEngine
import LayoutModel

/// Lengths that belong together: insets, points and proposals.
struct GeometryDecoder {
  let document: CheckedDocument

  /// As JSON has it, or as Swift writes it.
  static func isInfinity(_ word: String?) -> Bool { word == "infinity" || word == ".infinity" }

  func insets(_ object: CheckedDocument.Value, _ what: String) throws(SceneError) -> EdgeInsets {
    try document.expect(.object, object, "'\(what)'", "an object of top, leading, bottom and trailing")
    try document.checkKeys(object, ["top", "leading", "bottom", "trailing"], of: what)
    func edge(_ name: String) throws(SceneError) -> Double {
      guard let value = document.member(object, name) else { return 0 }
      return try document.number(value, name)
    }
    return EdgeInsets(top: try edge("top"), leading: try edge("leading"), bottom: try edge("bottom"), trailing: try edge("trailing"))
  }

  func unitPoint(_ value: CheckedDocument.Value, _ what: String) throws(SceneError) -> Point {
    if document.json.kind(value) == .string {
      return Point.unitPoints[try document.choice(value, what, Point.unitPoints.keys.sorted())] ?? .zero
    }
    let takes = "a name (\"topLeading\" …) or {\"x\": …, \"y\": …}, fractions of the size"
    try document.expect(.object, value, "'\(what)'", takes)
    try document.checkKeys(value, ["x", "y"], of: what)
    func fraction(_ name: String) throws(SceneError) -> Double {
      guard let part = document.member(value, name) else { throw document.fail(.missing(name, of: what), value) }
      return try document.number(part, what, takes)
    }
    return Point(try fraction("x"), try fraction("y"))
  }

  func proposal(_ object: CheckedDocument.Value) throws(SceneError) -> Proposal {
    try document.expect(.object, object, "'proposal'", "{\"width\": …, \"height\": …}")
    try document.checkKeys(object, ["width", "height"], of: "a proposal")
    func length(_ name: String) throws(SceneError) -> Double? {
      guard let value = document.member(object, name) else { return nil }
      if Self.isInfinity(document.json.string(value)) { return .infinity }
      return try document.number(value, name, "a number, \"infinity\" or null")
    }
    return Proposal(try length("width"), try length("height"))
  }
}
