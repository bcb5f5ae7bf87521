/// Takes all it is offered, and makes its content of that.
///
/// The content is evaluated for the size that the last layout gave the reader, and again when that was another one.
nonisolated public struct GeometryReader<Content: View>: _Primitive {
  public var content: (GeometryProxy) -> Content
  private let place: SourcePlace
  nonisolated public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (self.content, place) = (content, SourcePlace(_file, _line, _column, _function)) }

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let inner = scope.inside("GeometryReader"), graph = scope.graph
    let list = content(graph.proxy(inner.path))._list(inner)
    var element = Element(LayoutEngine.GeometryReader.self, children: list.elements, at: place, inner)
    element.reader = GeometryContent { proxy in graph.probe { content(proxy)._list(inner).elements } }
    return _ViewList(element, list.preferences)
  }
}

extension ViewGraph {
  /// Tells of a view's frame, as far as it is known.
  func proxy(_ path: String) -> GeometryProxy { proxy(geometry.told(path), of: path) }

  /// Tells of a view as if it had this frame.
  package func proxy(at frame: CGRect, of path: String) -> GeometryProxy { proxy(ToldFrame(frame), of: path) }

  func proxy(_ told: ToldFrame, of path: String) -> GeometryProxy {
    GeometryProxy(
      told: told, insets: geometry.safeArea, find: { self.geometry.told($0).whole },
      space: { name in
        let space = name == AnyHashable(ScrollViewSpace()) ? self.geometry.scrollView(around: path) : self.geometry.spaces[name]
        return space.map { self.geometry.told($0).whole }
      })
  }
}
