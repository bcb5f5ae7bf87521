/// How a Gauge looks.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  public typealias MinimumValueLabel = _StylePart
  public typealias MaximumValueLabel = _StylePart
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  /// 0 to 1.
  public let value: Double
}

/// A style of the library.
protocol BuiltInGaugeStyle: GaugeStyle, LibraryStyle {}

extension BuiltInGaugeStyle {
  public func makeBody(configuration: GaugeStyleConfiguration) -> AnyView { AnyView(Gauge(configuration).gaugeStyle(self)) }
}

nonisolated public struct DefaultGaugeStyle: BuiltInGaugeStyle {
  public init() {}
  var name: String { "automatic" }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated public struct LinearCapacityGaugeStyle: BuiltInGaugeStyle {
  public init() {}
  var name: String { "linearCapacity" }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated public struct AccessoryLinearGaugeStyle: BuiltInGaugeStyle {
  public init() {}
  var name: String { "accessoryLinear" }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated public struct AccessoryLinearCapacityGaugeStyle: BuiltInGaugeStyle {
  public init() {}
  var name: String { "accessoryLinearCapacity" }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

nonisolated public struct AccessoryCircularGaugeStyle: BuiltInGaugeStyle {
  public init() {}
  var name: String { "accessoryCircular" }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

nonisolated public struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle {
  public init() {}
  var name: String { "accessoryCircularCapacity" }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style, by: LayoutEngine.GaugeStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) { style.makeBody(configuration: $0) }
  }
}
