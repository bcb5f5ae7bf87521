#if !canImport(UIKit)
  // Names that actions call, and notifications: nothing of it has an effect on layout.

  nonisolated open class UIResponder: NSObject, @unchecked Sendable {
    public override init() {}
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// A method that is called by its name.
  nonisolated public struct Selector: Sendable { public init<Method>(_ method: Method) {} }

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

    public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
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
