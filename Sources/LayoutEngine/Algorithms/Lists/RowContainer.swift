import LayoutModel

/// Rows one below another in a scrolling viewport: List and Form.
///
/// 1. The reply is the proposal, 0 where that is nil: the rows are not asked.
/// 2. Placed, each child is a row, offered the width between the margins and nil.
/// 3. Rows that are not in sight are not placed, and each counts `Fidelity.listRowMinimum` high, whatever the others are (measured on macOS).
/// 4. A header that sticks stays at the top as long as rows of its section are in sight, and is pushed out by the next one.
package protocol RowContainer: Primitive where Rules == RowContainerRule, Reasons == RowContainerReason {
  var layout: RowLayout { get }
  var system: ControlSystem { get }
  /// In place of its own.
  var margins: ScrollMargins { get }
}

/// How the reply of a list comes about.
package enum RowContainerRule: UInt8, LayoutRule {
  case accepts = 1, collapsed
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .accepts: ("list.accepts_proposal", "takes what it is offered", "A List takes all it is offered, whatever its rows.")
    case .collapsed: ("list.nil_is_0", "nothing, because it is offered nil", "A List has no ideal size: offered nil, as inside a ScrollView, it answers 0.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .accepts: [.offer]
    case .collapsed: []
    }
  }
}

/// Why a list asks.
package enum RowContainerReason: UInt8, LayoutReason {
  case row = 1
  package var entry: (name: String, asks: String, doc: String) {
    ("list-row", "for the height of its row", "A List that is scrolled finds out how high the rows in sight are.")
  }
}

extension RowContainer {
  package static var role: NodeRole { .container }
  package static var placesAll: Bool { false }
  package static var isRelativeContainer: Bool { true }
  package static var traits: Traits { Traits(.lazy, along: .vertical, scrolls: .vertical, offersNil: .vertical, reads: ["contentMargins"]) }
  package static var parameters: [Parameter] { [Parameter("children", .children, "The rows, top first, or Sections of them.")] }

  /// Views that scroll in it have margins of their own.
  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.contentMargins = ScrollMargins() }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    func rule(_ offered: Double?) -> UInt8 { (offered == nil ? Rules.collapsed : .accepts).rawValue }
    return Reply(Size(max(proposal.width ?? 0, 0), max(proposal.height ?? 0, 0)), rule(proposal.width), rule(proposal.height))
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    RelativeContainers(tree: pass.tree).enter(node, Proposal(at.size), pass)
    Viewports(pass: pass).showing(node, Proposal(at.size), frame: Rect(pass.nodes[node].absolute, at.size), along: { $0 == .vertical }) {
      SafeArea(pass: pass).scrolling(along: { $0 == .vertical }) {
        RowPlacing(ChildList(node, pass), layout, system, margins, node, at.size, pass, AnyPrimitive.code(Self.kind, 1)).run()
      }
    }
  }
}

/// Places the rows of a list that are in sight.
private struct RowPlacing {
  private let subviews: ChildList
  private let layout: RowLayout
  private let metrics: ListMetrics?
  private let node: NodeID
  private let viewport: Size
  private let pass: LayoutPass
  /// Why it asks before it places.
  private let code: VocabularyCode
  private let rows: LazyLines
  private let parts: [(part: SectionPart, startsSection: Bool)]
  /// Around all rows.
  private let insets: EdgeInsets

  init(
    _ subviews: ChildList, _ layout: RowLayout, _ system: ControlSystem, _ margins: ScrollMargins, _ node: NodeID, _ viewport: Size, _ pass: LayoutPass,
    _ code: VocabularyCode
  ) {
    (self.subviews, self.layout, self.node, self.viewport, self.pass, self.code) = (subviews, layout, node, viewport, pass, code)
    let metrics = layout == .bare ? nil : ListMetrics.of(layout, on: system)
    self.metrics = metrics
    let parts = metrics == nil ? [] : (0..<subviews.count).map { pass.nodes[subviews.id($0)].primitive.sectionPart ?? (.row, false) }
    self.parts = parts
    var own = EdgeInsets()
    if let metrics {
      (own.leading, own.trailing) = (metrics.margin, metrics.margin)
      (own.top, own.bottom) = (parts.first?.part == .header ? 0 : metrics.top, parts.last?.part == .footer ? 0 : metrics.bottom)
    }
    insets = margins.replacing(own)
    rows = LazyLines(subviews.count, estimate: metrics?.rowMinimum ?? Fidelity.listRowMinimum, keepsEnds: false) { index in
      guard let metrics, parts[index].startsSection else { return 0 }
      return (parts[index - 1].part == .footer ? 0 : metrics.sectionGap) + (parts[index].part == .header ? 0 : metrics.sectionGap)
    }
  }

  private var offer: Proposal { Proposal(max(viewport.width - insets[.horizontal], 0), nil) }

  private func measure(_ index: Int) -> Double {
    let height = pass.measure(subviews.id(index), offer, code).size.height
    return height + 2 * layout.inset(around: height)
  }

  func run() {
    let offset = offset
    let sticky = offset > 0 && metrics?.hasStickyHeaders == true ? sticky(at: offset) : nil
    let length = rows.layOut(in: window(offset), wanted: wanted(besides: sticky?.header), measure: measure) { index, start in
      let row = pass.beginPlacing(subviews.id(index), offer)
      let height = row.viewSize.size.height
      let y = index == sticky?.header ? sticky?.y ?? 0 : start + insets.top - offset + layout.inset(around: height)
      pass.finishPlacing(row, at: Point(insets.leading, y), parent: node)
      return height + 2 * layout.inset(around: height)
    }
    Scrolling(pass: pass).noteViewport(node, Point(0, offset), content: Size(viewport.width, length + insets[.vertical]))
  }

  /// The header of the section that the topmost row in sight belongs to, and where it stands: at the top, as far as the next section leaves it room.
  private func sticky(at offset: Double) -> (header: Int, y: Double)? {
    // It is measured though it is out of sight, which moves what follows it.
    guard let header = sticky(at: offset, besides: nil)?.header else { return nil }
    return sticky(at: offset, besides: header)
  }

  private func wanted(besides header: Int?) -> Set<Int> { subviews.wanted.union(header.map { [$0] } ?? []) }

  private func sticky(at offset: Double, besides known: Int?) -> (header: Int, y: Double)? {
    var header: Int?, next = Double.infinity
    _ = rows.layOut(in: window(offset), wanted: wanted(besides: known), measure: measure) { index, start in
      let y = start + insets.top - offset
      if parts[index].startsSection, y > 0 { next = min(next, y) }
      if next == .infinity { header = (0...index).last { parts[$0].startsSection }.flatMap { parts[$0].part == .header ? $0 : nil } }
      return measure(index)
    }
    return header.map { ($0, min(0, next - measure($0))) }
  }

  private func window(_ offset: Double) -> (start: Double, end: Double)? {
    Viewports(pass: pass).length(.vertical).map { (offset - insets.top, offset - insets.top + $0) }
  }

  /// Where it is scrolled to, as far as there are rows. Which of them are in sight, and so how long all are together, goes by that in turn.
  private var offset: Double {
    var offset = pass.tree.scrolling.offsets[node]?.y ?? 0
    for _ in 0..<4 where offset > 0 {
      let length = rows.layOut(in: window(offset), measure: measure) { index, _ in measure(index) } + insets[.vertical]
      let nearest = max(min(offset, length - viewport.height), 0)
      if nearest == offset { break }
      offset = nearest
    }
    return offset
  }
}
