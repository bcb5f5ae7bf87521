/// How bright a picture is does not change its size.
extension View {
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
