/// The values that views inherit.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    // What is not there is no nil of an optional value, which a cast would make of it.
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { (values[ObjectIdentifier(key)], lastKey) = (newValue, String(describing: key)) }
  }

  /// Who has given each value, where a modifier has.
  private var settings: [AnyKeyPath: EnvironmentSetting] = [:]
  /// What the value is called that was set last: the type of its key, or the name of the library's own.
  private var lastKey = ""

  func setting(of keyPath: AnyKeyPath) -> EnvironmentSetting? { settings[keyPath] }
  mutating func note(_ setting: EnvironmentSetting, of keyPath: AnyKeyPath) { settings[keyPath] = setting }
  /// The code of a view has read a value: that of a key path, or all of them.
  func noteReading(of keyPath: AnyKeyPath) {
    if keyPath == \EnvironmentValues.self { return settings.values.forEach { $0.noteReading() } }
    settings[keyPath]?.noteReading()
  }

  /// What a value is called: `\.gap` where `@Entry` or the library declares it, else the type of its key.
  static func name<Value>(of keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> String {
    var values = EnvironmentValues()
    values[keyPath: keyPath] = value
    let entry = "_Key_", name = values.lastKey
    if name.hasPrefix(entry) { return "\\." + name.dropFirst(entry.count) }
    return name.first?.isLowercase == true ? "\\." + name : name
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }
  mutating func set<T: AnyObject>(_ object: T?, as type: T.Type = T.self) { objects[ObjectIdentifier(type)] = object }

  /// A value of the library's own, which needs no key type.
  subscript<Value>(name: String, or value: Value) -> Value {
    get { own[name].flatMap { $0 as? Value } ?? value }
    set { (own[name], lastKey) = (newValue, name) }
  }
  private var own: [String: Any] = [:]

  public var layoutDirection: LayoutDirection {
    get { self["layoutDirection", or: .leftToRight] }
    set { self["layoutDirection", or: .leftToRight] = newValue }
  }
  public var displayScale: CGFloat {
    get { self["displayScale", or: 1] }
    set { self["displayScale", or: 1] = newValue }
  }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var colorScheme: ColorScheme {
    get { self["colorScheme", or: .light] }
    set { self["colorScheme", or: .light] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var font: Font? {
    get { self["font", or: nil] }
    set { self["font", or: nil as Font?] = newValue }
  }
  public var isEnabled: Bool {
    get { self["isEnabled", or: true] }
    set { self["isEnabled", or: true] = newValue }
  }
  public var lineLimit: Int? {
    get { self["lineLimit", or: nil] }
    set { self["lineLimit", or: nil as Int?] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self["multilineTextAlignment", or: .leading] }
    set { self["multilineTextAlignment", or: .leading] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self["lineSpacing", or: 0] }
    set { self["lineSpacing", or: 0] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self["minimumScaleFactor", or: 1] }
    set { self["minimumScaleFactor", or: 1] = newValue }
  }
  public var allowsTightening: Bool {
    get { self["allowsTightening", or: false] }
    set { self["allowsTightening", or: false] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self["truncationMode", or: .tail] }
    set { self["truncationMode", or: .tail] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self["dynamicTypeSize", or: .large] }
    set { self["dynamicTypeSize", or: .large] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self["horizontalSizeClass", or: .compact] }
    set { self["horizontalSizeClass", or: .compact as UserInterfaceSizeClass?] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self["verticalSizeClass", or: .regular] }
    set { self["verticalSizeClass", or: .regular as UserInterfaceSizeClass?] = newValue }
  }
  public var locale: Locale {
    get { self["locale", or: Locale(identifier: "en_US")] }
    set { self["locale", or: Locale(identifier: "en_US")] = newValue }
  }
  public var calendar: Calendar {
    get { self["calendar", or: .english] }
    set { self["calendar", or: .english] = newValue }
  }
  public var timeZone: TimeZone {
    get { self["timeZone", or: TimeZone(secondsFromGMT: 0) ?? .current] }
    set { self["timeZone", or: .current] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self["scenePhase", or: .active] }
    set { self["scenePhase", or: .active] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self["editMode", or: nil] }
    set { self["editMode", or: nil as Binding<EditMode>?] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self["imageScale", or: .medium] }
    set { self["imageScale", or: .medium] = newValue }
  }
  public var controlSize: ControlSize {
    get { self["controlSize", or: .regular] }
    set { self["controlSize", or: .regular] = newValue }
  }
  public var dismissSearch: DismissAction { DismissAction() }
  public var isSearching: Bool { false }
  public var isFocused: Bool { false }
  /// StoreKit's: asks nobody.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var openURL: OpenURLAction {
    get { self["openURL", or: OpenURLAction { _ in .handled }] }
    set { self["openURL", or: newValue] = newValue }
  }
  public var refresh: RefreshAction? { nil }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? { nil }
  public var redactionReasons: RedactionReasons {
    get { self["redactionReasons", or: []] }
    set { self["redactionReasons", or: []] = newValue }
  }
}

/// What a phone says of itself and of its app while nobody uses an accessibility feature; the least heights of rows; what has another name now.
extension EnvironmentValues {
  /// The least height of a list's rows, points; 0 until it is set, where the list's own is meant.
  public var defaultMinListRowHeight: CGFloat {
    get { self["defaultMinListRowHeight", or: 0] }
    set { self["defaultMinListRowHeight", or: 0] = newValue }
  }
  /// The older form of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
  public var symbolVariants: SymbolVariants {
    get { self["symbolVariants", or: .none] }
    set { self["symbolVariants", or: .none] = newValue }
  }
  public var backgroundProminence: BackgroundProminence {
    get { self["backgroundProminence", or: .standard] }
    set { self["backgroundProminence", or: .standard] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self["isScrollEnabled", or: true] }
    set { self["isScrollEnabled", or: true] = newValue }
  }
  public var undoManager: UndoManager? { nil }
  public var rename: RenameAction? { nil }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var supportsMultipleWindows: Bool { false }
  public var appearsActive: Bool { true }
  public var isFocusEffectEnabled: Bool { true }
  public var isHoverEffectEnabled: Bool { true }
  public var isLuminanceReduced: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var labelsVisibility: Visibility { .automatic }
  public var menuIndicatorVisibility: Visibility { .automatic }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
}

/// The older form of `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  init(_ size: DynamicTypeSize) { self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large }
  var size: DynamicTypeSize { zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large }

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
  public static func < (one: Self, other: Self) -> Bool { one.size < other.size }
  public static func <= (one: Self, other: Self) -> Bool { one.size <= other.size }
  public static func > (one: Self, other: Self) -> Bool { one.size > other.size }
  public static func >= (one: Self, other: Self) -> Bool { one.size >= other.size }
}

public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = Self(name: "standard"), increased = Self(name: "increased")
}
public struct RenameAction: Sendable { public func callAsFunction() {} }
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<V: Codable & Hashable>(value: V) {}
}
