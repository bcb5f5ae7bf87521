/// Who has the focus learns of an object; no size goes by it.
extension View {
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
