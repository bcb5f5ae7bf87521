import LayoutEngine
import LayoutModel

/// Fonts: a text style, San Francisco in a size, or a fixed pitch.
struct FontDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument

  static var lengths: [(String, WritableKeyPath<FontDescription, Double?>)] {
    [
      ("size", \.size), ("advance", \.advance), ("lineHeight", \.lineHeight), ("ascent", \.ascent), ("descent", \.descent), ("leading", \.leading),
      ("capHeight", \.capHeight),
    ]
  }
  static let words = ["style", "weight", "design"]

  /// A text style's name, or an object.
  func font(_ value: Value, _ what: String) throws(SceneError) -> FontDescription {
    if document.json.kind(value) == .string { return FontDescription(style: try textStyle(value, what)) }
    try document.expect(
      .object, value, "'\(what)'", "a font: \"title\", {\"size\": 17, \"weight\": \"bold\"} or {\"advance\": 8, \"lineHeight\": 20, \"ascent\": 15}")
    try document.checkKeys(value, Self.lengths.map(\.0) + Self.words + FontDescription.flags.map(\.name), of: what)
    var font = FontDescription()
    for (name, path) in Self.lengths {
      guard let value = document.member(value, name) else { continue }
      let length = try document.number(value, name)
      if length < 0 { throw document.fail(.outOfRange(name, "0 or more", document.json.source(value)), value) }
      font[keyPath: path] = length
    }
    font.style = try document.member(value, "style").map { value throws(SceneError) in try textStyle(value, "style") }
    font.weight = try document.member(value, "weight").flatMap { value throws(SceneError) in
      FontWeight(rawValue: try document.choice(value, "weight", FontWeight.allCases.map(\.rawValue)))
    }
    font.design = try document.member(value, "design").flatMap { value throws(SceneError) in
      FontDesign(rawValue: try document.choice(value, "design", FontDesign.allCases.map(\.rawValue)))
    }
    for (name, path) in FontDescription.flags { font[keyPath: path] = try document.flag(value, name) }
    try check(font, value)
    return font
  }

  private func textStyle(_ value: Value, _ what: String) throws(SceneError) -> TextStyle {
    TextStyle(rawValue: try document.choice(value, what, TextStyle.allCases.map(\.rawValue))) ?? .body
  }

  /// What belongs to a fixed pitch stands with the others of its kind, and only with them.
  private func check(_ font: FontDescription, _ object: Value) throws(SceneError) {
    if font.advance == nil {
      if let name = Self.lengths.dropFirst().first(where: { font[keyPath: $0.1] != nil })?.0 {
        throw document.fail(.missing("advance", of: "a font with '\(name)'"), object)
      }
      if font.size != nil, font.style != nil { throw document.fail(.beside("size", "style"), object) }
      if font == FontDescription() { throw document.fail(.missing("size", of: "a font"), object) }
    } else {
      if font.size != nil { throw document.fail(.beside("size", "advance"), object) }
      if font.style != nil { throw document.fail(.beside("style", "advance"), object) }
      for (name, path) in Self.lengths[2...3] where font[keyPath: path] == nil { throw document.fail(.missing(name, of: "a font with 'advance'"), object) }
    }
  }
}
