import Drawing
import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing

@Suite struct SVGTests {
  private func svg(_ view: View, _ layers: Set<PictureLayer> = [], title: String = "") throws -> String {
    var svg = SVGPicture()
    (svg.layers, svg.title) = (layers, title)
    return svg.text(try Drawn(view, 100, 60).picture)
  }

  @Test func `a line stands on its baseline and is as wide as it was measured`() throws {
    // 24 × 20 in the middle of 100 × 60: from 38, 20 on, the baseline 15 below.
    #expect(
      try svg(.text("abc")).contains(#"<text x="38" y="35" font-size="13.29" class="ink mono" textLength="24" lengthAdjust="spacingAndGlyphs">abc</text>"#))
  }

  @Test func `markup of a scene is text`() throws {
    let hostile = "</text><script>alert(1)</script>\u{2028}&\"'\u{1}"
    let text = try svg(.text(hostile, id: "<b>&"), Set(PictureLayer.allCases), title: hostile)
    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;script&gt;"))
    #expect(isWellFormed(text))
  }

  @Test(
    arguments: [
      (.frames, #"class="frame""#), (.sizes, "8 × 20"), (.spacing, #"class="gap""#), (.guides, #"class="guide""#), (.offers, #"class="offer""#),
      (.overflow, #"class="out""#),
    ] as [(PictureLayer, String)])
  func `a layer shows what it is named after, and only when it is asked for`(_ layer: PictureLayer, _ mark: String) throws {
    let view = View.hStack(spacing: 9, .text("a"), .text("wide").fixedSize().frame(width: 10))
    #expect(try svg(view, [layer]).contains(mark))
    #expect(try !svg(view, Set(PictureLayer.allCases).subtracting([layer])).contains(mark))
  }

  @Test func `a text that is cut is marked only in the layer of trouble`() throws {
    let view = View.text("abcdefgh").lineLimit(1).frame(width: 40)
    #expect(try svg(view, [.overflow]).contains(#"class="cut mono""#))
    #expect(try svg(view).contains(#"class="ink mono""#))
  }

  @Test(
    arguments: [(1.0, "1"), (0.25, "0.25"), (-0.5, "-0.5"), (10.004, "10"), (1e300, "1000000000"), (.infinity, "0"), (.nan, "0"), (2.05, "2.05")]
      as [(Double, String)])
  func `numbers have two decimals and are numbers`(_ number: Double, _ text: String) { #expect(number.svg == text) }
}
