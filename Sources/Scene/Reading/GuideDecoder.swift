import LayoutEngine
import LayoutModel

/// The guides that a scene declares in `alignments`; their defaults may read its state.
struct GuideDecoder {
  let document: CheckedDocument
  let state: [StateVariable]

  func guides(_ object: CheckedDocument.Value?) throws(SceneError) -> [CustomGuide] {
    guard let object else { return [] }
    try document.expect(.object, object, "'alignments'", "an object")
    let names = ExpressionNames(variables: Set(state.map(\.name))).readingDimensions()
    let expressions = ExpressionDecoder(document: document, names: names)
    var guides: [CustomGuide] = []
    for name in document.json.keys(object) {
      let guide = name + 1, key = document.key(name)
      if guides.count == Guides.limit { throw document.fail(.outOfRange("alignments", "\(Guides.limit) guides at most", "more"), object) }
      try document.checkName(key, name)
      if (GuideNames.horizontal + GuideNames.vertical).contains(key) { throw document.fail(.builtInGuide(key), name) }
      try document.expect(.object, guide, "a guide", "an object")
      try document.checkKeys(guide, ["axis", "default"], of: "a guide")
      guard let axis = document.member(guide, "axis") else { throw document.fail(.missing("axis", of: "a guide"), guide) }
      let word = try document.choice(axis, "axis", ["horizontal", "vertical"])
      guard let value = document.member(guide, "default") else { throw document.fail(.missing("default", of: "a guide"), guide) }
      let code = document.codeNumber(value).flatMap { document.code?.formula($0) }
      let formula = code == nil ? try expressions.formula(value, "default") : Expression(0)
      guides.append(CustomGuide(name: key, axis: word == "horizontal" ? .horizontal : .vertical, defaultValue: formula, code: code))
    }
    return guides
  }
}
