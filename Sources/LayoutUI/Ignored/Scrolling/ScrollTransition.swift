/// It changes what is drawn; the place that the view takes stays.
extension View {
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect
  ) -> some View { self }
}
