extension JSONDocument {
  private static let width = 120
  /// Levels that are shown by indentation.
  private static let deepest = 64

  private enum Step {
    case words(String)
    case newLine(depth: Int)
    case value(Value, depth: Int, isInLine: Bool)
  }

  /// The document over lines, as people write a scene: an object or array that fits into a line of 120 characters has one, any other a line a member. A loop, as
  /// reading is: a document may be of any depth.
  package var indented: String {
    let widths = lineWidths
    var text = "", column = 0, steps = [Step.value(JSONDocument.root, depth: 0, isInLine: false)]
    func add(_ words: String) {
      text += words
      column += words.count
    }
    while let step = steps.popLast() {
      switch step {
      case .words(let words): add(words)
      case .newLine(let depth):
        text += "\n"
        column = 0
        add(String(repeating: "  ", count: min(depth, Self.deepest)))
      case .value(let value, let depth, let isInLine):
        let isInLine = isInLine || column + widths[Int(value)] <= Self.width
        guard let parts = parts(value, depth: depth, isInLine: isInLine) else {
          add(source(value))
          continue
        }
        steps += parts.reversed()
      }
    }
    return text + "\n"
  }

  /// What an object or array is made of; nil for any other value.
  private func parts(_ value: Value, depth: Int, isInLine: Bool) -> [Step]? {
    guard let (members, isObject) = members(value) else { return nil }
    var steps = [Step.words(isObject ? "{" : "[")]
    for (index, member) in members.enumerated() {
      if index > 0 { steps.append(.words(isInLine ? ", " : ",")) }
      if !isInLine { steps.append(.newLine(depth: depth + 1)) }
      if isObject { steps.append(.words("\(source(member)): ")) }
      steps.append(.value(isObject ? member + 1 : member, depth: depth + 1, isInLine: isInLine))
    }
    if !isInLine, !members.isEmpty { steps.append(.newLine(depth: depth)) }
    return steps + [.words(isObject ? "}" : "]")]
  }

  /// The keys of an object or the elements of an array; nil for any other value.
  private func members(_ value: Value) -> (members: [Value], isObject: Bool)? {
    switch kind(value) {
    case .object: (Array(keys(value)), true)
    case .array: (Array(elements(value)), false)
    default: nil
    }
  }

  /// By value, how many characters it takes on one line. What stands in a value has a higher number.
  private var lineWidths: [Int] {
    var widths = [Int](repeating: 0, count: count)
    for value in (0..<Value(count)).reversed() {
      guard let (members, isObject) = members(value) else {
        widths[Int(value)] = source(value).count
        continue
      }
      let inside = members.reduce(0) { $0 + widths[Int($1)] + (isObject ? 2 + widths[Int($1) + 1] : 0) }
      widths[Int(value)] = 2 + inside + 2 * max(members.count - 1, 0)
    }
    return widths
  }
}
