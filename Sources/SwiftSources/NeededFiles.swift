/// The files of a target that a view needs: its own, and those that declare what one of them names.
///
/// Names are compared and not what they mean, so that a file too many may be among them. A file is needed where it declares a type, function or property that is
/// named, in an extension or in no type, an initializer for a type that is named, or the conformance of a type that is needed. Members of a type, types among
/// them, come with the type; what is private to a file is not for others. A type, or a property of no type, that a needed file declares is that file's: one
/// module has no second one.
struct NeededFiles {
  /// What a file declares for others, and what it names.
  private struct Names {
    var types: Set<String> = []
    /// Properties in no type.
    var variables: Set<String> = []
    /// Functions in no type, functions and properties in extensions, and types to which an extension gives an initializer.
    var members: Set<String> = []
    /// Types to which it gives a conformance in an extension.
    var conforming: Set<String> = []
    var words: Set<String> = []

    init(_ source: SwiftSource) {
      let tree = DeclarationTree(source.text)
      words = Set(tree.tokens.lazy.filter { $0.kind == .word }.map(\.text))
      for declaration in tree.declarations {
        if declaration.keyword == "extension" {
          if declaration.clause != nil { conforming.insert(declaration.name) }
          if !declaration.isPrivate { for member in declaration.members where !member.isPrivate { add(member, of: declaration.name) } }
        } else if !declaration.isPrivate {
          add(declaration, of: nil)
        } else if declaration.declaresType {
          // Another file's is not what is named.
          words.remove(declaration.name)
        }
      }
    }

    private mutating func add(_ declaration: SourceDeclaration, of extended: String?) {
      switch declaration.keyword {
      case "init", "subscript": if let extended { members.insert(extended) }
      case "var" where extended == nil, "let" where extended == nil: variables.insert(declaration.name)
      case "func", "var", "let": members.insert(declaration.name)
      default: if declaration.declaresType { types.insert(declaration.name) }
      }
    }
  }

  /// Whether a file declares a type for others.
  static func declares(_ type: String, _ source: SwiftSource) -> Bool { Names(source).types.contains(type) }

  /// - Parameter start: the indices of the files that have the views.
  /// - Returns: indices in order.
  static func indices(of sources: [SwiftSource], from start: Range<Int>) -> [Int] {
    let names = sources.map(Names.init)
    var needed: Set<Int> = [], words: Set<String> = [], types: Set<String> = [], variables: Set<String> = []
    func take(_ file: Int) {
      needed.insert(file)
      words.formUnion(names[file].words)
      types.formUnion(names[file].types)
      variables.formUnion(names[file].variables)
    }
    start.forEach(take)
    while true {
      let missing = words.subtracting(types), unset = missing.subtracting(variables)
      let more = names.indices.filter { file in
        !needed.contains(file)
          && (!names[file].types.isDisjoint(with: missing) || !names[file].variables.isDisjoint(with: unset) || !names[file].members.isDisjoint(with: words)
            || !names[file].conforming.isDisjoint(with: types))
      }
      if more.isEmpty { return needed.sorted() }
      more.forEach(take)
    }
  }
}

extension SourceFiles {
  /// The files that a view or preview needs, by the expression that makes it; nil where it needs all of them.
  func needed(for expression: String) -> SourceFiles? {
    guard let start = index(making: expression) else { return nil }
    let indices = NeededFiles.indices(of: sources, from: start..<start + 1)
    return indices.count < sources.count ? keeping(indices) : nil
  }

  /// The file that has the preview or view which an expression makes.
  func index(making expression: String) -> Int? {
    sources.firstIndex { source in
      source.previews.contains { expression == $0.expression || expression.hasPrefix($0.expression + ".") }
        || source.views.contains { "\($0.name)()" == expression }
    }
  }
}
