/// Lets its content scroll to views by their ids.
nonisolated public struct ScrollViewReader<Content: View>: _Primitive {
  private let content: @MainActor (ScrollViewProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) { self.content = content }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { content(ScrollViewProxy(graph: scope.graph))._list(scope.inside("ScrollViewReader")) }
}

/// Scrolls to views by their ids; the next layout is scrolled there.
public struct ScrollViewProxy {
  let graph: ViewGraph
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let target = ProgramScroll(id: AnyHashable(id), anchor: anchor)
    MainActor.assumeIsolated { graph.scroll(to: target) }
  }
}
