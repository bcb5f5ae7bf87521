import LayoutModel

/// What stands around a view in a list of iOS: a row, a header, a footer. Nobody writes it.
///
/// 1. The view is offered the width without the insets at the sides, and nil as height.
/// 2. It is as wide as it is offered, and as high as the view with the insets above and below, a row at least `minimum`.
/// 3. The view stands at the leading inset, in the middle of the height that the insets leave.
///
/// `listRowInsets` on the view takes the place of a row's insets. Around an inline Picker and a DisclosureGroup, whose views are rows themselves, there are none.
package protocol RowPrimitive: Primitive where Rules == RowRule, Reasons == RowReason {
  /// Whether a section begins with it.
  var startsSection: Bool { get }
  var insets: EdgeInsets { get }
  /// The least height, points.
  var minimum: Double { get }
}

/// Which part of a section a view is.
package enum SectionPart: UInt8, Sendable { case row, header, footer }

/// How the reply of a row comes about.
package enum RowRule: UInt8, LayoutRule {
  case fills = 1, adds, minimum
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .fills: ("row.accepts_proposal", "as wide as the list leaves", "A row of a list is as wide as it is offered.")
    case .adds: ("row.adds_insets", "the view and the row's insets", "A row of a list is as large as its view and the row's insets together.")
    case .minimum: ("row.minimum", "a row's least height", "A row of a list has a least height.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .fills: [.offer]
    case .adds, .minimum: [.own]
    }
  }
}

/// Why a row asks.
package enum RowReason: UInt8, LayoutReason {
  case content = 1
  package var entry: (name: String, asks: String, doc: String) {
    ("row-content", "with what the row's insets leave", "A row of a list offers its view what is left between the row's insets.")
  }
}

extension RowPrimitive {
  package static var role: NodeRole { .container }
  package static var isNamed: Bool { false }
  package var scope: PlacingScope { .own }
  package static var traits: Traits { Traits(.insets) }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .horizontal }

  private func insets(_ node: NodeID, _ tree: LayoutTree) -> EdgeInsets {
    var view = node + 1
    while true {
      switch tree.nodes[view].primitive {
      case .listRowInsets(let stated): return stated.insets ?? insets
      case .picker(let picker) where picker.areRows: return EdgeInsets()
      case .disclosureGroup(let group) where group.areRows: return EdgeInsets()
      default: break
      }
      guard tree.role(view) == .modifier else { return insets }
      view += 1
    }
  }

  private func offer(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
    Proposal(proposal.width.map { max($0 - insets[.horizontal], 0) }, nil)
  }

  private var code: VocabularyCode { AnyPrimitive.code(Self.kind, Reasons.content.rawValue) }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let insets = insets(node, pass.tree)
    let content = pass.measure(node + 1, offer(proposal, insets), code)
    let needed = content.size.height + insets[.vertical]
    let (width, rule) = proposal.width.map { (max($0, 0), Rules.fills) } ?? (max(content.size.width + insets[.horizontal], 0), .adds)
    let isHighEnough = needed >= minimum
    return Reply(
      Size(width, isHighEnough ? needed : minimum), rule.rawValue, (isHighEnough ? Rules.adds : .minimum).rawValue, rule == .adds ? content.call : 0,
      isHighEnough ? content.call : 0)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let insets = insets(node, pass.tree)
    let content = pass.beginPlacing(node + 1, offer(at.proposal, insets), code)
    let room = at.size.height - insets[.vertical] - content.viewSize.size.height
    pass.finishPlacing(content, at: Point(insets.leading, insets.top + (room.isFinite ? room / 2 : 0)), parent: node)
  }
}

extension AnyPrimitive {
  /// Of a List or Form.
  var rowLayout: RowLayout? {
    switch self {
    case .list(let list): list.layout
    case .form(let form): form.layout
    default: nil
    }
  }

  /// Of what stands around a view of a list.
  var sectionPart: (part: SectionPart, startsSection: Bool)? {
    switch self {
    case .listRow(let row): (.row, row.startsSection)
    case .sectionHeader(let header): (.header, header.startsSection)
    case .sectionFooter(let footer): (.footer, footer.startsSection)
    default: nil
    }
  }
}
