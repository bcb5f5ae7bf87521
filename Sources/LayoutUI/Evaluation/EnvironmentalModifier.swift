/// A modifier that the environment around its view makes.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that is made.
  associatedtype ResolvedModifier: ViewModifier
  /// Makes it.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View {
    content.evaluated { view, scope in view.modifier(self.resolve(in: scope.environment))._list(scope) }
  }
}
