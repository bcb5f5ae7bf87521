import LayoutEngine
import LayoutModel

/// The columns of a LazyVGrid, the rows of a LazyHGrid.
struct GridItemDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument
  let expressions: ExpressionDecoder
  let alignments: AlignmentDecoder

  init(_ expressions: ExpressionDecoder, _ alignments: AlignmentDecoder) {
    (document, self.expressions, self.alignments) = (expressions.document, expressions, alignments)
  }

  static let lengths = SceneGridItem.Kind.allCases.map(\.rawValue)

  func items(_ array: Value, _ what: String) throws(SceneError) -> [SceneGridItem] {
    try document.expect(.array, array, "'\(what)'", "an array of {\"fixed\": …}, {\"flexible\": {…}} or {\"adaptive\": {…}}")
    var items: [SceneGridItem] = []
    for element in document.json.elements(array) { items.append(try item(element, what)) }
    if items.isEmpty { throw document.wrongKind("'\(what)'", "one item at least", array) }
    return items
  }

  private func item(_ object: Value, _ what: String) throws(SceneError) -> SceneGridItem {
    try document.expect(.object, object, "an item of '\(what)'", "{\"fixed\": …}, {\"flexible\": {…}} or {\"adaptive\": {…}}")
    try document.checkKeys(object, Self.lengths + ["spacing", "alignment"], of: "an item of '\(what)'")
    let given = SceneGridItem.Kind.allCases.compactMap { kind in document.member(object, kind.rawValue).map { (kind, $0) } }
    guard let (kind, value) = given.first else { throw document.fail(.missing("fixed\", \"flexible\" or \"adaptive", of: "an item of '\(what)'"), object) }
    if given.count > 1 { throw document.fail(.beside(given[0].0.rawValue, given[1].0.rawValue), given[1].1) }
    var item = SceneGridItem(kind: kind)
    if kind == .fixed {
      item.lengths[.fixed] = try length(value, .fixed)
    } else {
      item.lengths = try bounds(value, kind)
    }
    if let value = document.member(object, "spacing") { item.lengths[.spacing] = try length(value, .spacing) }
    if let value = document.member(object, "alignment") {
      guard case .alignment(let horizontal, let vertical) = try alignments.alignment(value, Parameter("alignment", .alignment, "")) else { return item }
      (item.horizontal, item.vertical) = (horizontal, vertical)
    }
    return item
  }

  private func bounds(_ object: Value, _ kind: SceneGridItem.Kind) throws(SceneError) -> [SceneGridItem.Part: Expression] {
    try document.expect(.object, object, "'\(kind.rawValue)'", "{\"minimum\": …, \"maximum\": …}")
    try document.checkKeys(object, ["minimum", "maximum"], of: kind.rawValue)
    var lengths: [SceneGridItem.Part: Expression] = [:]
    if let value = document.member(object, "minimum") {
      lengths[.minimum] = try length(value, .minimum)
    } else if kind == .adaptive {
      throw document.fail(.missing("minimum", of: kind.rawValue), object)
    }
    if let value = document.member(object, "maximum") { lengths[.maximum] = try length(value, .maximum) }
    return lengths
  }

  private func length(_ value: Value, _ part: SceneGridItem.Part) throws(SceneError) -> Expression {
    if let source = document.json.string(value) {
      return source == "infinity" && part == .maximum ? Expression(.infinity) : try expressions.expression(source, value)
    }
    let takes = part == .maximum ? "a number, \"infinity\" or an expression" : "a number or an expression"
    let length = try document.number(value, part.rawValue, takes)
    if length < 0 { throw document.fail(.outOfRange(part.rawValue, "0 or more", document.json.source(value)), value) }
    return Expression(length)
  }
}
