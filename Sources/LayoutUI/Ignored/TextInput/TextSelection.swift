/// That a text can be selected does not change its size.
extension View {
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
}
