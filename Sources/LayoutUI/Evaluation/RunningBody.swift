/// A body that runs while others run around it: that of a view, a modifier or a style.
final class RunningBody: Sendable {
  /// The type whose body it is.
  let type: String
  private let outer: RunningBody?
  private let depth: Int

  /// Bodies inside each other after which nothing is taken to end them. Some thousands fill the stack of a thread.
  private static let most = 500

  /// - Parameter outer: the body around it; nil for the first one.
  init(of type: String, in outer: RunningBody?) {
    (self.type, self.outer, depth) = (type, outer, (outer?.depth ?? 0) + 1)
    if depth > Self.most { stop() }
  }

  /// Ends the program, where SwiftUI fills the stack.
  private func stop() -> Never {
    let types = Array(sequence(first: self, next: \.outer).map(\.type).reversed())
    let message =
      Self.cycle(types).map { cycle in
        let steps = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map { "\($0).body makes \($1)" }
        return "\(steps.joined(separator: ", ")), and so on, \(Self.most) deep: an end is missing, such as an 'if'"
      } ?? "more than \(Self.most) bodies are inside each other; the innermost are \(types.suffix(6).joined(separator: ", "))"
    endProgram(message)
  }

  /// The types that a row of bodies repeats to its end, beginning with the one that it repeats first.
  static func cycle(_ types: [String]) -> [String]? {
    let longest = 12
    guard
      let length = (1...longest).first(where: { length in
        types.count > 3 * length && (1...2 * length).allSatisfy { types[types.count - $0] == types[types.count - $0 - length] }
      })
    else { return nil }
    let cycle = types.suffix(length), first = types.firstIndex(where: cycle.contains) ?? 0
    return cycle.firstIndex(of: types[first]).map { Array(cycle[$0...] + cycle[..<$0]) }
  }
}
