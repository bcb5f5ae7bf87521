import LayoutModel
import Platform

/// A text: as wide as its longest line, wrapped into the width it is offered and cut at the height (semantics A13, B5).
package struct Text: Primitive {
  let content: Int32

  package static let role = NodeRole.leaf
  package var scope: PlacingScope { .own }
  package static let knowsRange = true
  package static let traits = Traits(.hasContent, .showsText, reads: TextEnvironment.keys, draws: "text")
  package static let summary = "Text, wrapped and truncated to what it is offered."
  package static let parameters = [
    Parameter("string", .text, required: true, "The text; a line break starts a paragraph, braces hold an expression."),
    Parameter("font", .font, "Its font: a text style, a size of San Francisco, or a fixed pitch; the environment's by default."),
    Parameter("color", .text, "A label for people. It has no effect on layout."),
    Parameter("plus", .textParts, "What is appended, as by `+`: parts with a string, and a font, tracking or baselineOffset of their own."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case widestLine = 1, wrapped, lines, cutByHeight, cutByLimit, reserved, collapsed, tightened, scaled
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .widestLine: ("text.natural_width", "its longest line", "Every paragraph fits on one line: the longest is the width.")
      case .wrapped: ("text.wrapped", "wrapped", "The text was wrapped into the width it was offered: the widest line is the width.")
      case .lines: ("text.lines", "its lines", "Number of lines times the line height.")
      case .cutByHeight: ("text.cut_by_height", "cut by the height", "Only so many lines fit into the height it was offered; the rest is cut.")
      case .cutByLimit: ("text.cut_by_line_limit", "cut by the line limit", "lineLimit allows no more lines; the rest is cut.")
      case .reserved: ("text.reserved_lines", "lines reserved", "lineLimit reserves room for more lines than there are.")
      case .tightened: ("text.tightened", "tightened", "It is a little too long for the width it was offered: allowsTightening moves its letters together.")
      case .scaled: ("text.scaled", "scaled down", "It has no room in its size: minimumScaleFactor makes it smaller.")
      case .collapsed: ("text.collapsed", "shows nothing, offered 0 × 0", "Offered 0 x 0 a text answers 0 x 0.")
      }
    }
    package var basis: [ReplyBasis] {
      switch self {
      case .widestLine: [.own]
      case .wrapped, .tightened: [.own, .offer]
      case .lines, .cutByLimit, .reserved: [.own, .crossLength, .crossOffer]
      case .cutByHeight: [.own, .offer, .crossOffer, .crossLength]
      case .scaled, .collapsed: [.own, .offer, .crossOffer]
      }
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let environment = arguments.environment, text = environment.text
    var options = TextRun.Options(
      lineLimit: environment.lineLimit, reservedLines: environment.reservedLines, truncation: environment.truncation, scale: environment.displayScale)
    (options.lineSpacing, options.allowsTightening, options.avoidsOrphans) = (text.lineSpacing, text.allowsTightening, text.avoidsOrphans)
    let own = TextPart(string: arguments.text("string") ?? "", font: arguments.font("font"))
    let parts = [own] + arguments.parts("plus")
    if parts.contains(where: { $0.string.hasInterpolation }) {
      arguments.tree.warn("LT103", "the text shows '\\(' as it stands: a scene writes {name} where Swift writes \\(name)")
    }
    // Empty words have no say in how high a line is, unless there are no others.
    let shown = parts.count == 1 ? parts : parts.filter { !$0.string.isEmpty }
    let spans = (shown.isEmpty ? [own] : shown).map { $0.span(in: environment, after: own, arguments.tree) }
    let run = arguments.tree.kept.run(of: spans)
    content = arguments.tree.kept.keep(TextContent(run: run, options: options, minimumScale: text.minimumScaleFactor, alignment: environment.textAlignment))
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    tree.nodes[node].explicitGuides = Guides.textBaselines
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let text = pass.tree.kept.texts[Int(content)], measure = text.measure(proposal)
    if pass.usesRanges { pass.range = text.range(of: measure, proposal) }
    if measure.scaleFactor < 1, !measure.isTruncated { return Reply(measure.size, Rules.scaled.rawValue, Rules.scaled.rawValue) }
    return Reply(measure.size, widthRule(measure).rawValue, heightRule(measure, reservedLines: text.options.reservedLines).rawValue)
  }

  /// Offered no width it has none; offered all there is a single paragraph stands in its line, which no height cuts. Offered no height it has one
  /// line, unless it is offered no width either; offered all there is it has one if that fits.
  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
    if axis == .horizontal { return KnownLength(extreme == .minimum ? 0 : tree.kept.texts[Int(content)].naturalWidth) }
    let text = tree.kept.texts[Int(content)], height = text.heightOfLine
    if height.isNaN { return .unknown }
    if extreme == .minimum { return KnownLength(height, above: 0) }
    let natural = text.naturalWidth
    return natural.isNaN ? .unknown : KnownLength(height, above: natural)
  }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { axis == .horizontal ? 0 : .nan }

  private func widthRule(_ measure: TextRun.Measure) -> Rules {
    switch measure.binding {
    case .none: .widestLine
    case .collapsed: .collapsed
    case .tightened: .tightened
    default: .wrapped
    }
  }

  private func heightRule(_ measure: TextRun.Measure, reservedLines: Int) -> Rules {
    switch measure.binding {
    case .collapsed: .collapsed
    case _ where measure.lineCount < reservedLines: .reserved
    case .truncatedByHeight: .cutByHeight
    case .truncatedByLineLimit: .cutByLimit
    default: .lines
    }
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard let log = pass.log else { return }
    let text = pass.tree.kept.texts[Int(content)]
    for (index, line) in text.placedLines(at, isRightToLeft: pass.nodes[node].isRightToLeft).enumerated() {
      log.add(
        TextLineEvent(
          pass: log.pass, node: node + pass.nodeOffset, line: Int32(index), text: line.text, width: line.width, truncated: line.isTruncated,
          breaksWord: line.breaksWord, x: line.x, seenWidth: line.seenWidth, baseline: line.baseline, font: line.font))
    }
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    let measure = pass.tree.kept.texts[Int(content)].measure(at.proposal)
    return switch guide {
    case Guides.firstTextBaseline: measure.firstBaseline
    case Guides.lastTextBaseline: measure.lastBaseline
    default: nil
    }
  }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    let text = tree.kept.texts[Int(content)], scale = text.options.scale
    var top = ViewSpacing.EdgeValues(aboveText: text.font.edgeAboveText(scale: scale))
    var bottom = ViewSpacing.EdgeValues(belowText: text.font.edgeBelowText(scale: scale))
    (top.leading, top.pixel) = (text.font.leading, 1 / scale)
    (bottom.leading, bottom.pixel) = (text.font.leading, 1 / scale)
    return ViewSpacing(top: top, leading: .init(), bottom: bottom, trailing: .init())
  }
}

extension String {
  /// Whether it holds what would be an interpolation in Swift's source.
  fileprivate var hasInterpolation: Bool { utf8.contains(UInt8(ascii: "\\")) && contains("\\(") }
}
