import SwiftTokens

/// `CGSize(width: .infinity, height: 3)`: on a Mac the length is a CGFloat, elsewhere it may be a Double as well, so that the compiler knows of two. It is given
/// a name, as long, that CGFloat alone has.
enum CoreGraphicsValue {
  private static let types: Set = ["CGSize", "CGPoint", "CGRect"]
  private static let labels: Set = ["width", "height", "x", "y"]

  /// - Parameter index: of the word after the dot.
  /// - Returns: nil where it is not an argument of such a value.
  static func edit(_ tokens: [SwiftToken], _ index: Int) -> (range: Range<Int>, text: String)? {
    guard index > 3, tokens[index - 1].text == ".", tokens[index - 2].text == ":" || tokens[index - 2].text == "-", let open = opening(tokens, index - 1) else {
      return nil
    }
    let label = tokens[index - 2].text == "-" ? index - 4 : index - 3
    guard labels.contains(tokens[label].text), open > 0 else { return nil }
    let called = tokens[open - 1].text
    // Of an initializer without its type, those with both sides.
    let isSize =
      called == "init" && open > 1 && tokens[open - 2].text == "." && tokens[open + 1].text == "width"
      && tokens[open...].prefix(8).contains { $0.text == "height" }
    guard types.contains(called) || isSize else { return nil }
    return (tokens[index].range, "_" + tokens[index].text.dropFirst())
  }

  /// The parenthesis that is open where a token stands.
  private static func opening(_ tokens: [SwiftToken], _ index: Int) -> Int? {
    var depth = 0
    for other in stride(from: index - 1, through: max(0, index - 40), by: -1) {
      switch tokens[other].text {
      case ")", "]", "}": depth += 1
      case "(" where depth == 0: return other
      case "(", "[", "{": depth -= 1
      default: break
      }
    }
    return nil
  }
}
