import Foundation
import Testing

@testable import LayoutEngine

@Suite struct DynamicTypeTests {
  // Human Interface Guidelines, Typography: the sizes of a style from xSmall to accessibility5.
  static let table: [(TextStyle, [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]), (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]), (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]), (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]), (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]), (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(arguments: table) func `a style has the size of the tables, and a line of it the height of the font in pixels`(style: TextStyle, sizes: [Double]) {
    for (category, size) in zip(DynamicTypeSize.allCases, sizes) {
      var environment = TextEnvironment()
      environment.dynamicTypeSize = category
      let font = Font(FontDescription(style: style), in: environment)
      #expect(font.size == size && font.weight == (style == .headline ? .semibold : .regular))
      let height = TextRun("Text", font: font).measure(width: nil, height: nil, options: .init(scale: 3)).size.height
      #expect(abs(height - (1.193359 * size * 3).rounded(.up) / 3) < 1e-9, "\(style) at \(category)")
    }
  }

  // Heights of one line that real iOS printed at 3x: footnote, body and 20 points.
  @Test(arguments: [(13.0, 47.0 / 3), (17.0, 61.0 / 3), (20.0, 24.0)] as [(Double, Double)]) func `a line is as high as the phone's`(
    size: Double, height: Double
  ) {
    let run = TextRun("Text", font: Font(FontDescription(size: size)))
    #expect(abs(run.measure(width: nil, height: nil, options: .init(scale: 3)).size.height - height) < 1e-9)
  }

  @Test func `a size in points does not grow`() {
    var environment = TextEnvironment()
    environment.dynamicTypeSize = .accessibility5
    #expect(Font(FontDescription(size: 17), in: environment).size == 17)
    #expect(Font(FontDescription(style: .body), in: environment).size == 53)
  }

  @Test func `all recorded lengths scale as @ScaledMetric scales them`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "scaled-metric.tsv")
    let categories: [Substring: DynamicTypeSize] = ["extraSmall": .xSmall, "small": .small]
    let styles: [Substring: TextStyle] = ["title1": .title, "caption1": .caption]
    var count = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t")
      let category = try #require(categories[columns[0]]), style = try #require(styles[columns[1]] ?? TextStyle(rawValue: String(columns[1])))
      let (value, measured) = (try #require(Double(columns[2])), try #require(Double(columns[3])))
      #expect(abs(category.scaled(value, relativeTo: style) - measured) < 0.0001, "\(line)")
      count += 1
    }
    #expect(count == 361)
  }
}
