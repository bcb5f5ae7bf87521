/// A popover has a root of its own: record its view with --view.
extension View {
  nonisolated public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  nonisolated public func popover<I: Identifiable, C: View>(
    item: Binding<I?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { self }
}
