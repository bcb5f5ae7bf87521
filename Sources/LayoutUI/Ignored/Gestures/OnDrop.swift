/// Nothing is dropped while views are laid out.
extension View {
  nonisolated public func onDrop(of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}
