import LayoutEngine

/// Views in a popover, while they are presented: the arrow's edge and anchor are not laid out.
extension View {
  nonisolated public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C,
    _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    presenting(LayoutEngine.Popover.self, at: SourcePlace(_file, _line, _column, _function)) {
      isPresented.wrappedValue = false
    } _: {
      isPresented.wrappedValue ? content() : nil
    }
  }
  nonisolated public func popover<I: Identifiable, C: View>(
    item: Binding<I?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (I) -> C,
    _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    presenting(LayoutEngine.Popover.self, at: SourcePlace(_file, _line, _column, _function)) {
      item.wrappedValue = nil
    } _: {
      item.wrappedValue.map { content($0).id($0.id) }
    }
  }
}
