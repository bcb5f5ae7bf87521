#if !canImport(SwiftData)
  /// An actor of SwiftData, which reads and changes a store. The command makes it of `@ModelActor`: the actor's container and an initializer that takes one.
  public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
  }

  extension ModelActor {
    public var modelContext: ModelContext { modelContainer.mainContext }
  }
#endif
