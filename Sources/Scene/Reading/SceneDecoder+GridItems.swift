import LayoutEngine
import LayoutModel

// The columns of a LazyVGrid, the rows of a LazyHGrid.
extension SceneDecoder {
  static let gridItemLengths = SceneGridItem.Kind.allCases.map(\.rawValue)

  func gridItems(_ array: Value, _ what: String, _ names: ExpressionNames) throws(SceneError) -> [SceneGridItem] {
    try expect(.array, array, "'\(what)'", "an array of {\"fixed\": …}, {\"flexible\": {…}} or {\"adaptive\": {…}}")
    var items: [SceneGridItem] = []
    for element in document.elements(array) { items.append(try gridItem(element, what, names)) }
    if items.isEmpty { throw wrongKind("'\(what)'", "one item at least", array) }
    return items
  }

  private func gridItem(_ object: Value, _ what: String, _ names: ExpressionNames) throws(SceneError) -> SceneGridItem {
    try expect(.object, object, "an item of '\(what)'", "{\"fixed\": …}, {\"flexible\": {…}} or {\"adaptive\": {…}}")
    try checkKeys(object, Self.gridItemLengths + ["spacing", "alignment"], of: "an item of '\(what)'")
    let given = SceneGridItem.Kind.allCases.compactMap { kind in member(object, kind.rawValue).map { (kind, $0) } }
    guard let (kind, value) = given.first else { throw fail(.missing("fixed\", \"flexible\" or \"adaptive", of: "an item of '\(what)'"), object) }
    if given.count > 1 { throw fail(.beside(given[0].0.rawValue, given[1].0.rawValue), given[1].1) }
    var item = SceneGridItem(kind: kind)
    if kind == .fixed {
      item.lengths[.fixed] = try length(value, .fixed, names)
    } else {
      item.lengths = try bounds(value, kind, names)
    }
    if let value = member(object, "spacing") { item.lengths[.spacing] = try length(value, .spacing, names) }
    if let value = member(object, "alignment") {
      guard case .alignment(let horizontal, let vertical) = try alignment(value, Parameter("alignment", .alignment, "")) else { return item }
      (item.horizontal, item.vertical) = (horizontal, vertical)
    }
    return item
  }

  private func bounds(_ object: Value, _ kind: SceneGridItem.Kind, _ names: ExpressionNames) throws(SceneError) -> [SceneGridItem.Part: Expression] {
    try expect(.object, object, "'\(kind.rawValue)'", "{\"minimum\": …, \"maximum\": …}")
    try checkKeys(object, ["minimum", "maximum"], of: kind.rawValue)
    var lengths: [SceneGridItem.Part: Expression] = [:]
    if let value = member(object, "minimum") {
      lengths[.minimum] = try length(value, .minimum, names)
    } else if kind == .adaptive {
      throw fail(.missing("minimum", of: kind.rawValue), object)
    }
    if let value = member(object, "maximum") { lengths[.maximum] = try length(value, .maximum, names) }
    return lengths
  }

  private func length(_ value: Value, _ part: SceneGridItem.Part, _ names: ExpressionNames) throws(SceneError) -> Expression {
    if let source = document.string(value) {
      return source == "infinity" && part == .maximum ? Expression(.infinity) : try expression(source, names, value)
    }
    let takes = part == .maximum ? "a number, \"infinity\" or an expression" : "a number or an expression"
    let length = try number(value, part.rawValue, takes)
    if length < 0 { throw fail(.outOfRange(part.rawValue, "0 or more", document.source(value)), value) }
    return Expression(length)
  }
}
