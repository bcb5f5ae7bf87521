/// Columns of screens: where the screen is narrow, a stack that shows the sidebar first, or the column that is preferred; elsewhere laid out as the detail alone, which has all the room.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let place: SourcePlace
  /// Its own reading: the person's code need not read it.
  @Environment(\.horizontalSizeClass, of: "NavigationSplitView") private var sizeClass

  @MainActor public var body: some View {
    if sizeClass != .compact {
      Control(LayoutEngine.NavigationSplitView.self, detail, place)
    } else if compactColumn?.wrappedValue == .detail {
      Control(LayoutEngine.NavigationStack.self, detail, place)
    } else if compactColumn?.wrappedValue == .content {
      Control(LayoutEngine.NavigationStack.self, content, place)
    } else {
      Control(LayoutEngine.NavigationStack.self, sidebar, place)
    }
  }
}

/// Which columns a NavigationSplitView shows where there is room.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), all = Self(name: "all"), doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}

/// The columns of a NavigationSplitView.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = Self(name: "sidebar"), content = Self(name: "content"), detail = Self(name: "detail")
}

extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (compactColumn, place) = (nil, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (compactColumn, place) = (nil, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (compactColumn, place) = (preferredCompactColumn, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (compactColumn, place) = (preferredCompactColumn, SourcePlace(_file, _line, _column, _function))
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), EmptyView(), detail())
    (compactColumn, place) = (nil, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), EmptyView(), detail())
    (compactColumn, place) = (nil, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), EmptyView(), detail())
    (compactColumn, place) = (preferredCompactColumn, SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), EmptyView(), detail())
    (compactColumn, place) = (preferredCompactColumn, SourcePlace(_file, _line, _column, _function))
  }
}
