/// Indicators are drawn over the content.
extension View {
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
