import Foundation
import LayoutEngine

/// The modifier that a value of the environment is for the engine: `.environment(\.font, .title)` is laid out as `.font(.title)`.
enum EnvironmentPrimitive {
  /// - Returns: nil for a value that the engine does not go by.
  static func of(_ keyPath: AnyKeyPath, _ value: Any) -> (type: any LayoutEngine.Primitive.Type, arguments: [Argument])? {
    switch (keyPath, value) {
    case (\EnvironmentValues.layoutDirection, let direction as LayoutDirection):
      (LayoutEngine.Environment.self, [Argument("layoutDirection", .text(direction.rawValue))])
    case (\EnvironmentValues.displayScale, let scale as CGFloat): (LayoutEngine.Environment.self, [Argument("displayScale", .number(Double(scale)))])
    case (\EnvironmentValues.font, let font as Font): (LayoutEngine.FontModifier.self, [Argument("font", .font(font.description))])
    case (\EnvironmentValues.dynamicTypeSize, let size as DynamicTypeSize): (LayoutEngine.DynamicTypeSizeModifier.self, [Argument("size", .text("\(size)"))])
    case (\EnvironmentValues.sizeCategory, let size as ContentSizeCategory):
      (LayoutEngine.DynamicTypeSizeModifier.self, [Argument("size", .text("\(size.size)"))])
    case (\EnvironmentValues.defaultMinListRowHeight, let height as CGFloat):
      (LayoutEngine.Environment.self, [Argument("defaultMinListRowHeight", .number(Double(height)))])
    case (\EnvironmentValues.lineLimit, let limit): (LayoutEngine.LineLimit.self, [Argument](("value", (limit as? Int).map { .number(Double($0)) })))
    case (\EnvironmentValues.lineSpacing, let spacing as CGFloat): (LayoutEngine.LineSpacing.self, [Argument("lineSpacing", .number(Double(spacing)))])
    case (\EnvironmentValues.minimumScaleFactor, let factor as CGFloat): (LayoutEngine.MinimumScaleFactor.self, [Argument("factor", .number(Double(factor)))])
    case (\EnvironmentValues.allowsTightening, let flag as Bool): (LayoutEngine.AllowsTightening.self, [Argument("flag", .bool(flag))])
    case (\EnvironmentValues.truncationMode, let mode as Text.TruncationMode): (LayoutEngine.TruncationMode.self, [Argument("mode", .text(mode.rawValue))])
    case (\EnvironmentValues.textCase, let letters):
      (LayoutEngine.TextCaseModifier.self, [Argument](("textCase", (letters as? Text.Case).map { .text("\($0)") })))
    case (\EnvironmentValues.multilineTextAlignment, let alignment as TextAlignment):
      (LayoutEngine.MultilineTextAlignment.self, [Argument("alignment", .text(alignment.rawValue))])
    case (\EnvironmentValues.imageScale, let scale as Image.Scale): (LayoutEngine.ImageScaleModifier.self, [Argument("scale", .text("\(scale)"))])
    case (\EnvironmentValues.controlSize, let size as ControlSize): (LayoutEngine.ControlSizeModifier.self, [Argument("size", .text("\(size)"))])
    default: nil
    }
  }

  /// The modifier that shows a value which only code reads.
  static func ofCode(_ key: String, _ value: Any) -> (type: any LayoutEngine.Primitive.Type, arguments: [Argument]) {
    let number = (value as? any BinaryInteger).map { Double($0) } ?? (value as? any BinaryFloatingPoint).map { Double($0) }
    let argument = number.map { ArgumentValue.number($0) } ?? .text(WrittenValue.text(of: value))
    return (LayoutEngine.EnvironmentValue.self, [Argument("key", .text(key)), Argument("value", argument)])
  }

  /// In what views are laid out otherwise than a value of the environment says; nil where they are not.
  static func approximation(_ keyPath: AnyKeyPath, _ value: Any) -> String? {
    guard keyPath == \EnvironmentValues.locale, let locale = value as? Locale, locale.language.languageCode?.identifier != "en" else { return nil }
    return "locale: words, numbers and dates stay English"
  }
}
