#if !canImport(SwiftData)
  /// A store of models: always in memory, and empty when a recording begins.
  nonisolated public final class ModelContainer: Sendable {
    public let mainContext = ModelContext()
    /// The store of views that name their models alone, and of those around which nothing names any.
    static let common = ModelContainer()

    private init() {}
    public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {}
    public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
  }

  /// The place of a store: here memory, whatever is said.
  nonisolated public struct ModelConfiguration: Sendable {
    public init(isStoredInMemoryOnly: Bool = false) {}
    public init(schema: Schema, isStoredInMemoryOnly: Bool = false) {}
  }

  extension View {
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }
    nonisolated public func modelContainer(
      for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some View { modelContainer(.common) }
    nonisolated public func modelContainer(
      for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some View { modelContainer(.common) }
    nonisolated public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  }
#endif
