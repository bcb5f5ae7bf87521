import LayoutModel

/// The items of a toolbar, in the bars of a screen. Nobody writes it.
///
/// 1. It is as large as the screen. The items are offered nil by 44.
/// 2. At the leading and trailing ends of the upper bar they stand 16 from the screen's edge and 12 apart, all in the middle of the height of the bar's line (reported, not
///    measured). Principal ones get what these leave, 12 from them, and stand in the middle of the width, or as near to it as that room allows. Those of the bottom bar stand so in that one, from the leading end on, and what of the
///    bar they leave those share that take more, as one with a Spacer does.
/// 3. Those of the keyboard, and of a bar that is hidden, are not placed.
/// 4. Texts in a bar do not grow with Dynamic Type: a person holds them to see them large. Labels show their icon alone, where no style says otherwise.
package struct ToolbarItems: Primitive {
  package static let role = NodeRole.container
  package static let isNamed = false
  package static let placesAll = false
  package static let summary = "The items of a toolbar, in the bars of a screen."

  package enum Rules: UInt8, LayoutRule {
    case accepts = 1
    package var entry: (code: String, title: String, doc: String) {
      ("toolbar.accepts_proposal", "as large as the screen", "The items of a toolbar have the screen for their places.")
    }
    package var basis: [ReplyBasis] { [.offer] }
  }

  package enum Reasons: UInt8, LayoutReason {
    case item = 1
    package var entry: (name: String, asks: String, doc: String) {
      ("toolbar-item", "for its width in the bar", "A toolbar asks an item how wide it is in a bar of 44.")
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {}

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
    if environment.text.dynamicTypeSize.index > DynamicTypeSize.large.index { environment.text.dynamicTypeSize = .large }
    if environment.controls.labelStyle == .automatic { environment.controls.labelStyle = .iconOnly }
  }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .horizontal }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    Reply(Size(max(proposal.width ?? 0, 0), max(proposal.height ?? 0, 0)), Rules.accepts.rawValue, Rules.accepts.rawValue)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard let bars = pass.surroundings.screens.last?.bars else { return }
    let children = ChildList(node, pass)
    // Where the ends of the upper bar end; the middle comes after them.
    var room = (start: 16.0, end: at.size.width - 16)
    for group in ToolbarPlacement.Group.allCases where group != .none {
      let height = group == .bottom ? bars.bottom : bars.line
      if height == 0 { continue }
      let items = (0..<children.count).map { children.id($0) }.filter { self.group(of: $0, pass) == group }
      var lengths = items.map { taken($0, nil, pass) }
      if items.isEmpty { continue }
      let all = lengths.reduce(gaps(items.count), +)
      let offers: [Double?] =
        switch group {
        case .bottom: shares(items, lengths, in: at.size.width, pass)
        case .middle where all > room.end - room.start: items.indices.map { max(lengths[$0] - (all - room.end + room.start) / Double(items.count), 0) }
        default: items.map { _ in nil }
        }
      for (index, offer) in offers.enumerated() where offer != nil { lengths[index] = taken(items[index], offer, pass) }
      let length = lengths.reduce(gaps(items.count), +)
      var x = start(group, length, at.size.width, room)
      if group == .leading { room.start = x + length + 12 }
      if group == .trailing { room.end = x - 12 }
      for (index, item) in items.enumerated() {
        let placing = pass.beginPlacing(item, Proposal(offers[index], 44), AnyPrimitive.code(Self.kind, Reasons.item.rawValue))
        let y = (height - placing.viewSize.size.height) / 2 + (group == .bottom ? at.size.height - height : 0)
        pass.finishPlacing(placing, at: Point(x.isFinite ? x : 0, y.isFinite ? y : 0), parent: node)
        x += lengths[index] + 12
      }
    }
  }

  private func gaps(_ items: Int) -> Double { 12 * Double(max(items - 1, 0)) }

  private func taken(_ item: NodeID, _ offer: Double?, _ pass: LayoutPass) -> Double {
    pass.measure(item, Proposal(offer, 44), AnyPrimitive.code(Self.kind, Reasons.item.rawValue)).size.width
  }

  /// What the items of the bottom bar are offered: nil where they take no more, else their length and a share of what all leave of the bar.
  private func shares(_ items: [NodeID], _ lengths: [Double], in width: Double, _ pass: LayoutPass) -> [Double?] {
    let left = width - 32 - lengths.reduce(gaps(items.count), +)
    guard left > 0, left.isFinite else { return items.map { _ in nil } }
    let flexible = zip(items, lengths).map { taken($0, $1 + left, pass) > $1 }, share = left / Double(max(flexible.count { $0 }, 1))
    return zip(lengths, flexible).map { $1 ? $0 + share : nil }
  }

  private func start(_ group: ToolbarPlacement.Group, _ length: Double, _ width: Double, _ room: (start: Double, end: Double)) -> Double {
    switch group {
    case .leading, .bottom, .none: 16
    case .middle: max(min((width - length) / 2, room.end - length), room.start)
    case .trailing: width - 16 - length
    }
  }

  /// Of an item, or of a view that stands there alone.
  private func group(of child: NodeID, _ pass: LayoutPass) -> ToolbarPlacement.Group {
    var view = child
    while pass.tree.role(view) == .modifier { view += 1 }
    if case .toolbarItem(let item) = pass.nodes[view].primitive { return item.placement.group }
    return .trailing
  }
}
