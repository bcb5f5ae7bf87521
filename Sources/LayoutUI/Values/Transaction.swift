/// How a change is animated: a layout shows the end state.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  /// A value of the program's own, which nothing is laid out by.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
  /// Of a value that `@Entry` declares.
  @_disfavoredOverload public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

/// A value that goes along with a change.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// How a change runs: a layout shows its end.
public struct Animation: Hashable, Sendable {
  public init() {}
  public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation()
  public static let spring = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation(), interactiveSpring = Animation()
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  public static func spring(dampingFraction: Double) -> Animation { Animation() }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { Animation() }
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation() }
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs `body`; the layout after it shows the end of the animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// Runs `body`, then `completion`: the layout after it shows the end of the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria(), removed = AnimationCompletionCriteria()
}

/// How a view comes and goes: a layout shows it whole, or not at all.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition(), opacity = AnyTransition(), scale = AnyTransition(), slide = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
