import TestSupport
import Testing

/// A failure names what differs and nothing else.
struct DifferenceTests {
  @Test(arguments: [
    (["a", "b", "c"], ["a", "b", "c"], "no difference"),
    (["a", "c", "x"], ["a", "b", "c"], "missing, 1 of them:\n  b\ntoo much, 1 of them:\n  x"),
    // One is there, the second is not.
    (["a"], ["a", "a"], "missing, 1 of them:\n  a"),
    (["b", "a", "c"], ["a", "b", "c"], "in another order from element 0 on: b, not a"),
  ]) func `what is missing and what is too much is told, or where the order is another`(_ actual: [String], _ expected: [String], _ words: String) {
    let difference = Difference(actual, expected)
    #expect("\(difference)" == words && (difference == .none) == (actual == expected))
  }

  @Test func `sets are told like lists, and have no order`() {
    // Filled in two orders, with room for more in one of them, they are listed in two.
    var wide = Set<Int>(minimumCapacity: 4096)
    wide.formUnion((0..<500).reversed())
    #expect(Difference(wide, Set(0..<500)) == .none)
    #expect("\(Difference([1, 2] as Set, [1, 3] as Set))" == "missing, 1 of them:\n  3\ntoo much, 1 of them:\n  2")
  }

  @Test func `of many the first twenty are told`() {
    let words = "\(Difference([Int](), Array(1...22)))"
    #expect(words.hasPrefix("missing, 22 of them:\n  1\n") && words.hasSuffix("\n  20\n  … 2 more"))
  }

  @Test func `texts are told line by line, an empty line and a last end included`() {
    #expect("\(Difference("a\n\nc", "a\nb\nc\n"))" == "missing, 1 of them:\n  b")
    #expect("\(Difference("a\n", "a"))" == "too much, 1 of them:\n  ")
  }
}
