import Explanation
import LayoutModel
import TraceStore

/// The answer of `diff` for people: a line that counts, then the causes, each with the nodes that hang on it.
package struct TraceDiffText {
  /// What the two layouts are called.
  package var names: (before: String, after: String)
  package var terminal = Terminal.plain
  /// Prints every node, also those that only moved.
  package var showsAll = false
  /// Where programs have what pointers lead to.
  package var places = (before: SourcePlaces(), after: SourcePlaces())
  /// Nodes of a cause, and causes, that are printed unless all are asked for.
  private static let (rows, causes) = (12, 10)

  package init(before: String, after: String, terminal: Terminal = .plain, showsAll: Bool = false) {
    (names, self.terminal, self.showsAll) = ((before, after), terminal, showsAll)
  }

  package func render(_ diff: TraceDiff, _ chains: [ChainDiff] = []) -> String {
    var parts = [headline(diff) + "\n"]
    parts += diff.groups.prefix(showsAll ? diff.groups.count : Self.causes).map(group)
    if !showsAll, diff.groups.count > Self.causes { parts.append("and \((diff.groups.count - Self.causes).of("more cause")); --all prints them\n") }
    parts += [lone(diff.removed, "only in \(names.before)"), lone(diff.added, "only in \(names.after)")].compactMap { $0 }
    parts += [
      list(diff.moving, "moves views that have another size for another cause"), list(diff.idle, "changes no size and no place of what is in both"),
    ].compactMap { $0 }
    if !diff.notes.isEmpty { parts.append(diff.notes.map { "note: \($0)\n".printableLine }.joined()) }
    parts += chains.filter { !$0.lines.isEmpty }.map(chain)
    return parts.joined(separator: "\n")
  }

  /// `a.db → b.db: 3 of 3 nodes differ: 2 in size, 1 only in place; 1 is gone`
  private func headline(_ diff: TraceDiff) -> String {
    let title = "\(names.before) → \(names.after): "
    let changed = diff.changed
    if let only = diff.only {
      let what = !diff.removed.isEmpty ? "is gone" : changed.first.map { $0.isMove ? "differs in place" : "differs in size" } ?? "has the same size and place"
      return terminal.styled("\(title)\(only) \(what)".printable, .bold)
    }
    if diff.isEmpty {
      let lone = [(diff.removed.count, "gone"), (diff.added.count, "new")].filter { $0.0 > 0 }.map { "; \($0.0.grouped) \($0.1)" }.joined()
      return terminal.styled("\(title)every size and place is the same\(lone)".printable, .bold)
    }
    let moves = changed.count(where: \.isMove), sizes = changed.count - moves
    let parts = [sizes > 0 ? "\(sizes.grouped) in size" : nil, moves > 0 ? "\(moves.grouped) only in place" : nil].compactMap { $0 }
    var text = "\(changed.count.grouped) of \(diff.matched.of("node")) \(changed.count == 1 ? "differs" : "differ")"
    if changed.isEmpty { text = "\(diff.matched.of("node")) \(diff.matched == 1 ? "is" : "are") in both, and the same" }
    if !parts.isEmpty { text += ": \(parts.joined(separator: ", "))" }
    if !diff.removed.isEmpty { text += "; \(diff.removed.count.grouped) gone" }
    if !diff.added.isEmpty { text += "; \(diff.added.count.grouped) new" }
    return terminal.styled((title + text).printable, .bold)
  }

  private func group(_ group: TraceDiff.Group) -> String {
    let causes = group.causes.map { words($0) }
    var text = causes.isEmpty ? "no cause was found\n" : causes.map { terminal.styled($0.printable, .bold) + "\n" }.joined()
    let telling = group.nodes.filter { showsAll || !$0.isMove }
    let rows = telling.isEmpty ? Array(group.nodes.prefix(1)) : telling
    let shown = showsAll ? rows : Array(rows.prefix(Self.rows))
    text += table(shown)
    let more = rows.count - shown.count
    if more > 0 { text += "  and \(more.grouped) more in size; --all prints them\n" }
    let moved = group.nodes.count - rows.count
    if moved > 0 { text += "  and \(moved.grouped) \(telling.isEmpty ? "more " : "")that only moved\n" }
    return text
  }

  private func table(_ nodes: [TraceDiff.Node]) -> String {
    var table = TextTable([.init("  node", shrinks: true), .init("size"), .init("at"), .init("because", wraps: true)])
    table.rows = nodes.map { node in
      [
        .init("  " + name(node), .cyan), .init(Self.change(node.before?.size.words, node.after?.size.words) + Self.change(node.cut), .bold),
        .init(Self.change(node.before?.origin.words, node.after?.origin.words)), .init(Self.because(node)),
      ]
    }
    return table.render(terminal)
  }

  /// Of a node whose lengths came about apart, the width first; last what came into it, and what else moved it.
  private static func because(_ node: TraceDiff.Node) -> String {
    let way = node.way.joined(separator: ", because "), height = node.heightWay.joined(separator: ", because ")
    let place = node.placeCauses.isEmpty ? "" : "its place: " + node.placeCauses.listed
    return ([way, height.isEmpty ? "" : "its height: " + height] + node.besides + [place]).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func name(_ node: TraceDiff.Node) -> String { node.title.hasPrefix(".") || node.key == node.title ? "\(node.key) \(node.title)" : node.key }

  private static func change(_ before: String?, _ after: String?) -> String {
    before == after ? before ?? "" : "\(before ?? "not placed") → \(after ?? "not placed")"
  }

  private static func change(_ cut: (before: Bool, after: Bool)) -> String {
    cut.before == cut.after ? cut.after ? ", cut" : "" : cut.after ? ", now cut" : ", no longer cut"
  }

  /// The cause and where it stands.
  private func words(_ cause: SceneDifference) -> String {
    let place = places.after[cause.pointers.after] ?? places.before[cause.pointers.before]
    return cause.words + (place.map { ": \($0)" } ?? "")
  }

  private func lone(_ nodes: [TraceDiff.Lone], _ title: String) -> String? {
    if nodes.isEmpty { return nil }
    let telling = nodes.filter { showsAll || !$0.isAlong }
    let shown = telling.prefix(showsAll ? telling.count : Self.rows)
    var last: [String] = []
    var lines = shown.map { node in
      // What is said once of several in a row is not said again.
      let told = node.condition == nil || node.because != last ? node.because.joined(separator: "; ") : ""
      let reason = node.condition.map { ", because of \($0)" + (told.isEmpty ? "" : ": \(told)") } ?? (told.isEmpty ? "" : ", because \(told)")
      last = node.because
      return "  \(node.key) \(node.title == node.key ? "" : node.title + " ")\(node.frame?.size.words ?? "not placed")\(reason)"
    }
    if telling.count > shown.count { lines.append("  and \((telling.count - shown.count).grouped) more; --all prints them") }
    if nodes.count > telling.count { lines.append("  and \((nodes.count - telling.count).grouped) that belong to them") }
    return "\(title)\n".printableLine + lines.map { "\($0)\n".printableLine }.joined()
  }

  private func list(_ differences: [SceneDifference], _ title: String) -> String? {
    if differences.isEmpty { return nil }
    let shown = differences.prefix(showsAll ? differences.count : Self.rows)
    let more = differences.count > shown.count ? "  and \((differences.count - shown.count).grouped) more; --all prints them\n" : ""
    return "\(title)\n" + shown.map { "  \(words($0))\n".printableLine }.joined() + more
  }

  private func chain(_ chain: ChainDiff) -> String {
    let head = "\(chain.axis.dimension) \(Self.change(chain.before.short, chain.after.short))"
    var table = TextTable([.init("before", isRight: true), .init("after", isRight: true), .init("step", wraps: true)])
    for (index, line) in chain.lines.enumerated() {
      let sentences = [line.before?.sentence, line.after?.sentence].compactMap { $0 }
      let text = Set(sentences).count == 1 ? sentences[0] : sentences.joined(separator: " → ")
      table.rows.append([
        .init(line.before.map { $0.value?.short ?? "nil" } ?? "–"), .init(line.after.map { $0.value?.short ?? "nil" } ?? "–"),
        .init(text + (index == chain.first ? "   ← first difference" : "")),
      ])
    }
    return terminal.styled(head, .bold) + "\n" + table.render(terminal)
  }
}

extension String {
  /// A line whose end is one.
  fileprivate var printableLine: String { String(dropLast()).printable + "\n" }
}
