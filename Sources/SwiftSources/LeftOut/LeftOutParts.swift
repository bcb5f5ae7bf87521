import Platform
import SwiftTokens

/// Parts of a target that do not compile for want of a system's framework, as UIKit is not here, and the program without them.
///
/// Left out is the smallest part without which the rest stays whole: the name in a list of conformances; the body of a function, which then does
/// nothing and says so, or ends the program if something is wanted of it (a layout seldom does, for such functions are what a tap does, or a model); a member; the whole type. For a type in a signature
/// `_AssumedValue` stands. What becomes impossible without a part is left out as the part is, and if that goes as far as the view which is recorded, the first
/// causes are the error.
///
/// An error counts as a framework's where its file imports a module that is not here, or imports SwiftUI and names types of UIKit around it, or where it names
/// what is left out, or what is not found begins as the names of Apple's classes do, with two capitals. Any other is a mistake, and an error as ever.
struct LeftOutParts: Codable {
  struct Part: Equatable, Codable {
    enum Kind: Equatable, Codable {
      /// What a type is not taken for.
      case conformance(String)
      /// The body of a function, property or initializer, with the type of what it gives back: nil of an initializer.
      case body(String?)
      case declaration
      /// The call of a modifier that changes no layout.
      case call
    }
    let kind: Kind
    let path: String
    let line: Int
    /// As a person calls it: `night()`, `class AppDelegate`.
    let title: String
    /// The type or module that is not here.
    let reason: String
    let range: Range<Int>
    let names: [String]
    /// The compiler's own words.
    let error: String
    /// What it says of a view where it names nothing that is missing: that may be for want of a module, or a mistake.
    var doubt: String?
  }

  /// A type that `_AssumedValue` stands for.
  struct Value: Codable {
    let type: String
    /// The first place that names it.
    let path: String
    let line: Int
    var place: String { "\(SwiftSource.fileName(of: path)):\(line)" }
  }

  /// Modules that are imported and not here.
  let modules: Set<String>
  /// Modifiers that change no layout.
  private let idle: Set<String>
  private(set) var parts: [Part] = []
  /// Types of signatures and properties.
  private(set) var values: [Value] = []
  /// Types in those: `Style`.
  private var inner: Set<String> = []

  var declarations: Int { parts.count { $0.kind == .declaration } }
  var isEmpty: Bool { parts.isEmpty && values.isEmpty }

  init(modules: Set<String>, idle: Set<String> = []) { (self.modules, self.idle) = (modules, idle) }

  /// What is left out: each after the one before it, since most errors come of others.
  enum Step: Int, CaseIterable, Comparable {
    /// Types in signatures, and conformances.
    case types
    /// Bodies that name what is not found.
    case names
    /// What has an error and makes no view.
    case errors
    case views

    static func < (one: Step, other: Step) -> Bool { one.rawValue < other.rawValue }
  }

  /// Takes in what does not compile.
  ///
  /// - Parameters:
  ///   - views: names that are declared meanwhile.
  ///   - unknown: modifiers that are, too.
  /// - Returns: false if it is nothing new that can be left out.
  mutating func learn(
    from output: String, in sources: [SwiftSource], _ step: Step, besides views: Set<String> = [], idle unknown: Set<String> = []
  ) -> Bool {
    let before = (parts.count, values.count + inner.count)
    var trees: [String: [SourceDeclaration]] = [:]
    let errors = CompilerError.all(in: output)
    inner.formUnion(errors.compactMap(\.assumedType))
    for error in errors where error.missing.map({ !views.contains($0) }) ?? (step >= .errors) {
      guard let source = sources.first(where: { $0.path == error.path }), let offset = source.offset(line: error.line, column: error.column),
        case let declarations = trees[source.path] ?? DeclarationTree(source.text).declarations,
        !leaveOutCall(error, at: offset, in: source, declarations, step, idle.union(unknown)),
        case let around = SourceDeclaration.around(offset, in: declarations), let (reason, isKnown) = reason(error, in: source, around.last)
      else { continue }
      trees[source.path] = declarations
      leaveOut(error, at: offset, around, (reason, isKnown ? nil : error.message), step)
    }
    return (parts.count, values.count + inner.count) != before
  }

  /// Leaves out the call of a modifier that changes no layout, where an error is about what it is given. A value that is not found is a mistake, and so is what a
  /// type of the target itself does not have.
  private mutating func leaveOutCall(
    _ error: CompilerError, at offset: Int, in source: SwiftSource, _ declarations: [SourceDeclaration], _ step: Step, _ idle: Set<String>
  ) -> Bool {
    guard step >= .errors, error.missing.map(Self.isOfFramework) ?? true, error.missingMember == nil, !isGone(offset, in: source.path),
      let call = IdleCall(at: offset, in: source, of: idle), let inner = SourceDeclaration.around(offset, in: declarations).last
    else { return false }
    parts.append(
      Part(
        kind: .call, path: source.path, line: error.line, title: ".\(call.name)()", reason: inner.name, range: call.range, names: [], error: error.text))
    return true
  }

  /// Forgets what is left out of some files.
  ///
  /// - Returns: false if that was more than bodies and types, on which what is left out of others may depend.
  mutating func forgetBodies(in paths: Set<String>) -> Bool {
    let gone = parts.filter { paths.contains($0.path) }
    parts.removeAll { paths.contains($0.path) }
    values.removeAll { paths.contains($0.path) }
    return gone.allSatisfy { part in
      switch part.kind {
      case .body, .call: true
      case .conformance, .declaration: false
      }
    }
  }

  /// The type or module for want of which something does not compile, and whether the compiler says so; nil for a mistake.
  private func reason(_ error: CompilerError, in source: SwiftSource, _ around: SourceDeclaration?) -> (name: String, isKnown: Bool)? {
    // Of what is left out itself the reason is the same.
    let names = error.names
    if let known = parts.first(where: { !Set($0.names).isDisjoint(with: names) }) { return (known.reason, true) }
    if let known = names.first(where: isValue) { return (known, true) }
    if let missing = error.missing {
      if missing.first?.isUppercase == false { return nil }
      if Self.isOfFramework(missing) { return (missing, true) }
    }
    let absent = modules.intersection(source.imports).union(error.missing == nil && Self.importsUIKit(source, around) ? ["UIKit"] : []).sorted()
    if absent.isEmpty { return error.missing == nil ? value(namedIn: around, of: source).map { ($0, true) } : nil }
    // What stands for a type is none, and has no members.
    return error.missing.map { ($0, true) } ?? (absent.joined(separator: ", "), names.contains("_AssumedValue"))
  }

  /// A type for which a value stands, in a function or property.
  private func value(namedIn declaration: SourceDeclaration?, of source: SwiftSource) -> String? {
    guard let declaration, !declaration.isType else { return nil }
    let words = Set(SwiftTokens(String(decoding: Array(source.text.utf8)[declaration.range], as: UTF8.self)).tokens.map(\.text))
    return values.first { words.contains($0.type) }?.type
  }

  /// Whether a function or property names UIKit's types where the file imports SwiftUI, which brings UIKit along on a phone.
  private static func importsUIKit(_ source: SwiftSource, _ declaration: SourceDeclaration?) -> Bool {
    guard source.imports.contains("SwiftUI"), let declaration, !declaration.isType else { return false }
    let text = String(decoding: Array(source.text.utf8)[declaration.range], as: UTF8.self)
    return SwiftTokens(text).tokens.contains { $0.text.hasPrefix("UI") && isOfFramework($0.text) }
  }

  /// Whether a name begins as those of Apple's classes do, or is one of SwiftUI's that are not here.
  static func isOfFramework(_ name: String) -> Bool {
    name.prefix(2).allSatisfy(\.isUppercase) && name.contains(where: \.isLowercase) || SwiftUINames.missing.contains(name)
  }

  private mutating func leaveOut(_ error: CompilerError, at offset: Int, _ around: [SourceDeclaration], _ cause: (reason: String, doubt: String?), _ step: Step)
  {
    guard let inner = around.last, !isGone(offset, in: error.path) else { return }
    func part(_ kind: Part.Kind, _ declaration: SourceDeclaration, _ title: String, _ range: Range<Int>, _ names: [String] = []) -> Part {
      Part(
        kind: kind, path: error.path, line: declaration.line, title: title, reason: cause.reason, range: range, names: names, error: error.text,
        doubt: step == .views ? cause.doubt : nil)
    }
    if let type = inner.clause?.types.first(where: { $0.range ~= offset }) {
      if SwiftUINames.idleRoles.contains(type.name), inner.isType, inner.keyword != "extension", around.count == 1 {
        parts.append(part(.declaration, inner, Self.title(inner), inner.range, inner.names))
        if !isValue(inner.name) { values.append(Value(type: inner.name, path: error.path, line: inner.line)) }
        return
      }
      parts.append(part(.conformance(type.name), inner, "\(inner.name) as \(type.name)", type.range))
    } else if let body = inner.body, body ~= offset, !makesView(inner) {
      if step == .types { return }
      parts.append(part(.body(inner.result), inner, Self.title(inner), body))
    } else if let missing = error.missing, missing.first?.isUppercase == true, inner.body.map({ !($0 ~= offset) }) ?? !inner.isType, step < .errors {
      if isValue(missing) { return }
      values.append(Value(type: missing, path: error.path, line: error.line))
    } else if step >= .errors,
      let gone = !makesView(inner) ? inner : step != .views ? nil : around.last(where: { $0.isType && $0.keyword != "extension" }) ?? inner
    {
      parts.append(part(.declaration, gone, Self.title(gone), gone.range, gone.names))
    }
  }

  /// Whether a declaration may make a view: not where what it makes is `some` type for which a value stands.
  private func makesView(_ declaration: SourceDeclaration) -> Bool {
    // A result is written without blanks: `someTransferRepresentation`.
    declaration.makesView && !(declaration.result.map { $0.hasPrefix("some") && isValue(String($0.dropFirst("some".count))) } ?? false)
  }

  private func isGone(_ offset: Int, in path: String) -> Bool { parts.contains { $0.path == path && $0.range ~= offset } }
  func isValue(_ name: String) -> Bool { values.contains { $0.type == name } }

  private static func title(_ declaration: SourceDeclaration) -> String {
    switch declaration.keyword {
    case "func": "\(declaration.name)()"
    case "init": "init"
    case "var", "let", "case", "typealias", "associatedtype": declaration.name
    default: declaration.isType ? "\(declaration.keyword) \(declaration.name)" : declaration.keyword
    }
  }

  /// Declares what stands for types.
  var source: String {
    let types = values.map { "typealias \($0.type) = _AssumedValue\n" }, inside = inner.sorted().map { "  typealias \($0) = _AssumedValue\n" }
    return "import SwiftUI\n\n" + types.joined() + (inside.isEmpty ? "" : "\nextension _AssumedValue {\n\(inside.joined())}\n")
  }

  /// The source without them; lines stay where they are.
  func leaving(out source: SwiftSource) -> SwiftSource {
    var source = source
    let bytes = Array(source.text.utf8), own = parts.filter { $0.path == source.path }
    func lines(_ range: Range<Int>) -> String { String(repeating: "\n", count: bytes[range].count { $0 == 10 }) }
    for part in own {
      switch part.kind {
      case .body(let result):
        source.replace(
          part.range, " \(result == nil ? "_leftOutInitializer" : "return _leftOut")(\"\(part.title)\", for: \"\(part.reason)\") \(lines(part.range))")
      case .declaration, .call: source.replace(part.range, lines(part.range))
      case .conformance: break
      }
    }
    func replaceClauses(_ declarations: [SourceDeclaration]) {
      for declaration in declarations {
        replaceClauses(declaration.members)
        guard let clause = declaration.clause else { continue }
        let stays = clause.types.filter { type in !own.contains { $0.range == type.range && $0.kind == .conformance(type.name) } }
        if stays.count == clause.types.count { continue }
        source.replace(clause.range, (stays.isEmpty ? "" : ": \(stays.map(\.name).joined(separator: ", "))") + lines(clause.range))
      }
    }
    if own.contains(where: { if case .conformance = $0.kind { true } else { false } }) {
      replaceClauses(DeclarationTree(source.text).declarations)
    }
    return source
  }
}
