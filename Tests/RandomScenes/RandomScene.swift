import LayoutEngine
import Scene
import TestSupport

/// Texts of scenes over everything that the schema of a scene knows, with values made up from what the parameters are declared to take.
package struct RandomScene {
  /// Makes every choice.
  var random: any RandomNumberGenerator
  /// One number in some is one that no scene should have.
  let isHostile: Bool
  var names = RandomNames()
  private var budget: Int
  private let levels: Int
  private var ids = 0

  private init(_ random: any RandomNumberGenerator, views: Int, levels: Int, isHostile: Bool) {
    (self.random, budget, self.levels, self.isHostile) = (random, views, levels, isHostile)
  }

  /// - Parameters:
  ///   - views: views and modifiers, about.
  ///   - levels: how deep they may stand in one another.
  package static func text(seed: UInt64, views: Int = 24, levels: Int = 6, hostile: Bool = false) -> String {
    text(choosing: SeededGenerator(state: seed), views: views, levels: levels, hostile: hostile)
  }

  /// - Parameter random: makes every choice: a seed's generator, or the bytes of a fuzzer.
  package static func text(choosing random: any RandomNumberGenerator, views: Int, levels: Int, hostile: Bool) -> String {
    var scene = RandomScene(random, views: views, levels: levels, isHostile: hostile)
    return scene.text()
  }

  private mutating func text() -> String {
    var members = [("version", "1"), ("state", state()), ("alignments", alignments())]
    if chance(2) { members.append(("name", quoted("A scene"))) }
    if chance(2) { members.append(("environment", environment())) }
    // A scene that scrolls has something to scroll to.
    let scrolls = chance(8)
    if scrolls || chance(4) { members.append(("passes", "[\((0..<whole(1...3)).map { pass($0, scrolls: scrolls) }.joined(separator: ", "))]")) }
    if scrolls {
      let content = views(whole(0...3), levels) + ", " + object([("type", quoted("Color")), ("id", quoted("target"))])
      members.append(("view", object([("type", quoted("ScrollView")), ("children", "[\(content.trimmingPrefix(", "))]")])))
    } else {
      members.append(("view", chance(4) ? "[\(views(whole(0...3), levels))]" : view(levels)))
    }
    return object(members)
  }
}

// Views and modifiers.
extension RandomScene {
  private static let views = SceneType.all.filter { $0.role != .modifier }
  private static let leaves = views.filter { $0.role == .leaf }
  private static let modifiers = SceneType.all.filter { $0.role == .modifier && NoEffectModifier.byName[$0.name] == nil }
  private static let unread = NoEffectModifier.all.compactMap { SceneType.byName[$0.name] }
  /// Arguments of which a view takes those of one line alone.
  private static let alternatives: [String: [[String]]] = [
    "frame": [["width", "height"], ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]],
    "padding": [["length", "edges"], ["top", "leading", "bottom", "trailing"]],
    "safeAreaPadding": [["length", "edges"], ["top", "leading", "bottom", "trailing"]],
    "containerRelativeFrame": [["length"], ["count", "span", "spacing"]],
    "lineLimit": [["value", "reservesSpace"], ["range"]],
    "WrappingHStack": [["spacing"], ["horizontalSpacing", "verticalSpacing"]],
    "ForEach": [["count"], ["data"]], "Image": [["width", "height"], ["systemName"]],
    "contentMargins": [["length", "edges"], ["top", "leading", "bottom", "trailing"]],
    "scenePadding": [["length", "edges"], ["top", "leading", "bottom", "trailing"]],
  ]

  private mutating func views(_ count: Int, _ levels: Int, in container: String = "") -> String {
    (0..<count).map { _ in view(levels, in: container) }.joined(separator: ", ")
  }

  private mutating func view(_ levels: Int, in container: String = "") -> String {
    budget -= 1
    let isLast = levels == 0 || budget <= 0
    if !isLast, container == "Grid", chance(2), let row = SceneType.byName["GridRow"] { return item(row, levels) }
    return pick(isLast ? Self.leaves : Self.views).map { item($0, levels) } ?? "{}"
  }

  private mutating func item(_ type: SceneType, _ levels: Int) -> String {
    var members = [("type", quoted(type.name))]
    if chance(3) { members.append((type.keyMember, identifier())) }
    let outer = names
    let only = Self.alternatives[type.name].flatMap { pick($0) }
    let left = Set(Self.alternatives[type.name, default: []].joined()).subtracting(only ?? [])
    for parameter in type.parameters where !left.contains(parameter.name) {
      let mustBe = parameter.isRequired || ["ForEach", "Image"].contains(type.name) && only?.contains(parameter.name) == true
      if parameter.kind == .children {
        members.append((parameter.name, "[\(levels > 0 ? views(whole(0...3), levels - 1, in: type.name) : "")]"))
      } else if parameter.kind == .content {
        members.append((parameter.name, chance(2) ? view(max(levels - 1, 0)) : "[\(views(whole(0...2), max(levels - 1, 0)))]"))
      } else if mustBe || chance(2) {
        members.append((parameter.name, value(parameter, of: type.name)))
      } else if chance(8) {
        members.append((parameter.name, "null"))
      }
      // `children` is declared last: what is written by then says which names they get.
      names = outer.inside(type.name, members)
    }
    names = outer
    if type.role != .modifier, budget > 0 {
      var modifiers: [String] = []
      while modifiers.count < 3, chance(3), let modifier = pick(chance(20) ? Self.unread : Self.modifiers) {
        budget -= 1
        modifiers.append(item(modifier, levels))
      }
      if !modifiers.isEmpty || chance(20) { members.append(("modifiers", "[\(modifiers.joined(separator: ", "))]")) }
    }
    return object(members)
  }

  private mutating func identifier() -> String {
    ids += 1
    return quoted("v\(ids)")
  }
}

// What all of it is made from.
extension RandomScene {
  /// True once in `times`.
  mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func pick<C: Collection>(_ list: C) -> C.Element? { list.randomElement(using: &random) }
  mutating func word(_ list: [String]) -> String { quoted(pick(list) ?? "") }
  func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }
  func object(_ members: [(String, String)]) -> String { "{\(members.map { "\(quoted($0)): \($1)" }.joined(separator: ", "))}" }
}
