#if !canImport(os)
  /// Writes to the system's log: to none while views are laid out.
  public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public init() {}
    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
  }

  public struct OSLogType: Sendable { public static let `default` = Self(), debug = Self(), info = Self(), error = Self(), fault = Self() }

  /// Whether a value is shown in a log.
  public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static let `public` = Self(), `private` = Self(), sensitive = Self(), auto = Self()
    public static func `private`(mask: Mask) -> Self { Self() }
    public static func sensitive(mask: Mask) -> Self { Self() }
    public static func auto(mask: Mask) -> Self { Self() }
  }

  /// What is logged: its values are not read.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}

    public struct Interpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {}
    }
  }
#endif
