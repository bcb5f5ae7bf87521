/// An action sheet is shown on its own.
extension View {
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
}
