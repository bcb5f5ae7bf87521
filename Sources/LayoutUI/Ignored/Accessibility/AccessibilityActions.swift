/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
}
