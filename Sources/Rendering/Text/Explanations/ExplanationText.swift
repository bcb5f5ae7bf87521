import Explanation
import LayoutModel
import Platform
import TraceStore

/// The answer of `why` as text: a first line, a waterfall an axis, what would be otherwise.
package struct ExplanationText {
  package var terminal: Terminal
  /// Prints every step, folded ones too.
  package var showsAll: Bool
  /// Prints under each step the query that yields it.
  package var showsSQL: Bool
  /// Axes to print.
  package var axes: [Axis]
  /// Longest chain an axis; steps beyond it, from the canvas on, are counted.
  package var depth: Int?

  /// Where a program has what pointers lead to.
  package var places: SourcePlaces

  package init(
    terminal: Terminal = .plain, showsAll: Bool = false, showsSQL: Bool = false, axes: [Axis] = Axis.allCases, depth: Int? = nil,
    places: SourcePlaces = SourcePlaces()
  ) {
    (self.terminal, self.places) = (terminal, places)
    (self.showsAll, self.showsSQL, self.axes, self.depth) = (showsAll, showsSQL, axes, depth)
  }

  package func render(_ explanation: Explanation) -> String {
    var lines = [headline(explanation), ""]
    for axis in explanation.axes where axes.contains(axis.axis) { lines += block(axis, explanation) }
    let guides = guides(of: explanation)
    if !guides.isEmpty { lines += [""] + self.guides(guides) }
    if let (key, axis) = explanation.sharesOf {
      if showsShares(along: axis, of: explanation) { lines += ["", terminal.styled("shares of \(key)", .bold)] + shares(explanation.shares) }
    } else if !explanation.shares.isEmpty {
      lines += [""] + shares(explanation.shares)
    }
    if !explanation.states.isEmpty { lines += [""] + explanation.states.flatMap { ["\($0.sentence)."] + sql([$0]) } }
    let consequences = explanation.consequences.filter { $0.axes.contains(where: axes.contains) }
    if !consequences.isEmpty { lines.append("") }
    lines += consequences.map { sentence($0, explanation) }
    let cures = explanation.curing(axes).cureLines
    if !cures.isEmpty, consequences.isEmpty { lines.append("") }
    lines += cures
    return lines.map { $0.trimmingTrailingSpaces }.joined(separator: "\n") + "\n"
  }

  /// Whether a step has a line even where most are folded.
  func isShown(_ index: Int, _ axis: AxisExplanation) -> Bool {
    !axis.steps[index].isFolded || showsAll || showsSQL || axis.decides == index || axis.together.contains(index)
  }

  private func headline(_ explanation: Explanation) -> String {
    var parts = [terminal.styled(explanation.key, .bold), explanation.title.printable, size(explanation)]
    if let place = explanation.place {
      parts.insert("at \(place.origin.words)", at: 2)
      if let moved = place.moved { parts.append("\(moved.key.printable) in it is drawn at \(moved.drawn.origin.words)") }
      if place.anchor != .zero { parts.append("placed by its point \(place.anchor.words)") }
    }
    if explanation.isCut { parts[2] += ", cut" }
    if let ideal = explanation.ideal { parts.append("ideal \(ideal.words)") }
    return parts.joined(separator: " · ")
  }

  /// `~87 × 34.33`: `~` stands before what is approximate.
  private func size(_ explanation: Explanation) -> String {
    if explanation.subject != .size { return explanation.size.words }
    return explanation.axes.map { ($0.isApproximate ? "~" : "") + $0.value.short }.joined(separator: " × ")
  }

  // MARK: A waterfall

  /// A line of the waterfall: a step, or several that were folded into one.
  private struct Line {
    var value: String
    var text: String
    /// Who decides, if it is this line's step; several where steps that have no line of their own decide with it.
    var decides: [String] = []
    var steps: [Step] = []
    var isFold = false
    /// Its number is of the other axis.
    var isAcross = false

    /// Whether the next line says the same again; who is mentioned for the second time has no kind behind the name.
    func repeats(_ next: Line) -> Bool {
      func plain(_ text: String) -> String { text.replacing(#/ \([A-Z][A-Za-z]*\)/#, with: "") }
      return !isFold && value == next.value && isAcross == next.isAcross && plain(text) == plain(next.text)
    }
  }

  private func block(_ axis: AxisExplanation, _ explanation: Explanation) -> [String] {
    let lines = waterfall(axis, explanation)
    var troubles: [String] = []
    if axis.decides == nil { troubles.append("     =   \(undecided(axis))") }
    let title = terminal.styled("\(explanation.subject.name(axis.axis)) \(axis.isApproximate ? "~" : "")\(axis.value.short)", .bold)
    troubles += axis.troubles.flatMap { step in
      [step.ask == .drawn ? "     ~   \(step.sentence)" : terminal.styled("     !   \(step.sentence)", .red)] + sql([step])
    }
    // An axis on which nothing changes the number needs one line.
    if !showsAll, !showsSQL, lines.allSatisfy({ $0.value.drop { $0 == "~" } == axis.value.short && !$0.isAcross }) {
      let text = lines.map(\.text).joined(separator: ", ")
      return ["\(title)   \(text)" + (axis.decidesItself && axis.steps.first?.ask != .offer ? "" : arrow(lines.flatMap(\.decides), axis))]
        + troubles
    }
    let width = max(6, lines.map(\.value.count).max() ?? 0)
    let column = lines.filter { !$0.decides.isEmpty }.map(\.text.count).max() ?? 0
    return [title]
      + lines.flatMap { line -> [String] in
        let text = "\(line.value.padded(toWidth: width))   \(line.text)"
        let pointing = line.decides.isEmpty ? "" : String(repeating: " ", count: max(0, column - line.text.count)) + arrow(line.decides, axis)
        return [(line.isFold ? terminal.styled(text, .dim) : text) + pointing] + sql(line.steps)
      } + troubles
  }

  /// Why no step decides. That nothing does is said only of what was tried.
  private func undecided(_ axis: AxisExplanation) -> String {
    if axis.steps.isEmpty { return "no rule explains it: the trace does not say how it came about" }
    if axis.isUnmoved { return "nothing moves it: everything on the way starts at 0" }
    func cannotGo(_ step: Step) -> Bool { step.edits.isEmpty && step.greedyEdits.isEmpty && step.contentEdits.isEmpty }
    if axis.steps.allSatisfy(cannotGo) { return "which step decides it is not proved: none of them can be taken away" }
    // What is told to move it was not tried.
    let moving = zip(axis.steps, [0] + axis.steps.map(\.value)).filter { $0.ask == .place && !$0.isFolded && $0.value != $1 }
    if moving.contains(where: { cannotGo($0.0) }) { return "which step decides it is not proved: not each of them can be taken away" }
    return "nothing decides it: with any step taken away, or all of them, it is \(axis.value.short) still"
  }

  private func waterfall(_ axis: AxisExplanation, _ explanation: Explanation) -> [Line] {
    var lines: [Line] = []
    var folded: [Step] = []
    // A height that comes of the width needs no second waterfall of the width: who decides there is named at the first line here.
    let told = showsAll || showsSQL ? [] : explanation.axes.prefix { $0.axis != axis.axis }.filter { axes.contains($0.axis) }.flatMap(\.steps)
    var decidedThere: [String] = []
    func unfold() {
      let views = folded.filter { $0.traits.contains(.passesOn) && !$0.isOverruled }
      // One view that passes a number on is no news; that it passes nil on may be.
      if let last = views.last, views.count > 1 || last.value == nil {
        let text = views.count == 1 ? "… \(last.owner ?? "a view") passes it on" : "… \(views.count) views pass it on"
        lines.append(Line(value: (last.isApproximate ? "~" : "") + Self.number(last.value), text: text, isFold: true))
      }
      folded = []
    }
    let across = stepsAcross(axis), before = stepsBeforeOwn(axis), unsaid = before.sorted().map { axis.steps[$0].sentence }
    var leftOut = 0
    for (index, step) in axis.steps.enumerated() {
      let decides = axis.decides == index || axis.together.contains(index)
      if step.axis != axis.axis, told.contains(where: { ($0.axis, $0.rule, $0.call) == (step.axis, step.rule, step.call) }) {
        if decides { decidedThere.append(owner(step)) }
        continue
      }
      if before.contains(index), !step.isFolded { leftOut += 1 }
      if before.contains(index) || across.contains(index) { continue }
      if leftOut > 0 {
        lines.append(Line(value: "", text: "… \(leftOut.of("step"))", isFold: true))
        leftOut = 0
      }
      if !isShown(index, axis) {
        folded.append(step)
        continue
      }
      unfold()
      let text = step.text(introducing(step, unsaid), along: axis.axis)
      var line = Line(
        value: (step.isApproximate ? "~" : "") + Self.number(step.value), text: text, decides: decidedThere + (decides ? [owner(step)] : []), steps: [step])
      line.isAcross = step.axis != axis.axis
      decidedThere = []
      // What a grid offers its cell once more, say.
      if !showsAll, !showsSQL, let last = lines.last, last.repeats(line) {
        lines[lines.count - 1].decides += line.decides
      } else {
        lines.append(line)
      }
    }
    unfold()
    guard let depth, lines.count > depth else { return lines }
    return [Line(value: "", text: "… \((lines.count - depth).of("step")) before")] + lines.suffix(depth)
  }

  /// Steps that decide only together say so, and what a scene was too large to prove.
  private func arrow(_ owners: [String], _ axis: AxisExplanation) -> String {
    if owners.isEmpty { return "" }
    let decides = axis.isExhausted ? "probably decides" : axis.together.isEmpty ? "decides" : "decides jointly"
    return "   " + terminal.styled("← \(decides): \(owners.uniqued().listed)", .bold)
  }

  private func owner(_ step: Step) -> String {
    switch step.rule {
    case "Offer/canvas": "the canvas"
    case "Offer/safe_area": "the safe area"
    case "Place/canvas" where step.proof?.isOfEnvironment == true: "the safe area"
    // Its line may tell a move that a modifier makes: of one that makes the root larger.
    case "Place/canvas" where step.proof?.blamed == nil: "the canvas"
    default:
      step.deciders.map { [$0.owner, places[$0.pointer]].compactMap { $0 }.joined(separator: ", ") }.listed
        // What is added or changed elsewhere the last lines say; that another view than the marker's was taken away needs a word here.
        + (step.proof?.isRemoval == true ? step.proof?.difference.map { " (\($0))" } ?? "" : "")
    }
  }

  /// What they ask, which takes time to write out.
  private func sql(_ steps: [Step]) -> [String] {
    showsSQL ? steps.flatMap { $0.sql.split(separator: "\n").map { "        \($0)" } } : []
  }

  static func number(_ value: Double?) -> String { value?.short ?? "nil" }

  // MARK: Beside it

  private func sentence(_ consequence: Consequence, _ explanation: Explanation) -> String {
    let dimensions = consequence.axes.filter(axes.contains).map { explanation.subject == .size ? "the \($0.dimension)" : explanation.subject.name($0) }.joined(
      separator: " or ")
    return (consequence.isJoint ? "Nothing single decides \(dimensions). " : "") + otherwise(consequence, explanation)
  }

  private func otherwise(_ consequence: Consequence, _ explanation: Explanation) -> String {
    let others = consequence.others.map { other in
      consequence.size == nil ? "\(other.key) is \(other.after.words) instead of \(other.before.words)" : "\(other.key) \(other.after.words)"
    }
    guard let size = consequence.size else {
      return others.isEmpty ? "\(consequence.label): \(explanation.key) is gone." : "\(consequence.label): \(others.joined(separator: ", "))."
    }
    if explanation.subject == .position, let origin = consequence.origin { return "\(consequence.label): at \(origin.words)." }
    let cut = consequence.isCut ? [others.isEmpty ? "and its text is cut" : "its text is cut"] : []
    let beside = others.isEmpty ? [] : ["and \(others.joined(separator: ", "))"]
    return (["\(consequence.label): \(size.words)"] + cut + beside).joined(separator: ", ") + "."
  }
}

extension String {
  func padded(toWidth width: Int, isLeading: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return isLeading ? space + self : self + space
  }

  fileprivate var trimmingTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
