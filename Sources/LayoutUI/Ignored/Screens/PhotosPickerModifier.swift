/// A picker of pictures covers the screen.
extension View {
  nonisolated public func photosPicker<Item>(
    isPresented: Binding<Bool>, selection: Binding<Item>, maxSelectionCount: Int? = nil, matching filter: PhotosFilter? = nil
  ) -> some View { self }
}
