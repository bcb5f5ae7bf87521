// What a recording says of what is left out.
extension LeftOutParts {
  /// A sentence for each file, and one for the types that something stands for.
  var notes: [String] {
    let calls = parts.filter { $0.kind == .call }, others = parts.filter { $0.kind != .call }
    let idle = calls.map { "\(SwiftSource.fileName(of: $0.path)):\($0.line): \($0.title) is left out: what it is given is not known here, and it changes no layout" }
    let sentences = idle + others.map(\.path).uniqued().map { path in
      let own = others.filter { $0.path == path }
      let shown = own.filter { part in !own.contains { $0.kind == .declaration && $0 != part && $0.range.contains(part.range.lowerBound) } }.sorted {
        $0.line < $1.line
      }
      let places = shown.map { String($0.line) }.uniqued().joined(separator: ", "), titles = shown.map(\.title).uniqued()
      let isOne = titles.count == 1, ends = shown.filter(endsProgram).map(\.title).uniqued()
      let end = ends.isEmpty ? "" : "; the program ends where \(isOne ? "it" : ends.joined(separator: " or ")) is called"
      return "\(SwiftSource.fileName(of: path)):\(places): \(titles.joined(separator: ", ")) \(isOne ? "is" : "are") left out, for there is no "
        + "\(shown.map(\.reason).uniqued().joined(separator: ", ")) here\(end)\(Self.doubts(shown))"
    }
    if values.isEmpty { return sentences }
    if values.count == 1 { return sentences + ["\(values[0].place): there is no \(values[0].type) here: a value that does nothing stands for it"] }
    return sentences + ["there is no \(values.map { "\($0.type) (\($0.place))" }.joined(separator: ", ")) here: a value that does nothing stands for each"]
  }

  /// The compiler's words where they name nothing that is missing.
  private static func doubts(_ parts: [Part]) -> String {
    let doubts = parts.compactMap { part in part.doubt.map { "\(part.title): \($0)" } }.uniqued()
    return doubts.isEmpty ? "" : "; if that is not why, it is a mistake in the code: \(doubts.joined(separator: "; "))"
  }

  /// Whether something is wanted of a function that nothing can stand for.
  private func endsProgram(_ part: Part) -> Bool {
    guard case .body(let result) = part.kind else { return false }
    return result.map { !$0.isEmpty && !$0.hasSuffix("?") && !isValue($0) } ?? true
  }
}

extension [String] {
  /// Each once, where it first stands.
  fileprivate func uniqued() -> [String] { enumerated().filter { self[..<$0.offset].contains($0.element) == false }.map(\.element) }
}
