extension View {
  nonisolated public func controlSize(_ size: ControlSize) -> some View { inEnvironment { $0.controlSize = size } }
}
