import LayoutModel

/// The decoded arguments of one view or modifier, as a primitive's initialiser reads them.
package struct ArgumentReader {
  package let values: [String: ArgumentValue]
  /// Takes what does not fit into a plain value: formulas, texts.
  let tree: LayoutTree

  /// The environment of the view.
  var environment: LayoutEnvironment { tree.innermost }

  /// A length or number; nil when absent.
  package func number(_ name: String) throws(ArgumentError) -> Double? {
    guard case .number(let value)? = values[name] else { return nil }
    if value.isNaN { throw ArgumentError(name, "must not be NaN") }
    return value
  }

  /// A length that must be finite.
  package func finite(_ name: String) throws(ArgumentError) -> Double? {
    guard let value = try number(name) else { return nil }
    if !value.isFinite { throw ArgumentError(name, "must be finite, not \(value < 0 ? "-" : "")infinity") }
    return value
  }

  package func bool(_ name: String) -> Bool? {
    if case .bool(let value)? = values[name] { value } else { nil }
  }

  package func text(_ name: String) -> String? {
    if case .text(let value)? = values[name] { value } else { nil }
  }

  package func words(_ name: String) -> [String]? {
    if case .words(let value)? = values[name] { value } else { nil }
  }

  package func font(_ name: String) -> FontDescription? {
    if case .font(let value)? = values[name] { value } else { nil }
  }

  /// The parts of a text; none when absent.
  package func parts(_ name: String) -> [TextPart] {
    if case .parts(let value)? = values[name] { value } else { [] }
  }

  package func range(_ name: String) -> (lower: Double?, upper: Double?)? {
    if case .range(let lower, let upper)? = values[name] { (lower, upper) } else { nil }
  }

  package func point(_ name: String) -> Point? {
    if case .point(let value)? = values[name] { value } else { nil }
  }

  /// The argument `anchor`, two finite fractions; nil when absent.
  func anchor() throws(ArgumentError) -> Point? {
    guard let point = point("anchor") else { return nil }
    if !point.x.isFinite || !point.y.isFinite { throw ArgumentError("anchor", "must be two finite fractions") }
    return point
  }

  package func insets(_ name: String) -> EdgeInsets? {
    if case .insets(let value)? = values[name] { value } else { nil }
  }

  /// The edges of a `choices` argument made of edge names, `"horizontal"`, `"vertical"` and `"all"`; nil when absent.
  package func edges(_ name: String) -> Edge.Set? {
    words(name)?.reduce(into: Edge.Set()) { set, word in
      switch word {
      case "top": set.insert(.top)
      case "leading": set.insert(.leading)
      case "bottom": set.insert(.bottom)
      case "trailing": set.insert(.trailing)
      case "horizontal": set.insert(.horizontal)
      case "vertical": set.insert(.vertical)
      default: set.insert(.all)
      }
    }
  }
  /// The words `edges` understands.
  package static let edgeWords = ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]

  /// The guides of an alignment; `standard` for what is absent.
  func alignment(_ name: String, standard: AlignmentGuides = .center) throws(ArgumentError) -> AlignmentGuides {
    guard case .alignment(let horizontal, let vertical)? = values[name] else { return standard }
    var result = standard
    if let horizontal { result.horizontal = try guide(horizontal, .horizontal, name) }
    if let vertical { result.vertical = try guide(vertical, .vertical, name) }
    return result
  }

  /// An alignment as a Layout written in Swift takes it; center when absent.
  package func layoutAlignment(_ name: String) throws(ArgumentError) -> Alignment {
    let guides = try alignment(name)
    return Alignment(horizontal: HorizontalAlignment(tree, guides.horizontal), vertical: VerticalAlignment(tree, guides.vertical))
  }

  /// A guide of either axis.
  func guide(_ name: String) throws(ArgumentError) -> GuideID? {
    guard case .guide(let value)? = values[name] else { return nil }
    return try guide(value, value.axis, name)
  }

  func guide(_ value: GuideName, _ axis: Axis?, _ parameter: String) throws(ArgumentError) -> GuideID {
    guard let id = tree.guides.id(named: value.name, axis: axis) else { throw ArgumentError(parameter, "names no alignment guide: '\(value.name)'") }
    return id
  }

  /// Keeps a formula for layout; nil when absent.
  func formula(_ name: String) -> Int32? {
    guard case .formula(let value)? = values[name] else { return nil }
    return tree.kept.keep(value)
  }

  /// Keeps the formula `part` of an argument made of several.
  func formula(_ name: String, _ part: String) -> Int32? {
    guard case .formulas(let parts)? = values[name], let value = parts[part] else { return nil }
    return tree.kept.keep(value)
  }
}
