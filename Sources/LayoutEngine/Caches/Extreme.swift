import LayoutModel

/// An offer by which a stack learns how far a view shrinks or grows along its axis: 0 or infinity.
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

  /// The length that is known where the view is always proposed `other` along the other axis.
  func proposed(_ other: Double?) -> KnownLength { holds(other) ? KnownLength(length) : .unknown }

  /// A bound that is so much larger than `bound`, and no less for rounding.
  static func sum(_ bound: Double, _ more: Double) -> Double { bound == -.infinity ? bound : bound + more + slack(abs(bound) + abs(more)) }

  /// The rounding error that a sum of `terms` lengths may have which are `magnitude` together.
  static func slack(_ magnitude: Double, terms: Int = 1) -> Double { Double(terms + 4) * magnitude * 1e-15 }
}

/// A view's lengths at the extremes, as far as they were asked for.
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
