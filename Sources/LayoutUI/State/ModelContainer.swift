#if !canImport(SwiftData)
  /// A store of models: always in memory, and empty when a recording begins.
  nonisolated public final class ModelContainer: Sendable {
    public let mainContext = ModelContext()
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    /// The store of views that name their models alone, and of those around which nothing names any.
    static let common = ModelContainer(Schema(), [])

    private init(_ schema: Schema, _ configurations: [ModelConfiguration]) { (self.schema, self.configurations) = (schema, Set(configurations)) }
    public convenience init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws { self.init(Schema(types), configurations) }
    public convenience init(for schema: Schema, configurations: [ModelConfiguration] = []) throws { self.init(schema, configurations) }
    public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws { self.init(schema, configurations) }
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
