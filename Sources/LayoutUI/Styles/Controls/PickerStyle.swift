/// How a Picker looks. `_style` is the name that the engine knows the style by.
public protocol PickerStyle { var _style: String { get } }

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _style: String { "automatic" }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _style: String { "menu" }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _style: String { "segmented" }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _style: String { "wheel" }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _style: String { "inline" }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _style: String { "navigationLink" }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _style: String { "palette" }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _style: String { "radioGroup" }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { styled(style._style, by: LayoutEngine.PickerStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) }
}
