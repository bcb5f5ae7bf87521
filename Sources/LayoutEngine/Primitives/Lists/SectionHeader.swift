import LayoutModel

/// The header of a section of a list on iOS, around what a person wrote as the Section's header.
package struct SectionHeader: RowPrimitive {
  package let startsSection: Bool
  package let insets: EdgeInsets
  package let minimum = 0.0
  private let style: TextStyle
  private let textCase: TextCase?

  package static let summary = "The header of a section of a list on iOS: keeps its insets, and gives its texts a font."

  init(_ metrics: ListMetrics, startsSection: Bool) {
    (insets, self.startsSection) = (metrics.header, startsSection)
    (style, textCase) = (metrics.headerStyle, metrics.headerCase)
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { throw ArgumentError("", "stands in a list by itself: write a Section with a header") }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
    environment.font = FontDescription(style: style)
    environment.text.textCase = textCase
  }
}
