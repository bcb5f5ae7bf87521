import LayoutModel

/// SVG as it is written, an element a line.
struct SVGText {
  private(set) var text = ""
  private var depth = 0

  typealias Attribute = (name: String, value: String?)

  mutating func line(_ line: String) { text += String(repeating: " ", count: depth) + line + "\n" }

  mutating func open(_ name: String, _ attributes: Attribute...) {
    line("<\(name)\(Self.words(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  mutating func element(_ name: String, _ attributes: Attribute..., content: String? = nil) {
    line(content.map { "<\(name)\(Self.words(attributes))>\(Self.escaped($0))</\(name)>" } ?? "<\(name)\(Self.words(attributes))/>")
  }

  /// One without a value is left out.
  private static func words(_ attributes: [Attribute]) -> String {
    attributes.reduce(into: "") { text, attribute in
      if let value = attribute.value { text += " \(attribute.name)=\"\(escaped(value))\"" }
    }
  }

  /// What XML forbids is U+FFFD; a line's end is a space.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\r", "\t": escaped += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Double {
  /// At most two decimals; no number that SVG does not know.
  package var svg: String {
    guard isFinite else { return "0" }
    let cents = (Swift.min(1e9, Swift.max(-1e9, self)) * 100).rounded(), whole = Int64(clamping: cents.magnitude)
    let (points, rest) = whole.quotientAndRemainder(dividingBy: 100)
    let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (cents < 0 ? "-" : "") + "\(points)" + fraction
  }
}
