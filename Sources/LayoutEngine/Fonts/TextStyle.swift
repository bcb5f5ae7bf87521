/// SwiftUI's `Font.TextStyle`, with the sizes of iOS (Human Interface Guidelines, Typography, December 2025).
package enum TextStyle: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

  /// Points at each Dynamic Type size, from `xSmall` to `accessibility5`.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// Points.
  package func size(at size: DynamicTypeSize) -> Double { sizes[size.index] }

  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The line height of Apple's table, points: what lengths are scaled by. A line of text is as high as its font says, which is less.
  package func leading(at size: DynamicTypeSize) -> Double { Self.leadings[Int(self.size(at: size)) - Self.smallest] }

  private static let smallest = 11
  /// By size from 11 to 60 points; sizes that the table does not have are interpolated.
  private static let leadings: [Double] = [
    13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41, 42, 43, 44, 46, 47, 48, 49, 50, 51, 52, 53, 54, 56, 57, 58,
    59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 70,
  ]
}
