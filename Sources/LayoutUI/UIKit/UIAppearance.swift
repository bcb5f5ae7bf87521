#if !canImport(UIKit)
  /// A kind of views whose look an app sets for all of them.
  public protocol UIAppearance {}
  extension UIAppearance { public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() } }

  /// Colours and fonts of bars and lists: these are laid out as the system has them.
  nonisolated public final class UIAppearanceProxy: @unchecked Sendable {
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var separatorColor: UIColor?
    public var selectedSegmentTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var onTintColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var isTranslucent = true, bounces = true, clipsToBounds = true, prefersLargeTitles = true
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?
    public var standardAppearance = UIBarAppearance()
    public var compactAppearance: UIBarAppearance?
    public var scrollEdgeAppearance: UIBarAppearance?

    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  }
  public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
  public enum UIControl {
    public struct State: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let normal = State([]), highlighted = State(rawValue: 1), disabled = State(rawValue: 2), selected = State(rawValue: 4)
    }
  }

  nonisolated public class UIBarAppearance: @unchecked Sendable {
    public var backgroundColor: UIColor?
    public var shadowColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public init() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithDefaultBackground() {}
    public func configureWithTransparentBackground() {}
  }
  nonisolated public final class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {}
  nonisolated public final class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {}
  nonisolated public final class UIToolbarAppearance: UIBarAppearance, @unchecked Sendable {}

  public enum UINavigationBar: UIAppearance {}
  public enum UITabBar: UIAppearance {}
  public enum UIToolbar: UIAppearance {}
  public enum UITableView: UIAppearance {}
  public enum UITableViewCell: UIAppearance {}
  public enum UICollectionView: UIAppearance {}
  public enum UIScrollView: UIAppearance {}
  public enum UITextView: UIAppearance {}
  public enum UITextField: UIAppearance {}
  public enum UISegmentedControl: UIAppearance {}
  public enum UIPageControl: UIAppearance {}
  public enum UISwitch: UIAppearance {}

  #if !canImport(AppKit)
    extension NSAttributedString.Key {
      public static let foregroundColor = Self(rawValue: "NSColor"), font = Self(rawValue: "NSFont"), kern = Self(rawValue: "NSKern")
    }
  #endif
#endif
