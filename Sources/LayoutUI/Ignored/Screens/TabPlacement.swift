/// Where a tab is listed does not change the room of its content.
extension View {
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
