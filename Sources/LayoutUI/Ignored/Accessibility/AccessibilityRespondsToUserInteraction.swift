/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View { self }
}
