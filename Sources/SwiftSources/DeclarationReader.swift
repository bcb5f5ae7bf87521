import Platform
import SwiftTokens

/// Finds declarations among the words of a source.
struct DeclarationReader {
  let tokens: [SwiftToken]
  let bytes: [UInt8]
  private let file: Int
  private(set) var views: [SwiftSource.ViewType] = []
  private(set) var previews: [SwiftSource.Preview] = []
  private(set) var imports: [String] = []
  private(set) var parts: [(module: String, range: Range<Int>)] = []
  private(set) var hasMain = false
  private(set) var edits: [(range: Range<Int>, text: String)] = []
  /// Ends of edits behind which a line goes on with what a person wrote, in the columns that it was written in.
  private(set) var keptColumns: Set<Int> = []

  init(_ tokens: [SwiftToken], _ text: String, file: Int) { (self.tokens, bytes, self.file) = (tokens, Array(text.utf8), file) }

  mutating func read() {
    for index in tokens.indices {
      switch tokens[index].text {
      case "import" where tokens[index].depth == 0: readImport(index)
      case "@main":
        hasMain = true
        edits.append((tokens[index].range, "     "))
      case "struct" where tokens[index].kind == .word: readType(index)
      case "#Preview" where tokens[index].depth == 0: readPreview(index)
      #if !canImport(Darwin)
        // The library's Selector is made of the method itself.
        case "#selector": edits.append((tokens[index].range, " Selector"))
        case "infinity", "greatestFiniteMagnitude", "zero": edits += CoreGraphicsValue.edit(tokens, index).map { [$0] } ?? []
      #endif
      case "#if", "#elseif": readCondition(index)
      case "@Entry": readEntry(index)
      case "@Model": readModel(index)
      case "@Query": readQuery(index)
      case "@ModelActor": readModelActor(index)
      default: break
      }
    }
  }

  func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// `import A`, `import struct A.B`.
  private mutating func readImport(_ index: Int) {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let name = kinds.contains(word(index + 1)) ? word(index + 2) : word(index + 1)
    if !name.isEmpty, !imports.contains(name) { imports.append(name) }
    #if !canImport(Darwin)
      // The library brings along what a Mac's Foundation has, the network and observation, and a phone's English by the same names: Foundation itself must not
      // be imported beside it. The name is as long, so that columns stay.
      if name == "Foundation", name == word(index + 1) { edits.append((tokens[index + 1].range, "LayoutUI  ")) }
    #endif
    if word(index + 2) == ".", tokens.indices.contains(index + 3) {
      parts.append((name, tokens[index + 2].range.lowerBound..<tokens[index + 3].range.upperBound))
    }
  }

  /// Conditions that hold on a phone, whose previews run in a simulator, whatever machine compiles the program.
  private static let conditions = [
    "os(iOS)": true, "os(macOS)": false, "os(OSX)": false, "os(Linux)": false, "canImport(UIKit)": true, "canImport(AppKit)": false, "canImport(Darwin)": true,
    "targetEnvironment(simulator)": true,
  ]

  /// `#if os(iOS) || DEBUG` becomes `#if true    || DEBUG`.
  private mutating func readCondition(_ index: Int) {
    var next = index + 1
    while next < tokens.count, !hasLineBreak(between: tokens[next - 1].range.upperBound, tokens[next].range.lowerBound) {
      if let holds = Self.conditions[(next..<next + 4).map(word).joined()] {
        let range = tokens[next].range.lowerBound..<tokens[next + 3].range.upperBound, text = String(holds)
        edits.append((range, text + String(repeating: " ", count: max(0, range.count - text.utf8.count))))
      }
      next += 1
    }
  }

  /// The index of the `}` that ends what the `{` at an index begins; the end of the source where nothing does.
  private func end(of open: Int) -> Int {
    tokens[(open + 1)...].firstIndex { $0.text == "}" && $0.depth == tokens[open].depth } ?? tokens.count
  }

  private mutating func readType(_ index: Int) {
    let name = word(index + 1)
    guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }), open > index + 1 else { return }
    let clause = tokens[(index + 2)..<open].map(\.text).prefix { $0 != "where" }
    guard clause.contains(":"), !clause.contains("<") else { return }
    let inherited = clause.drop { $0 != ":" }
    if inherited.contains("PreviewProvider") { previews.append(SwiftSource.Preview(name: name, expression: "\(name).previews", isProvider: true)) }
    guard inherited.contains("View"), tokens[index].depth == 0 else { return }
    let isHidden = index > 0 && ["private", "fileprivate"].contains(word(index - 1))
    if isHidden { return }
    views.append(SwiftSource.ViewType(name: name, needsArguments: needsArguments(open, end(of: open))))
  }

  /// `#Preview("Long name", traits: .landscapeLeft) { … }` becomes a function, or with @Previewable states a view.
  private mutating func readPreview(_ index: Int) {
    guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }) else { return }
    let arguments = tokens[index + 1..<open]
    let name = arguments.dropFirst().first { $0.kind == .text }.flatMap { arguments.first?.text == "(" ? $0.text.trimming { "\"#".contains($0) } : nil }
    let function = "\(DeclarationTree.preview)\(file)_\(previews.count)"
    let lines = String(repeating: "\n", count: bytes[tokens[index].range.lowerBound..<tokens[open].range.lowerBound].filter { $0 == 10 }.count)
    // `#Preview("Long name", body: { … })`
    for closing in end(of: open) + 1..<end(of: open) + 3 where arguments.count(where: { $0.text == "(" }) > arguments.count(where: { $0.text == ")" }) {
      guard [",", ")"].contains(word(closing)) else { break }
      edits.append((tokens[closing].range, ""))
      if word(closing) == ")" { break }
    }
    let states = tokens[open..<end(of: open)].indices.filter { tokens[$0].text == "@Previewable" }
    // Of a preview that returns its view each may be of another type.
    let returns = tokens[open..<end(of: open)].contains { $0.text == "return" }
    let head = tokens[index].range.lowerBound..<tokens[open].range.upperBound
    keptColumns.insert(head.upperBound)
    if let last = states.last {
      edits.append((head, "struct \(function): SwiftUI.View \(lines){"))
      for state in states { edits.append((tokens[state].range, "")) }
      let declaration = tokens[last...].statement(bytes), next = declaration.endIndex
      let end = declaration.last?.range.upperBound ?? tokens[last].range.upperBound
      let body = word(next) == ";" ? tokens[next].range : end..<end
      edits.append((body, "; var body: some SwiftUI.View {"))
      keptColumns.insert(body.upperBound)
      if self.end(of: open) < tokens.count { edits.append((tokens[self.end(of: open)].range, "}}")) }
    } else {
      edits.append((head, "@MainActor @SwiftUI.ViewBuilder func \(function)() -> \(returns ? "any" : "some") SwiftUI.View \(lines){"))
    }
    previews.append(
      SwiftSource.Preview(
        name: name, expression: returns && states.isEmpty ? "SwiftUI.AnyView(\(function)())" : "\(function)()", canvas: Self.canvas(arguments.map(\.text))))
  }

  /// `.fixedLayout(width: 200, height: 100)` or `.landscapeLeft` among the arguments of a preview.
  private static func canvas(_ words: [String]) -> SwiftSource.Preview.Canvas? {
    func length(_ name: String) -> Double? {
      guard let start = words.firstIndex(of: name), words[start...].dropFirst().first == ":" else { return nil }
      return Double(words[(start + 2)...].prefix { ![",", ")"].contains($0) }.joined())
    }
    if words.contains("fixedLayout"), let width = length("width"), let height = length("height") { return .size(width: width, height: height) }
    return words.contains("landscapeLeft") || words.contains("landscapeRight") ? .landscape : nil
  }

  /// `@Model final class Book: Codable {` becomes `@Observable final class Book: Codable, PersistentModel {`; what SwiftData is told of its properties goes.
  private mutating func readModel(_ index: Int) {
    guard let (open, hasClause) = opening(of: "class", after: index) else { return }
    edits.append((tokens[index].range, "@Observable"))
    let start = tokens[open].range.lowerBound
    edits.append((start..<start, hasClause ? ", PersistentModel " : ": PersistentModel "))
    for told in open..<end(of: open) where ["@Attribute", "@Relationship", "@Transient"].contains(tokens[told].text) {
      var last = told
      if word(told + 1) == "(" {
        var parentheses = 0
        repeat {
          last += 1
          parentheses += word(last) == "(" ? 1 : word(last) == ")" ? -1 : 0
        } while parentheses > 0 && last + 1 < tokens.count
      }
      let lines = bytes[tokens[told].range.lowerBound..<tokens[last].range.upperBound].filter { $0 == 10 }.count
      edits.append((tokens[told].range.lowerBound..<tokens[last].range.upperBound, String(repeating: "\n", count: lines)))
    }
  }

  /// The `{` of the type that an attribute is written at, and whether the type conforms to anything.
  private func opening(of keyword: String, after attribute: Int) -> (open: Int, hasClause: Bool)? {
    guard let type = tokens[attribute...].prefix(6).firstIndex(where: { $0.text == keyword }), let open = tokens[type...].firstIndex(where: { $0.text == "{" })
    else { return nil }
    return (open, tokens[type..<open].contains { $0.text == ":" })
  }

  /// `@ModelActor actor Library {` becomes `actor Library: ModelActor {`, with what the macro gives it.
  private mutating func readModelActor(_ index: Int) {
    guard let (open, hasClause) = opening(of: "actor", after: index) else { return }
    edits.append((tokens[index].range, ""))
    let members = "nonisolated let modelContainer: ModelContainer; init(modelContainer: ModelContainer) { self.modelContainer = modelContainer }; "
    edits.append((tokens[open].range, "\(hasClause ? "," : ":") ModelActor { \(members)"))
  }

  /// `@Query(sort: \Book.title) var books: [Book]` names its types, which a macro does for SwiftData: `@Query<Book, [Book]>(…)`.
  private mutating func readQuery(_ index: Int) {
    guard let variable = tokens[index...].firstIndex(where: { $0.text == "var" && $0.depth == tokens[index].depth }),
      word(variable + 2) == ":", word(variable + 3) == "[", let end = tokens[variable...].firstIndex(where: { $0.text == "]" }), end > variable + 4
    else { return }
    let type = tokens[(variable + 4)..<end].map(\.text).joined(), place = tokens[index].range.upperBound
    edits.append((place..<place, "<\(type), [\(type)]>"))
  }

  /// `@Entry var radius: CGFloat = 4` becomes a computed property and its key, on the same line.
  private mutating func readEntry(_ index: Int) {
    guard let entry = EntryDeclaration(tokens[index...], bytes) else { return }
    edits.append((tokens[index].range, ""))
    edits.append((entry.range, "var \(entry.name): \(entry.type ?? "\(entry.key).Value") { \(entry.accessors) }; \(entry.declarationOfKey(in: "SwiftUI"))"))
  }
}
