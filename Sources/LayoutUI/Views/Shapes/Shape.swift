/// A shape: as a view it fills what it is offered, unless it says another size.
public protocol Shape: Sendable, View, Animatable {
  /// Its outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size it takes of what it is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be drawn smaller.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  public var body: _ShapeView<Self> { _ShapeView(shape: self, style: nil, place: nil) }
}

/// A shape of the library: which primitive it is.
protocol PrimitiveShape: Shape {
  var primitive: (type: any Primitive.Type, arguments: [Argument]) { get }
  var place: SourcePlace { get }
}

/// A shape as a view.
nonisolated public struct _ShapeView<S: Shape>: _Primitive {
  let shape: S
  /// What it is filled with; nil where nothing was said of that.
  let style: String?
  let place: SourcePlace?
  /// Lines along its edge, the first below the others. A shape that has some is filled only where that is said.
  var lines: [ShapeLine] = []

  @MainActor public func _list(_ scope: _ViewScope) -> _ViewList {
    var element: Element
    if let shape = shape as? any PrimitiveShape {
      element = Element(shape.primitive.type, shape.primitive.arguments, at: shape.place, scope.inside("Shape"))
    } else {
      let shape = shape, name = "\(String(describing: S.self)).sizeThatFits(_:)"
      let formulas: [String: any Formula] = [
        "width": ShapeLength(source: name, axis: .horizontal) { shape.sizeThatFits($0).width },
        "height": ShapeLength(source: name, axis: .vertical) { shape.sizeThatFits($0).height },
      ]
      element = Element(LayoutEngine.Shape.self, [Argument("sizeThatFits", .formulas(formulas))], at: place, scope.inside(String(describing: S.self)))
    }
    if let style {
      element.modifiers.append(
        ElementModifier(kind: .primitive(LayoutEngine.Fill.self), arguments: [Argument("color", .text(style))], place: place, owner: scope.owner))
    }
    element.modifiers += lines.map {
      ElementModifier(kind: .primitive(LayoutEngine.Stroke.self), arguments: $0.arguments, place: $0.place, owner: scope.owner)
    }
    return _ViewList(element)
  }
}

/// A line along a shape's edge.
nonisolated struct ShapeLine: Sendable {
  /// nil: the foreground's.
  var style: String?
  var width: CGFloat
  var isInside = false
  let place: SourcePlace

  var arguments: [Argument] {
    [Argument](("color", style.map { .text($0) }), ("lineWidth", .number(Double(width))), ("isInside", isInside ? .bool(true) : nil))
  }
}

/// A length that a shape takes of what it is offered.
package struct ShapeLength: Formula, @unchecked Sendable {
  package let source: String
  let axis: Axis
  let answer: (ProposedViewSize) -> CGFloat

  package func evaluate(_ scope: FormulaScope) throws(FormulaError) -> Double {
    let value = answer(scope.proposal.map { ProposedViewSize($0) } ?? .unspecified)
    if value.isNaN { throw FormulaError(source: source, message: "is not a number") }
    return Double(value)
  }
  /// Whether it takes what it is offered, and 10 of nothing, as shapes do that say nothing of it.
  package var isGreedy: Bool {
    let probes: [CGFloat?] = [nil, 0, 7, 130, 1000]
    return probes.allSatisfy { answer(ProposedViewSize(width: $0, height: $0)) == $0 ?? 10 }
  }
  /// As an expression of a scene.
  package var greedySource: String { "proposal.\(axis.dimension) ?? 10" }
}

extension Shape {
  /// Filled. Which style has no effect on layout.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle(), _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> _ShapeView<Self> { _ShapeView(shape: self, style: content.label, place: SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func fill(
    style: FillStyle = FillStyle(), _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> _ShapeView<Self> { _ShapeView(shape: self, style: "foreground", place: SourcePlace(_file, _line, _column, _function)) }
  /// Its outline; it is drawn around the edge and does not change the size.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> _ShapeView<Self> { lined(content.styleName, lineWidth, false, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> _ShapeView<Self> { lined(content.styleName, style.lineWidth, false, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func stroke(
    lineWidth: CGFloat = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> _ShapeView<Self> { lined(nil, lineWidth, false, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func stroke(
    style: StrokeStyle, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> _ShapeView<Self> { lined(nil, style.lineWidth, false, SourcePlace(_file, _line, _column, _function)) }
  nonisolated fileprivate func lined(_ style: String?, _ width: CGFloat, _ isInside: Bool, _ place: SourcePlace) -> _ShapeView<Self> {
    _ShapeView(shape: self, style: nil, place: nil).lined(style, width, isInside, place)
  }
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func transform(_ transform: CGAffineTransform) -> Self { self }
  nonisolated public func size(_ size: CGSize) -> Self { self }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> Self { self }
}

extension InsettableShape {
  /// Its outline, drawn inside of the edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> _ShapeView<Self> { lined(content.styleName, lineWidth, true, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> _ShapeView<Self> { lined(content.styleName, style.lineWidth, true, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> _ShapeView<Self> { lined(nil, lineWidth, true, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func strokeBorder(
    style: StrokeStyle, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> _ShapeView<Self> { lined(nil, style.lineWidth, true, SourcePlace(_file, _line, _column, _function)) }
}

extension _ShapeView {
  nonisolated public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> Self { self }
  nonisolated public func stroke<T: ShapeStyle>(
    _ content: T, lineWidth: CGFloat = 1, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> Self { lined(content.styleName, lineWidth, false, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func stroke<T: ShapeStyle>(
    _ content: T, style: StrokeStyle, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> Self { lined(content.styleName, style.lineWidth, false, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func strokeBorder<T: ShapeStyle>(
    _ content: T, lineWidth: CGFloat = 1, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> Self { lined(content.styleName, lineWidth, true, SourcePlace(_file, _line, _column, _function)) }
  nonisolated public func strokeBorder<T: ShapeStyle>(
    _ content: T, style: StrokeStyle, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column,
    _function: StaticString = #function
  ) -> Self { lined(content.styleName, style.lineWidth, true, SourcePlace(_file, _line, _column, _function)) }
  nonisolated fileprivate func lined(_ style: String?, _ width: CGFloat, _ isInside: Bool, _ place: SourcePlace) -> Self {
    var view = self
    view.lines.append(ShapeLine(style: style, width: width, isInside: isInside, place: place))
    return view
  }
}

/// A shape whose type is not known to those around it.
nonisolated public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }
  public func path(in rect: CGRect) -> Path { outline(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
