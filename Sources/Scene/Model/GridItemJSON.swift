import JSON
import LayoutEngine
import LayoutModel

extension JSONValue {
  /// Columns of a LazyVGrid, or rows of a LazyHGrid, as a scene writes them.
  package init(_ items: [GridItem]) { self = .array(items.map { JSONValue($0) }) }

  private init(_ item: GridItem) {
    func range(_ minimum: Double, _ maximum: Double) -> JSONValue {
      .object([("minimum", JSONValue(minimum)), ("maximum", maximum == .infinity ? .string("infinity") : JSONValue(maximum))])
    }
    var members: [(String, JSONValue)]
    switch item.length {
    case .fixed(let length): members = [("fixed", JSONValue(length))]
    case .flexible(let minimum, let maximum): members = [("flexible", range(minimum, maximum))]
    case .adaptive(let minimum, let maximum): members = [("adaptive", range(minimum, maximum))]
    }
    if let spacing = item.spacing { members.append(("spacing", JSONValue(spacing))) }
    if item.horizontal != nil || item.vertical != nil { members.append(("alignment", JSONValue(horizontal: item.horizontal, vertical: item.vertical))) }
    self = .object(members)
  }

  /// An alignment: a word where there is one for it, `bottomTrailing`, else the two guides.
  package init(horizontal: GuideName?, vertical: GuideName?) {
    switch (horizontal, vertical) {
    case (let horizontal?, nil): self = .string(horizontal.name)
    case (nil, let vertical?): self = .string(vertical.name)
    case (let horizontal, let vertical):
      let pair = GuideNames.pairs.first { horizontal?.name == $0.value.0 && vertical?.name == $0.value.1 }
      self =
        pair.map { .string($0.key) }
        ?? .object(
          [("horizontal", horizontal), ("vertical", vertical)].compactMap { (name: String, guide: GuideName?) in guide.map { (name, .string($0.name)) } })
    }
  }
}
