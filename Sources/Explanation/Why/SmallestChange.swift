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
  /// How many repetitions of it change with it.
  package var others = 0

  package init(edit: String, key: String, title: String?, pointer: String?, argument: String, from: String, to: String, axes: [Axis]) {
    (self.edit, self.key, self.title, self.pointer) = (edit, key, title, pointer)
    (self.argument, self.from, self.to, self.axes) = (argument, from, to, axes)
  }

  /// `redf maxWidth 100 -> 50`
  package var words: String { "\(owner) \(argument) \(from) -> \(to)" }
  private var owner: String {
    if title == nil, others < 1 { return key }
    return "\(key)\(title.map { " \($0)" } ?? "")\(others.andRepetitions),"
  }
}

/// What a developer would write to get what was meant: laid out, and found to bring no trouble.
package struct Cure: Sendable {
  /// In the words of `what-if`.
  package var edit: String
  /// `With .clipped() on photo`
  package var label: String
  /// What comes of it.
  package var outcome: Outcome
  package var axes: [Axis]

  package enum Outcome: Sendable {
    case size(Size)
    case position(Point)
    /// A text is so large, on so many lines.
    case lines(Int, Size)
    /// A text is all shown, and so large; another one gives way, which has less width than it wants.
    case rival(Size, key: String, has: Double, wants: Double)
    /// What is so large is filled, and nothing is drawn outside of it.
    case clipped(Size)
    /// All of it is drawn.
    case shown
  }

  package init(edit: String, label: String, outcome: Outcome, axes: [Axis] = Axis.allCases) {
    (self.edit, self.label, self.outcome, self.axes) = (edit, label, outcome, axes)
  }

  /// Whether it says how it is meant in place of a number that would fit: what fills is meant to be larger than its frame.
  package var replacesChange: Bool { if case .clipped = outcome { true } else { false } }
}

/// A modifier that the scene does not have: with it a text that was cut, or broke a word, is whole, and nothing else is in trouble for that.
package struct AddedModifier: Sendable {
  /// In the words of `what-if`.
  package var edit: String
  /// The view it is added to: the text, or what it stands in.
  package var key: String
  /// `.fixedSize()`
  package var modifier: String
  /// Of a `layoutPriority`.
  package var priority: Double?
  /// Along which the text was in trouble.
  package var axes: [Axis]
  /// How many repetitions of the view get it, too.
  package var others: Int

  package init(edit: String, key: String, modifier: String, priority: Double? = nil, axes: [Axis], others: Int) {
    (self.edit, self.key, self.modifier, self.priority, self.axes, self.others) = (edit, key, modifier, priority, axes, others)
  }

  /// `.layoutPriority(1) on title`
  package var words: String { "\(modifier) on \(key)\(others.andRepetitions)" }
}
