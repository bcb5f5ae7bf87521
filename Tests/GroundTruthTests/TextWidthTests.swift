import Foundation
import LayoutEngine
import Testing

/// Widths of texts that iOS printed, and how far ours are from them.
struct TextWidthTests {
  /// In points, and in parts of the width.
  private func error(_ item: GroundTruthCase) throws -> (points: Double, part: Double) {
    let expected = try #require(((item.expect["size"] as? [Any])?.first as? NSNumber)?.doubleValue)
    let scene = try #require(try JSONSerialization.jsonObject(with: item.scene) as? [String: Any])
    let view = try #require(scene["view"] as? [String: Any]), font = try #require(view["font"] as? [String: Any])
    var description = FontDescription(size: (font["size"] as? NSNumber)?.doubleValue)
    description.weight = (font["weight"] as? String).flatMap { FontWeight(rawValue: $0) }
    let run = TextRun(try #require(view["string"] as? String), font: Font(description))
    let points = abs(run.measure(width: nil, height: nil, options: .init(scale: 3)).size.width - expected)
    return (points, points / expected)
  }

  @Test(arguments: GroundTruthCase.all.filter { $0.area.hasPrefix("sf-ios") })
  func `a string of the font probe is within 1 percent, and to the pixel where nothing is kerned`(_ item: GroundTruthCase) throws {
    let error = try error(item)
    #expect(error.part <= 0.01)
    // "Hello UIKit" is the one that has no kerning. A width is given to four decimals.
    if item.id.hasSuffix("-2") { #expect(error.points < 0.0001, "\(item.expect)") }
  }

  @Test(arguments: GroundTruthCase.all.filter { $0.area == "sf-text-widths" })
  func `a string of an app is within 1 percent`(_ item: GroundTruthCase) throws { #expect(try error(item).part <= 0.01) }
}
