#if !canImport(SwiftData)
  /// The models of the store around a view that fit, in their order; the view is laid out again where they change.
  @propertyWrapper nonisolated public struct Query<Element: PersistentModel, Result>: DynamicProperty, LinkedProperty {
    final class Box { var context: ModelContext? }
    private let box = Box()
    private let read: (ModelContext?) -> Result

    /// All of them: what `@Query` alone says.
    public init() {
      read = { context in
        let found = (try? context?.fetch(FetchDescriptor<Element>())) ?? []
        guard let result = found as? Result else { endProgram("@Query gives back an array of \(Element.self), and no \(Result.self)") }
        return result
      }
    }

    @MainActor package func link(_ scope: _ViewScope, _ label: String) { box.context = scope.environment.modelContext }
    public var wrappedValue: Result { read(box.context) }
    public var fetchError: (any Error)? { nil }
  }

  extension Query where Result == [Element] {
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
      read = { context in (try? context?.fetch(descriptor)) ?? [] }
    }
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil) {
      self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }
    public init<Value: Comparable>(
      filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
    public init<Value: Comparable>(
      filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward, animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
  }

  extension PredicateExpressions {
    /// Whether a text has another in it, whatever their case and accents: Foundation's on a Mac, of which there is none elsewhere.
    nonisolated public struct LocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
      let root: Root
      let other: Other

      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        let text = String(try root.evaluate(bindings)), part = String(try other.evaluate(bindings))
        return text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }

    nonisolated public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other) -> LocalizedStandardContains<Root, Other> {
      LocalizedStandardContains(root: root, other: other)
    }
  }

  extension PredicateExpressions.LocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
  extension PredicateExpressions.LocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
  extension PredicateExpressions.LocalizedStandardContains: StandardPredicateExpression
  where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
