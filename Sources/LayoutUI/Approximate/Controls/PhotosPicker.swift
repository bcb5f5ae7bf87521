import LayoutEngine

/// A button that lets a person choose pictures: its label. The pictures of a selection stay as they are.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let label: Label
  private let place: SourcePlace
  nonisolated public init<Item>(
    selection: Binding<Item>, maxSelectionCount: Int? = nil, matching filter: PhotosFilter? = nil, @ViewBuilder label: () -> Label,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  @MainActor public var body: some View { Control(LayoutEngine.PhotosPicker.self, label, place) }
}

extension PhotosPicker where Label == Text {
  nonisolated public init<Item>(
    _ titleKey: LocalizedStringKey, selection: Binding<Item>, maxSelectionCount: Int? = nil, matching filter: PhotosFilter? = nil,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (label, place) = (Text(titleKey, _file: _file, _line: _line, _column: _column), SourcePlace(_file, _line, _column, _function)) }
}

/// Which pictures may be chosen.
public struct PhotosFilter: Sendable {
  public static let images = Self(), videos = Self(), livePhotos = Self(), screenshots = Self()
  public static func any(of filters: [PhotosFilter]) -> Self { Self() }
}
