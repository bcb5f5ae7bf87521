import JSON
import LayoutModel
import Rendering

/// Texts and sizes of a report, each once: rows name them by their number.
struct ReportTables {
  private(set) var strings: [String] = []
  private var stringNumbers: [String: Int] = [:]
  /// How many texts the reader has already; what is added is numbered on.
  private let known: Int
  private(set) var sizes: [ProposedSize] = []
  private var sizeNumbers: [ProposedSize: Int] = [:]

  struct ProposedSize: Hashable {
    let width, height: Double?
  }

  init(after known: Int = 0) { self.known = known }

  /// -1 for nil.
  mutating func string(_ text: String?) -> JSONValue {
    guard let text else { return .integer(-1) }
    if let known = stringNumbers[text] { return .integer(Int64(known)) }
    let number = known + strings.count
    stringNumbers[text] = number
    strings.append(text)
    return .integer(Int64(number))
  }

  /// A side that is nil, or missing, is null.
  mutating func size(_ width: Double?, _ height: Double?) -> JSONValue {
    let size = ProposedSize(width: width, height: height)
    if let known = sizeNumbers[size] { return .integer(Int64(known)) }
    sizeNumbers[size] = sizes.count
    sizes.append(size)
    return .integer(Int64(sizes.count - 1))
  }

  var json: [(key: String, value: JSONValue)] {
    [("strings", .array(strings.map(JSONValue.string))), ("sizes", .array(sizes.map { .array([.points($0.width), .points($0.height)]) }))]
  }
}

extension JSONValue {
  /// Points to three decimals; null for nil, `"infinity"` for what has no end.
  static func points(_ value: Double?) -> JSONValue {
    guard let value else { return .null }
    guard value.isFinite, abs(value) < 1e12 else { return .number(value) }
    return .number((value * 1000).rounded() / 1000)
  }

  static func rect(_ rect: Rect) -> JSONValue {
    .array([.points(rect.origin.x), .points(rect.origin.y), .points(rect.size.width), .points(rect.size.height)])
  }

  static func count(_ number: some BinaryInteger) -> JSONValue { .integer(Int64(clamping: number)) }
  static func flag(_ flag: Bool) -> JSONValue { .integer(flag ? 1 : 0) }
}
