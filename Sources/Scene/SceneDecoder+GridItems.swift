import LayoutEngine
import LayoutModel

// The columns of a LazyVGrid, the rows of a LazyHGrid.
extension SceneDecoder {
  static let gridItemLengths = ["fixed", "flexible", "adaptive"]

  func gridItems(_ array: Value, _ what: String) throws(SceneError) -> [GridItem] {
    try expect(.array, array, "'\(what)'", "an array of {\"fixed\": …}, {\"flexible\": {…}} or {\"adaptive\": {…}}")
    var items: [GridItem] = []
    for element in document.elements(array) { items.append(try gridItem(element, what)) }
    if items.isEmpty { throw wrongKind("'\(what)'", "one item at least", array) }
    return items
  }

  private func gridItem(_ object: Value, _ what: String) throws(SceneError) -> GridItem {
    try expect(.object, object, "an item of '\(what)'", "{\"fixed\": …}, {\"flexible\": {…}} or {\"adaptive\": {…}}")
    try checkKeys(object, Self.gridItemLengths + ["spacing", "alignment"], of: "an item of '\(what)'")
    let given = Self.gridItemLengths.compactMap { name in member(object, name).map { (name, $0) } }
    guard let (name, value) = given.first else { throw fail(.missing("fixed\", \"flexible\" or \"adaptive", of: "an item of '\(what)'"), object) }
    if given.count > 1 { throw fail(.beside(given[0].0, given[1].0), given[1].1) }
    var item = GridItem(name == "fixed" ? .fixed(try length(value, name)) : try bounds(value, name))
    if let value = member(object, "spacing") { item.spacing = try length(value, "spacing") }
    if let value = member(object, "alignment") {
      guard case .alignment(let horizontal, let vertical) = try alignment(value, Parameter("alignment", .alignment, "")) else { return item }
      (item.horizontal, item.vertical) = (horizontal, vertical)
    }
    return item
  }

  private func bounds(_ object: Value, _ name: String) throws(SceneError) -> GridItem.Length {
    try expect(.object, object, "'\(name)'", "{\"minimum\": …, \"maximum\": …}")
    try checkKeys(object, ["minimum", "maximum"], of: name)
    let isAdaptive = name == "adaptive"
    var minimum = GridItem.defaultMinimum, maximum = Double.infinity
    if let value = member(object, "minimum") {
      minimum = try length(value, "minimum")
    } else if isAdaptive {
      throw fail(.missing("minimum", of: name), object)
    }
    if let value = member(object, "maximum"), document.string(value) != "infinity" { maximum = try length(value, "maximum", orInfinity: true) }
    return isAdaptive ? .adaptive(minimum: minimum, maximum: maximum) : .flexible(minimum: minimum, maximum: maximum)
  }

  private func length(_ value: Value, _ name: String, orInfinity: Bool = false) throws(SceneError) -> Double {
    let length = try number(value, name, orInfinity ? "a number or \"infinity\"" : "a number")
    if length < 0 { throw fail(.outOfRange(name, "0 or more", document.source(value)), value) }
    return length
  }
}
