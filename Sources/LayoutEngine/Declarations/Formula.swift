import LayoutModel

/// A number that is computed during layout: an alignment guide's value, a shape's size.
///
/// A front end supplies it (a scene's expression, a Swift closure); evaluating never traps.
package protocol Formula: Sendable {
  /// As a person wrote it, for messages and `attribute.text`.
  var source: String { get }
  /// - Throws: `FormulaError` when the value is NaN, nil or no number.
  func evaluate(_ scope: FormulaScope) throws(FormulaError) -> Double
}

/// The values that a formula may read. A member that is nil is not there (an error), a proposal's dimension may itself be nil.
package struct FormulaScope {
  /// The proposal, for a shape's formulas.
  package var proposal: Proposal?
  /// The view's size, for guides; a shape's `height` sees the width its `width` gave.
  package var width: Double?
  package var height: Double?
  /// The container's length, for containerRelativeFrame.
  package var length: Double?
  /// `[guide]` and `[explicit: guide]`; nil from `explicit` means there is no explicit value.
  package var guide: ((_ name: GuideName, _ explicit: Bool) -> Double?)?

  package init(
    proposal: Proposal? = nil, width: Double? = nil, height: Double? = nil, length: Double? = nil, guide: ((GuideName, Bool) -> Double?)? = nil
  ) {
    (self.proposal, self.width, self.height, self.length, self.guide) = (proposal, width, height, length, guide)
  }
}

/// A guide as a formula names it: `center` needs its axis where it is open.
package struct GuideName: Hashable, Sendable {
  package var name: String
  /// Set by `HorizontalAlignment.center` or `VerticalAlignment.center`; nil where the name alone decides.
  package var axis: Axis?
  package init(name: String, axis: Axis? = nil) { (self.name, self.axis) = (name, axis) }
}

/// Why a formula has no value.
package struct FormulaError: Error, Sendable {
  package let source: String
  package let message: String
  package init(source: String, message: String) { (self.source, self.message) = (source, message) }
}
