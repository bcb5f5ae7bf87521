/// What only one of two long lists has. `#expect(Difference(a, b) == .none)` fails with that in place of both lists.
package struct Difference: Equatable, Sendable, CustomStringConvertible {
  package let description: String
  package static let none = Difference([Int](), [])

  /// Lists of which the order is part: that it is another one is told only if nothing is missing or too much.
  package init<Element: Hashable>(_ actual: some Collection<Element>, _ expected: some Collection<Element>) {
    var lines = Self.members(actual, expected)
    if lines.isEmpty, let place = zip(actual, expected).enumerated().first(where: { $1.0 != $1.1 }) {
      lines = ["in another order from element \(place.offset) on: \(place.element.0), not \(place.element.1)"]
    }
    description = lines.isEmpty ? "no difference" : lines.joined(separator: "\n")
  }

  package init<Element: Hashable>(_ actual: Set<Element>, _ expected: Set<Element>) {
    let lines = Self.members(actual, expected)
    description = lines.isEmpty ? "no difference" : lines.joined(separator: "\n")
  }

  /// Texts, line by line.
  package init(_ actual: String, _ expected: String) {
    self.init(
      actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private static func members<Element: Hashable>(_ actual: some Collection<Element>, _ expected: some Collection<Element>) -> [String] {
    lines("missing", without(actual, expected)) + lines("too much", without(expected, actual))
  }

  /// The elements of a list that another one has not, or not as often.
  private static func without<Element: Hashable>(_ other: some Collection<Element>, _ all: some Collection<Element>) -> [Element] {
    var counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
    return all.filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }

  private static func lines<Element>(_ word: String, _ elements: [Element]) -> [String] {
    if elements.isEmpty { return [] }
    let most = 20, rest = elements.count - most
    return ["\(word), \(elements.count) of them:"] + elements.prefix(most).map { "  \($0)" } + (rest > 0 ? ["  … \(rest) more"] : [])
  }
}
