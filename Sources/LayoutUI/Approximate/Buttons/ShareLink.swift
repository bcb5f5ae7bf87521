/// A button that shares something: laid out as its label, a picture and "Share…" by default.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label
  private let place: SourcePlace
  @MainActor public var body: some View { Control(LayoutEngine.ShareLink.self, LabelInButtonStyle(label: label), place) }
}

/// The label of a ShareLink that has none of its own.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What a share sheet shows of an item.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Data == CollectionOfOne<URL> { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Data == CollectionOfOne<String> { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Data: RandomAccessCollection { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Data == CollectionOfOne<URL> { (label, place) = (Label(title: Text("Share…")), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Data == CollectionOfOne<String> { (label, place) = (Label(title: Text("Share…")), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Data: RandomAccessCollection { (label, place) = (Label(title: Text("Share…")), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Data == CollectionOfOne<URL> { (label, place) = (Label(title: Text(titleKey)), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Data == CollectionOfOne<String> { (label, place) = (Label(title: Text(titleKey)), SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Data == CollectionOfOne<URL> { (label, place) = (Label(title: Text(title)), SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) where Data == CollectionOfOne<String> { (label, place) = (Label(title: Text(title)), SourcePlace(_file, _line, _column, _function)) }
}

nonisolated extension ShareLink {
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Data == CollectionOfOne<I> { (self.label, place) = (label(), SourcePlace(_file, _line, _column, _function)) }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) where Data == CollectionOfOne<I> { (label, place) = (Label(title: Text("Share…")), SourcePlace(_file, _line, _column, _function)) }
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) where Data == CollectionOfOne<I> { (label, place) = (Label(title: Text(titleKey)), SourcePlace(_file, _line, _column, _function)) }
}
