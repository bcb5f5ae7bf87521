import LayoutModel

/// What a stack offers a view along its axis to learn how far that shrinks and grows.
///
/// Most views answer the same length whatever they are proposed along the other axis. Where nothing is recorded the stack then need not ask
/// (`Primitive.length`): a text that is offered no width has none at any height.
package enum Extreme: Int, CaseIterable {
  case minimum, maximum

  var offer: Double { self == .minimum ? 0 : .infinity }
}

extension LayoutTree {
  /// What a view answers along `axis` to an extreme offer there; NaN where that is for it to say.
  func length(_ axis: Axis, at extreme: Extreme, of node: NodeID) -> Double { nodes[node].primitive.length(axis, at: extreme, node, self) }

  /// Whether two primitives say the same of all four; where both leave it to the view, they do.
  func haveSameExtremes(_ one: AnyPrimitive, _ other: AnyPrimitive, _ node: NodeID) -> Bool {
    Axis.allCases.allSatisfy { axis in
      Extreme.allCases.allSatisfy { one.length(axis, at: $0, node, self).bitPattern == other.length(axis, at: $0, node, self).bitPattern }
    }
  }
}

/// The four lengths of a view at the extremes, as far as they were asked for.
struct ExtremeLengths: BitwiseCopyable {
  private var lengths: (Double, Double, Double, Double) = (.nan, .nan, .nan, .nan)
  private var known: UInt8 = 0

  /// nil while nobody has set it.
  subscript(axis: Axis, extreme: Extreme) -> Double? {
    get {
      let index = extreme.rawValue + 2 * Int(axis.rawValue)
      if known & 1 << index == 0 { return nil }
      return withUnsafeBytes(of: lengths) { $0.load(fromByteOffset: index * MemoryLayout<Double>.stride, as: Double.self) }
    }
    set {
      let index = extreme.rawValue + 2 * Int(axis.rawValue)
      known |= 1 << index
      withUnsafeMutableBytes(of: &lengths) { $0.storeBytes(of: newValue ?? .nan, toByteOffset: index * MemoryLayout<Double>.stride, as: Double.self) }
    }
  }
}
