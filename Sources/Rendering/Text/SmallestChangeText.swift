import Explanation

extension SmallestChange {
  /// `Smallest change that fits: redf maxWidth 100 -> 50.`
  var text: String {
    "Smallest change that fits: \(words)" + (broken.isEmpty ? "." : ", which breaks words of \(broken.listed).")
  }

  var json: JSONValue {
    .object([
      ("edit", .string(edit)), ("key", .string(key)), ("pointer", JSONValue(pointer)), ("argument", .string(argument)), ("from", .string(from)),
      ("to", .string(to)), ("breaks_words", .array(broken.map { .string($0) })),
    ])
  }
}

extension Explanation {
  /// `Smallest change that fits: bp length 4 -> 0.`, `Or with .fixedSize() on count.`
  var cures: [String] {
    let added = [addedPriority?.words, addedFixedSize?.words].compactMap(\.self)
    return [smallestChange?.text].compactMap(\.self)
      + added.enumerated().map { ($0 == 0 && smallestChange == nil ? "It fits with " : "Or with ") + $1 + "." }
  }
}

extension AddedModifier {
  var json: JSONValue { .object([("edit", .string(edit)), ("key", .string(key))] + (priority.map { [("priority", JSONValue($0))] } ?? [])) }
}
