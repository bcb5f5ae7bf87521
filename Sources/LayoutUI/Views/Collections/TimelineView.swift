/// A view that follows a schedule: laid out for the first moment.
nonisolated public struct TimelineView<Schedule, Content: View>: _Primitive {
  private let content: Content
  nonisolated init(_ content: Content) { self.content = content }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { content._list(scope.inside("TimelineView")) }

  public struct Context: Sendable {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public var cadence: Cadence { .live }
  }
}

/// A moment, as a TimelineView tells it to its content, whatever that is.
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context

/// Moments at which a view changes.
public struct PeriodicTimelineSchedule: Sendable {
  public static func periodic(from date: Date, by interval: TimeInterval) -> Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
  public static func explicit(_ dates: some Sequence<Date>) -> Self { Self() }
  public static let animation = Self(), everyMinute = Self()
}

extension TimelineView where Schedule == PeriodicTimelineSchedule {
  nonisolated public init(_ schedule: PeriodicTimelineSchedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.init(content(TimelineViewDefaultContext(date: Date(timeIntervalSinceReferenceDate: 0))))
  }
}
