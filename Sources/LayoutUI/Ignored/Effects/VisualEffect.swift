/// It changes what is drawn; the place that the view takes stays.
extension View {
  nonisolated public func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect) -> some View { self }
}
