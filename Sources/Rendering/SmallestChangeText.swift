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

extension AddedPriority {
  /// `Or with .layoutPriority(1) on title.`
  func text(isOnly: Bool) -> String { (isOnly ? "It fits with " : "Or with ") + words + "." }

  var json: JSONValue { .object([("edit", .string(edit)), ("key", .string(key)), ("priority", JSONValue(priority))]) }
}
