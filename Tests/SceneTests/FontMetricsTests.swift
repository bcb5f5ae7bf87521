import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutEngine
@testable import Scene

/// Files of metrics. Data/inter.json is Inter, regular and semibold, as Scripts/font-metrics.py writes it.
struct FontMetricsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static func inter() throws -> FontMetrics { try FontMetrics(reading: folder.appending(path: "Data/inter.json").path) }

  private static func metrics(_ faces: String) throws(SceneError) -> FontMetrics {
    try FontMetrics(SceneInput(file: "fonts.json", bytes: Array("{\"version\": 1, \"faces\": \(faces)}".utf8)))
  }

  private static func complaint(_ text: String) -> String {
    do throws(SceneError) {
      _ = try FontMetrics(SceneInput(file: "fonts.json", bytes: Array(text.utf8)))
      return "no error"
    } catch {
      return error.description
    }
  }

  private static func run(_ string: String, _ font: FontDescription, _ metrics: FontMetrics) -> TextRun { TextRun(string, font: Font(font, metrics: metrics)) }
  private static func width(_ run: TextRun) -> Double { Double(run.widest) * run.unit }

  struct Shaped: Sendable {
    let string: String
    /// In units of 1/2816 em.
    let regular, semibold: Double
  }

  // HarfBuzz 10 on Inter-Regular.otf and Inter-SemiBold.otf 4.0, all of the fonts' features on.
  static let shaped = [
    Shaped(string: "Hello, world", regular: 15700, semibold: 16064), Shaped(string: "Settings", regular: 10988, semibold: 11395),
    Shaped(string: "AVAST Wavy To. LT", regular: 25680, semibold: 26165),
    Shaped(string: "The quick brown fox jumps over the lazy dog", regular: 59588, semibold: 60688),
    Shaped(string: "0123456789", regular: 16900, semibold: 17555), Shaped(string: "Type faster, please", regular: 25204, semibold: 25730),
    Shaped(string: "Ta", regular: 3188, semibold: 3268), Shaped(string: "yes/no?", regular: 10384, semibold: 10811),
    Shaped(string: "WAVE", regular: 7812, semibold: 8196), Shaped(string: "ffi fl fi", regular: 7652, semibold: 7848),
    Shaped(string: "\"Quoted\"", regular: 12128, semibold: 12337), Shaped(string: "r.s.v.p.", regular: 8636, semibold: 9044),
    Shaped(string: "LYLE'S TOY", regular: 15484, semibold: 15624),
  ]

  @Test(arguments: shaped, [11.0, 17, 34]) func `a text is as wide as HarfBuzz shapes it`(_ item: Shaped, size: Double) throws {
    let metrics = try Self.inter()
    for (weight, units) in [(FontWeight.regular, item.regular), (.semibold, item.semibold)] {
      var font = FontDescription(size: size)
      font.weight = weight
      let run = Self.run(item.string, font, metrics)
      #expect(abs(Self.width(run) - units * size / 2816) < 0.0001, "\(weight)")
      #expect(run.approximation == [] && run.font.name == "Inter" && run.font.metricsFile == "inter.json")
    }
  }

  // Of Inter's 2816 units 2728 are above the baseline, 680 below.
  @Test func `heights are the font's, in every text style and scaled down`() throws {
    let font = Font(FontDescription(style: .largeTitle), metrics: try Self.inter())
    #expect(abs(font.ascent - 34 * 2728 / 2816) < 1e-9 && abs(font.lineHeight - 34 * 3408 / 2816) < 1e-9 && abs(font.capHeight - 34 * 2048 / 2816) < 1e-9)
    let half = font.scaled(by: 0.5)
    #expect(half.name == "Inter" && abs(half.ascent - 17 * 2728 / 2816) < 1e-9)
  }

  @Test func `a font or a character that the file does not have is San Francisco's, and the text says so`() throws {
    let metrics = try Self.inter()
    var bold = FontDescription(size: 17)
    bold.weight = .bold
    let other = Self.run("plain", bold, metrics)
    #expect(other.approximation == [.unlisted] && other.font.name == "San Francisco" && other.font.metricsFile == nil)
    #expect(Self.width(other) == Self.width(TextRun("plain", font: Font(bold))))
    let beyond = Self.run("naïve", FontDescription(size: 17), metrics)
    #expect(beyond.approximation == [.unmeasured] && beyond.approximation.text == "San Francisco's characters where the metrics have none")
    #expect(Self.run("漢", FontDescription(size: 17), metrics).approximation == [.unmeasured])
  }

  /// Measured at 17 points alone, tracking and all.
  @Test func `a face of a size is for that size`() throws {
    let metrics = try Self.metrics(
      #"[{"name": "SF Pro", "size": 17, "ascent": 16.2, "descent": 4.1, "advances": {"a": 9.1, "b": 10}, "kerning": {"ab": -0.5}}]"#)
    let run = Self.run("abba", FontDescription(size: 17), metrics)
    #expect(abs(Self.width(run) - (9.1 + 10 + 10 + 9.1 - 0.5)) < 0.0001 && run.font.name == "SF Pro" && run.font.ascent == 16.2)
    #expect(Self.run("abba", FontDescription(size: 18), metrics).approximation == [.unlisted])
  }

  @Test(arguments: [
    ("[]", "1:1: a file of font metrics takes an object, found an array at the top level"),
    (#"{"version": 2, "faces": []}"#, "1:13: 'version' is 1, found 2 at /version; this layouttrace reads version 1"),
    (#"{"version": 1, "faces": []}"#, "1:25: 'faces' takes one font at least, found an array at /faces"),
    (
      #"{"version": 1, "faces": [{"size": 17, "ascent": 1, "descent": 1, "advances": {"ab": 1}}]}"#,
      "1:79: a key of 'advances' is one character, found 'ab' at /faces/0/advances/ab"
    ),
    (
      #"{"version": 1, "faces": [{"size": 17, "ascent": 1, "descent": 1, "advances": {"a": -1}}]}"#,
      "1:84: 'the advance of 'a'' must be 0 or more, found -1 at /faces/0/advances/a"
    ),
    (
      #"{"version": 1, "faces": [{"size": 17, "ascent": 1, "descent": 1, "advances": {"a": 1}, "kerning": {"a": 1}}]}"#,
      "1:100: a key of 'kerning' is two characters, found 'a' at /faces/0/kerning/a"
    ),
    (
      #"{"version": 1, "faces": [{"ascent": 1, "descent": 1, "advances": {"a": 1}}]}"#,
      "1:26: a face needs \"unitsPerEm\" or \"size\" at /faces/0"
    ),
    (
      #"{"version": 1, "faces": [{"size": 17, "unitsPerEm": 1000, "ascent": 1, "descent": 1, "advances": {"a": 1}}]}"#,
      "1:26: 'size' cannot stand beside 'unitsPerEm' at /faces/0; remove one"
    ),
    (#"{"version": 1, "faces": [{"size": 0, "ascent": 1, "descent": 1, "advances": {"a": 1}}]}"#, "1:26: 'size' must be more than 0, found 0 at /faces/0"),
    (#"{"version": 1, "faces": [{"size": 17, "descent": 1, "advances": {"a": 1}}]}"#, "1:26: a face needs \"ascent\" at /faces/0"),
    (
      #"{"version": 1, "faces": [{"size": 17, "weigth": "bold", "ascent": 1, "descent": 1, "advances": {"a": 1}}]}"#,
      "1:39: a face has no \"weigth\" at /faces/0/weigth; did you mean 'weight'?"
    ),
    (
      #"{"version": 1, "faces": [{"size": 17, "ascent": 1, "descent": 1, "advances": {"a": 1}}, {"size": 17, "ascent": 1, "descent": 1, "advances": {"b": 1}}]}"#,
      "1:89: a font that is there already, first at 1:26 at /faces/1; a face is one size, weight, design and slant"
    ),
  ])
  func `what is wrong with a file is said with its place`(text: String, expected: String) { #expect(Self.complaint(text) == "fonts.json:\(expected)") }

  /// docs/fonts.md shows a file and names all that may be approximate.
  @Test func `the page on fonts has a file that is one, and every approximation`() throws {
    let page = try String(contentsOf: Self.folder.appending(path: "../../docs/fonts.md"), encoding: .utf8)
    let json = try #require(page.components(separatedBy: "```").first { $0.hasPrefix("json\n") }).dropFirst("json\n".count)
    #expect(Self.complaint(String(json)) == "no error")
    let words = TextApproximation(rawValue: .max).text.components(separatedBy: ", ")
    #expect(words.count == 8)
    for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
  }
}
