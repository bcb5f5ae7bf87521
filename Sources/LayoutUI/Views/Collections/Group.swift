/// Several views that are modified together.
nonisolated public struct Group<Content>: _Primitive {
  private let list: @MainActor (_ViewScope) -> _ViewList
  nonisolated init(_ list: @escaping @MainActor (_ViewScope) -> _ViewList) { self.list = list }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { list(scope.inside("Group")) }
}

nonisolated extension Group where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    nonisolated(unsafe) let content = content()
    list = { content._list($0) }
  }
}
