/// Views with a header and a footer: a part of the List or Form around it, in a lazy grid on lines of their own; elsewhere views one after the other.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// The state of a section that folds; nil: it does not.
  private var isOpen: Binding<Bool>?
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  @MainActor public var body: some View {
    if isOpen?.wrappedValue ?? true {
      SectionParts(header: header, content: content, footer: footer)
    } else {
      SectionParts(header: header, content: EmptyView(), footer: footer)
    }
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }
  nonisolated public init(
    header: Parent, @ViewBuilder content: () -> Content
  ) {
    (self.header, self.content, footer) = (header, content(), EmptyView())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer())
  }
  nonisolated public init(
    footer: Footer, @ViewBuilder content: () -> Content
  ) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content
  ) { (header, self.content, footer) = (EmptyView(), content(), EmptyView()) }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column
  ) {
    (header, self.content, footer) = (
      Text(titleKey, _file: _file, _line: _line, _column: _column), content(), EmptyView()
    )
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column
  ) {
    header = Text(title, _file: _file, _line: _line, _column: _column)
    (self.content, footer) = (content(), EmptyView())
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section that folds: folded, its header alone.
  nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    (self.header, self.content, footer, isOpen) = (header(), content(), EmptyView(), isExpanded)
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column
  ) {
    (header, self.content, footer, isOpen) = (Text(titleKey, _file: _file, _line: _line, _column: _column), content(), EmptyView(), isExpanded)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column
  ) {
    (header, self.content, footer, isOpen) = (Text(title, _file: _file, _line: _line, _column: _column), content(), EmptyView(), isExpanded)
  }
}
