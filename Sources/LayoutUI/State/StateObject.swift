/// An observable object that a view makes once and keeps.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  final class Box {
    var object: ObjectType?
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
    var linked: ObjectType {
      if let object { return object }
      let new = make()
      object = new
      return new
    }
  }
  private let box: Box

  nonisolated public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { box = Box(wrappedValue) }
  public var wrappedValue: ObjectType { box.linked }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: box.linked) }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) {
    let object = scope.graph.cell("\(scope.path).\(label)", or: box.linked)
    box.object = object
    scope.graph.observe(object)
  }
}
