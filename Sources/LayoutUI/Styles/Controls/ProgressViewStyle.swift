/// How a ProgressView looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  /// 0 to 1; nil for a progress without a value.
  public let fractionCompleted: Double?
}

/// A style of the library.
protocol BuiltInProgressViewStyle: ProgressViewStyle, LibraryStyle {}

extension BuiltInProgressViewStyle {
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView { AnyView(ProgressView(configuration).progressViewStyle(self)) }
}

nonisolated public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  public init() {}
  var name: String { "automatic" }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  public init() {}
  var name: String { "linear" }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  public init() {}
  var name: String { "circular" }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let style = style
    return styled(style, by: LayoutEngine.ProgressViewStyleModifier.self, at: SourcePlace(_file, _line, _column, _function)) {
      style.makeBody(configuration: $0)
    }
  }
}
