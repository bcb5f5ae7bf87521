import LayoutEngine

/// Views in an inspector, while they are presented: on a sheet, as SwiftUI has them where there is little width; a note says so. The column beside the view, which
/// they are on a wide iPad, is not laid out.
extension View {
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View {
    nonisolated(unsafe) let content = content()
    let place = SourcePlace(_file, _line, _column, _function)
    return presenting(LayoutEngine.Sheet.self, at: place) {
      isPresented.wrappedValue = false
    } _: {
      isPresented.wrappedValue ? content.approximated("inspector: its views on a sheet, as on an iPhone", at: place) : nil
    }
  }
  /// Of a column that is not laid out.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
}
