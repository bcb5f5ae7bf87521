/// System overlays are the device's.
extension View {
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
