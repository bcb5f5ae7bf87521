import Explanation
import JSON
import LayoutModel

extension EffectExplanation {
  /// Others that are named; `what-if` lists all.
  private static let named = 3

  /// A sentence that says whether it has an effect; below it on whom or why not, and in which canvases that is otherwise.
  package func text(_ terminal: Terminal) -> String {
    let subject = "\(terminal.styled(key, .bold)) · \(title) "
    let details = hasEffect ? onWhom + idleArguments : (drawing.map(drawn) ?? whyNot) + itself + otherPlace
    return ([subject + verdict] + (details + elsewhere).map { "   \($0)" }).map { $0.printable + "\n" }.joined()
  }

  private var verdict: String {
    let without =
      (repetitions > 1 ? "without it and its \(repetitions > 2 ? (repetitions - 1).of("repetition") : "repetition")" : "without it")
      + ((instead ?? (edit.hasPrefix("unwrap ") ? "what is in it in its place" : nil)).map { ", \($0)" } ?? "")
    if move != nil { return "moves what it is on, and changes nothing else (re-run \(without))." }
    if hasEffect { return "has an effect (re-run \(without))." }
    let same = "every \(own == nil && content.isEmpty ? "" : "other ")size and position is the same \(without) (re-run)."
    if !content.isEmpty { return "shows \(content.map(\.words).listed), which goes with it; nothing else changes: \(same)" }
    return drawing == nil ? "has no effect \(own == nil ? "" : "on other views ")here: \(same)" : "changes only what is drawn: \(same)"
  }

  // MARK: An effect

  private var onWhom: [String] {
    func views(_ nodes: [LayoutChanges.Node]) -> [LayoutChanges.Node] { nodes.filter { !$0.title.hasPrefix(".") } }
    let telling = changes.nodes.filter { !$0.isAlong }
    // A view says it for its modifiers.
    let shown = [views(telling), views(changes.nodes), telling].first { !$0.isEmpty } ?? changes.nodes
    var lines = shown.prefix(Self.named).map { "Without it \($0.otherwise)." }
    lines += texts.prefix(Self.named).map { "Without it \($0.key) shows \"\($0.without)\" instead of \"\($0.with)\"." }
    lines += changes.appeared.prefix(Self.named).map { "Without it \($0.key) \($0.kind.words)." }
    lines += changes.vanished.prefix(Self.named).map { "With it \($0.key) \($0.kind.words)." }
    let more = changes.nodes.count - min(shown.count, Self.named)
    if let move { lines.append(move.words) }
    let also = move == nil ? more == 1 ? "is otherwise" : "are otherwise" : more == 1 ? "moves with it" : "move with it"
    if more > 0 { lines.append("\(more.grouped) more \(also): layouttrace what-if '\(edit.replacing("; ", with: "' '"))'") }
    return lines
  }

  private var idleArguments: [String] {
    if idle.isEmpty { return [] }
    let isOne = idle.count == 1, reasons = idle.compactMap(\.reason).map { ". \($0)" }.joined()
    return ["Its \(idle.map(\.name).listed) \(isOne ? "changes" : "change") nothing here (re-run without \(isOne ? "it" : "each"))\(reasons)."]
  }

  // MARK: None

  private var whyNot: [String] {
    let sentences = reasons.map { $0 + "." }
    // What the trace says and what the re-run says belong together.
    return sentences.isEmpty ? [] : [sentences.joined(separator: " ")]
  }

  private func drawn(_ drawing: Drawing) -> [String] {
    if drawing.drawn.words == drawing.drawnWithout?.words { return ["\(kind): \(drawing.summary)"] }
    return ["\(drawing.view) is drawn \(drawing.drawn.words). Its slot stays \(drawing.slot.words), and nothing makes room."]
  }

  private var itself: [String] {
    guard let own else { return [] }
    return ["Its own frame is \(own.frame.words), what it wraps is \(own.wrapped.words) without it."]
  }

  private var otherPlace: [String] {
    guard let cure, let first = cure.changes.nodes.first else { return [] }
    return ["\(cure.place.prefix(1).uppercased() + cure.place.dropFirst()) it would have one: \(first.otherwise)."]
  }

  // MARK: Other canvases

  private var elsewhere: [String] {
    var lines = canvases.filter { $0.runs.count > 1 }.map { "It \(hasEffect ? "has" : "would have") an effect \($0.words)." }
    let still = canvases.filter { $0.runs.count == 1 }
    if !still.isEmpty {
      let ranges = still.map { "\($0.axis.dimension) from \($0.searched.lowerBound.short) to \($0.searched.upperBound.short)" }
      lines.append(
        hasEffect ? "It has an effect at every canvas \(ranges.listed)." : "Nor does it matter at any canvas \(ranges.joined(separator: " or ")).")
    }
    if let step = canvases.map(\.step).max(), step > 1 {
      lines.append("Canvas lengths were tried every \(step) points: a change that comes and goes in between was not seen.")
    }
    return lines
  }
}

extension CanvasEffect {
  /// Ranges that are named, those around the present length; `--json` lists all.
  private static let named = 4

  /// `at canvas widths 0 to 399 and 440 to 455, and at no other from 0 to 900`, or `at every canvas width from 0 to 900 except 400 to 439`.
  fileprivate var words: String {
    func words(_ range: ClosedRange<Double>) -> String {
      range.lowerBound == range.upperBound ? range.lowerBound.short : "\(range.lowerBound.short) to \(range.upperBound.short)"
    }
    let idle = runs.filter { !$0.hasEffect }.map(\.lengths)
    func length(_ ranges: [ClosedRange<Double>]) -> Double { ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound } }
    if idle.count == 1, idle[0].lowerBound > searched.lowerBound, idle[0].upperBound < searched.upperBound, length(idle) < length(effective) {
      return "at every canvas \(axis.dimension) from \(words(searched)) except \(words(idle[0]))"
    }
    let (ranges, more) = nearest(Self.named)
    let isOne = more == 0 && ranges.count == 1 && ranges[0].lowerBound == ranges[0].upperBound
    let list = ranges.map(words) + (more > 0 ? ["in \(more.of("more range"))"] : [])
    return "at canvas \(axis.dimension)\(isOne ? "" : "s") \(list.listed), and at no other from \(words(searched))"
  }
}

extension EffectExplanation.Move {
  /// `It moves a by 5 to the right and 30 down; its slot stays 100 × 50 at 0, 30, and nothing makes room.`
  fileprivate var words: String {
    let ways = [(by.x, "to the right", "to the left"), (by.y, "down", "up")].filter { !$0.0.isSame(as: 0) }.map { amount, ahead, back in
      "\(abs(amount).short) \(amount > 0 ? ahead : back)"
    }
    return "It moves \(view) by \(ways.listed)" + (slot.map { "; its slot stays \($0.words), and nothing makes room." } ?? ".")
  }
}

extension LayoutChanges.Node {
  /// `title is 112 × 40 instead of 80 × 60`.
  fileprivate var otherwise: String {
    if status == .added || status == .removed { return "\(key) (\(title)) is \(status == .added ? "" : "not ")there" }
    guard let before, let after else { return "\(key) is \(after == nil ? "not placed" : "placed")" }
    if before.size.words != after.size.words { return "\(key) is \(after.size.words) instead of \(before.size.words)" }
    return "\(key) is at \(after.origin.words) instead of \(before.origin.words)"
  }
}

extension Rect {
  /// `100 × 50 at 0, 30`.
  var words: String { "\(size.words) at \(origin.words)" }
}

extension EffectExplanation {
  /// One object.
  package var json: String {
    let members: [(key: String, value: JSONValue)] = [
      ("key", .string(key)), ("kind", .string(kind)), ("title", .string(title)), ("pointer", JSONValue(pointer)),
      ("canvas", .array([JSONValue(canvas.width), JSONValue(canvas.height)])), ("edit", .string(edit)), ("instead", JSONValue(instead)),
      ("repetitions", .integer(Int64(repetitions))),
      ("effect", .bool(hasEffect)), ("content", .array(content.map { .string($0.key) })), ("only_draws", .bool(drawing != nil)),
    ]
    let rest: [(key: String, value: JSONValue)] = [
      ("texts", .array(texts.map { .object([("key", .string($0.key)), ("with", .string($0.with)), ("without", .string($0.without))]) })),
      ("own", own.map { .object([("frame", $0.frame.json), ("wrapped", $0.wrapped.json)]) } ?? .null),
      ("move", move.map(\.json) ?? .null),
      ("drawn", drawing.map { .object([("view", .string($0.view)), ("slot", $0.slot.json), ("drawn", $0.drawn.json)]) } ?? .null),
      ("reasons", .array(reasons.map { .string($0) })),
      ("idle", .array(idle.map { .object([("argument", .string($0.name)), ("reason", JSONValue($0.reason))]) })),
      (
        "cure",
        cure.map { cure in
          .object([("edit", .string(cure.edit)), ("place", .string(cure.place)), ("key", JSONValue(cure.changes.nodes.first?.key))])
        } ?? .null
      ), ("canvases", .array(canvases.map(\.json))),
    ]
    return JSONValue.object(members + changes.members + rest).text + "\n"
  }
}

extension EffectExplanation.Move {
  fileprivate var json: JSONValue {
    .object([("view", .string(view)), ("by", .array([.number(by.x), .number(by.y)])), ("slot", slot.map(\.json) ?? .null)])
  }
}

extension CanvasEffect {
  fileprivate var json: JSONValue {
    func range(_ lengths: ClosedRange<Double>) -> JSONValue { .array([.number(lengths.lowerBound), .number(lengths.upperBound)]) }
    return .object([
      ("axis", .string(axis.letter)), ("from", .number(searched.lowerBound)), ("to", .number(searched.upperBound)), ("step", .integer(Int64(step))),
      ("effect", .array(effective.map(range))), ("below", below.map(range) ?? .null), ("above", above.map(range) ?? .null),
    ])
  }
}

extension Rect {
  /// `[x, y, width, height]`.
  var json: JSONValue { .array([.number(origin.x), .number(origin.y), .number(size.width), .number(size.height)]) }
}
