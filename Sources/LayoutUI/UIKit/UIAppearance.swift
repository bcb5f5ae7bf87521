#if !canImport(UIKit)
  /// How an app has all views of a kind look: colours and fonts of bars and lists, which are laid out as the system has them.
  nonisolated public final class UIAppearance: @unchecked Sendable {
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

  public enum UINavigationBar { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UITabBar { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UIToolbar { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UITableView { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UITableViewCell { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UICollectionView { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UIScrollView { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UITextView { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UITextField { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UISegmentedControl { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UIPageControl { public static func appearance() -> UIAppearance { UIAppearance() } }
  public enum UISwitch { public static func appearance() -> UIAppearance { UIAppearance() } }

  #if !canImport(AppKit)
    extension NSAttributedString.Key {
      public static let foregroundColor = Self(rawValue: "NSColor"), font = Self(rawValue: "NSFont"), kern = Self(rawValue: "NSKern")
    }
  #endif
#endif
