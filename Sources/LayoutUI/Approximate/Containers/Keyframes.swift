/// An animation of a value, track by track: nothing of it is laid out.
nonisolated public protocol Keyframes<Value> { associatedtype Value }

/// The animation of one property of the value.
nonisolated public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes where Content.Value == Property {
  public typealias Value = Root
  public init(_ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content) {}
  public init(@KeyframeTrackContentBuilder<Property> content: () -> Content) where Root == Property {}
}

/// A keyframe of a track, or several.
nonisolated public protocol KeyframeTrackContent<Value> { associatedtype Value }

nonisolated public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
nonisolated public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double, timingCurve: _AssumedValue = _AssumedValue()) {}
}
nonisolated public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double? = nil, spring: _AssumedValue = _AssumedValue(), startVelocity: Value? = nil) {}
}
nonisolated public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

@resultBuilder nonisolated public struct KeyframesBuilder<Root> {
  /// Tracks and keyframes, of which nothing is kept.
  public struct Content: Keyframes, KeyframeTrackContent { public typealias Value = Root }
  public static func buildExpression(_ track: some Keyframes<Root>) -> Content { Content() }
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Root>) -> Content { Content() }
  public static func buildBlock(_ tracks: Content...) -> Content { Content() }
}

@resultBuilder nonisolated public struct KeyframeTrackContentBuilder<Value> {
  public typealias Content = KeyframesBuilder<Value>.Content
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> Content { Content() }
  public static func buildBlock(_ keyframes: Content...) -> Content { Content() }
  public static func buildOptional(_ keyframes: Content?) -> Content { Content() }
  public static func buildEither(first keyframes: Content) -> Content { keyframes }
  public static func buildEither(second keyframes: Content) -> Content { keyframes }
  public static func buildArray(_ keyframes: [Content]) -> Content { Content() }
}
