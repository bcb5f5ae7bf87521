/// A layout shows the end of a transition.
extension View {
  nonisolated public func navigationTransition<T: NavigationTransition>(_ transition: T) -> some View { self }
}

/// How one screen becomes another.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
public struct CrossFadeNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: Self { .init() } }
extension NavigationTransition where Self == CrossFadeNavigationTransition { public static var crossFade: Self { .init() } }
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self { .init() }
}
