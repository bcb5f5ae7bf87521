import LayoutModel
import Platform

/// The names of a pass's guides, in UTF-8.
struct GuideNames {
  private let names: [[UInt8]]
  /// Of one whose axis is said beside it: `center` on both.
  private let ofAxis: [[UInt8]]

  init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    ofAxis = names.map { Array(($0 == "HorizontalAlignment.center" || $0 == "VerticalAlignment.center" ? "center" : $0).utf8) }
  }

  /// What the pass has no name for is called by its number.
  subscript(guide: GuideID) -> [UInt8] { Int(guide) < names.count ? names[Int(guide)] : Array("guide\(guide)".utf8) }

  func ofAxis(_ guide: GuideID) -> [UInt8] { Int(guide) < ofAxis.count ? ofAxis[Int(guide)] : self[guide] }

  /// Of the guides up to `last` both names, as C strings, for as long as `body` runs.
  func withTexts<T>(through last: GuideID, _ body: (UnsafeRawPointer?) throws -> T) rethrows -> T {
    let texts = (0...last).flatMap { [self[$0], ofAxis($0)] }.map { strdup(String(decoding: $0, as: UTF8.self)) }
    defer { texts.forEach { free($0) } }
    return try texts.withUnsafeBytes { try body($0.baseAddress) }
  }

  /// One of such texts.
  static func text(_ texts: UnsafeRawPointer, _ guide: GuideID, isAxisSaid: Bool) -> UnsafeMutablePointer<CChar>? {
    texts.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)[2 * Int(guide) + (isAxisSaid ? 1 : 0)]
  }
}
