/// Conversions of numbers that end the process where the number does not fit. What a scene, an argument or a trace says may be any number.
///
/// They are declared here once more, so that the compiler warns of every use, which `make test` takes for an error. Instead:
///
/// - `Int(exactly: number)` where what does not fit is no answer;
/// - `Int(clamping: number)`, of a `Double` too, where the nearest that fits is as good;
/// - `Int(truncatingIfNeeded: integer)` for what an engine's own count cannot exceed.
extension Int {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
}
extension Int64 {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
}
extension Int32 {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Int64) { self.init(clamping: number) }
}
extension Int16 {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Int64) { self.init(clamping: number) }
}
extension Int8 {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Int64) { self.init(clamping: number) }
}
extension UInt {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Int64) { self.init(clamping: number) }
}
extension UInt64 {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Int64) { self.init(clamping: number) }
}
extension UInt32 {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Int64) { self.init(clamping: number) }
}
extension UInt16 {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Int64) { self.init(clamping: number) }
}
extension UInt8 {
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Double) { self.init(clamping: number) }
  @available(*, deprecated, message: "ends the process where it does not fit; use exactly: or clamping:")
  package init(_ number: Int64) { self.init(clamping: number) }
}

extension FixedWidthInteger {
  /// Towards zero, and the nearest number that fits; 0 for what is no number.
  @inlinable package init(clamping number: Double) {
    let whole = number.rounded(.towardZero)
    // The processor converts to Int; other types in general take far longer.
    if let int = Int(exactly: whole) {
      self.init(clamping: int)
    } else {
      // The largest one may be no Double: rounding made a larger one of it, as of 2⁶³ - 1.
      self = number.isNaN ? 0 : Self(exactly: whole) ?? (number < 0 ? .min : .max)
    }
  }
}
