/// Nothing is dropped while views are laid out.
extension View {
  nonisolated public func dropDestination<T>(for type: T.Type, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in })
    -> some View
  { self }
}
