/// The numbers of which the rules make a length that traces of schema 1.9 and earlier may have: those traces have no table `rule_basis`.
///
/// A list of the past, which ends here: of a rule that was added later each trace says it.
package enum EarlierRules {
  /// The rows of `rule_basis` for such a trace, as one statement.
  package static let insert: String = {
    let rows = bases.flatMap { basis, codes in
      basis.split(separator: " ").enumerated().flatMap { rank, name in codes.split(whereSeparator: \.isWhitespace).map { "('\($0)', \(rank + 1), '\(name)')" } }
    }
    return """
      INSERT INTO temp.rule_basis (rule_id, rank, basis)
      SELECT rule.id, earlier.column2, earlier.column3 FROM (VALUES \(rows.joined(separator: ", "))) AS earlier JOIN rule ON rule.code = earlier.column1
      """
  }()

  /// The names of rules by the numbers, the nearest first.
  package static let bases: KeyValuePairs<String, String> = [
    "own": """
    aspectRatio.deciding_side aspectRatio.follows_ratio control.ideal control.own_length divider.thickness frame.child_is_maximum
    frame.child_is_minimum frame.clamped_to_maximum frame.clamped_to_minimum frame.fixed frame.ideal image.cap_insets image.natural_size
    padding.adds_insets padding.floored_at_zero row.adds_insets row.minimum spacer.minimum text.natural_width
    """,
    "offer": """
    bar.accepts_proposal control.accepts_proposal frame.accepts_proposal gridRow.rectangle lazyGrid.accepts_proposal
    lazyStack.accepts_proposal leaf.accepts_proposal list.accepts_proposal row.accepts_proposal scrollView.accepts_proposal
    spacer.takes_proposal toolbar.accepts_proposal
    """,
    "smaller_offer": "leaf.square",
    "children": """
    lazyGrid.sum_of_rows safeAreaInset.largest stack.sum_of_children stack.union_of_children
    zstack.union_of_children
    """,
    "tracks": "grid.sum_of_columns grid.sum_of_rows",
    "own children": "bar.content bar.sum lazyGrid.sum_of_columns safeAreaInset.sum screen.content",
    "own children offer": "lazy.estimate",
    "own children offer cross_offer": "containerRelativeFrame.length layout.custom shape.formula",
    "offer children": "position.accepts_proposal",
    "offer own": "screen.accepts_proposal",
    "own offer": "image.resized text.tightened text.wrapped",
    "own offer cross_offer": "text.collapsed text.scaled",
    "own offer cross_offer cross_length": "text.cut_by_height",
    "own cross_length cross_offer": "text.cut_by_line_limit text.lines text.reserved_lines",
  ]
}
