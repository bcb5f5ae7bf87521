/// A picture from elsewhere: nothing is loaded while views are laid out, so that its placeholder stands there.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content
  private let place: SourcePlace
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P, _file: StaticString = #fileID,
    _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  )
  where Content == _ConditionalContent<I, P> {
    (self.content, place) = (_ConditionalContent(storage: .second(placeholder())), SourcePlace(_file, _line, _column, _function))
  }
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content,
    _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) {
    (self.content, place) = (content(.empty), SourcePlace(_file, _line, _column, _function))
  }
  @MainActor public var body: some View { Control(LayoutEngine.AsyncImage.self, content, place) }
}

extension AsyncImage where Content == Color {
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) { (content, place) = (Color(named: "gray"), SourcePlace(_file, _line, _column, _function)) }
}

/// How far a picture is loaded.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
