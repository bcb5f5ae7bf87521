import Platform

// What a recording, or an error, says of what is left out.
extension LeftOutParts {
  /// A sentence for each file, and one for the types that something stands for.
  var notes: [String] {
    let calls = parts.filter { $0.kind == .call }, others = parts.filter { $0.kind != .call }
    let idle = calls.map {
      "\(SwiftSource.fileName(of: $0.path)):\($0.line): \($0.title) is left out: what it is given is not known here, and it changes no layout"
    }
    let sentences =
      idle
      + others.map(\.path).uniqued().map { path in
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
    // Of a type of the target itself it is told that it is left out.
    let absent = values.filter { value in !parts.contains { $0.kind == .declaration && $0.names.contains(value.type) } }
    if absent.isEmpty { return sentences }
    if absent.count == 1 { return sentences + ["\(absent[0].place): there is no \(absent[0].type) here: a value that does nothing stands for it"] }
    return sentences + ["there is no \(absent.map { "\($0.type) (\($0.place))" }.joined(separator: ", ")) here: a value that does nothing stands for each"]
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

  /// Whether an error comes of what is left out.
  func explains(_ error: CompilerError) -> Bool { !Self.names(in: error.text).isDisjoint(with: parts.flatMap(\.names)) }

  /// What an output of the compiler names; of a preview what all are called.
  static func names(in output: String) -> Set<String> {
    Set(CompilerError.all(in: output).flatMap(\.names).map { $0.hasPrefix(DeclarationTree.preview) ? DeclarationTree.preview : $0 })
  }

  /// The compiler's words on why some names are left out: the errors at the root of that.
  func causes(of names: Set<String>) -> String {
    var found: [Part] = [], open = [names]
    while let names = open.popLast() {
      for part in parts where !names.isDisjoint(with: part.names) && !found.contains(part) {
        found.append(part)
        open.append(Self.names(in: part.error))
      }
    }
    // What names another one of them is only what that comes to.
    let roots = found.filter { part in !found.contains { $0 != part && !Self.names(in: part.error).isDisjoint(with: $0.names) } }
    return (roots.isEmpty ? found : roots).reversed().map(\.error).joined(separator: "\n")
  }
}
