/// Views with a header and a footer: a part of the List or Form around it, elsewhere views one after the other.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let place: SourcePlace
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  @MainActor public var body: some View { SectionParts(header: header, content: content, footer: footer) }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.header, self.content, self.footer, place) = (header(), content(), footer(), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.header, self.content, self.footer, place) = (header, content(), footer, SourcePlace(_file, _line, _column, _function))
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.header, self.content, footer, place) = (header(), content(), EmptyView(), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    header: Parent, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.header, self.content, footer, place) = (header, content(), EmptyView(), SourcePlace(_file, _line, _column, _function))
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (header, self.content, self.footer, place) = (EmptyView(), content(), footer(), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    footer: Footer, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (header, self.content, self.footer, place) = (EmptyView(), content(), footer, SourcePlace(_file, _line, _column, _function))
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (header, self.content, footer, place) = (EmptyView(), content(), EmptyView(), SourcePlace(_file, _line, _column, _function)) }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (header, self.content, footer, place) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), content(), EmptyView(), SourcePlace(_file, _line, _column, _function)
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    header = Text(title, _file: _file, _line: _line, _column: _column)
    (self.content, footer, place) = (content(), EmptyView(), SourcePlace(_file, _line, _column, _function))
  }
}
