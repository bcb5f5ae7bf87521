#if !canImport(UIKit)
  /// The screen: the canvas of the pass. As on a phone a view that reads it is not evaluated again where the screen changes.
  nonisolated public final class UIScreen: @unchecked Sendable {
    public static let main = UIScreen()
    /// Points.
    public var bounds: CGRect {
      CodeReads.note("UIScreen.main.bounds")
      return shown
    }
    private var shown = CGRect.zero
    /// Pixels a point.
    public fileprivate(set) var scale: CGFloat = 1
    fileprivate var safeArea = EdgeInsets()
    fileprivate var isTablet = false

    public var nativeScale: CGFloat { scale }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    public var brightness: CGFloat { 0.5 }

    /// - Parameter safeArea: what the host keeps free.
    package static func show(_ size: CGSize, scale: CGFloat, safeArea: EdgeInsets, isTablet: Bool) {
      main.shown = CGRect(origin: .zero, size: size)
      (main.scale, main.safeArea, main.isTablet) = (scale, safeArea, isTablet)
    }
  }

  nonisolated public final class UIDevice: Sendable {
    public static let current = UIDevice()
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.isTablet ? .pad : .phone }
    public var orientation: UIDeviceOrientation { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait }
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public var model: String { UIScreen.main.isTablet ? "iPad" : "iPhone" }
    public var name: String { model }
    public var systemName: String { UIScreen.main.isTablet ? "iPadOS" : "iOS" }
  }
  public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
  public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// Distances from the edges, in points.
  nonisolated public struct UIEdgeInsets: Hashable, Sendable {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
  }

  // MARK: Windows

  nonisolated public class UIScene: Hashable, @unchecked Sendable {
    public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public var activationState: ActivationState { .foregroundActive }
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  }
  nonisolated public final class UIWindowScene: UIScene, @unchecked Sendable {
    public let windows = [UIWindow()]
    public var keyWindow: UIWindow? { windows.first }
    public var screen: UIScreen { .main }
  }
  /// The window that holds the views: as large as the screen.
  nonisolated public final class UIWindow: Sendable {
    public var bounds: CGRect { UIScreen.main.bounds }
    public var frame: CGRect { UIScreen.main.bounds }
    public var isKeyWindow: Bool { true }
    public var safeAreaInsets: UIEdgeInsets {
      let safe = UIScreen.main.safeArea
      return UIEdgeInsets(top: safe.top, left: safe.leading, bottom: safe.bottom, right: safe.trailing)
    }
  }
#endif
