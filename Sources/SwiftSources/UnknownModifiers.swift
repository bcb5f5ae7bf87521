import Platform

/// Modifiers that the compiler does not know, and the source that declares them: each gives back what it modifies, and says in the recording that it does.
///
/// The compiler names a modifier and where it stands; the call there tells its parameters. It tells no more than the first of a chain at a time, so a program is
/// compiled again until no name is left that is new. What is no modifier, a member that a model lacks, stays unknown after that, and is an error as ever.
struct UnknownModifiers {
  /// A modifier that is called with values of other types has several.
  private var declarations: [String] = []
  /// Names for values that stand after a dot alone.
  private var members: Set<String> = []

  var isEmpty: Bool { declarations.isEmpty && members.isEmpty }

  /// Takes in what the compiler did not know.
  ///
  /// - Returns: false if it is nothing new.
  mutating func learn(from output: String, in sources: [SwiftSource]) -> Bool {
    let before = (declarations.count, members.count)
    for failure in MissingMember.all(in: output) {
      guard let source = sources.first(where: { $0.path == failure.path }), let call = ModifierCall(failure, in: source) else { continue }
      declarations += call.declarations.filter { !declarations.contains($0) }
      members.formUnion(call.members)
    }
    // Another call of a modifier that is declared by now may have other values.
    members.formUnion(output.matches(of: /error: type '_AssumedValue' has no member '(\w+)'/).map { String($0.1) })
    // So may what a type that stands for another is asked for.
    members.formUnion(output.matches(of: /error: instance member '(\w+)' cannot be used on type '\w+' \(aka '_AssumedValue'\)/).map { String($0.1) })
    return (declarations.count, members.count) != before
  }

  var source: String {
    let values = members.sorted().map { "  static var `\($0)`: _AssumedValue { _AssumedValue() }\n" }.joined()
    return "import SwiftUI\n\nextension SwiftUI.View {\n\(declarations.joined(separator: "\n"))\n}\n\nextension _AssumedValue {\n\(values)}\n"
  }
}

/// `value of type 'some View' has no member 'glow'`, and where.
struct MissingMember {
  let path: String
  let line: Int
  let column: Int
  let name: String

  static func all(in output: String) -> [MissingMember] {
    output.split(separator: "\n").compactMap { text in
      guard let match = text.wholeMatch(of: /(.+):(\d+):(\d+): error: value of type '.+' has no member '(\w+)'.*/), let line = Int(match.2),
        let column = Int(match.3)
      else { return nil }
      return MissingMember(path: String(match.1), line: line, column: column, name: String(match.4))
    }
  }
}
