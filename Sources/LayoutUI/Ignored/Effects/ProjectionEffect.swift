/// It moves what is drawn; the place that the view takes stays.
extension View {
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}
