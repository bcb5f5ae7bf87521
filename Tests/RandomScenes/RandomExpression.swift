import LayoutEngine

/// Makes up expressions that have a value, over the names known where a view stands.
struct RandomExpression {
  let names: RandomNames
  let readsGeometry: Bool
  /// What a formula that is evaluated during layout sees besides.
  private var inputs: [String] = []

  init(names: RandomNames, readsGeometry: Bool) { (self.names, self.readsGeometry) = (names, readsGeometry) }

  static let guides =
    ["leading", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline", "third", "band"]
    + ["HorizontalAlignment.center", "VerticalAlignment.center"]

  func reading(_ reads: Parameter.FormulaReads) -> RandomExpression {
    var copy = self
    copy.inputs =
      switch reads {
      // Stacks ask with infinity, and infinity less infinity is no number.
      case .proposal: ["min(proposal.width ?? 40, 500)", "min(500, proposal.height ?? 30)"]
      case .dimensions: ["min(width, 500)", "min(height, 500)"] + Self.guides.flatMap { ["min([\($0)], 500)", "min([explicit: \($0)] ?? 7, 500)"] }
      case .containerLength: ["length"]
      }
    return copy
  }

  func number(_ scene: inout RandomScene, depth: Int = 2) -> String {
    func part(_ scene: inout RandomScene) -> String { number(&scene, depth: depth - 1) }
    switch depth > 0 ? scene.whole(0...9) : 9 {
    case 0: return "(\(part(&scene)) + \(part(&scene)))"
    case 1: return "(\(part(&scene)) - \(part(&scene)))"
    case 2: return "\(part(&scene)) * 0.5"
    case 3: return "\(part(&scene)) / 2"
    case 4: return "min(\(part(&scene)), \(part(&scene)))"
    case 5: return "max(\(part(&scene)), 0)"
    case 6: return "abs(\(part(&scene)))"
    case 7: return "(\(bool(&scene, depth: depth - 1)) ? \(part(&scene)) : \(part(&scene)))"
    case 8: return "(nil ?? \(part(&scene)))"
    default: return operand(&scene)
    }
  }

  private func operand(_ scene: inout RandomScene) -> String {
    if scene.isHostile, scene.chance(8) { return scene.pick(["infinity", "(-infinity)", "(1 / 0)", "(0 / 0)", "(1e308 * 10)", "-1e308", "nil"]) ?? "" }
    if !inputs.isEmpty, scene.chance(2) { return scene.pick(inputs) ?? "0" }
    let sizes = names.variables(.size) + (readsGeometry ? names.geometries : [])
    if scene.chance(3), let size = scene.pick(sizes) {
      // A view that is offered infinity may read it, and most arguments have to be finite.
      return "min(\(size)\(scene.chance(2) ? ".width" : ".height"), 500)"
    }
    if scene.chance(2), let name = scene.pick(names.variables(.count, .number)) { return name }
    return scene.number().replacing("-", with: "0-")
  }

  /// A small whole number.
  func count(_ scene: inout RandomScene) -> String {
    let name = scene.pick(names.variables(.count)) ?? "2"
    return scene.pick([name, "\(name) + 1", "(\(bool(&scene)) ? 1 : \(name))", "min(\(name), 2)"]) ?? "1"
  }

  func bool(_ scene: inout RandomScene, depth: Int = 1) -> String {
    let name = scene.pick(names.variables(.bool)) ?? "true"
    let text = scene.pick(names.variables(.text))
    switch depth > 0 ? scene.whole(0...5) : 0 {
    case 1: return "!\(name)"
    case 2: return "(\(number(&scene, depth: 0)) > \(number(&scene, depth: 0)))"
    case 3: return "(\(name) && \(bool(&scene, depth: depth - 1)))"
    case 4: return "(\(name) || \(number(&scene, depth: 0)) <= 40)"
    case 5: return text.map { "(\($0) == 'Hello')" } ?? name
    default: return name
    }
  }
}
