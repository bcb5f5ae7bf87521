/// Indicators are drawn over the content.
extension View {
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]) -> some View { self }
}
