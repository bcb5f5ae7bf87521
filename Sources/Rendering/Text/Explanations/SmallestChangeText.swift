import Explanation
import JSON

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
  var cureLines: [String] {
    let added = [addedPriority?.words, addedFixedSize?.words].compactMap(\.self)
    return cures.map(\.text) + [smallestChange?.text].compactMap(\.self)
      + added.enumerated().map { ($0 == 0 && smallestChange == nil ? "It fits with " : "Or with ") + $1 + "." }
  }
}

extension Cure {
  /// `With .layoutPriority(1) on hello: 95.33 × 20.33, on one line.`
  package var text: String { "\(label): \(effect)." }

  private var effect: String {
    switch outcome {
    case .size(let size): size.words
    case .position(let point): "at \(point.words)"
    case .lines(let count, let size): "\(size.words), on \(count == 1 ? "one line" : "\(count) lines")"
    case .rival(let size, let key, let has, let wants): "\(size.words), all of it; \(key) gives way then, and has \(has.short) of the \(wants.short) it wants"
    case .shown: "all of it is drawn"
    case .clipped(let size): "it fills \(size.words), and nothing of it is drawn outside"
    }
  }

  var json: JSONValue { .object([("edit", .string(edit)), ("label", .string(label)), ("effect", .string(effect))]) }
}

extension AddedModifier {
  var json: JSONValue { .object([("edit", .string(edit)), ("key", .string(key))] + (priority.map { [("priority", JSONValue($0))] } ?? [])) }
}
