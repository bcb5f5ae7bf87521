// Types that modifiers without effect on layout take.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2), isSelected = Self(rawValue: 4), isLink = Self(rawValue: 8)
  public static let isSearchField = Self(rawValue: 16), isImage = Self(rawValue: 32), isKeyboardKey = Self(rawValue: 64)
  public static let isStaticText = Self(rawValue: 128), isSummaryElement = Self(rawValue: 256), updatesFrequently = Self(rawValue: 512)
  public static let startsMediaSession = Self(rawValue: 1024), allowsDirectInteraction = Self(rawValue: 2048), causesPageTurn = Self(rawValue: 4096)
  public static let isModal = Self(rawValue: 8192), isToggle = Self(rawValue: 16384), playsSound = Self(rawValue: 32768)
}
public struct AccessibilityChildBehavior: Sendable { public static let ignore = Self(), contain = Self(), combine = Self() }
public struct AccessibilityActionKind: Sendable { public static let `default` = Self(), escape = Self(), magicTap = Self(), delete = Self(), showMenu = Self() }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public struct HoverEffect: Sendable { public static let automatic = Self(), highlight = Self(), lift = Self() }
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2), contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
  public static let accessibility = Self(rawValue: 16), focusEffect = Self(rawValue: 32)
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}"), leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}")
  public static let escape = Self("\u{1B}"), delete = Self("\u{08}"), tab = Self("\t"), space = Self(" "), `return` = Self("\r")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4), option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16), numericPad = Self(rawValue: 32), all = Self(rawValue: 63)
}
public struct KeyboardShortcut: Sendable {
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
  private init() {}
  public static let defaultAction = KeyboardShortcut(), cancelAction = KeyboardShortcut()
}
public struct KeyPress: Sendable { public enum Result: Sendable { case handled, ignored } }
public struct TextInputAutocapitalization: Sendable { public static let never = Self(), words = Self(), sentences = Self(), characters = Self() }
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
/// An alert of the earlier form.
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}
public struct ProjectionTransform: Sendable {
  public init(_ transform: CGAffineTransform) {}
  public init() {}
}
public struct SymbolVariants: Sendable {
  public static let none = Self(), fill = Self(), circle = Self(), square = Self(), rectangle = Self(), slash = Self()
  public var fill: Self { self }
  public var circle: Self { self }
  public var slash: Self { self }
}
public struct SymbolEffectName: Sendable {
  public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self(), disappear = Self(), replace = Self()
  public static let wiggle = Self(), breathe = Self(), rotate = Self()
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
}
public struct SymbolEffectOptions: Sendable {
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
}
public struct ContentTransition: Sendable {
  public static let identity = Self(), opacity = Self(), interpolate = Self()
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  public static func numericText(value: Double) -> Self { Self() }
  public static var symbolEffect: Self { Self() }
  public static func symbolEffect(_ effect: SymbolEffectName, options: SymbolEffectOptions = .default) -> Self { Self() }
}
public struct ScrollIndicatorVisibility: Sendable { public static let automatic = Self(), visible = Self(), hidden = Self(), never = Self() }
public struct ScrollDismissesKeyboardMode: Sendable { public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self() }
public struct ScrollBounceBehavior: Sendable { public static let automatic = Self(), always = Self(), basedOnSize = Self() }
public struct ScrollTargetBehaviorName: Sendable {
  public static let paging = Self(), viewAligned = Self()
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint? = nil) -> Self { Self() }
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self() }
}
public enum ViewAlignedScrollTargetBehavior {
  public struct LimitBehavior: Sendable { public static let automatic = Self(), always = Self(), never = Self(), alwaysByFew = Self(), alwaysByOne = Self() }
}
public struct ScrollTransitionConfiguration: Sendable { public static let identity = Self(), interactive = Self(), animated = Self() }
public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
/// Effects on what is drawn: none of them changes where a view is.
public struct EmptyVisualEffect: Sendable {
  public func opacity(_ opacity: Double) -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
}
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self(), enabled = Self(), disabled = Self()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
public struct InterfaceOrientation: Sendable {
  public static let portrait = Self(), portraitUpsideDown = Self(), landscapeLeft = Self(), landscapeRight = Self()
}
public struct SensoryFeedback: Sendable {
  public static let success = Self(), warning = Self(), error = Self(), selection = Self(), increase = Self(), decrease = Self(), impact = Self()
}
public struct MenuOrder: Sendable { public static let automatic = Self(), priority = Self(), fixed = Self() }

// Gestures: they are felt, not laid out.
public protocol Gesture<Value> { associatedtype Value }
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: Self = [], gesture = Self(rawValue: 1), subviews = Self(rawValue: 2), all: Self = [.gesture, .subviews]
}
extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> some Gesture<Value> { self }
  public func simultaneously<G: Gesture>(with other: G) -> some Gesture<Value> { self }
  public func sequenced<G: Gesture>(before other: G) -> some Gesture<Value> { self }
  public func exclusively<G: Gesture>(before other: G) -> some Gesture<Value> { self }
}
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint = .zero }
  public init(count: Int = 1) {}
  public init<C>(count: Int = 1, coordinateSpace: C) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct DragGesture: Gesture {
  public struct Value: Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
    public var velocity: CGSize { .zero }
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct MagnifyGesture: Gesture {
  public struct Value: Hashable, Sendable {
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct RotateGesture: Gesture {
  public struct Value: Hashable, Sendable {
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
public struct Glass: Equatable, Sendable {
  public static let regular = Self(), clear = Self(), identity = Self()
  public func tint(_ color: Color?) -> Self { self }
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}
