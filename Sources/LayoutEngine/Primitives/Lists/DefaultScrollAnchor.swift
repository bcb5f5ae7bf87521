import LayoutModel

/// Says to the ScrollViews inside which point of their content meets the same point of theirs while nobody has scrolled, and where the content is shorter.
/// Apple documents both (ScrollAnchorRole: `alignment`, `initialOffset`); no numbers were measured.
package struct DefaultScrollAnchor: RenderOnlyPrimitive {
  /// nil: the leading top corner, as without it.
  private let anchor: Point?
  private let role: Role?

  /// The part that the anchor has; both, where none is named.
  enum Role: String, CaseIterable {
    /// Where content stands that is shorter than the ScrollView.
    case alignment
    /// Where longer content is scrolled to at first.
    case initialOffset
    /// Where it stays while its length changes: a layout knows no length before.
    case sizeChanges
  }

  package static let traits = Traits(arguments: "_ anchor, for role")
  package static let approximation: String? = "as its documentation says"
  package static let summary = "The point of a ScrollView's content that meets the same point of the ScrollView before anybody scrolls."
  package static let parameters = [
    Parameter("anchor", .unitPoint, "bottom, center …, or fractions of the size; without it the top leading corner."),
    Parameter("role", .choice(Role.allCases.map(\.rawValue)), "What it is for: content that is shorter, or where longer content begins; both by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    (anchor, role) = (try arguments.anchor(), arguments.text("role").flatMap(Role.init))
  }

  /// The point for a role of a ScrollView: the nearest around it that says one; nil where none does.
  static func point(for role: Role, of node: NodeID, _ pass: LayoutPass) -> Point? {
    var around = pass.nodes[node].parent
    while around > 0 {
      if case .defaultScrollAnchor(let own) = pass.nodes[around].primitive, own.role ?? role == role { return own.anchor ?? .zero }
      around = pass.nodes[around].parent
    }
    return nil
  }
}
