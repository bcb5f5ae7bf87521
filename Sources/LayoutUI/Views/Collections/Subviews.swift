/// A view of a container's content, as a container of its own gets it: to be placed, modified, counted or left out.
nonisolated public struct Subview: _Primitive, Identifiable {
  public struct ID: Hashable, Sendable {
    let place: Int
  }
  public let id: ID
  private let list: _ViewList

  fileprivate init(_ element: LayoutUI.Element, at place: Int) { (id, list) = (ID(place: place), _ViewList(element)) }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { list }
}

/// The views that a container's content comes to, in order: those of a Group or ForEach in it one by one.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]
  fileprivate init(_ subviews: [Subview] = []) { self.subviews = subviews }
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The views of which `ForEach(subviews:)` has one for each; they are known when it is laid out.
public typealias ForEachSubviewCollection<Content> = SubviewsCollection

/// The content of a Group that is made of another view's subviews.
nonisolated public enum GroupElementsOfContent<Base, Result> {}

extension View {
  /// The views that it comes to.
  @MainActor fileprivate func subviews(_ scope: _ViewScope) -> (subviews: [Subview], preferences: PreferenceValues) {
    let list = _list(scope.inside("subviews"))
    return (list.elements.enumerated().map { Subview($1, at: $0) }, list.preferences)
  }
}

nonisolated extension Group {
  nonisolated public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
  where Content == GroupElementsOfContent<Base, Result> {
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) let transform = transform
    self.init { scope in
      let (subviews, preferences) = view.subviews(scope)
      var list = transform(SubviewsCollection(subviews))._list(scope)
      list.preferences.append(preferences)
      return list
    }
  }
}

nonisolated extension ForEach where Content: View {
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    nonisolated(unsafe) let view = view
    self.init(SubviewsCollection(), id: \.id, content: content)
    resolve = { scope in
      let (subviews, preferences) = view.subviews(scope)
      return (SubviewsCollection(subviews), preferences)
    }
  }
}
