import LayoutEngine
import LayoutModel
import Platform

/// Alignments and guides of an argument: SwiftUI's, or those that the scene declares.
struct AlignmentDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument
  let guides: [CustomGuide]

  func alignment(_ value: Value, _ parameter: Parameter) throws(SceneError) -> ArgumentValue {
    if parameter.kind == .alignment, document.json.kind(value) == .object { return try alignment(of: value, parameter.name) }
    let word = try document.text(value, parameter.name)
    let axis: Axis? = parameter.kind == .alignment ? nil : parameter.kind == .horizontalAlignment ? .horizontal : .vertical
    if let alignment = GuideNames.alignment(word, axis: axis, custom: guides) { return alignment }
    let words = GuideNames.alignments(axis: axis, custom: guides)
    throw document.fail(.unknownWord(word, for: parameter.name, nearest: Suggestion.nearest(to: word, among: words), words: words), value)
  }

  /// `Alignment(horizontal:vertical:)`: a guide of each axis.
  private func alignment(of object: Value, _ what: String) throws(SceneError) -> ArgumentValue {
    try document.checkKeys(object, ["horizontal", "vertical"], of: what)
    func guide(_ name: String, _ kind: Parameter.Kind) throws(SceneError) -> ArgumentValue {
      guard let value = document.member(object, name) else { throw document.fail(.missing(name, of: what), object) }
      return try alignment(value, Parameter(name, kind, ""))
    }
    guard case .alignment(let horizontal, _) = try guide("horizontal", .horizontalAlignment),
      case .alignment(_, let vertical) = try guide("vertical", .verticalAlignment)
    else { return .alignment(horizontal: nil, vertical: nil) }
    return .alignment(horizontal: horizontal, vertical: vertical)
  }

  func guide(_ value: Value, _ what: String) throws(SceneError) -> GuideName {
    let word = try document.text(value, what)
    do throws(ExpressionError) {
      return try GuideNames.parse(word, custom: Set(guides.map(\.name)))
    } catch {
      throw document.fail(.guide(error.problem), value)
    }
  }
}
