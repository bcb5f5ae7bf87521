/// A bar of a screen, of which is said whether it is shown.
public struct ToolbarPlacement: Sendable {
  /// The modifier that says so to the engine; nil for a bar that it does not know.
  let bar: (any Primitive.Type)?
  public static let automatic = Self(bar: LayoutEngine.NavigationBarHidden.self), navigationBar = Self(bar: LayoutEngine.NavigationBarHidden.self)
  public static let tabBar = Self(bar: LayoutEngine.TabBarHidden.self)
  public static let bottomBar = Self(bar: nil), windowToolbar = Self(bar: nil), bottomOrnament = Self(bar: nil)
}
