import LayoutModel

/// What the environment says of texts beside their font, lines and truncation. Lengths in points.
package struct TextEnvironment: Hashable, Sendable {
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Wins over the font's own; nil where nothing was said, as with `fontWeight(nil)`.
  package var weight: FontWeight?
  package var isItalic: Bool?
  package var design: FontDesign?
  package var hasMonospacedDigits = false
  /// Added to every character; nil leaves it to `kerning`.
  package var tracking: Double?
  package var kerning = 0.0
  /// How far the text is raised.
  package var baselineOffset = 0.0
  /// Between two lines of a text.
  package var lineSpacing = 0.0
  /// Down to which part of its size a text is scaled before it is cut; 1 is not at all.
  package var minimumScaleFactor = 1.0
  package var allowsTightening = false
  package var textCase: TextCase?
  /// Whether the first line of a paragraph gives a word to a last one that would stand alone.
  package var avoidsOrphans = true

  package init() {}

  /// What of the environment decides how a text comes out, by the names of the modifiers that set it.
  package static let keys = [
    "font", "lineLimit", "truncationMode", "displayScale", "dynamicTypeSize", "fontWeight", "italic", "fontDesign", "monospacedDigit", "tracking", "kerning",
    "baselineOffset", "lineSpacing", "minimumScaleFactor", "allowsTightening", "textCase", "avoidsOrphans",
  ]

  /// What is added to every character, points: tracking, where there is one, else kerning.
  package var spacing: Double { tracking ?? kerning }
}

/// SwiftUI's `Text.Case`.
package enum TextCase: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case uppercase, lowercase

  func apply(to string: String) -> String { self == .uppercase ? string.uppercased() : string.lowercased() }
}
