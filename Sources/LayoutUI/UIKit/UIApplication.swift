#if !canImport(UIKit)
  // What actions call: nothing of it has an effect on layout.
  nonisolated public final class UIApplication: @unchecked Sendable {
    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    public let connectedScenes: Set<UIScene> = [UIWindowScene()]
    public var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
    public var keyWindow: UIWindow? { windows.first }
    public var isIdleTimerDisabled = false
    public var applicationState: State { .active }
    public enum State: Int, Sendable { case active, inactive, background }

    public func canOpenURL(_ url: URL) -> Bool { true }
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  }

  nonisolated public final class UIPasteboard: @unchecked Sendable {
    public static let general = UIPasteboard()
    public var string: String?
    public var url: URL?
    public var image: UIImage?
    public var hasStrings: Bool { string != nil }
  }

  nonisolated public class UIFeedbackGenerator: @unchecked Sendable {
    public init() {}
    public func prepare() {}
  }
  nonisolated public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle = .medium) { super.init() }
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
  }
  nonisolated public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public func notificationOccurred(_ type: FeedbackType) {}
  }
  nonisolated public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable { public func selectionChanged() {} }
#endif
