/// A mirrored picture is as large.
extension View {
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
