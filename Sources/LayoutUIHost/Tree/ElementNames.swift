import LayoutUI

extension [Element] {
  /// With names that stand once only, as keys of a trace do: `row`, `row-2`, `row-3`.
  func uniquelyNamed() -> [Element] {
    var names = UsedNames()
    return map { names.apply(to: $0) }
  }
}

private struct UsedNames {
  private var used: Set<String> = []

  mutating func apply(to element: Element) -> Element {
    var element = element
    for index in element.modifiers.indices.reversed() { element.modifiers[index].key = unique(element.modifiers[index].key) }
    element.key = unique(element.key)
    element.children = element.children.map { apply(to: $0) }
    for index in element.modifiers.indices { element.modifiers[index].content = element.modifiers[index].content.map { apply(to: $0) } }
    return element
  }

  /// `node7` is what a view without a name is called.
  private mutating func unique(_ name: String?) -> String? {
    guard let name, !name.isEmpty, !(name.hasPrefix("node") && Int(name.dropFirst(4)) != nil) else { return nil }
    if used.insert(name).inserted { return name }
    var number = 2
    while !used.insert("\(name)-\(number)").inserted { number += 1 }
    return "\(name)-\(number)"
  }
}
