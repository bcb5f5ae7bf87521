import Platform

/// Modifiers and views that the compiler does not know, and the source that declares them: a modifier gives back what it modifies, for a view a placeholder stands,
/// and both say so in the recording. A view is known to be one where it is made in what makes a view, in a file that imports a module which is not here.
///
/// The compiler names a modifier and where it stands; the call there tells its parameters. It tells no more than the first of a chain at a time, so a program is
/// compiled again until no name is left that is new. What is no modifier, a member that a model lacks, stays unknown after that, and is an error as ever.
struct UnknownModifiers: Codable {
  /// A modifier that is called with values of other types has several.
  private var declarations: [String] = []
  private(set) var names: Set<String> = []
  /// Names for values that stand after a dot alone.
  private var members: Set<String> = []
  /// The initializers of views, by their names.
  private var initializers: [String: [String]] = [:]
  /// The initializers of what stands for types.
  private var assumed: [String] = []
  /// Views of the target itself that are left out.
  private var own: Set<String> = []

  var isEmpty: Bool { declarations.isEmpty && members.isEmpty && initializers.isEmpty && assumed.isEmpty }
  var views: Set<String> { Set(initializers.keys) }

  /// Takes in what the compiler did not know.
  ///
  /// - Parameters:
  ///   - modules: those that are imported and not here.
  ///   - types: those that `_AssumedValue` stands for.
  /// - Returns: false if it is nothing new.
  mutating func learn(from output: String, in sources: [SwiftSource], without modules: Set<String> = [], _ types: Set<String> = []) -> Bool {
    let before = count
    let errors = CompilerError.all(in: output)
    for error in errors where error.message.contains("argument") {
      guard let source = sources.first(where: { $0.path == error.path }), let offset = source.offset(line: error.line, column: error.column),
        let call = ModifierCall(of: types, around: offset, in: source)
      else { continue }
      assumed += call.assumed.filter { !assumed.contains($0) }
      members.formUnion(call.members)
    }
    for error in errors {
      guard let name = error.missing, let source = sources.first(where: { $0.path == error.path }), let call = call(name, error, source, modules) else {
        continue
      }
      initializers[name, default: []] += call.initializers.filter { !initializers[name, default: []].contains($0) }
      members.formUnion(call.members)
      if sources.contains(where: { $0.views.contains { $0.name == name } }) { own.insert(name) }
    }
    for error in errors {
      guard let source = sources.first(where: { $0.path == error.path }), let call = ModifierCall(error, in: source) else { continue }
      declarations += call.declarations.filter { !declarations.contains($0) }
      names.insert(call.name)
      members.formUnion(call.members)
    }
    // Another call of a modifier that is declared by now may have other values.
    members.formUnion(output.matches(of: /error: type '(?:[\w.]+' \(aka ')?_AssumedValue'\)? has no member '(\w+)'/).map { String($0.1) })
    // So may what a type that stands for another is asked for.
    members.formUnion(output.matches(of: /error: instance member '(\w+)' cannot be used on type '\w+' \(aka '_AssumedValue'\)/).map { String($0.1) })
    return count != before
  }

  private var count: Int { declarations.count + members.count + assumed.count + initializers.values.map(\.count).reduce(0, +) }

  /// The call of a view, where it is one. What a preview makes of the target itself is what a person wants to see: nothing stands for that,
  /// but for a framework's.
  private func call(_ name: String, _ error: CompilerError, _ source: SwiftSource, _ modules: Set<String>) -> ModifierCall? {
    guard name.first?.isUppercase == true, !modules.isDisjoint(with: source.imports), let offset = source.offset(line: error.line, column: error.column),
      let inner = SourceDeclaration.around(offset, in: DeclarationTree(source.text).declarations).last, inner.makesView, inner.body?.contains(offset) == true,
      inner.keyword != "#Preview" && inner.name != "previews" || LeftOutParts.isOfFramework(name)
    else { return nil }
    return ModifierCall(view: name, at: offset, in: source)
  }

  var source: String {
    let values = members.sorted().map { "  static var `\($0)`: _AssumedValue { _AssumedValue() }\n" }.joined()
    let views = initializers.sorted { $0.key < $1.key }.map { name, initializers in
      "\nstruct \(name): SwiftUI.View {\n  private let _file: StaticString, _line: UInt, _column: UInt, _function: StaticString\n"
        + initializers.joined(separator: "\n")
        + "\n  var body: some SwiftUI.View { _assumedView(\"\(name)\", \"\(own.contains(name) ? "is left out" : "is not known")\", _file, _line, _column, _function) }\n}\n"
    }
    return
      "import SwiftUI\n\nextension SwiftUI.View {\n\(declarations.joined(separator: "\n"))\n}\n\nextension _AssumedValue {\n\(values)\(assumed.joined(separator: "\n"))}\n"
      + views.joined()
  }
}
