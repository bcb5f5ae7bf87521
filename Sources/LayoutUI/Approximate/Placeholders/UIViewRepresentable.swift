/// A view of UIKit or AppKit: a placeholder as large as it is offered, or as `--placeholder` says. Nothing of it is made or asked for its size.
@MainActor @preconcurrency public protocol _Representable: _Primitive {
  associatedtype Coordinator = Void
  typealias Context = _RepresentableContext<Self>
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension _Representable {
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    let name = String(describing: Self.self)
    return ViewPlaceholder(name: name, reason: "is a view of another framework", place: SourcePlace("", 0, 0))._list(scope.inside(name))
  }
}

extension _Representable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The surroundings in which a view of another framework is made.
@MainActor @preconcurrency public struct _RepresentableContext<Representable: _Representable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A view of UIKit.
@MainActor @preconcurrency public protocol UIViewRepresentable: _Representable {
  associatedtype UIViewType = _AssumedValue
}

/// A view controller of UIKit.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _Representable {
  associatedtype UIViewControllerType = _AssumedValue
}

/// A view of AppKit.
@MainActor @preconcurrency public protocol NSViewRepresentable: _Representable {
  associatedtype NSViewType = _AssumedValue
}

/// A view controller of AppKit.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: _Representable {
  associatedtype NSViewControllerType = _AssumedValue
}

public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> = _RepresentableContext<Representable>
public typealias UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> = _RepresentableContext<Representable>
public typealias NSViewRepresentableContext<Representable: NSViewRepresentable> = _RepresentableContext<Representable>
public typealias NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> = _RepresentableContext<Representable>
