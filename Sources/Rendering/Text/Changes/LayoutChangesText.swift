import Explanation
import JSON
import LayoutModel
import Platform

extension LayoutChanges {
  /// Rows and troubles that are printed unless all are asked for.
  private static let (rows, troubles) = (30, 10)

  /// A table of what changed, what else did, and the troubles that came and went. Of many changes those of size stand before mere moves.
  ///
  /// - Parameter canvas: named where nothing changed.
  /// - Parameter showsAll: what moved along, too.
  package func text(_ terminal: Terminal, canvas: Proposal, showsAll: Bool = false) -> String {
    if isEmpty { return "Nothing changes: every size and position in \(canvas.words) is the same.\n" }
    if let lost { return "Nothing is left: \(lost.key) (\(lost.title)) is the root, and without it the canvas is empty.\n" }
    let telling = nodes.filter { showsAll || !$0.isAlong }
    let shown = showsAll ? telling : Self.foremost(telling)
    var table = TextTable([
      .init("view", shrinks: true), .init("key", shrinks: true), .init("size"), .init("at"),
    ])
    table.rows = shown.map { node in
      [
        .init(node.titleWords, node.title.hasPrefix(".") ? .dim : nil), .init(node.key, .cyan), .init(node.sizeWords, .bold), .init(node.positionWords),
      ]
    }
    var lines: [String] = []
    if telling.count > shown.count { lines.append("and \((telling.count - shown.count).grouped) more with another size or place; --all prints them") }
    if nodes.count > telling.count { lines.append("and \((nodes.count - telling.count).grouped) more, which only moved, came or went along with these") }
    lines += Self.lines(appeared, "! ", \.kind.words, .red, terminal, showsAll) + Self.lines(worsened, "! ", \.wordsWhenWorse, .red, terminal, showsAll)
    lines += Self.lines(cured, "fixed: ", \.kind.wordsWhenGone, .green, terminal, showsAll)
    return (shown.isEmpty ? "" : table.render(terminal)) + (lines.isEmpty ? "" : "\n" + lines.map { $0 + "\n" }.joined())
  }

  /// The root, where the whole scene is removed: what is added in its place is an empty stack that stands nowhere in the scene.
  private var lost: Node? {
    let added = nodes.filter { $0.status == .added }, removed = nodes.filter { $0.status == .removed }
    guard added.count == 1, added[0].pointer == nil, removed.count + 1 == nodes.count, removed.contains(where: { $0.node == 1 }) else { return nil }
    return removed.first { !$0.isAlong && !$0.title.hasPrefix(".") } ?? removed.first
  }

  private static func foremost(_ nodes: [Node]) -> [Node] {
    if nodes.count <= rows { return nodes }
    let moved = nodes.indices.filter { nodes[$0].isMove }
    let kept = nodes.indices.filter { !nodes[$0].isMove }.prefix(rows)
    return (kept + moved.prefix(rows - kept.count)).sorted().map { nodes[$0] }
  }

  private static func lines(
    _ troubles: [Trouble], _ prefix: String, _ words: KeyPath<Trouble, String>, _ style: Style, _ terminal: Terminal, _ showsAll: Bool
  ) -> [String] {
    let shown = troubles.prefix(showsAll ? troubles.count : Self.troubles)
    let rest = troubles.count > shown.count ? ["\(prefix)and \((troubles.count - shown.count).grouped) more"] : []
    return (shown.map { "\(prefix)\($0.key) \($0[keyPath: words])" } + rest).map { terminal.styled($0.printable, style) }
  }
}

extension LayoutChanges.Node {
  /// It keeps its size.
  fileprivate var isMove: Bool { status == .changed && before?.size.words == after?.size.words }

  /// `.frame(width: 120 → 60)` where an argument of a modifier is another.
  fileprivate var titleWords: String {
    guard let newTitle, title.hasPrefix(".") else { return title }
    // What both begin and end with, as far as a word is whole.
    let (old, new) = (Array(title), Array(newTitle))
    func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "." || letter == "-" }
    func common(_ a: [Character], _ b: [Character]) -> Int {
      var count = zip(a, b).prefix { $0 == $1 }.count
      while count > 0, count < a.count && isPart(a[count]) || count < b.count && isPart(b[count]), isPart(a[count - 1]) { count -= 1 }
      return count
    }
    let start = common(old, new)
    let end = common(Array(old[start...].reversed()), Array(new[start...].reversed()))
    let (was, becomes) = (String(old[start..<old.count - end]), String(new[start..<new.count - end]))
    if was.isEmpty || becomes.isEmpty { return newTitle }
    // More than one argument, or a part of several: each title is clear by itself.
    if was.contains(",") || becomes.contains(",") { return "\(title) → \(newTitle)" }
    return String(old[..<start]) + was + " → " + becomes + String(old.suffix(end))
  }

  /// `80 × 60 → 112 × 40`; one size where it keeps it.
  fileprivate var sizeWords: String {
    switch status {
    case .added: "added: \(after?.size.words ?? "not placed")"
    case .removed: "removed: \(before?.size.words ?? "not placed")"
    case .placed: "not placed → \(after?.size.words ?? "")"
    case .unplaced: "\(before?.size.words ?? "") → not placed"
    case .changed: Self.words(before?.size.words, after?.size.words)
    }
  }

  fileprivate var positionWords: String { Self.words(before?.origin.words, after?.origin.words) }

  private static func words(_ before: String?, _ after: String?) -> String {
    guard let before, let after else { return before ?? after ?? "" }
    return before == after ? before : "\(before) → \(after)"
  }
}

extension LayoutChanges.Trouble {
  /// `sticks out of card: 44 on the left, 12 further than it did`.
  var wordsWhenWorse: String {
    guard case .overflow(_, _, let before, let after) = kind, let was else { return kind.words }
    return "\(kind.words), \((before + after - was).short) further than it did"
  }
}

extension LayoutChanges.Trouble.Kind {
  /// `sticks out of card: 44 on the left, 44 on the right`; `is cut: it shows "Terms and…"`.
  package var words: String {
    switch self {
    case .overflow(let axis, let holder, let before, let after): return "sticks out of \(holder): \(axis.sideWords(before, after))"
    case .cut(let shows): return "is cut: it shows \"\(shows)\""
    case .broken(let shows): return "breaks a word: it shows \"\(shows)\""
    case .unseen(let axes): return "cannot be seen: it is offered nothing of the \(axes.map(\.dimension).joined(separator: " and "))"
    }
  }

  /// `no longer sticks out of card (44 on the left, 44 on the right)`; `is no longer cut`.
  var wordsWhenGone: String {
    switch self {
    case .overflow(let axis, let holder, let before, let after): "no longer sticks out of \(holder) (\(axis.sideWords(before, after)))"
    case .cut: "is no longer cut"
    case .broken: "no longer breaks a word"
    case .unseen(let axes): "is offered \(axes.map(\.dimension).joined(separator: " and ")) again"
    }
  }
}

extension LayoutChanges {
  /// The members of the JSON that a command prints: `changes` and `trouble`.
  package var members: [(key: String, value: JSONValue)] { [("changes", .array(nodes.map(\.json))), ("trouble", trouble)] }

  /// What came and what went.
  var trouble: JSONValue { .object([("new", .array(appeared.map(\.json))), ("gone", .array(vanished.map(\.json))), ("worse", .array(worsened.map(\.json)))]) }
}

extension LayoutChanges.Node {
  fileprivate var json: JSONValue {
    func frame(_ rect: Rect?) -> JSONValue {
      guard let rect else { return .null }
      return .object([
        ("size", .array([.number(rect.size.width), .number(rect.size.height)])), ("absolute", .array([.number(rect.origin.x), .number(rect.origin.y)])),
      ])
    }
    return .object([
      ("key", .string(key)), ("kind", .string(kind)), ("title", .string(title)), ("new_title", JSONValue(newTitle)), ("pointer", JSONValue(pointer)),
      ("change", .string(status.rawValue)),
      ("before", frame(before)), ("after", frame(after)), ("along", .bool(isAlong)),
    ])
  }
}

extension LayoutChanges.Trouble {
  fileprivate var json: JSONValue {
    switch kind {
    case .overflow(let axis, let holder, let before, let after):
      .object(
        [
          ("key", .string(key)), ("kind", .string("overflow")), ("axis", .string(axis.letter)), ("of", .string(holder)), ("before", .number(before)),
          ("after", .number(after)),
        ] + (was.map { [("was", .number($0))] } ?? []))
    case .cut(let shows): .object([("key", .string(key)), ("kind", .string("cut")), ("shows", .string(shows))])
    case .broken(let shows): .object([("key", .string(key)), ("kind", .string("broken")), ("shows", .string(shows))])
    case .unseen(let axes): .object([("key", .string(key)), ("kind", .string("unseen")), ("axes", .array(axes.map { .string($0.letter) }))])
    }
  }
}
