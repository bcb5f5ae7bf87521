/// A file browser is shown on its own.
extension View {
  nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [String], onCompletion: @escaping (Result<URL, any Error>) -> Void)
    -> some View
  { self }
}
