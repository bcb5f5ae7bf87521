import LayoutModel

/// The smallest change of a single argument that cures an overflow, a cut text or a broken word, or shows what a ViewThatFits does not show, laid out
/// and found good.
package struct SmallestChange: Sendable {
  /// In the words of `what-if`.
  package var edit: String
  /// Whose argument it is.
  package var key: String
  /// `.padding(8) on title`, where it has no name.
  package var title: String?
  package var pointer: String?
  package var argument: String
  /// As the scene has it, and as it fits.
  package var from: String
  package var to: String
  /// Along which it was in trouble.
  package var axes: [Axis]
  /// Texts that break within a word then: nothing else was found.
  package var broken: [String] = []

  package init(edit: String, key: String, title: String?, pointer: String?, argument: String, from: String, to: String, axes: [Axis]) {
    (self.edit, self.key, self.title, self.pointer) = (edit, key, title, pointer)
    (self.argument, self.from, self.to, self.axes) = (argument, from, to, axes)
  }

  /// `redf maxWidth 100 -> 50`
  package var words: String { "\(title.map { "\(key) \($0)," } ?? key) \(argument) \(from) -> \(to)" }
}

/// A priority that the scene does not give: with it a text that was cut, or broke a word, has the room for all of it, and nothing else is in trouble for that.
package struct AddedPriority: Sendable {
  /// In the words of `what-if`.
  package var edit: String
  /// Whom it is given to: the text, or what it stands in.
  package var key: String
  /// One more than what is beside it has.
  package var priority: Double
  /// Along which the text was in trouble.
  package var axes: [Axis]

  package init(edit: String, key: String, priority: Double, axes: [Axis]) {
    (self.edit, self.key, self.priority, self.axes) = (edit, key, priority, axes)
  }

  /// `.layoutPriority(1) on title`
  package var words: String { ".layoutPriority(\(priority.short)) on \(key)" }
}

/// A fixedSize that the scene does not give what an overlay or a background holds: with it a text that was cut, or broke a word, is whole, though it may
/// stick out of the view it belongs to, as overlays may.
package struct AddedFixedSize: Sendable {
  /// In the words of `what-if`.
  package var edit: String
  /// The text.
  package var key: String
  /// Along which it was in trouble.
  package var axes: [Axis]

  package init(edit: String, key: String, axes: [Axis]) { (self.edit, self.key, self.axes) = (edit, key, axes) }

  /// `.fixedSize() on count`
  package var words: String { ".fixedSize() on \(key)" }
}
