/// The scene in front learns of an object; no size goes by it.
extension View {
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
