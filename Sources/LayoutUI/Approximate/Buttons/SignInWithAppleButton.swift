import LayoutEngine

/// A button for signing in: as large as it is offered.
nonisolated public struct SignInWithAppleButton: View {
  private let place: SourcePlace
  nonisolated public init(
    _ label: Label = .signIn, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public var body: some View { Control(LayoutEngine.SignInWithAppleButton.self, [], place) }

  /// What the button says.
  public enum Label: Sendable { case signIn, `continue`, signUp }
}
