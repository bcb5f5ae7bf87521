/// A part of a user interface, as SwiftUI declares it.
@MainActor @preconcurrency public protocol View {
  /// The type of `body`.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// What it comes to; the library's own views say it themselves, all others by their body.
  @MainActor func _list(_ scope: _ViewScope) -> _ViewList
}

extension View {
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let type = String(describing: Self.self)
    var inner = scope.inside(type)
    inner.enter(type)
    inner.link(self)
    return body._list(inner)
  }
}

extension View {
  /// Says why a body runs again: `layouttrace` says it of each pass.
  nonisolated public static func _printChanges() {}
  nonisolated public static func _logChanges() {}
}

/// A view that says itself what it comes to.
public protocol _Primitive: View where Body == Self {}

extension _Primitive {
  /// The view itself: nothing stands behind it.
  public var body: Self { self }
}

nonisolated extension Never: View {
  public var body: Never { self }
}

/// Nothing.
nonisolated public struct EmptyView: _Primitive {
  nonisolated public init() {}
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { _ViewList() }
}

nonisolated extension Optional: View where Wrapped: View {
  public var body: Wrapped? { self }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { self?._list(scope.inside("some")).conditional() ?? _ViewList() }
}

/// Several views in order.
nonisolated public struct TupleView<T>: _Primitive {
  public var value: T
  private let views: @MainActor (_ViewScope) -> _ViewList

  nonisolated init<each V: View>(_ value: (repeat each V)) where T == (repeat each V) {
    self.value = value
    nonisolated(unsafe) let value = value
    views = { scope in
      var (list, index) = (_ViewList(), 0)
      for view in repeat each value {
        list.append(view._list(scope.inside(String(index))))
        index += 1
      }
      return list
    }
  }

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { views(scope) }
}

/// One of two views, by an `if` or `switch`.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _Primitive {
  enum Storage { case first(TrueContent), second(FalseContent) }
  let storage: Storage

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    switch storage {
    case .first(let view): view._list(scope.inside("true")).conditional()
    case .second(let view): view._list(scope.inside("false")).conditional()
    }
  }
}

/// A view whose type is not known to those around it.
nonisolated public struct AnyView: _Primitive {
  private let list: @MainActor (_ViewScope) -> _ViewList

  nonisolated public init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    list = { view._list($0.inside(String(describing: V.self))) }
  }

  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList { list(scope) }
}
