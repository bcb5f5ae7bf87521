#if !canImport(SwiftData)
  /// The models that were inserted, in memory, where views read and change them.
  nonisolated public final class ModelContext: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var stored: [any PersistentModel] = []
    private var models: [any PersistentModel] {
      get {
        registrar.access(self, keyPath: \.models)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.models) { stored = newValue } }
    }
    public var autosaveEnabled = true
    public let hasChanges = false

    public init() {}
    public convenience init(_ container: ModelContainer) { self.init() }

    public func insert<T: PersistentModel>(_ model: T) {
      if !models.contains(where: { $0 === model }) { models.append(model) }
    }
    public func delete<T: PersistentModel>(_ model: T) { models.removeAll { $0 === model } }
    /// Those that fit the predicate; all of the type where there is none.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
      let gone = try fetch(FetchDescriptor<T>(predicate: predicate))
      models.removeAll { model in gone.contains { $0 === model } }
    }
    public func save() throws {}
    public func rollback() {}
    public func transaction(block: () throws -> Void) throws { try block() }

    /// Those that fit, as they were inserted unless the descriptor sorts them.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
      let all = models.compactMap { $0 as? T }
      let found = try descriptor.predicate.map { predicate in try all.filter { try predicate.evaluate($0) } } ?? all
      return Array(found.sorted(using: descriptor.sortBy).prefix(descriptor.fetchLimit ?? .max))
    }
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
  }

  extension EnvironmentValues {
    public var modelContext: ModelContext {
      get { self["modelContext", or: ModelContainer.common.mainContext] }
      set { self["modelContext", or: newValue] = newValue }
    }
  }
#endif
