// Types that modifiers of other kinds without effect on layout take.

extension Image { public struct DynamicRange: Sendable { public static let standard = Self(), constrainedHigh = Self(), high = Self() } }
public struct PresentationContentInteraction: Sendable { public static let automatic = Self(), resizes = Self(), scrolls = Self() }
public struct MenuActionDismissBehavior: Sendable { public static let automatic = Self(), enabled = Self(), disabled = Self() }
public struct PaletteSelectionEffect: Sendable {
  public static let automatic = Self(), custom = Self()
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self() }
}
public struct ButtonRepeatBehavior: Sendable { public static let automatic = Self(), enabled = Self(), disabled = Self() }
public struct TabViewCustomization: Codable, Sendable { public init() {} }
public struct DefaultFocusEvaluationPriority: Sendable { public static let automatic = Self(), userInitiated = Self() }
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
public struct SpringLoadingBehavior: Sendable { public static let automatic = Self(), enabled = Self(), disabled = Self() }
public struct AccessibilitySystemRotor: Sendable {
  public static let headings = Self(), links = Self(), images = Self(), textFields = Self(), tables = Self(), lists = Self(), landmarks = Self()
  public static let boldText = Self(), italicText = Self(), underlineText = Self(), misspelledWords = Self()
}
/// A place that a screen reader finds: no view.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  public init(_ label: Text, id: ID) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ label: S, id: ID) {}
  public init(_ labelKey: LocalizedStringKey, id: ID) {}
  @MainActor public var body: some View { EmptyView() }
}
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}
public enum AXCustomContent { public enum Importance: Sendable { case `default`, high } }
public enum AccessibilityLabeledPairRole: Sendable { case label, content }
public struct AccessibilityTextContentType: Sendable {
  public static let plain = Self(), console = Self(), fileSystem = Self(), messaging = Self(), narrative = Self(), sourceCode = Self()
  public static let spreadsheet = Self(), wordProcessing = Self()
}
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
public struct WritingToolsBehavior: Sendable { public static let automatic = Self(), complete = Self(), limited = Self(), disabled = Self() }
public struct TextSelectionAffinity: Sendable { public static let automatic = Self(), upstream = Self(), downstream = Self() }
public struct SearchPresentationToolbarBehavior: Sendable { public static let automatic = Self(), avoidHidingContent = Self() }
public struct BadgeProminence: Sendable { public static let decreased = Self(), standard = Self(), increased = Self() }

/// A kind of file.
public struct UTType: Hashable, Sendable, ExpressibleByStringLiteral {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init?(filenameExtension: String) { identifier = filenameExtension }
  public init(stringLiteral value: String) { identifier = value }
  public static let item: Self = "public.item", content: Self = "public.content", data: Self = "public.data", folder: Self = "public.folder"
  public static let text: Self = "public.text", plainText: Self = "public.plain-text", utf8PlainText: Self = "public.utf8-plain-text"
  public static let json: Self = "public.json", xml: Self = "public.xml", commaSeparatedText: Self = "public.comma-separated-values-text"
  public static let image: Self = "public.image", png: Self = "public.png", jpeg: Self = "public.jpeg", heic: Self = "public.heic",
    gif: Self = "com.compuserve.gif"
  public static let pdf: Self = "com.adobe.pdf", rtf: Self = "public.rtf", html: Self = "public.html", zip: Self = "public.zip-archive"
  public static let movie: Self = "public.movie", video: Self = "public.video", audio: Self = "public.audio", mp3: Self = "public.mp3"
  public static let url: Self = "public.url", fileURL: Self = "public.file-url", vCard: Self = "public.vcard", propertyList: Self = "com.apple.property-list"
}
