#if !canImport(Darwin)
  /// A text that is looked up by the user's language when it is shown; here its own words.
  nonisolated public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    let words: LocalizedStringKey
    fileprivate var text: String { words.text }
    public init(stringLiteral value: String) { words = LocalizedStringKey(value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { words = LocalizedStringKey(stringInterpolation: stringInterpolation) }
    public init(
      _ key: LocalizedStringResource, table: String? = nil, locale: Locale = Locale(identifier: "en_US"), bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self = key
    }
    public init(
      _ key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil, locale: Locale = Locale(identifier: "en_US"), bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self = defaultValue
    }
    public var key: String { text }
  }

  extension String {
    public typealias LocalizationValue = LocalizedStringResource

    public init(
      localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
    ) {
      self = key.text
    }
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
      comment: StaticString? = nil
    ) {
      self = defaultValue.text
    }
  }

  extension Text {
    @_disfavoredOverload nonisolated public init(
      _ resource: LocalizedStringResource, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
    ) {
      self.init(resource.words, _file: _file, _line: _line, _column: _column, _function: _function)
    }
  }
#endif
