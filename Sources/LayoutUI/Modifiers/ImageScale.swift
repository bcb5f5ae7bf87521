extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { inEnvironment { $0.imageScale = scale } }
}
