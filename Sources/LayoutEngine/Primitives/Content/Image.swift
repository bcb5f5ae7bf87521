import LayoutModel

/// A bitmap: its natural size whatever it is offered, unless resizable (semantics A13, B6). A symbol's natural size follows the font (approximate).
package struct Image: Primitive {
  private let natural: Size
  private let isResizable: Bool
  private let caps: EdgeInsets
  /// Baseline of a symbol, as it is drawn beside text, from its top; nil of a bitmap and of what is resizable, which stand on their bottom.
  private let baseline: Double?

  package static let role = NodeRole.leaf
  package var scope: PlacingScope { .own }
  package static let knowsRange = true
  package static let traits = Traits(.hasContent, reads: ["resizable", "font", "imageScale", "dynamicTypeSize"], draws: "image")
  package static let summary = "A bitmap of a natural size."
  package static let parameters = [
    Parameter("width", .length, "Natural width, points; required unless it is a symbol."),
    Parameter("height", .length, "Natural height, points; required unless it is a symbol."),
    Parameter("systemName", .text, "The name of a symbol, whose natural size follows its font and imageScale."),
    Parameter("resizable", .bool, "Whether it takes what it is offered; false by default."),
    Parameter("capInsets", .insets, "Edges that are not stretched, points: {top, leading, bottom, trailing}. A resizable image is never smaller."),
    Parameter("name", .text, "A label for people."),
    Parameter("assumed", .bool, "Whether there is no such picture, and its size is a guess: nothing is blamed for what goes by that; false by default."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case natural = 1, resized, caps
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .natural: ("image.natural_size", "its natural size", "An image that is not resizable, or is offered nil, has its natural size.")
      case .resized: ("image.resized", "takes what it is offered", "A resizable image is as large as it is offered.")
      case .caps: ("image.cap_insets", "its cap insets", "A resizable image is never smaller than its cap insets.")
      }
    }
    package var basis: [ReplyBasis] {
      switch self {
      case .natural, .caps: [.own]
      case .resized: [.own, .offer]
      }
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let width = try arguments.finite("width"), height = try arguments.finite("height"), around = arguments.environment.resizableImages
    isResizable = arguments.bool("resizable") ?? (around != nil)
    caps = arguments.insets("capInsets") ?? around ?? EdgeInsets()
    if let width, let height {
      (natural, baseline) = (Size(max(0, width), max(0, height)), nil)
    } else if let name = arguments.text("systemName") {
      let environment = arguments.environment,
        font = environment.font?.resolved(in: environment.text).size ?? TextStyle.body.size(at: environment.text.dynamicTypeSize)
      natural = SymbolMetrics.size(of: name, font: font, scale: environment.controls.imageScale, pixels: environment.displayScale)
      baseline = isResizable ? nil : SymbolMetrics.baseline(ofHeight: natural.height, font: font, pixels: environment.displayScale)
      arguments.tree.warn("LT401", "Image(systemName:) is laid out as large as most symbols are in its font, until that is measured")
    } else {
      throw ArgumentError(width == nil ? "width" : "height", "is missing: points, or the name of a symbol as systemName")
    }
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    if baseline != nil { tree.nodes[node].explicitGuides = Guides.textBaselines }
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    Guides.textBaselines & Guides.bit(guide) == 0 ? nil : baseline
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let (width, height) = (answer(.horizontal, proposal.width), answer(.vertical, proposal.height))
    pass.range = isResizable ? ProposalRange(only: proposal) : .all
    return Reply(Size(width.0, height.0), width.1.rawValue, height.1.rawValue)
  }

  private func answer(_ axis: Axis, _ offered: Double?) -> (Double, Rules) {
    guard isResizable, let offered else { return (natural[axis], .natural) }
    return offered < caps[axis] ? (caps[axis], .caps) : (max(offered, 0), .resized)
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { KnownLength(answer(axis, extreme.offer).0) }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double {
    isResizable ? max(0, caps[axis]) : natural[axis]
  }
}
