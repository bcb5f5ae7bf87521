/// A view that follows a schedule: laid out for the first moment.
nonisolated public struct TimelineView<Schedule, Content: View>: _Primitive {
  private let content: Content
  nonisolated init(_ content: Content) { self.content = content }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { content._list(scope.inside("TimelineView")) }

  public struct Context: Sendable {
    public let date: Date
  }
}

/// Moments at which a view changes.
public struct PeriodicTimelineSchedule: Sendable {
  public static func periodic(from date: Date, by interval: TimeInterval) -> Self { Self() }
  public static let animation = Self(), everyMinute = Self()
}

extension TimelineView where Schedule == PeriodicTimelineSchedule {
  nonisolated public init(_ schedule: PeriodicTimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(content(Context(date: Date(timeIntervalSinceReferenceDate: 0))))
  }
}
