/// The word a person probably meant.
package enum Suggestion {
  /// SwiftUI's words for what other layouts call so.
  private static let translations = [
    "left": "leading", "start": "leading", "right": "trailing", "end": "trailing", "middle": "center", "centre": "center",
  ]

  /// The valid word nearest to `word`: what other layouts call so, or at most a third of its letters changed, added, left out or swapped with a neighbour, case
  /// being free. Ties go to the first.
  package static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let own = Array(word.lowercased().unicodeScalars.prefix(64))
    var best: (word: String, distance: Int)?
    if let meant = translations[word.lowercased()], words.contains(meant) { return meant }
    for candidate in words where candidate != word {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let bound = min((best?.distance ?? .max) - 1, max(own.count, letters.count) / 3)
      if abs(own.count - letters.count) > bound { continue }
      let distance = distance(own, letters)
      if distance <= bound { best = (candidate, distance) }
      if distance == 0 { break }
    }
    return best?.word
  }

  /// Edits between two words (Damerau–Levenshtein, optimal string alignment).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
