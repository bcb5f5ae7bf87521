import LayoutEngine

/// A length that grows with Dynamic Type as the text style it goes by, to a third of a point (`DynamicTypeSize.scaled`).
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, LinkedProperty {
  final class Box { var size = DynamicTypeSize.large }
  private let base: Value
  private let style: Font.TextStyle
  private let box = Box()

  public init(wrappedValue: Value) { (base, style) = (wrappedValue, .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

  public var wrappedValue: Value {
    CodeReads.note("dynamicTypeSize")
    guard let size = LayoutEngine.DynamicTypeSize(rawValue: "\(box.size)"), let style = LayoutEngine.TextStyle(rawValue: "\(style)") else { return base }
    return Value(size.scaled(Double(base), relativeTo: style))
  }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) { box.size = scope.environment.dynamicTypeSize }
}
