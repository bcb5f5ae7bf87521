/// A tag tells choices of a picker apart.
extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self }
}
