/// Stands for a view that layouttrace does not know, by the size that it is known to have. It is no view of SwiftUI.
nonisolated public struct Placeholder: _Primitive {
  private let width: CGFloat?
  private let height: CGFloat?
  private let place: SourcePlace
  /// - Parameter width: points; nil: what it is offered. So is `height`.
  nonisolated public init(
    width: CGFloat? = nil, height: CGFloat? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.width, self.height, place) = (width, height, SourcePlace(_file, _line, _column, _function)) }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let lengths = [Argument](("width", .length(width.map { max($0, 0) })), ("height", .length(height.map { max($0, 0) })))
    return _ViewList(Element(LayoutEngine.Placeholder.self, lengths, at: place, scope.inside("Placeholder")))
  }
}
