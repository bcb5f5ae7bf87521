import LayoutEngine

// Everything beside the view.
extension RandomScene {
  mutating func state() -> String {
    object([("n", "\(whole(0...3))"), ("ratio", number()), ("wide", bool()), ("title", word(Self.texts)), ("box", size()), ("measured", size())])
  }

  /// A guide of each axis, `third` and `band`.
  mutating func alignments() -> String {
    object([
      ("third", object([("axis", quoted("horizontal")), ("default", quoted("width / 3"))])),
      ("band", object([("axis", quoted("vertical")), ("default", chance(2) ? number() : quoted("height * 0.6 + n"))])),
    ])
  }

  mutating func environment() -> String {
    object(
      some([
        ("layoutDirection", word(["leftToRight", "rightToLeft"])), ("displayScale", isHostile ? number() : "\(whole(1...3))"), ("safeArea", insets()),
        ("font", font()), ("defaultPadding", number()), ("device", device()), ("dynamicTypeSize", word(DynamicTypeSize.allCases.map(\.rawValue))),
        ("avoidsOrphans", bool()), ("system", word(["macOS", "iOS 18", "iOS 26"])),
      ]))
  }

  mutating func pass(_ index: Int, scrolls: Bool) -> String {
    let changes = some([("n", "\(whole(0...3))"), ("wide", bool()), ("title", word(Self.texts)), ("box", size())])
    let proposal = object(some([("width", proposedLength()), ("height", proposedLength())]))
    return object(
      some(
        [
          ("name", quoted("pass of \(index)")), ("proposal", proposal), ("set", object(changes)), ("device", device()),
          ("dynamicTypeSize", word(DynamicTypeSize.allCases.map(\.rawValue))),
        ]
          + (scrolls ? [("scrollTo", scrollTo())] : [])))
  }

  private mutating func device() -> String { word(["iPhone 16", "iphone-se", "ipad-mini", "iPhone 16 Pro Max landscape"]) }

  private mutating func scrollTo() -> String {
    let requests = (0..<whole(1...2)).map { _ in object([("id", quoted("target"))] + some([("anchor", unitPoint())])) }
    return requests.count == 1 ? requests[0] : "[\(requests.joined(separator: ", "))]"
  }

  private mutating func proposedLength() -> String {
    if isHostile, chance(4) { return number() }
    return pick(["0", "37.5", "100", "320", "480", "1000", "null", quoted("infinity")]) ?? "null"
  }

  mutating func size() -> String { object([("width", number()), ("height", number())]) }

  mutating func insets() -> String { object(some(["top", "leading", "bottom", "trailing"].map { ($0, number()) })) }

  mutating func font() -> String {
    if chance(4) { return word(TextStyle.allCases.map(\.rawValue)) }
    if chance(2) {
      let kind = some([
        ("weight", word(FontWeight.allCases.map(\.rawValue))), ("design", word(FontDesign.allCases.map(\.rawValue))), ("italic", bool()),
        ("monospacedDigit", bool()),
      ])
      return object([chance(4) ? ("style", word(TextStyle.allCases.map(\.rawValue))) : ("size", isHostile ? number() : "\(whole(8...40))")] + kind)
    }
    let optional = some([("descent", "5"), ("leading", "2"), ("capHeight", number())])
    return object([("advance", isHostile ? number() : "8"), ("lineHeight", isHostile ? number() : "20"), ("ascent", "15")] + optional)
  }

  mutating func gridItems() -> String {
    let items = (0..<whole(1...3)).map { _ in
      let bounds = some([("minimum", number()), ("maximum", chance(3) ? quoted("infinity") : number())])
      let length =
        switch whole(0...2) {
        case 0: ("fixed", number())
        case 1: ("flexible", object(bounds))
        default: ("adaptive", object([("minimum", number())] + bounds.filter { $0.0 == "maximum" }))
        }
      return object([length] + some([("spacing", number()), ("alignment", word(["topLeading", "bottom", "center"]))]))
    }
    return "[\(items.joined(separator: ", "))]"
  }

  /// About half of them.
  private mutating func some(_ members: [(String, String)]) -> [(String, String)] { members.filter { _ in chance(2) } }
}
