extension JSONDocument {
  /// The document over lines, as people write a scene: an object or array that fits into a line of 120 characters has one, any other a line a member.
  package var indented: String {
    var text = ""
    write(JSONDocument.root, indentation: 0, to: &text)
    return text + "\n"
  }

  private static let width = 120

  private func write(_ value: Value, indentation: Int, to text: inout String) {
    let line = line(value), used = text.reversed().prefix { $0 != "\n" }.count
    let isContainer = kind(value) == .object || kind(value) == .array
    if !isContainer || used + line.count <= Self.width || line.count == 2 { return text += line }
    let isObject = kind(value) == .object, members = Array(isObject ? keys(value) : elements(value))
    text += isObject ? "{" : "["
    for (index, member) in members.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indentation + 1)
      if isObject { text += "\(source(member)): " }
      write(isObject ? member + 1 : member, indentation: indentation + 1, to: &text)
    }
    text += "\n" + String(repeating: "  ", count: indentation) + (isObject ? "}" : "]")
  }

  private func line(_ value: Value) -> String {
    switch kind(value) {
    case .object: "{" + keys(value).map { "\(source($0)): \(line($0 + 1))" }.joined(separator: ", ") + "}"
    case .array: "[" + elements(value).map(line).joined(separator: ", ") + "]"
    default: source(value)
    }
  }
}
