import Platform

/// What a target's last compilation found to be unknown or missing, so that the next one begins with it.
struct LearnedParts: Codable {
  private(set) var unknown: UnknownModifiers
  private(set) var left: LeftOutParts
  /// Hashes of the files' texts, by path.
  private let texts: [String: String]
  /// Hash of everything that the files declare: another declaration may be what was missing.
  private let names: String

  init(_ unknown: UnknownModifiers, _ left: LeftOutParts, of sources: [SwiftSource]) {
    (self.unknown, self.left, names) = (unknown, left, Self.names(of: sources))
    texts = Dictionary(sources.map { ($0.path, StableHash.text(of: $0.text)) }, uniquingKeysWith: { first, _ in first })
  }

  /// What still holds of it after an edit; nil where the edit may have changed more than the bodies of its own file.
  func after(edit sources: [SwiftSource], modules: Set<String>) -> LearnedParts? {
    guard left.modules == modules, names == Self.names(of: sources) else { return nil }
    let changed = Set(sources.filter { texts[$0.path] != StableHash.text(of: $0.text) }.map(\.path))
    var learned = self
    return learned.left.forgetBodies(in: changed) ? learned : nil
  }

  private static func names(of sources: [SwiftSource]) -> String {
    func text(_ declarations: [SourceDeclaration]) -> String {
      declarations.map { "\($0.keyword) \($0.name) {\(text($0.members))}" }.joined(separator: ";")
    }
    return StableHash.text(of: sources.map { "\($0.path) \($0.imports): \(text(DeclarationTree($0.text).declarations))" }.joined(separator: "\n"))
  }
}
