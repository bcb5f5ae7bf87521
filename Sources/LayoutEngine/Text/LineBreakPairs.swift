// What the algorithm says of two neighbours alone.
extension LineBreakClass {
  init(_ scalar: Unicode.Scalar, _ tailoring: LineBreaks.Tailoring) {
    let code = scalar.value
    if code < 128 {
      self = Self.ascii[Int(code)]
    } else {
      let found = Self.of(code)
      let isHangul = found == .H || found == .JL || found == .JV || found == .JT
      self = isHangul && tailoring.contains(.wholeHangulWords) ? .AL : found == .H ? (code - 0xAC00).isMultiple(of: 28) ? .H2 : .H3 : found
    }
  }

  private static let ascii = ContiguousArray((0..<128).map { of($0) })

  private static func of(_ code: UInt32) -> LineBreakClass {
    let run = starts.indices.partitionPoint { starts[$0] >> 8 > code } - 1
    return LineBreakClass(rawValue: UInt8(truncatingIfNeeded: starts[run])) ?? .AL
  }

  var isMark: Bool { self == .CM || self == .ZWJ }
  var isMandatory: Bool { self == .BK || self == .CR || self == .LF || self == .NL }
  /// A mark that follows is not part of it.
  var standsAlone: Bool { isMandatory || self == .SP || self == .ZW }
  var isOpening: Bool { self == .OP || self == .OPw }
  /// What does not begin a line, even after spaces (LB13).
  var isClosing: Bool { self == .CL || self == .CP || self == .EX || self == .IS || self == .SY }
  private var isLetter: Bool { self == .AL || self == .HL }
  private var isIdeograph: Bool { self == .ID || self == .IDx || self == .EB || self == .EM }
  private var isHangul: Bool { self == .JL || self == .JV || self == .JT || self == .H2 || self == .H3 }

  /// Whether a line may end between two scalars of these classes that stand side by side, LB11 to LB31.
  static func allowsBreak(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool { pairs[Int(last.rawValue) * allCases.count + Int(next.rawValue)] }

  private static let pairs = ContiguousArray(allCases.flatMap { last in allCases.map { last.allowsBreak(before: $0) } })

  private func allowsBreak(before next: LineBreakClass) -> Bool {
    switch (self, next) {
    case (.WJ, _), (_, .WJ), (.GL, _): return false  // LB11, LB12
    case (_, .GL) where self != .BA && self != .HY: return false  // LB12a
    case _ where next.isClosing || isOpening: return false  // LB13, LB14
    case (.CL, .NS), (.CP, .NS), (.B2, .B2): return false  // LB16, LB17
    case (.QU, _), (_, .QU): return false  // LB19, LB15
    case (.CB, _), (_, .CB): return true  // LB20
    case (_, .BA), (_, .HY), (_, .NS), (.BB, _), (.SY, .HL), (_, .IN): return false  // LB21, LB21b, LB22
    default: return allowsBreakOfWords(before: next)
    }
  }

  /// LB23 to LB31.
  private func allowsBreakOfWords(before next: LineBreakClass) -> Bool {
    switch (self, next) {
    case (.NU, _) where next.isLetter, (_, .NU) where isLetter: return false  // LB23
    case (.PR, _) where next.isIdeograph, (_, .PO) where isIdeograph: return false  // LB23a
    case (.PR, _) where next.isLetter, (.PO, _) where next.isLetter, (_, .PR) where isLetter, (_, .PO) where isLetter: return false  // LB24
    case (.HY, .NU), (.PR, .NU), (.PO, .NU), (.NU, .NU): return false  // LB25
    case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3), (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT), (.H3, .JT): return false  // LB26
    case (_, .PO) where isHangul, (.PR, _) where next.isHangul: return false  // LB27
    case _ where next.isLetter && (isLetter || self == .IS): return false  // LB28, LB29
    case (_, .OP) where isLetter || self == .NU, (.CP, _) where next.isLetter || next == .NU: return false  // LB30
    case (.EB, .EM), (.IDx, .EM): return false  // LB30b
    default: return true
    }
  }
}
