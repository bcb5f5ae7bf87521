import LayoutEngine
import LayoutModel
import Platform

// Every sentence that a bad scene gets: what is wrong, and after the place what to do about it.

extension SceneError: CustomStringConvertible {
  /// `scene.json:12:18: unknown modifier 'fixedsize' at /view/modifiers/0; did you mean 'fixedSize'?`
  package var description: String { descriptions.joined(separator: "\n") }

  /// The same, an error each, and how many more there are.
  package var descriptions: [String] {
    let own = "\(file)\(location.map { ":\($0)" } ?? ""): \(sentence)"
    return [own] + others.flatMap(\.descriptions) + (untold == 0 ? [] : ["… and \(untold) more"])
  }

  /// The same without the file and the line.
  package var sentence: String {
    let (what, advice) = text
    return "\(what)\(pointer.map { " at \($0.isEmpty ? "the top level" : $0)" } ?? "")\(advice.map { "; \($0)" } ?? "")"
  }

  private var text: (what: String, advice: String?) {
    switch problem {
    case .cannotOpen(let reason): ("cannot be opened: \(reason)", nil)
    case .directory: ("is a directory", "name the scene file in it")
    case .empty: ("is empty", "a scene is a JSON object such as {\"version\": 1, \"view\": {\"type\": \"Color\"}}")
    case .tooLarge(let limit): ("is larger than \(limit >> 20) MiB, the most that a scene may have", nil)
    case .json(let problem): problem.text(related)
    case .expression(let source, let problem):
      ("\(problem.text.what) in the expression '\(source.shortened)'\(problem.found)", problem.text.advice)
    case .template(let source, let problem):
      (
        "\(problem.text.what) in the text '\(source.shortened)'\(problem.found)",
        [problem.isBrace ? "braces hold an expression" : problem.text.advice, "a brace itself is written twice"].compactMap { $0 }.joined(separator: "; ")
      )
    case .evaluation(let source, let problem): ("the expression '\(source.shortened)' has no value: \(problem.text)", nil)
    case .guide(let problem): problem.text
    case .version(let found): ("'version' is 1, found \(found)", "this layouttrace reads version 1")
    case .missing(let key, let owner): ("\(owner) needs \"\(key)\"", nil)
    case .unknownKey(let key, let owner, let nearest, let known): ("\(owner) has no \"\(key.shortened)\"", Self.advice(nearest, known))
    case .wrongKind(let what, let takes, let found):
      // `string` given 12345678: a number or a boolean, which in quotes is a text.
      ("\(what) takes \(takes), found \(found)", takes == "a text" && !found.contains(" ") && found != "null" ? "a text stands in quotes: \"\(found)\"" : nil)
    case .outOfRange(let what, let takes, let found): ("'\(what)' must be \(takes), found \(found)", nil)
    case .unknownWord(let word, let what, let nearest, let words): ("'\(what)' cannot be '\(word.shortened)'", Self.advice(nearest, words))
    case .beside(let a, let b): ("'\(a)' cannot stand beside '\(b)'", "remove one")
    case .noPasses:
      (
        "'passes' is empty",
        "leave it out for one pass in \(Axis.allCases.compactMap { Scene.defaultProposal[$0].map(Expression.text) }.joined(separator: " x "))"
      )
    case .repeatedFace: ("a font that is there already\(related.map { ", first at \($0)" } ?? "")", "a face is one size, weight, design and slant")
    case .characters(let key, let owner, let count):
      ("a key of '\(owner)' is \(count == 1 ? "one character" : "two characters"), found '\(key.shortened)'", nil)
    case .reservedName(let name): ("'\(name)' has a meaning of its own in expressions", "choose another name")
    case .notAName(let name): ("'\(name.shortened)' cannot be used in expressions", "a name is letters, digits and _, not starting with a digit")
    case .builtInGuide(let name): ("'\(name)' is a guide already", "choose another name")
    case .tooManyNames(let limit): ("more than \(limit) ForEach and GeometryReader of different names inside one another", nil)
    case .unknownType(let name, let isModifier, let nearest):
      ("unknown \(isModifier ? "modifier" : "view") '\(name.shortened)'", Self.instead(isModifier, nearest))
    case .wrongPlace(let name, let isModifier):
      isModifier ? ("'\(name)' is a modifier, not a view", "write it in a view's \"modifiers\"") : ("'\(name)' is a view, not a modifier", nil)
    case .unknownArgument(let name, let type, let nearest, let known): ("\(type) has no '\(name.shortened)'", Self.advice(nearest, known))
    case .missingArgument(let name, let type, let doc): ("\(type) needs '\(name)'", doc.prefix(1).lowercased() + doc.dropFirst())
    case .duplicateID(let id): ("the id '\(id.shortened)' is taken\(related.map { ", first at \($0)" } ?? "")", "an id names one view or modifier")
    case .argument(let type, let name, let message): (name.isEmpty ? "\(type) \(message)" : "'\(name)' of \(type) \(message)", nil)
    case .structureReadsGeometry(let name, let type):
      (
        "'\(name)' of \(type) reads a GeometryReader's size: which views there are is settled before any has one",
        "read a state, or let a ViewThatFits choose"
      )
    case .tooDeep(let depth, let limit): ("the scene is nested \(depth) levels deep, \(limit) are the limit", LayoutError.shallower)
    case .unsettled(let states, let passes):
      (
        "\(states.joined(separator: ", ")) \(states.count == 1 ? "is" : "are") still changed by readSize after \(passes) passes",
        "a size that is read must not depend on the state it is written to"
      )
    case .unmatched(let key, let passes):
      ("\(key) still follows its matchedGeometryEffect's source to another place after \(passes) passes", "a source must not depend on what follows it")
    case .scrollTarget(let id, let isElsewhere, let nearest, let known):
      isElsewhere
        ? ("'\(id.shortened)' is not there in this pass", "its If or ForEach goes by the state that \"set\" changes")
        : ("scrollTo finds no view '\(id.shortened)'", known.isEmpty ? "nothing in this scene stands in a ScrollView" : Self.advice(nearest, known))
    case .scrollsNothing(let id): ("'\(id.shortened)' cannot be scrolled to", "it stands in no ScrollView or List")
    case .scrollTargetUnplaced(let id): ("'\(id.shortened)' cannot be scrolled to", "what stands around it left it out")
    case .layout(let error, let key): error.text(key ?? "?")
    case .tooManyViews(let limit): ("the scene has more than \(limit) views and modifiers, the most that are laid out", "make a count smaller")
    case .reservedID(let id):
      (
        id.hasPrefix("node") || id.hasSuffix("]")
          ? "the id '\(id.shortened)' looks like one that layouttrace gives"
          : id.isEmpty ? "an id cannot be empty" : "an id cannot be blank, start with '-' or hold control characters", "choose another"
      )
    }
  }

  /// The nearest word; a view that is not known may be stood in for.
  private static func instead(_ isModifier: Bool, _ nearest: String?) -> String? {
    let guess = nearest.map { "did you mean '\($0)'?" }
    return isModifier ? guess : (guess.map { $0 + " " } ?? "") + "a 'Placeholder' with width and height may stand for it"
  }

  /// The nearest word, or what there is to choose from.
  private static func advice(_ nearest: String?, _ known: [String]) -> String? {
    if let nearest { return "did you mean '\(nearest)'?" }
    return known.isEmpty ? nil : "known: \(known.prefix(12).joined(separator: ", "))\(known.count > 12 ? " …" : "")"
  }
}
