import Explanation
import JSON
import LayoutModel

/// What `sweep` answers.
package struct SweepAnswer: Sendable {
  let pass: String
  let sweeps: [Sweep]
  /// Nobody gave the range: the first line says which it is.
  let isOfUsualRange: Bool

  package init(pass: String, sweeps: [Sweep], isOfUsualRange: Bool = false) { (self.pass, self.sweeps, self.isOfUsualRange) = (pass, sweeps, isOfUsualRange) }

  /// A table an axis: the first length with what is otherwise, the view, what it was and what it is.
  package func text(_ terminal: Terminal) -> String { usual + sweeps.map { $0.text(terminal) }.joined(separator: "\n") }

  private var usual: String {
    guard isOfUsualRange, let sweep = sweeps.first else { return "" }
    let (from, to) = (sweep.range.lowerBound.short, sweep.range.upperBound.short)
    return "No range is given: \(sweep.axis.dimension)s from \(from) to \(to), as iPhones have them; --\(sweep.axis.dimension) \(from)...\(to) is the same.\n\n"
  }

  package var json: String {
    JSONValue.object([("pass", .string(pass)), ("sweeps", .array(sweeps.map(\.json)))]).text + "\n"
  }
}

extension Sweep {
  fileprivate func text(_ terminal: Terminal) -> String {
    let range = "\(range.lowerBound.short) and \(range.upperBound.short)"
    let notes = self.notes.map { terminal.styled($0, .yellow) + "\n" }.joined()
    let canvas = "\(axis.cross.dimension) \(other?.short ?? "nil")"
    if breakpoints.isEmpty {
      return "Between canvas \(axis.dimension) \(range), at \(canvas), no text wraps differently, and nothing appears, disappears or starts to stick out.\n"
        + notes
    }
    var table = TextTable([.init(axis.dimension, isRight: true), .init("view", shrinks: true), .init("below it"), .init("from it on")])
    table.rows = breakpoints.map { point in
      let exact = point.at - point.after <= step + 1e-9
      return [
        .init(exact ? point.at.short : "\(point.after.short)…\(point.at.short)", .bold),
        .init(point.view, .cyan),
        .init(point.words(point.from, point.names.from, axis)), .init(point.words(point.to, point.names.to, axis)),
      ]
    }
    return table.render(terminal) + (notes.isEmpty ? "" : "\n" + notes)
  }

  private var notes: [String] {
    searched + (hasLazyRows ? ["Rows of a lazy container that come into sight, or leave it, are not listed: 'what-if' of one canvas places them."] : [])
  }

  private var searched: [String] {
    if breakpoints.contains(where: { $0.at - $0.after > step + 1e-9 }) {
      return ["After \(layouts.of("layout")) some are known between two lengths only: a smaller range or --max-layouts finds them."]
    }
    if stride <= step { return [] }
    return [
      "Of lengths one every \(stride.short) points was tried, and what lies between two that differ: what changes and changes back in between was not seen."
    ]
  }

  fileprivate var json: JSONValue {
    .object([
      ("axis", .string(axis.letter)), ("from", .number(range.lowerBound)), ("to", .number(range.upperBound)), ("step", .number(step)),
      ("other", JSONValue(other)), ("stride", .number(stride)), ("layouts", .integer(Int64(layouts))), ("breakpoints", .array(breakpoints.map(\.json))),
    ])
  }
}

extension Breakpoint {
  private var words: [String] { [key, title].compactMap(\.self) }

  /// `node6 Text "Name"`.
  fileprivate var view: String { words.isEmpty ? "the scene" : words.joined(separator: " ") }

  /// - Parameter swept: which length of the canvas is another; along the other axis it says along which.
  package func words(_ value: Int, _ name: String, _ swept: Axis) -> String {
    switch kind {
    case .lines: value.of("line")
    case .cut: value == 1 ? "cut" : "not cut"
    case .columns: value.of("column")
    case .choice: "shows \(name)"
    case .overflow(let axis): "\(value == 1 ? "sticks out of" : "inside") \(name)\(axis == .vertical ? ", vertically" : swept == axis ? "" : ", horizontally")"
    case .empty(let axis): "\(value == 1 ? "less than 1" : "1 or more") \(axis == .horizontal ? "wide" : "high")"
    case .presence: value == 1 ? "there" : "not there"
    case .impossible: value == 1 ? "cannot be laid out" : "can be laid out"
    }
  }

  fileprivate var json: JSONValue {
    let (name, axis): (String, Axis?) =
      switch kind {
      case .lines: ("lines", nil)
      case .cut: ("cut", nil)
      case .columns: ("columns", nil)
      case .choice: ("choice", nil)
      case .overflow(let axis): ("overflow", axis)
      case .empty(let axis): ("empty", axis)
      case .presence: ("presence", nil)
      case .impossible: ("impossible", nil)
      }
    func value(_ number: Int, _ name: String) -> JSONValue {
      switch kind {
      case .lines, .columns: .integer(Int64(number))
      case .choice: .string(name)
      default: .bool(number == 1)
      }
    }
    let isChoice = kind == .choice
    return .object([
      ("at", .number(at)), ("after", .number(after)), ("key", JSONValue(key)), ("title", JSONValue(title)), ("pointer", JSONValue(pointer)),
      ("kind", .string(name)), ("axis", JSONValue(axis?.letter)), ("of", isChoice || names.to.isEmpty ? .null : .string(names.to)),
      ("before", value(from, names.from)), ("now", value(to, names.to)),
    ])
  }
}
