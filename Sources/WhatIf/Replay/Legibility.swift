import LayoutEngine
import LayoutModel
import Platform

/// Whether texts and images of a layout can be read and seen, as the findings of them have it.
struct Legibility {
  let scene: LaidOutScene

  /// Whether a line of a text ends within a word: as the finding LT011 has it.
  func breaksWord(_ node: NodeID) -> Bool {
    guard let lines = scene.text(node)?.lines, let whole = scene.record(node).label else { return false }
    func isPart(_ character: Character?) -> Bool { character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false }
    // A number, an address: no line may end before or after these either.
    func isWithin(_ last: Character?, _ first: Character?) -> Bool {
      isPart(last) && (isPart(first) || first.map(Self.joining.contains) == true) || last.map(Self.joining.contains) == true && isPart(first)
    }
    // A paragraph may end with a letter too: only what stands in the text as it is shown is one word.
    return zip(lines, lines.dropFirst()).contains { isWithin($0.text.last, $1.text.first) && whole.contains($0.text + $1.text) }
  }

  private static let joining: Set<Character> = [".", ",", ":", ";", "@", "_"]

  /// Along which a text or an image has no length because it is offered none, and nobody asked for that: as the finding LT012 has it.
  func unseen(_ node: NodeID) -> [Axis] {
    let own = scene.traits(node)
    guard scene.isPlaced(node), own.contains(.hasContent), !own.contains(.showsText) || scene.record(node).label?.allSatisfy(\.isWhitespace) == false else {
      return []
    }
    if isNoneAsked(node) { return [] }
    // What keeps a ratio makes nothing of both lengths where one is nothing.
    let ratio = (scene.outermost(of: node)...node).first { scene.traits($0).contains(.keepsRatio) } ?? node
    let offered = scene.proposal(ratio), size = scene.size(node)
    return Axis.allCases.filter { size[$0] <= 0 && (offered[$0] ?? .infinity) <= 0 && scene.canvas[$0] != 0 }
  }

  /// Whether something around it hides it, or is to have no length.
  private func isNoneAsked(_ node: NodeID) -> Bool {
    var around: NodeID? = node
    while let next = around {
      let none = scene.record(next).attributes.contains { Self.lengths.contains($0.name) && ($0.number ?? 1) <= 0 }
      if none || scene.traits(next).contains(.hides) { return true }
      around = scene.parent(next)
    }
    return false
  }

  private static let lengths: Set = ["width", "maxWidth", "height", "maxHeight"]
}
