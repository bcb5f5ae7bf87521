/// Which view has the focus: none while views are laid out, unless the program says so.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
  private let state: State<Value>

  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    let binding: LayoutUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool { state = State(initialValue: false) }
  public init<T>() where Value == T?, T: Hashable { state = State(initialValue: nil) }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) { state.link(scope, label) }
}

/// A value that a gesture changes while it lasts: its initial value while views are laid out.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
}

/// Which view has the focus of an assistive technology: none while views are laid out, unless the program says so.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
  private let state: FocusState<Value>
  public typealias Binding = FocusState<Value>.Binding

  public init() where Value == Bool { state = FocusState() }
  public init<T>() where Value == T?, T: Hashable { state = FocusState() }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { state = FocusState() }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { state.projectedValue }

  @MainActor package func link(_ scope: _ViewScope, _ label: String) { state.link(scope, label) }
}

public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = Self(rawValue: 1), switchControl = Self(rawValue: 2)
}
