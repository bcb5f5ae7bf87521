import LayoutModel

/// Lengths that a view may be proposed along one axis without answering otherwise: those from `low` to `high`, both included.
struct LengthRange: BitwiseCopyable, Equatable {
  /// NaN: nil alone.
  var low: Double
  /// NaN: as many as there are, and nil too.
  var high: Double

  static let all = LengthRange(low: -.infinity, high: .nan)

  init(low: Double, high: Double) { (self.low, self.high) = (low, high) }

  /// - Parameter length: NaN for nil.
  init(only length: Double) { (low, high) = (length, length) }

  @inline(__always) func contains(_ length: Double) -> Bool { length.isNaN ? high.isNaN : low <= length && !(length > high) }

  var isAll: Bool { low == -.infinity && high.isNaN }

  func contains(_ other: LengthRange) -> Bool {
    if other.low.isNaN { return high.isNaN }
    return low <= other.low && (high.isNaN || other.high <= high)
  }

  /// Of two ranges that have a length in common, or nil.
  @inline(__always) mutating func formIntersection(_ other: LengthRange) {
    if other.low.isNaN || other.low > low { low = other.low }
    if high.isNaN || other.high < high { high = other.high }
  }

  /// One of them.
  var sample: Double { low.isNaN || high < .infinity ? high : low > -.infinity ? low : 0 }
}

/// Proposals to which a view gives one and the same answer, all that is in it has the same sizes and places, and its guides the same values.
///
/// Of what is asked the engine then need not ask again what another proposal of the range has answered, where nothing is recorded (semantics A13).
struct ProposalRange: BitwiseCopyable, Equatable {
  var width: LengthRange
  var height: LengthRange

  static let all = ProposalRange(width: .all, height: .all)

  init(width: LengthRange, height: LengthRange) { (self.width, self.height) = (width, height) }

  @inline(__always) init(only proposal: Proposal) {
    (width, height) = (LengthRange(only: proposal.rawWidth), LengthRange(only: proposal.rawHeight))
  }

  @inline(__always) func contains(_ proposal: Proposal) -> Bool { width.contains(proposal.rawWidth) && height.contains(proposal.rawHeight) }

  func contains(_ other: ProposalRange) -> Bool { width.contains(other.width) && height.contains(other.height) }

  @inline(__always) subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Of two ranges that have a proposal in common.
  mutating func formIntersection(_ other: ProposalRange) {
    width.formIntersection(other.width)
    height.formIntersection(other.height)
  }

  var sample: Proposal {
    var sample = Proposal.unspecified
    (sample.rawWidth, sample.rawHeight) = (width.sample, height.sample)
    return sample
  }
}

extension AnyPrimitive {
  /// Whether its `size` says for which proposals it holds.
  var knowsRange: Bool { Self.knowing[Int(kind)] }
  private static let knowing = types.map { $0.knowsRange }
}

extension LengthRange {
  /// The offers to a view, `length` among them, for which the offer that it hands on, `(length - less) / sharers` or 0 if that is negative, lies in
  /// this range.
  ///
  /// - Parameter terms: how many sums and differences `less` and the offer were made of. Each may have been rounded, so the range ends that much earlier.
  func offered(_ length: Double?, less: Double, sharers: Double = 1, terms: Int = 1) -> LengthRange {
    func bound(_ end: Double) -> (Double, slack: Double) {
      let sum = end * sharers + less
      return (sum, Double(terms + 4) * (abs(sum) + abs(less)) * 1e-15)
    }
    var range = LengthRange(low: low.isNaN ? .nan : -.infinity, high: high)
    if low > 0 {
      let (sum, slack) = bound(low)
      range.low = length.map { sum + slack < $0 ? sum + slack : $0 } ?? sum + slack
    }
    if let length, high < .infinity {
      let (sum, slack) = bound(high)
      range.high = sum - slack > length ? sum - slack : length
    }
    return range
  }
}
