#if !canImport(SwiftData)
  /// The models of a store.
  nonisolated public struct Schema: Hashable, Sendable {
    nonisolated public struct Version: Hashable, Comparable, Sendable {
      public let major, minor, patch: Int
      public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }
      public static func < (one: Version, other: Version) -> Bool { (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch) }
    }

    public let version: Version

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { self.version = version }
    public init() { self.init([]) }
  }

  /// The place of a store: here memory, whatever is said.
  nonisolated public struct ModelConfiguration: Hashable, Sendable {
    public let name: String
    public let schema: Schema?
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool

    public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {
      (self.name, self.schema, self.isStoredInMemoryOnly, self.allowsSave) = (name ?? "default", schema, isStoredInMemoryOnly, allowsSave)
    }
    @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
      self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
  }
#endif
