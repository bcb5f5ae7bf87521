extension FormatStyle {
  /// In American English, as a phone from there shows it, where no locale is given.
  var inEnglish: Self { self == locale(Date.FormatStyle().locale) ? locale(.english) : self }
}

extension Calendar {
  static let english: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .english
    return calendar
  }()
}

// Foundation's values and formats as a phone in America has them: here Foundation knows no region, and writes `US$9.50` and `1 Jan 1970`. Recorded sources
// import these in the place of Foundation's own, which have the same names.
#if !canImport(Darwin)
  extension Locale {
    @_spi(Recording) public static var current: Locale { .english }
    @_spi(Recording) public static var autoupdatingCurrent: Locale { .english }
  }
  extension Calendar {
    @_spi(Recording) public static var current: Calendar { .english }
    @_spi(Recording) public static var autoupdatingCurrent: Calendar { .english }
  }

  @_spi(Recording) open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    public override init() {
      super.init()
      locale = .english
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  @_spi(Recording) open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    public override init() {
      super.init()
      locale = .english
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
      let formatter = DateFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
      return formatter.string(from: date)
    }
  }

  extension Date {
    @_spi(Recording) public func formatted() -> String { formatted(Date.FormatStyle(date: .numeric, time: .shortened)) }
    @_spi(Recording) public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
      formatted(Date.FormatStyle(date: date, time: time))
    }
    @_spi(Recording) public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
      format.inEnglish.format(self)
    }
  }
  extension BinaryInteger {
    @_spi(Recording) public func formatted() -> String { IntegerFormatStyle<Self>(locale: .english).format(self) }
    @_spi(Recording) public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
      format.inEnglish.format(self)
    }
    @_spi(Recording) public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
      format.inEnglish.format(S.FormatInput(clamping: self))
    }
  }
  extension BinaryFloatingPoint {
    @_spi(Recording) public func formatted() -> String { FloatingPointFormatStyle<Self>(locale: .english).format(self) }
    @_spi(Recording) public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
      format.inEnglish.format(self)
    }
    @_spi(Recording) public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
      format.inEnglish.format(S.FormatInput(self))
    }
  }
  extension Decimal {
    @_spi(Recording) public func formatted() -> String { Decimal.FormatStyle(locale: .english).format(self) }
    @_spi(Recording) public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
      format.inEnglish.format(self)
    }
  }
  extension Sequence {
    @_spi(Recording) public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self { style.inEnglish.format(self) }
  }
  extension Sequence where Element == String {
    @_spi(Recording) public func formatted() -> String { formatted(.list(type: .and)) }
  }
  extension Range where Bound == Date {
    @_spi(Recording) public func formatted() -> String { Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: .english).format(self) }
    @_spi(Recording) public func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String {
      Date.IntervalFormatStyle(date: date, time: time, locale: .english).format(self)
    }
    @_spi(Recording) public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Range<Date> {
      style.inEnglish.format(self)
    }
  }
  extension Duration {
    @_spi(Recording) public func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
    @_spi(Recording) public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Duration {
      style.inEnglish.format(self)
    }
  }
#endif
