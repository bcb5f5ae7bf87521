import LayoutModel

/// Lengths of a list on iOS, points. What was recorded of SwiftUI is said to be; the rest is UIKit's, recorded on Mac Catalyst, or reported.
struct ListMetrics: Sendable {
  /// From the list's edges to its rows.
  let margin: Double
  /// Of a row's content inside of the row.
  let row: EdgeInsets
  /// The least height of a row.
  let rowMinimum: Double
  let header: EdgeInsets
  let headerStyle: TextStyle
  let headerCase: TextCase?
  let footer: EdgeInsets
  /// Above a section without header, and below one without footer.
  let sectionGap: Double
  /// Above the first section, where it has no header.
  let top: Double
  /// Below the last one, where it has no footer.
  let bottom: Double
  /// Whether a header stays in sight as long as its section does.
  let hasStickyHeaders: Bool

  static func of(_ layout: RowLayout, on system: ControlSystem) -> ListMetrics {
    switch (system, layout) {
    case (.iOS26, .plain): plain26
    case (.iOS26, .insetGrouped): grouped26
    case (.iOS26, _): grouped26.withoutMargin
    case (_, .plain): plain18
    case (_, .insetGrouped): grouped18
    case (_, _): grouped18.withoutMargin
    }
  }

  /// iOS 16, recorded of SwiftUI: rows 16 from the edges and 44 high, their text 16 inside; a header of 13 points in capitals, 38.667 high, its text at
  /// (16, 17); a section without header 35.333 below the one before. 187 high with three rows, recorded on iOS 18: 35 above and 20 below.
  private static let grouped18 = ListMetrics(
    margin: 16, row: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), rowMinimum: 44,
    header: EdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 16), headerStyle: .footnote, headerCase: .uppercase,
    footer: EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16), sectionGap: 53.0 / 3, top: 35, bottom: 20, hasStickyHeaders: false)

  /// UIKit on iOS 26.1: a row is 15.5 above and below its line; a header of 17 points is 40.5 high, its text at (16, 10), a footer of 13 points 30, its text
  /// at (16, 8). SwiftUI's rows are 52 high: with three of them a list was 190.667 high (a crash log), which leaves 34.667 above and below together.
  private static let grouped26 = ListMetrics(
    margin: 16, row: EdgeInsets(top: 15.5, leading: 16, bottom: 15.5, trailing: 16), rowMinimum: 52,
    header: EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16), headerStyle: .headline, headerCase: nil,
    footer: EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16), sectionGap: 53.0 / 3, top: 52.0 / 3, bottom: 52.0 / 3, hasStickyHeaders: false)

  /// Rows from edge to edge; the header sticks. Reported: 22 above a header.
  private static let plain18 = ListMetrics(
    margin: 0, row: grouped18.row, rowMinimum: 44, header: EdgeInsets(top: 22, leading: 16, bottom: 4, trailing: 16), headerStyle: .headline,
    headerCase: nil, footer: grouped18.footer, sectionGap: 0, top: 0, bottom: 0, hasStickyHeaders: true)

  /// UIKit on iOS 26.1: 22 above each header, which is 40.5 high.
  private static let plain26 = ListMetrics(
    margin: 0, row: grouped26.row, rowMinimum: 52, header: EdgeInsets(top: 32, leading: 16, bottom: 10, trailing: 16), headerStyle: .headline,
    headerCase: nil, footer: grouped26.footer, sectionGap: 0, top: 0, bottom: 0, hasStickyHeaders: true)

  private var withoutMargin: ListMetrics {
    ListMetrics(
      margin: 0, row: row, rowMinimum: rowMinimum, header: header, headerStyle: headerStyle, headerCase: headerCase, footer: footer, sectionGap: sectionGap,
      top: top, bottom: bottom, hasStickyHeaders: hasStickyHeaders)
  }
}
