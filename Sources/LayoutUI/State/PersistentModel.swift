#if !canImport(SwiftData)
  /// A class of SwiftData. The command makes `@Model` of it: `@Observable`, and this.
  nonisolated public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

  extension PersistentModel {
    nonisolated public static func == (one: Self, other: Self) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated public var persistentModelID: ObjectIdentifier { ObjectIdentifier(self) }
  }

  /// A question to a store: which models, in which order, how many.
  nonisolated public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { (self.predicate, self.sortBy) = (predicate, sortBy) }
  }
#endif
