import LayoutEngine

/// A player of a film: as large as it is offered; what lies over it is laid out as an overlay.
nonisolated public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  private let place: SourcePlace
  nonisolated public init<Player>(
    player: Player?, @ViewBuilder videoOverlay: () -> Overlay, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { (overlay, place) = (videoOverlay(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.VideoPlayer.self, [], place).overlay(overlay) }
}

extension VideoPlayer where Overlay == EmptyView {
  nonisolated public init<Player>(
    player: Player?, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (overlay, place) = (EmptyView(), SourcePlace(_file, _line, _column, _function)) }
}
