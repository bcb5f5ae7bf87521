/// A cover has a root of its own: record its view with --view.
extension View {
  nonisolated public func fullScreenCover<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C)
    -> some View
  { self }
  nonisolated public func fullScreenCover<I: Identifiable, C: View>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C)
    -> some View
  { self }
}
