/// A picture that code draws: as large as it is offered. Nothing is drawn while views are laid out.
nonisolated public struct Canvas<Symbols: View>: _Primitive {
  private let place: SourcePlace
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols, _file: StaticString = #fileID, _line: UInt = #line,
    _column: UInt = #column, _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    _ViewList(Element(LayoutEngine.Canvas.self, at: place, scope.inside("Canvas")))
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) { place = SourcePlace(_file, _line, _column, _function) }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
