import Platform
import SwiftTokens

// What a type needs to be made.
extension DeclarationReader {
  /// Whether a type has stored properties without a value, or an initializer with parameters alone.
  func needsArguments(_ open: Int, _ end: Int) -> Bool {
    let depth = tokens[open].depth + 1
    var lacksValue = false
    var initializers: [Bool] = []
    for index in open + 1..<max(open + 1, end) where tokens[index].depth == depth {
      if word(index) == "init", word(index - 1) != "." { initializers.append(takesNothing(index + 1)) }
      guard ["let", "var"].contains(word(index)), !isStaticOrComputed(index, end) else { continue }
      lacksValue = lacksValue || !hasValue(index, end)
    }
    return initializers.isEmpty ? lacksValue : !initializers.contains(true)
  }

  /// The parameters in the parentheses that open at an index: whether each has a value of its own.
  private func takesNothing(_ open: Int) -> Bool {
    guard word(open) == "(" else { return false }
    var nesting = 0, hasParameter = false, hasValue = false
    for index in open..<tokens.count {
      switch word(index) {
      case "(", "[", "{": nesting += 1
      case ")" where nesting == 1: return !hasParameter || hasValue
      case ")", "]", "}": nesting -= 1
      case "=" where nesting == 1: hasValue = true
      case "," where nesting == 1:
        if !hasValue { return false }
        (hasParameter, hasValue) = (false, false)
      default: hasParameter = true
      }
    }
    return false
  }

  private func isStaticOrComputed(_ index: Int, _ end: Int) -> Bool {
    if word(index - 1) == "static" { return true }
    let wrapper = tokens[max(0, index - 12)..<index].last { $0.text.hasPrefix("@") }
    return wrapper.map { Self.valued.contains($0.text) } ?? false
  }

  /// Property wrappers that bring a value of their own.
  private static let valued: Set = [
    "@Environment", "@EnvironmentObject", "@Namespace", "@FocusState", "@AccessibilityFocusState", "@FocusedValue", "@FocusedBinding", "@Query",
  ]

  /// Whether each variable of a declaration has one: `= 3`, `{ … }` or `: Int?`, on its line.
  private func hasValue(_ index: Int, _ end: Int) -> Bool {
    var isOptional = false, isGiven = false, nesting = 0
    var isComplete: Bool { isGiven || isOptional && word(index) == "var" }
    for next in index + 1..<max(index + 1, end) {
      let isOutside = nesting == 0
      if isOutside, hasLineBreak(between: tokens[next - 1].range.upperBound, tokens[next].range.lowerBound), ![":", "."].contains(word(next)),
        ![":", ",", "="].contains(word(next - 1))
      {
        break
      }
      switch word(next) {
      case "=" where isOutside: isGiven = true
      case "{" where isOutside && !isGiven: return true
      case "?" where isOutside: isOptional = true
      case ";" where isOutside: return isComplete
      case "," where isOutside:
        if !isComplete { return false }
        (isOptional, isGiven) = (false, false)
      case "(", "[", "{": nesting += 1
      case ")", "]", "}": nesting = max(0, nesting - 1)
      case "<" where !isGiven: nesting += 1
      case ">" where !isGiven: nesting = max(0, nesting - 1)
      default: break
      }
    }
    return isComplete
  }

  func hasLineBreak(between start: Int, _ end: Int) -> Bool { start <= end && bytes[start..<end].contains(10) }
}
