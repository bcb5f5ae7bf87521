/// A whole scene: a view, what is around it and the canvases it is laid out on. Interpolating it into a string gives its JSON.
package struct SceneText: Sendable, CustomStringConvertible {
  package let description: String
  package var utf8: String.UTF8View { description.utf8 }

  /// A letter is 8 wide, a line 20 high, and a line takes all words that it has room for: numbers that can be worked out by hand.
  package static let letters: Value = ["font": ["advance": 8, "lineHeight": 20, "ascent": 15], "avoidsOrphans": false]

  /// - Parameter more: further members of the scene, `state` or `alignments`.
  package init(_ view: Value, environment: Value? = letters, _ more: Value = [:], passes: [Value]?) {
    let environment = environment.map { [("environment", $0)] } ?? [], passes = passes.map { [("passes", Value.array($0))] } ?? []
    description = Value.object([("version", 1)] + environment + more.members + [("view", view)] + passes).description
  }

  /// A scene on one canvas.
  package init(_ view: View, _ width: Value, _ height: Value, pass: String? = nil, environment: Value? = letters, _ more: Value = [:]) {
    self.init(view.json, environment: environment, more, passes: [Self.pass(width, height, name: pass)])
  }

  /// - Parameter more: further members of the pass, `set` or `scrollTo`.
  package static func pass(_ width: Value, _ height: Value, name: String? = nil, _ more: Value = [:]) -> Value {
    let name = name.map { [("name", Value.string($0))] } ?? []
    return .object(name + [("proposal", ["width": width, "height": height])] + more.members)
  }
}
