/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  /// The elements, where only a layout tells them, and the preferences of what they come from.
  var resolve: (@MainActor (_ViewScope) -> (Data, PreferenceValues))?
}

nonisolated extension ForEach: View where Content: View {}
nonisolated extension ForEach: _Primitive where Content: View {
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    var list = _ViewList()
    let resolved = resolve?(scope)
    if let preferences = resolved?.1 { list.preferences.append(preferences) }
    for (index, element) in (resolved?.0 ?? data).enumerated() {
      let id = id(element)
      list.append(content(element)._list(scope.inside("ForEach", id: id, at: index)).mapped { $0.identify(AnyHashable(id)) })
    }
    return list.conditional()
  }
}

nonisolated extension ForEach where Content: View {
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    nonisolated(unsafe) let id = id
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }
}

nonisolated extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content, id) = (data, content, { $0.id })
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content, id) = (data, content, { $0 })
  }
}

nonisolated extension ForEach where Content: View {
  /// Of a binding to a collection, a view for each binding to an element.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BindingElement<C>], ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
    self.data = data.wrappedValue.indices.map { BindingElement(binding: data, index: $0) }
    self.content = { content($0.element) }
    id = { $0.element.wrappedValue.id }
  }
}

nonisolated extension ForEach where Content: View {
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BindingElement<C>], C.Index: Hashable {
    nonisolated(unsafe) let path = id
    self.data = data.wrappedValue.indices.map { BindingElement(binding: data, index: $0) }
    self.content = { content($0.element) }
    self.id = { $0.element.wrappedValue[keyPath: path] }
  }
  /// Rows that can be edited are laid out as rows that cannot.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BindingElement<C>], ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable { self.init(data, content: content) }
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BindingElement<C>], C.Index: Hashable { self.init(data, id: id, content: content) }
}

/// What a person can do to the rows of a list.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: Self { Self(rawValue: 1) }
  public static var delete: Self { Self(rawValue: 2) }
  public static var all: Self { [.move, .delete] }
}

/// An element of a collection that a binding leads to.
public struct BindingElement<C: MutableCollection & RandomAccessCollection> {
  let binding: Binding<C>
  let index: C.Index
  var element: Binding<C.Element> { binding[index] }
}

extension Element {
  /// Gives the outermost modifier, or the view, an identity that scrollTo finds.
  mutating func identify(_ id: AnyHashable) {
    if identity == nil { identity = id }
  }
}
