extension View {
  nonisolated public func searchable(
    text: Binding<String>, prompt: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func searchable(
    text: Binding<String>, prompt: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, prompt: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View where C.Element: Identifiable { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> some View where C.Element: Identifiable { modified(LayoutEngine.Searchable.self, at: SourcePlace(_file, _line, _column, _function)) }
}

/// Where a field for searching stands: the engine knows one place a system.
public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = Self(), navigationBarDrawer = Self(), sidebar = Self(), toolbar = Self()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self() }
}
