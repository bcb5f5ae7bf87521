import LayoutEngine

/// Views on a screen that covers the canvas, while they are presented.
extension View {
  nonisolated public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    presenting(LayoutEngine.FullScreenCover.self, at: SourcePlace(_file, _line, _column, _function)) {
      isPresented.wrappedValue = false
      onDismiss?()
    } _: {
      isPresented.wrappedValue ? content() : nil
    }
  }
  nonisolated public func fullScreenCover<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    presenting(LayoutEngine.FullScreenCover.self, at: SourcePlace(_file, _line, _column, _function)) {
      item.wrappedValue = nil
      onDismiss?()
    } _: {
      item.wrappedValue.map { content($0).id($0.id) }
    }
  }
}
