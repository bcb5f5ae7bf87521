/// An effect moves what is drawn, which a recording does not follow; the place that the view takes stays.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View {
    content.approximated("\(Self.self): its content is drawn where it is laid out", at: SourcePlace("", 0, 0))
  }
}
