import LayoutEngine
import LayoutModel

// Fonts.
extension SceneDecoder {
  static var fontLengths: [(String, WritableKeyPath<FontDescription, Double?>)] {
    [
      ("size", \.size), ("advance", \.advance), ("lineHeight", \.lineHeight), ("ascent", \.ascent), ("descent", \.descent), ("leading", \.leading),
      ("capHeight", \.capHeight),
    ]
  }
  static let fontWords = ["style", "weight", "design"]

  /// A text style's name, or an object.
  func font(_ value: Value, _ what: String) throws(SceneError) -> FontDescription {
    if document.kind(value) == .string { return FontDescription(style: try textStyle(value, what)) }
    try expect(.object, value, "'\(what)'", "a font: \"title\", {\"size\": 17, \"weight\": \"bold\"} or {\"advance\": 8, \"lineHeight\": 20, \"ascent\": 15}")
    try checkKeys(value, Self.fontLengths.map(\.0) + Self.fontWords + FontDescription.flags.map(\.name), of: what)
    var font = FontDescription()
    for (name, path) in Self.fontLengths {
      guard let value = member(value, name) else { continue }
      let length = try number(value, name)
      if length < 0 { throw fail(.outOfRange(name, "0 or more", document.source(value)), value) }
      font[keyPath: path] = length
    }
    font.style = try member(value, "style").map { value throws(SceneError) in try textStyle(value, "style") }
    font.weight = try member(value, "weight").flatMap { value throws(SceneError) in
      FontWeight(rawValue: try choice(value, "weight", FontWeight.allCases.map(\.rawValue)))
    }
    font.design = try member(value, "design").flatMap { value throws(SceneError) in
      FontDesign(rawValue: try choice(value, "design", FontDesign.allCases.map(\.rawValue)))
    }
    for (name, path) in FontDescription.flags { font[keyPath: path] = try flag(value, name) }
    try check(font, value)
    return font
  }

  private func textStyle(_ value: Value, _ what: String) throws(SceneError) -> TextStyle {
    TextStyle(rawValue: try choice(value, what, TextStyle.allCases.map(\.rawValue))) ?? .body
  }

  func flag(_ object: Value, _ name: String) throws(SceneError) -> Bool {
    guard let value = member(object, name) else { return false }
    guard let flag = document.bool(value) else { throw wrongKind("'\(name)'", "true or false", value) }
    return flag
  }

  /// What belongs to a fixed pitch stands with the others of its kind, and only with them.
  private func check(_ font: FontDescription, _ object: Value) throws(SceneError) {
    if font.advance == nil {
      if let name = Self.fontLengths.dropFirst().first(where: { font[keyPath: $0.1] != nil })?.0 {
        throw fail(.missing("advance", of: "a font with '\(name)'"), object)
      }
      if font.size != nil, font.style != nil { throw fail(.beside("size", "style"), object) }
      if font == FontDescription() { throw fail(.missing("size", of: "a font"), object) }
    } else {
      if font.size != nil { throw fail(.beside("size", "advance"), object) }
      if font.style != nil { throw fail(.beside("style", "advance"), object) }
      for (name, path) in Self.fontLengths[2...3] where font[keyPath: path] == nil { throw fail(.missing(name, of: "a font with 'advance'"), object) }
    }
  }
}
