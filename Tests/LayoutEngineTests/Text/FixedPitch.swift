@testable import LayoutEngine

/// 8 points a column, lines of 20 with the baseline at 15.
let pitch = Font(FontDescription(advance: 8, lineHeight: 20, ascent: 15))

/// A text in the fixed pitch, broken after so many columns.
func lines(_ text: String, columns: Double?, limit: Int? = nil, truncation: TextRun.Truncation = .tail, avoidsOrphans: Bool = false) -> [String] {
  var options = TextRun.Options(lineLimit: limit, truncation: truncation)
  options.avoidsOrphans = avoidsOrphans
  return TextRun(text, font: pitch).lines(width: columns.map { $0 * 8 }, height: nil, options: options).map(\.text)
}
