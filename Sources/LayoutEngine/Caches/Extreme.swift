import LayoutModel

/// What a stack offers a view along its axis to learn how far that shrinks and grows.
///
/// Most views answer the same length whatever they are proposed along the other axis, or whatever is enough there. Where nothing is recorded the stack
/// then need not ask (`Primitive.length`): a text that is offered no width has none at any height, and one that is offered no height has a line.
package enum Extreme: Int, CaseIterable {
  case minimum, maximum

  var offer: Double { self == .minimum ? 0 : .infinity }
}

/// A length that a view answers whatever it is proposed along the other axis, if that is more than `above`, or nil.
package struct KnownLength: BitwiseCopyable {
  /// NaN: it is for the view to say.
  let length: Double
  let above: Double

  static let unknown = KnownLength(.nan)

  init(_ length: Double, above: Double = -.infinity) { (self.length, self.above) = (length, above) }

  var isKnown: Bool { !length.isNaN }
  /// Known whatever is proposed along the other axis.
  var isUnconditional: Bool { isKnown && above == -.infinity }
  /// The proposals along the other axis for which it is known.
  var range: LengthRange { above == -.infinity ? .all : LengthRange(low: above.nextUp, high: .nan) }

  /// Whether it is known for what is proposed along the other axis.
  func holds(_ other: Double?) -> Bool { isKnown && (other.map { $0 > above } ?? true) }

  /// What is known where the view is always proposed `other` along the other axis.
  func proposed(_ other: Double?) -> KnownLength { holds(other) ? KnownLength(length) : .unknown }

  /// A bound that is so much larger than `bound`, and no less for rounding.
  static func sum(_ bound: Double, _ more: Double) -> Double { bound == -.infinity ? bound : bound + more + slack(abs(bound) + abs(more)) }

  /// What sums of `terms` lengths that are `magnitude` together may be off by.
  static func slack(_ magnitude: Double, terms: Int = 1) -> Double { Double(terms + 4) * magnitude * 1e-15 }
}

extension LayoutTree {
  /// What a view answers along `axis` to an extreme offer there.
  ///
  /// Not of one that a Layout is in: whoever records asks it, and a Layout is to see the same questions, recorded or not.
  func length(_ axis: Axis, at extreme: Extreme, of node: NodeID) -> KnownLength {
    nodes[node].holdsLayout ? .unknown : nodes[node].primitive.length(axis, at: extreme, node, self)
  }

  /// See `Primitive.fittingOffer`.
  func fittingOffer(_ axis: Axis, of node: NodeID) -> Double { nodes[node].holdsLayout ? .nan : nodes[node].primitive.fittingOffer(axis, node, self) }

  /// The length that a view has whatever it is proposed.
  func constantLength(_ axis: Axis, of node: NodeID) -> Double? {
    let minimum = length(axis, at: .minimum, of: node), maximum = length(axis, at: .maximum, of: node)
    return minimum.isUnconditional && maximum.isUnconditional && minimum.length == maximum.length ? minimum.length : nil
  }

  /// Whether what is known of a view's lengths is the same of two primitives.
  func haveSameExtremes(_ one: AnyPrimitive, _ other: AnyPrimitive, _ node: NodeID) -> Bool {
    func isSame(_ one: Double, _ other: Double) -> Bool { one.bitPattern == other.bitPattern }
    return Axis.allCases.allSatisfy { axis in
      isSame(one.fittingOffer(axis, node, self), other.fittingOffer(axis, node, self))
        && Extreme.allCases.allSatisfy {
          let (one, other) = (one.length(axis, at: $0, node, self), other.length(axis, at: $0, node, self))
          return isSame(one.length, other.length) && isSame(one.above, other.above)
        }
    }
  }
}

/// What is known of a view's lengths, as far as it was asked for.
struct ExtremeLengths: BitwiseCopyable {
  private var lengths: (Double, Double, Double, Double) = (.nan, .nan, .nan, .nan)
  // Bounds, rounded up.
  private var above: (Float, Float, Float, Float) = (0, 0, 0, 0)
  private var fitting: (Float, Float) = (0, 0)
  private var known: UInt8 = 0

  /// nil while nobody has set it.
  subscript(axis: Axis, extreme: Extreme) -> KnownLength? {
    get {
      let index = extreme.rawValue + 2 * Int(axis.rawValue)
      return known & 1 << index == 0 ? nil : KnownLength(Self.read(lengths, index), above: Double(Self.read(above, index) as Float))
    }
    set {
      let index = extreme.rawValue + 2 * Int(axis.rawValue), new = newValue ?? .unknown
      known |= 1 << index
      Self.write(new.length, &lengths, index)
      Self.write(Float(new.above, roundedUp: ()), &above, index)
    }
  }

  /// `Primitive.fittingOffer`; nil while nobody has set it.
  subscript(fitting axis: Axis) -> Double? {
    get { known & 1 << (4 + axis.rawValue) == 0 ? nil : Double(Self.read(fitting, Int(axis.rawValue)) as Float) }
    set {
      known |= 1 << (4 + axis.rawValue)
      Self.write(Float(newValue ?? .nan, roundedUp: ()), &fitting, Int(axis.rawValue))
    }
  }

  private static func read<Tuple, Number: BitwiseCopyable>(_ tuple: Tuple, _ index: Int) -> Number {
    withUnsafeBytes(of: tuple) { $0.load(fromByteOffset: index * MemoryLayout<Number>.stride, as: Number.self) }
  }

  private static func write<Tuple, Number: BitwiseCopyable>(_ number: Number, _ tuple: inout Tuple, _ index: Int) {
    withUnsafeMutableBytes(of: &tuple) { $0.storeBytes(of: number, toByteOffset: index * MemoryLayout<Number>.stride, as: Number.self) }
  }
}

extension Float {
  /// The nearest that is no less.
  fileprivate init(_ value: Double, roundedUp: Void) {
    let nearest = Float(value)
    self = Double(nearest) < value ? nearest.nextUp : nearest
  }
}
