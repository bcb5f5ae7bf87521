import SwiftTokens

/// The files of a target that a view needs: its own, and those that declare what one of them names.
///
/// Names are compared and not what they mean, so that a file too many may be among them. A file is needed where it declares a type, function or property that is
/// named, in an extension or in no type, an initializer for a type that is named, or the conformance of a type that is needed. Members of a type, types among
/// them, come with the type; what is private to a file is not for others.
struct NeededFiles {
  /// What a file declares for others, and what it names.
  private struct Names {
    var types: Set<String> = []
    /// Functions and properties in extensions and in no type, and types to which an extension gives an initializer.
    var members: Set<String> = []
    /// Types to which it gives a conformance in an extension.
    var conforming: Set<String> = []
    var words: Set<String> = []

    /// Words before a declaration's own, as far as they stand next to it.
    private static let modifiers = hiding.union(
      ["final", "indirect", "static", "nonisolated", "mutating", "lazy", "weak", "unowned", "override", "public", "internal"])
    private static let hiding: Set = ["private", "fileprivate"]

    init(_ source: SwiftSource) {
      let tokens = SwiftTokens(source.text).tokens
      /// The types and extensions that are open: how deep, and which type is extended, for other files too.
      var open: [(depth: Int, extended: String?)] = []
      var pending: String??
      // A type that is private to the file is not looked for in another one.
      var hidden: Set<String> = []
      defer { words.subtract(hidden) }
      func isForOthers(_ token: SwiftToken, at index: Int) -> Bool {
        let isPrivate = tokens[..<index].reversed().prefix { Self.modifiers.contains($0.text) }.contains { Self.hiding.contains($0.text) }
        return !isPrivate && (token.depth == 0 || open.last.map { $0.depth + 1 == token.depth && $0.extended != nil } ?? false)
      }
      for (index, token) in tokens.enumerated() {
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if token.kind == .word { words.insert(token.text) }
        switch token.text {
        case "struct", "class", "enum", "protocol", "actor", "typealias":
          // `class func` is a member.
          guard !["func", "var", "let"].contains(next) else { continue }
          if isForOthers(token, at: index) { types.insert(next) } else if token.depth == 0 { hidden.insert(next) }
          if token.text != "typealias" { pending = .some(nil) }
        case "extension":
          let head = tokens[(index + 1)...].prefix { $0.text != "{" }
          // Of `A.B` the type is B.
          let type = head.prefix { $0.text != ":" && $0.text != "where" }.last { $0.kind == .word }
          if head.contains(where: { $0.text == ":" }), let type { conforming.insert(type.text) }
          pending = .some(isForOthers(token, at: index) ? type?.text ?? "" : nil)
        case "func", "var", "let", "init", "subscript":
          guard isForOthers(token, at: index) else { continue }
          let isNamed = token.text != "init" && token.text != "subscript"
          members.insert(isNamed ? next : open.last?.extended ?? "")
        case "{":
          if let extended = pending { open.append((token.depth, extended)) }
          pending = nil
        case "}": if open.last?.depth == token.depth { open.removeLast() }
        default: break
        }
      }
    }
  }

  /// Whether a file declares a type for others.
  static func declares(_ type: String, _ source: SwiftSource) -> Bool { Names(source).types.contains(type) }

  /// - Parameter start: the index of the file that has the view.
  /// - Returns: indices in order.
  static func indices(of sources: [SwiftSource], from start: Int) -> [Int] {
    let names = sources.map(Names.init)
    var needed: Set<Int> = [start], words = names[start].words, types = names[start].types
    while true {
      // A type of theirs is not looked for in another file: a copy of it there would be one too many.
      let missing = words.subtracting(types)
      let more = names.indices.filter { file in
        !needed.contains(file)
          && (!names[file].types.isDisjoint(with: missing) || !names[file].members.isDisjoint(with: words) || !names[file].conforming.isDisjoint(with: types))
      }
      if more.isEmpty { return needed.sorted() }
      for file in more {
        needed.insert(file)
        words.formUnion(names[file].words)
        types.formUnion(names[file].types)
      }
    }
  }
}

extension SourceFiles {
  /// The files that a view or preview needs, by the expression that makes it; nil where it needs all of them.
  func needed(for expression: String) -> SourceFiles? {
    let start = sources.firstIndex { source in
      source.previews.contains { $0.expression == expression } || source.views.contains { "\($0.name)()" == expression }
    }
    guard let start, case let indices = NeededFiles.indices(of: sources, from: start), indices.count < sources.count else { return nil }
    return keeping(indices)
  }
}
