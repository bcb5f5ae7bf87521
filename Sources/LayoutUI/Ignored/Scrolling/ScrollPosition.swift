/// A ScrollPosition is not followed: the view stays where scrollTo or the binding of scrollPosition(id:) takes it.
extension View {
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
}
