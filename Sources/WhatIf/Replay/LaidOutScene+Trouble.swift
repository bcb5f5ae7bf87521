import LayoutEngine
import LayoutModel
import Platform

/// What is wrong with a view, as the rules of trouble have it.
extension LaidOutScene {
  /// Whether a line of a text ends within a word: as the finding LT011 has it.
  func breaksWord(_ node: NodeID) -> Bool {
    guard let lines = text(node)?.lines, let whole = record(node).label else { return false }
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
    let own = traits(node)
    guard isPlaced(node), own.contains(.hasContent), !own.contains(.showsText) || record(node).label?.allSatisfy(\.isWhitespace) == false else { return [] }
    if isNoneAsked(node) { return [] }
    // What keeps a ratio makes nothing of both lengths where one is nothing.
    let ratio = (outermost(of: node)...node).first { traits($0).contains(.keepsRatio) } ?? node
    let offered = proposal(ratio), size = size(node)
    return Axis.allCases.filter { size[$0] <= 0 && (offered[$0] ?? .infinity) <= 0 && canvas[$0] != 0 }
  }

  /// Whether something around it hides it, or is to have no length.
  private func isNoneAsked(_ node: NodeID) -> Bool {
    var around: NodeID? = node
    while let next = around {
      let none = record(next).attributes.contains { Self.lengths.contains($0.name) && ($0.number ?? 1) <= 0 }
      if none || traits(next).contains(.hides) { return true }
      around = parent(next)
    }
    return false
  }

  private static let lengths: Set = ["width", "maxWidth", "height", "maxHeight"]

  /// What sticks out, is cut, or breaks a word.
  var troubled: [NodeID] {
    nodes.filter { node in
      isPlaced(node) && (text(node)?.isTruncated == true || breaksWord(node) || Axis.allCases.contains { isOut(node, $0) })
    }
  }

  /// Whether what is in trouble in `original` is more so here: sticks out further, is cut in less room, or is broken into more lines.
  ///
  /// - Parameter troubled: what is.
  func worsens(_ original: LaidOutScene, _ troubled: [NodeID]) -> Bool {
    if Axis.allCases.contains(where: { size(1)[$0] > max(original.size(1)[$0], room($0)) + 0.01 }) { return true }
    return troubled.contains { old in
      guard let new = tree.node(matching: old, of: original.tree), isPlaced(new) else { return false }
      let (before, after) = (original.size(old), size(new))
      if text(new)?.isTruncated == true, Axis.allCases.contains(where: { after[$0] < before[$0] - 0.01 }) { return true }
      if breaksWord(new), original.breaksWord(old), after.height > before.height + 0.01 || after.width < before.width - 0.01 { return true }
      return Axis.allCases.contains { axis in
        guard isOut(new, axis), let more = overflow(new, axis), let out = original.overflow(old, axis) else { return false }
        return more.before + more.after > out.before + out.after + 0.01
      }
    }
  }

  /// Whether the content of a view is meant to stick out of all that is around it, or scrolls: as the rule of trouble has it.
  private func letsOut(_ node: NodeID, _ axis: Axis) -> Bool {
    let traits = traits(node)
    return traits.contains(.moves) || traits.contains(.ignoresSafeArea) || traits.scrolls.contains(axis)
  }

  /// Whether a view sticks out of one around it, and is not meant to.
  func isOut(_ node: NodeID, _ axis: Axis) -> Bool { exceeded(by: node, axis) != nil }

  /// Whether the whole scene is larger than what it is offered of its canvas.
  func exceedsCanvas(_ axis: Axis) -> Bool { size(1)[axis] > room(axis) + 0.01 }

  /// The nearest view around that does not hold what counts of it, unless it is not meant to, as the rule of trouble has it.
  func exceeded(by node: NodeID, _ axis: Axis) -> NodeID? {
    var (low, high) = bounds(node, axis)
    var inner = node
    while let holder = parent(inner), !letsOut(holder, axis) {
      let rect = bounds(holder, axis)
      if isClipped(holder) || traits(holder).contains(.insets) {
        (low, high) = (max(low, rect.low), min(high, rect.high))
      } else if low < rect.low - 0.01 || high > rect.high + 0.01 {
        return overflow(inner, axis)?.isMeant == true ? nil : holder
      }
      inner = holder
    }
    return nil
  }

  private func bounds(_ node: NodeID, _ axis: Axis) -> (low: Double, high: Double) {
    let rect = absolute(node)
    return (rect.origin[axis], rect.origin[axis] + rect.size[axis])
  }
}
