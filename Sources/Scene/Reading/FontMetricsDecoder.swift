import JSON
import LayoutEngine
import LayoutModel

/// A file of metrics, whose mistakes are told as a scene's are.
struct FontMetricsDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument

  /// The lengths of a face that are no table.
  private static let pairs = "kerning"
  private static let faceLengths = ["size", "unitsPerEm", "ascent", "descent", "leading", "capHeight"]

  func entries() throws(SceneError) -> [FontMetrics.Entry] {
    let root = JSONDocument.root, owner = "a file of font metrics"
    try document.expect(.object, root, owner, "an object")
    try document.checkKeys(root, ["version", "name", "faces"], of: owner)
    guard let version = document.member(root, "version") else { throw document.fail(.missing("version", of: owner), root) }
    guard document.json.number(version) == 1 else { throw document.fail(.version(document.found(version)), version) }
    guard let faces = document.member(root, "faces") else { throw document.fail(.missing("faces", of: owner), root) }
    try document.expect(.array, faces, "'faces'", "an array of fonts")
    let name = try document.member(root, "name").map { value throws(SceneError) in try document.text(value, "name") }
    var entries: [FontMetrics.Entry] = [], places: [FontMetrics.Key: Value] = [:]
    for value in document.json.elements(faces) {
      let entry = try face(value, named: name)
      if let first = places.updateValue(value, forKey: entry.key) { throw document.fail(.repeatedFace, value, related: first) }
      entries.append(entry)
    }
    if entries.isEmpty { throw document.wrongKind("'faces'", "one font at least", faces) }
    return entries
  }

  private func face(_ object: Value, named name: String?) throws(SceneError) -> FontMetrics.Entry {
    let owner = "a face"
    try document.expect(.object, object, owner, "an object")
    try document.checkKeys(object, ["name", "weight", "design", "advances", Self.pairs] + FontDescription.flags.map(\.name) + Self.faceLengths, of: owner)
    let size = try length("size", of: object), units = try length("unitsPerEm", of: object)
    guard (size == nil) != (units == nil) else {
      throw document.fail(size == nil ? .missing("unitsPerEm\" or \"size", of: owner) : .beside("size", "unitsPerEm"), object)
    }
    for (name, length) in [("size", size), ("unitsPerEm", units)] where length == 0 { throw document.fail(.outOfRange(name, "more than 0", "0"), object) }
    guard let ascent = try length("ascent", of: object) else { throw document.fail(.missing("ascent", of: owner), object) }
    guard let descent = try length("descent", of: object) else { throw document.fail(.missing("descent", of: owner), object) }
    let em = units ?? 1
    var key = FontMetrics.Key(size: size)
    key.weight =
      try document.member(object, "weight").flatMap { value throws(SceneError) in
        FontWeight(rawValue: try document.choice(value, "weight", FontWeight.allCases.map(\.rawValue)))
      } ?? .regular
    key.design =
      try document.member(object, "design").flatMap { value throws(SceneError) in
        FontDesign(rawValue: try document.choice(value, "design", FontDesign.allCases.map(\.rawValue)))
      } ?? .default
    var font = FontDescription()
    for (name, path) in FontDescription.flags { font[keyPath: path] = try document.flag(object, name) }
    (key.isItalic, key.hasMonospacedDigits) = (font.isItalic, font.hasMonospacedDigits)
    let own = try document.member(object, "name").map { value throws(SceneError) in try document.text(value, "name") }
    let vertical = FontMetrics.Vertical(
      name: own ?? name ?? "a measured font", ascent: ascent / em, descent: descent / em, leading: (try length("leading", of: object) ?? 0) / em,
      capHeight: (try length("capHeight", of: object) ?? ascent * Font.capHeightOfAscent) / em)
    guard let advances = document.member(object, "advances") else { throw document.fail(.missing("advances", of: owner), object) }
    return FontMetrics.Entry(
      key: key, vertical: vertical, advances: try self.advances(advances, em), kerning: try kerning(document.member(object, Self.pairs), em))
  }

  private func advances(_ object: Value, _ em: Double) throws(SceneError) -> [Unicode.Scalar: Double] {
    try document.expect(.object, object, "'advances'", "an object: {\"A\": 1340, …}")
    var advances: [Unicode.Scalar: Double] = [:]
    for name in document.json.keys(object) {
      let scalars = Array(document.key(name).unicodeScalars)
      guard scalars.count == 1 else { throw document.fail(.characters(document.key(name), of: "advances", 1), name) }
      advances[scalars[0]] = try nonnegative(name + 1, "the advance of '\(document.key(name))'") / em
    }
    if advances.isEmpty { throw document.wrongKind("'advances'", "one character at least", object) }
    return advances
  }

  private func kerning(_ object: Value?, _ em: Double) throws(SceneError) -> [(first: Unicode.Scalar, second: Unicode.Scalar, length: Double)] {
    guard let object else { return [] }
    try document.expect(.object, object, "'\(Self.pairs)'", "an object: {\"AV\": -80, …}")
    var pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, length: Double)] = []
    for name in document.json.keys(object) {
      let scalars = Array(document.key(name).unicodeScalars)
      guard scalars.count == 2 else { throw document.fail(.characters(document.key(name), of: Self.pairs, 2), name) }
      pairs.append((scalars[0], scalars[1], try document.number(name + 1, "the kerning of '\(document.key(name))'") / em))
    }
    return pairs
  }

  private func length(_ name: String, of object: Value) throws(SceneError) -> Double? {
    try document.member(object, name).map { value throws(SceneError) in try nonnegative(value, name) }
  }

  private func nonnegative(_ value: Value, _ what: String) throws(SceneError) -> Double {
    let length = try document.number(value, what)
    if length < 0 { throw document.fail(.outOfRange(what, "0 or more", document.json.source(value)), value) }
    return length
  }
}

extension FontMetrics {
  /// Reads a file of metrics.
  package convenience init(reading path: String) throws(SceneError) { try self.init(try SceneInput(reading: path)) }

  package convenience init(_ input: SceneInput) throws(SceneError) {
    let entries = try FontMetricsDecoder(document: try CheckedDocument(input)).entries()
    self.init(
      file: input.file.split(separator: "/").last.map(String.init) ?? input.file, text: String(decoding: input.bytes, as: UTF8.self), entries)
  }
}

extension Scene {
  /// Has its texts measured with these fonts, where they have them.
  package mutating func measure(with metrics: FontMetrics) { environment.fontMetrics = metrics }
}
