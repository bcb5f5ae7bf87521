import LayoutModel

/// Caps the lines of the texts it wraps; the innermost wins (semantics B5).
package struct LineLimit: EnvironmentPrimitive {
  private let limit: Int?
  private let reserved: Int

  package static let traits = Traits(sets: ["lineLimit"], arguments: "_ value, _ range, reservesSpace")
  package static let summary = "Caps the number of lines of the texts inside."
  package static let parameters = [
    Parameter("value", .integer, "Lines at most; 0 counts as 1, null as no limit."),
    Parameter("range", .range, "[lines reserved, lines at most], null for open."),
    Parameter("reservesSpace", .bool, "Whether room for all of value is kept; false by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    if let range = arguments.range("range") {
      if arguments.values["value"] != nil { throw ArgumentError("value", "cannot stand beside 'range'") }
      (limit, reserved) = (try Self.lines(range.upper, "range"), max(try Self.lines(range.lower, "range") ?? 0, 0))
      if let limit, limit < reserved { throw ArgumentError("range", "must not end before it starts") }
    } else {
      limit = try Self.lines(arguments.number("value"), "value")
      reserved = arguments.bool("reservesSpace") == true ? limit ?? 0 : 0
    }
  }

  private static func lines(_ value: Double?, _ name: String) throws(ArgumentError) -> Int? {
    guard let value, value < .infinity else { return nil }
    guard value == value.rounded(), value >= 0, value < 1e9 else { throw ArgumentError(name, "must be a whole number of lines, 0 or more") }
    return Int(clamping: value)
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
    (environment.lineLimit, environment.reservedLines) = (limit, reserved)
  }
}
