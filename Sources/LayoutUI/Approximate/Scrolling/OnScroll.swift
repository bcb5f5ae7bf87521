/// Actions for what happens while a person scrolls, which a layout does not: they do not run, and a recording says so.
extension View {
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    withoutScrolling("onScrollGeometryChange", at: SourcePlace(_file, _line, _column, _function))
  }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    withoutScrolling("onScrollPhaseChange", at: SourcePlace(_file, _line, _column, _function))
  }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    withoutScrolling("onScrollPhaseChange", at: SourcePlace(_file, _line, _column, _function))
  }

  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    withoutScrolling("onScrollVisibilityChange", at: SourcePlace(_file, _line, _column, _function))
  }

  private nonisolated func withoutScrolling(_ name: String, at place: SourcePlace) -> some View {
    approximated("\(name): its action does not run, since nobody scrolls", at: place)
  }
}

/// What a scroll view shows of its content, as SwiftUI declares it.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, points.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize, self.contentInsets, self.containerSize) = (contentOffset, contentSize, contentInsets, containerSize)
  }

  /// What is seen, in the coordinates of the content, with what lies below the insets.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same without what lies below the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing, height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
}

/// What moves a scroll view.
@frozen public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// What is known where the phase of a scroll view changes.
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry
}
