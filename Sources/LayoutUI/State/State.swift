/// A value that a view keeps from evaluation to evaluation.
@propertyWrapper public struct State<Value>: DynamicProperty, LinkedProperty {
  final class Box {
    var cell: StateCell<Value>?
    let initial: () -> Value
    init(_ initial: @escaping () -> Value) { self.initial = initial }
    var linked: StateCell<Value> {
      if let cell { return cell }
      let new = StateCell(initial())
      cell = new
      return new
    }
  }
  private let box: Box

  nonisolated public init(wrappedValue: @autoclosure @escaping () -> Value) { box = Box(wrappedValue) }
  nonisolated public init(initialValue: Value) { box = Box { initialValue } }

  public var wrappedValue: Value {
    get { box.linked.value }
    nonmutating set { box.linked.set(newValue) }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let cell = box.linked
    return Binding(get: { cell.value }, set: { cell.set($0) })
  }

  func adopt(_ cell: StateCell<Value>) { box.cell = cell }
  var detachedCell: StateCell<Value> { StateCell(box.initial()) }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) {
    let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
    let cell = scope.graph.cell("\(scope.path).\(name)", or: StateCell(box.initial()))
    (cell.graph, box.cell) = (scope.graph, cell)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(initialValue: nil) }
}

extension State: @unchecked Sendable {}

/// Where a state's value is kept.
final class StateCell<Value>: SettableState {
  private(set) nonisolated(unsafe) var value: Value
  /// The graph that keeps it, which is told of changes.
  nonisolated(unsafe) weak var graph: ViewGraph?
  nonisolated init(_ value: Value) { self.value = value }

  nonisolated func set(_ new: Value) {
    if areEqual(value, new) { return }
    value = new
    graph?.noteChange()
  }

  package var typeName: String { "\(WrittenValue.wrapped(Value.self))" }
  package var forms: String? { WrittenValue.forms(of: WrittenValue.wrapped(Value.self)) }

  package func set(_ text: String) -> Bool {
    guard let new = WrittenValue.read(text, as: Value.self) else { return false }
    set(new)
    return true
  }
}
