import Foundation

/// Modifiers that the compiler does not know, and the source that declares them: each gives back what it modifies, and says in the recording that it does.
///
/// The compiler names a modifier and where it stands; the call there tells its parameters. It tells no more than the first of a chain at a time, so a program is
/// compiled again until no name is left that is new. What is no modifier, a member that a model lacks, stays unknown after that, and is an error as ever.
struct UnknownModifiers {
  private(set) var calls: [ModifierCall] = []

  var isEmpty: Bool { calls.isEmpty }

  /// Takes in what the compiler did not know.
  ///
  /// - Returns: false if it is nothing new.
  mutating func learn(from output: String, in sources: [SwiftSource]) -> Bool {
    let before = calls.count
    for failure in MissingMember.all(in: output) {
      guard let source = sources.first(where: { $0.path == failure.path }), let call = ModifierCall(failure, in: source) else { continue }
      if !calls.contains(where: { $0.declares(call) }) { calls.append(call) }
    }
    return calls.count > before
  }

  /// The declarations.
  var source: String {
    let members = Set(calls.flatMap(\.members)).sorted()
    let values = members.isEmpty ? "" : "extension _AssumedValue {\n\(members.map { "  static var `\($0)`: _AssumedValue { _AssumedValue() }\n" }.joined())}\n"
    return "import SwiftUI\n\nextension SwiftUI.View {\n\(calls.flatMap(\.declarations).joined(separator: "\n"))\n}\n\(values)"
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
