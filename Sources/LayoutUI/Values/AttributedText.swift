extension AttributeScopes {
  /// The attributes that SwiftUI gives an AttributedString: `text.font = .title`, `text[range].kern = 2`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
      public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    #endif
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>) -> Key { self[Key.self] }
}

extension TextWords {
  /// The words of each run, with what its attributes say of them; what they paint changes no size.
  static func runs(of text: AttributedString) -> [TextWords] {
    joined(
      text.runs.map { run in
        let said: [TextModifier.Saying?] = [
          run.font.map { .font($0) }, run.kern.map { .kerning($0) }, run.tracking.map { .tracking($0) }, run.baselineOffset.map { .baselineOffset($0) },
        ]
        let intent = run.inlinePresentationIntent ?? []
        let meant: [TextModifier.Saying?] = [
          intent.contains(.stronglyEmphasized) ? .bold : nil, intent.contains(.emphasized) ? .italic : nil, intent.contains(.code) ? .monospaced : nil,
        ]
        return (said + meant).compactMap(\.self).reduce(TextWords(String(text[run.range].characters))) { $0.said($1) }
      })
  }
}
