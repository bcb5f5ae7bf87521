/// Where a line may end: Unicode's line breaking algorithm, UAX #14 of Unicode 15, with numbers as its example 7 has them.
///
/// One pass over the scalars: each is looked at with the one before it, with the last that is no space, and with what of a number has been read.
struct LineBreaks {
  /// In what interface texts are broken otherwise than the algorithm says.
  struct Tailoring: OptionSet {
    let rawValue: UInt8
    /// Hangul words stay whole, as on iOS: syllables are letters.
    static let wholeHangulWords = Tailoring(rawValue: 1)
    /// A hyphen that begins its word belongs to it (rule LB20a of Unicode 16).
    static let leadingHyphens = Tailoring(rawValue: 2)
    static let interface: Tailoring = [.wholeHangulWords, .leadingHyphens]
  }

  /// What has been read of a number, `NU (NU | SY | IS)* (CL | CP)?`.
  private enum Number { case none, digits, closed }

  private let tailoring: Tailoring
  /// The class of the scalar before, marks counted to what they are on; nil at the start.
  private var last: LineBreakClass?
  /// The class before the spaces that were read last.
  private var beforeSpaces: LineBreakClass?
  private var number = Number.none
  private var regionalIndicators = 0
  private var followsJoiner = false, followsHebrewHyphen = false, followsLeadingHyphen = false

  private init(_ tailoring: Tailoring) { self.tailoring = tailoring }

  /// For each scalar whether a line may end after it; where it must, and at the end of the text, too.
  static func after(_ scalars: String.UnicodeScalarView, _ tailoring: Tailoring = .interface) -> ContiguousArray<Bool> {
    let classes = ContiguousArray(scalars.lazy.map { LineBreakClass($0, tailoring) })
    var (after, breaks) = (ContiguousArray(repeating: true, count: classes.count), LineBreaks(tailoring))
    for (index, next) in classes.enumerated() {
      let mayBreak = breaks.read(next) { classes[(index + 1)...].first { !$0.isMark } == .NU }
      if index > 0 { after[index - 1] = mayBreak }
    }
    return after
  }

  /// Reads a scalar's class, and says whether a line may end before it.
  private mutating func read(_ raw: LineBreakClass, isBeforeDigit: () -> Bool) -> Bool {
    // LB9: a mark is part of what it is on; LB10: else it is a letter.
    if raw.isMark, let last, !last.standsAlone {
      followsJoiner = raw == .ZWJ
      return false
    }
    let next = raw.isMark ? .AL : raw
    let mayBreak = last.map { allowsBreak($0, next, isBeforeDigit) } ?? false
    advance(to: next)
    followsJoiner = raw == .ZWJ
    return mayBreak
  }

  private func allowsBreak(_ last: LineBreakClass, _ next: LineBreakClass, _ isBeforeDigit: () -> Bool) -> Bool {
    if last.isMandatory { return !(last == .CR && next == .LF) }  // LB4, LB5
    if next.isMandatory || next == .SP || next == .ZW { return false }  // LB6, LB7
    if (last == .SP ? beforeSpaces : last) == .ZW { return true }  // LB8
    if followsJoiner { return false }  // LB8a
    if last == .SP { return allowsBreakAfterSpaces(next) }
    if followsLeadingHyphen, next == .AL || next == .HL { return false }
    if followsHebrewHyphen { return next == .CB }  // LB21a
    if continuesNumber(next) { return false }  // LB25
    if last == .PR || last == .PO, next == .HY || next.isOpening, isBeforeDigit() { return false }
    if last == .RI, next == .RI { return regionalIndicators.isMultiple(of: 2) }  // LB30a
    return LineBreakClass.allowsBreak(last, next)
  }

  /// LB11, LB13 to LB18.
  private func allowsBreakAfterSpaces(_ next: LineBreakClass) -> Bool {
    if next == .WJ || next.isClosing || beforeSpaces?.isOpening == true { return false }
    switch (beforeSpaces, next) {
    case (.QU, .OP), (.QU, .OPw), (.CL, .NS), (.CP, .NS), (.B2, .B2): return false
    default: return true
    }
  }

  private func continuesNumber(_ next: LineBreakClass) -> Bool {
    switch next {
    case .NU, .SY, .IS, .CL, .CP: number == .digits
    case .PO, .PR: number != .none
    default: false
    }
  }

  private mutating func advance(to next: LineBreakClass) {
    switch next {
    case .NU: number = .digits
    case .SY, .IS: if number == .closed { number = .none }
    case .CL, .CP: number = number == .digits ? .closed : .none
    default: number = .none
    }
    followsHebrewHyphen = last == .HL && (next == .HY || next == .BA)
    followsLeadingHyphen = tailoring.contains(.leadingHyphens) && next == .HY && (last.map { $0.standsAlone || $0 == .CB || $0 == .GL } ?? true)
    regionalIndicators = next == .RI ? regionalIndicators + 1 : 0
    if next == .SP, last != .SP { beforeSpaces = last }
    last = next
  }
}
