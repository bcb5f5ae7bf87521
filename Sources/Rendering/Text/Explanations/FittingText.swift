import Explanation
import JSON
import LayoutModel
import TraceStore

/// What `fit` answers, as text.
package struct FittingText: Sendable {
  let terminal: Terminal
  let showsAll: Bool
  let places: SourcePlaces

  /// Changes and arguments that are printed unless all are asked for; views and troubles that are named of each.
  private static let (changes, ranges, named) = (6, 12, 3)

  /// - Parameter places: where what is changed stands, if not in a scene.
  package init(_ terminal: Terminal, showsAll: Bool = false, places: SourcePlaces = SourcePlaces()) {
    (self.terminal, self.showsAll, self.places) = (terminal, showsAll, places)
  }

  package func render(_ fit: Fitting) -> String {
    let head = terminal.styled(fit.key.printable, .bold) + " · \(fit.title) · \(fit.size.words) · wanted: \(fit.wanted.words)".printable + "\n"
    if fit.isMet { return head + "\nNothing has to change: it is \(fit.wanted.bound == .exactly ? fit.wanted.words : fit.size.words) as it is.\n" }
    let parts = [changes(fit), fit.frame.map { frame($0, fit, isOnly: fit.changes.isEmpty) }, ranges(fit), notes(fit)]
    return ([head] + parts.compactMap { $0 }.filter { !$0.isEmpty }).joined(separator: "\n")
  }

  // MARK: What gives it

  private func changes(_ fit: Fitting) -> String {
    if fit.changes.isEmpty { return "No change to what is there gives that size\(fit.isExhausted ? ", of those that were tried" : "").\n" }
    // Those that bring trouble stand behind, and nobody would make them where one does that brings none.
    let sound = fit.changes.prefix { $0.troubles == 0 }, offered = sound.isEmpty ? fit.changes[...] : sound
    let shown = showsAll ? fit.changes[...] : offered.prefix(Self.changes)
    let lines = shown.enumerated().map { index, change in
      let number = "\(index + 1). ", indent = String(repeating: " ", count: number.count)
      let first = number + terminal.styled("\(change.text): \(change.size.words)".printable, .bold) + place(change)
      return ([first] + details(change).map { indent + $0 }).map { $0 + "\n" }.joined()
    }
    return lines.joined() + (showsAll ? "" : rest(offered.count - shown.count, fit.changes.count - offered.count))
  }

  /// - Parameters:
  ///   - more: further changes of the kind that is printed.
  ///   - troubled: those that bring trouble, where others are printed.
  private func rest(_ more: Int, _ troubled: Int) -> String {
    let parts = [more > 0 ? "\(more.grouped) more" : nil, troubled > 0 ? "\(troubled.grouped) that \(troubled == 1 ? "brings" : "bring") trouble" : nil]
    return more + troubled > 0 ? "and \(parts.compactMap { $0 }.listed); --all prints \(more + troubled == 1 ? "it" : "them")\n" : ""
  }

  private func place(_ change: Fitting.Change) -> String { places.source(change.pointer).map { "   \($0)".printable } ?? "" }

  private func details(_ change: Fitting.Change) -> [String] {
    ["\(Self.command(change)): \(Self.others(change))".printable]
      + troubles(change.trouble.appeared.map { "! \($0.key) \($0.kind.words)" }, .red)
      + troubles(change.trouble.worsened.map { "! \($0.key) \($0.wordsWhenWorse)" }, .red)
      + troubles(change.trouble.cured.map { "fixed: \($0.key) \($0.kind.wordsWhenGone)" }, .green)
  }

  private func troubles(_ words: [String], _ style: Style) -> [String] {
    let rest = words.count - Self.named
    return (words.prefix(Self.named) + (rest > 0 ? ["and \(rest.grouped) more"] : [])).map { terminal.styled($0.printable, style) }
  }

  /// The command that shows it in full.
  private static func command(_ change: Fitting.Change) -> String {
    "layouttrace what-if " + change.edits.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
  }

  /// `row and stamp change size, 2 only move`.
  private static func others(_ change: Fitting.Change) -> String {
    let names = change.resized, rest = names.count - named
    let list = names.count > named + 1 ? names.prefix(named) + ["\(rest.grouped) more"] : names[...]
    let resized = names.isEmpty ? "no other view changes size" : "\(Array(list).listed) \(names.count == 1 ? "changes" : "change") size"
    return resized + (change.moved == 0 ? "" : ", \(change.moved.grouped) only \(change.moved == 1 ? "moves" : "move")")
  }

  private func frame(_ frame: Fitting.Frame, _ fit: Fitting, isOnly: Bool) -> String {
    let size = frame.change.size
    let inside = fit.wanted.isMet(by: size) ? "" : ", and \(fit.key) in it \(size.words == fit.size.words ? "still " : "")\(size.words)"
    let words = isOnly ? frame.change.text.prefix(1).uppercased() + frame.change.text.dropFirst() : "Or \(frame.change.text)"
    let first = terminal.styled("\(words)".printable, .bold) + ": the frame is \(frame.size.words)\(inside).".printable
    return ([first] + details(frame.change).map { "   " + $0 }).map { $0 + "\n" }.joined()
  }

  // MARK: What can be had

  /// Where nothing gives it, which lengths there are.
  private func ranges(_ fit: Fitting) -> String? {
    guard showsAll || fit.changes.isEmpty, !fit.ranges.isEmpty else { return nil }
    let shown = showsAll ? fit.ranges[...] : fit.ranges.prefix(Self.ranges)
    var table = TextTable([.init("what", shrinks: true), .init("now", isRight: true), .init("range"), .init("sizes"), .init("nearest")])
    table.rows = shown.map { reach in
      [
        .init(reach.text, .cyan), .init(reach.from), .init("\(reach.values.lowerBound.short) … \(reach.values.upperBound.short)"),
        .init("\(reach.axis.dimension) \(reach.lengths.words)", .bold), .init("\(reach.nearest.length.short) at \(reach.nearest.value.short)"),
      ]
    }
    let more = fit.ranges.count - shown.count
    return table.render(terminal) + (more > 0 ? "and \(more.grouped) more; --all prints them\n" : "")
  }

  private func notes(_ fit: Fitting) -> String? {
    if fit.isExhausted { return terminal.styled("After \(fit.layouts.of("layout")) not everything was tried: --max-layouts allows more.", .yellow) + "\n" }
    return fit.changes.isEmpty && fit.ranges.isEmpty
      ? "No number of this view or of what is around it or beside it changes its size, nor does the canvas.\n" : nil
  }
}

extension WantedSize {
  /// `width 120, height 40`.
  var words: String {
    axes.map { "\($0.dimension) \(bound == .exactly ? "" : bound.rawValue + " ")\(self[$0]?.short ?? "")" }.joined(separator: ", ")
  }
}

extension ClosedRange<Double> {
  /// `80 to 120`.
  fileprivate var words: String { lowerBound.short == upperBound.short ? lowerBound.short : "\(lowerBound.short) to \(upperBound.short)" }
}

extension Fitting {
  /// One object.
  package var json: String {
    let members: [(key: String, value: JSONValue)] = [
      ("key", .string(key)), ("title", .string(title)), ("pointer", JSONValue(pointer)), ("size", .array([.number(size.width), .number(size.height)])),
      ("canvas", .array([JSONValue(canvas.width), JSONValue(canvas.height)])), ("wanted", .array([JSONValue(wanted.width), JSONValue(wanted.height)])),
      ("bound", .string(wanted.bound.rawValue)), ("met", .bool(isMet)), ("fits", .array(changes.map(\.json))), ("frame", frame.map(\.json) ?? .null),
    ]
    let rest: [(key: String, value: JSONValue)] = [
      ("ranges", .array(ranges.map(\.json))), ("layouts", .integer(Int64(layouts))), ("exhausted", .bool(isExhausted)),
    ]
    return JSONValue.object(members + rest).text + "\n"
  }
}

extension Fitting.Frame {
  fileprivate var json: JSONValue { .object([("size", .array([.number(size.width), .number(size.height)])), ("fit", change.json)]) }
}

extension Fitting.Change {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("edits", .array(edits.map { .string($0) })), ("text", .string(text)), ("pointer", JSONValue(pointer)),
      ("size", .array([.number(size.width), .number(size.height)])), ("resized", .array(resized.map { .string($0) })), ("moved", .integer(Int64(moved))),
      ("trouble", trouble.trouble),
    ])
  }
}

extension Fitting.Reach {
  fileprivate var json: JSONValue {
    .object([
      ("text", .string(text)), ("pointer", JSONValue(pointer)), ("axis", .string(axis.letter)), ("present", .number(present)),
      ("values", .array([.number(values.lowerBound), .number(values.upperBound)])),
      ("lengths", .array([.number(lengths.lowerBound), .number(lengths.upperBound)])),
      ("nearest", .object([("value", .number(nearest.value)), ("length", .number(nearest.length))])),
    ])
  }
}
