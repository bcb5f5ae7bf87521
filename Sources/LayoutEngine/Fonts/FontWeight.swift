/// SwiftUI's `Font.Weight`.
package enum FontWeight: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Where the weight's advances lie between regular, 0, and bold, 1. Between the two as recorded on iOS 26.1; outside they are extrapolated, by as
  /// much as Inter's letters grow (black 1.665, light -0.280, of bold's growth), with heavy .5333 of the way from bold to black.
  var position: Double {
    switch self {
    case .ultraLight: -0.841
    case .thin: -0.562
    case .light: -0.280
    case .regular: 0
    case .medium: 0.3667
    case .semibold: 0.6333
    case .bold: 1
    case .heavy: 1.3547
    case .black: 1.665
    }
  }

  /// Whether the advances of the weight were recorded, or lie between two that were.
  var isRecorded: Bool { (0...1).contains(position) }
}

/// SwiftUI's `Font.Design`.
package enum FontDesign: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case `default`, serif, rounded, monospaced
}
