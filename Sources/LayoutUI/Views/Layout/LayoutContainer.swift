extension Layout {
  /// The views laid out by this layout.
  @MainActor public func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V, _file: StaticString = #fileID, _line: UInt = #line, _column: UInt = #column, _function: StaticString = #function
  ) -> some View {
    LayoutContainer(layout: self, content: content(), place: SourcePlace(_file, _line, _column, _function))
  }
}

/// Views that a `Layout` of the program lays out.
nonisolated struct LayoutContainer<L: Layout, Content: View>: _Primitive {
  let layout: L
  let content: Content
  let place: SourcePlace

  @MainActor func _list(_ scope: _ViewScope) -> _ViewList {
    let name = String(describing: L.self), inner = content._list(scope.inside(name))
    // The stacks and the grid among layouts are those of the engine, whose answers are explained.
    let known: (any Primitive.Type, [Argument])? =
      switch (layout as? AnyLayout)?.base ?? layout {
      case let stack as HStackLayout:
        (LayoutEngine.HStack.self, [Argument](("spacing", .length(stack.spacing)), ("alignment", scope.alignment(stack.alignment))))
      case let stack as VStackLayout:
        (LayoutEngine.VStack.self, [Argument](("spacing", .length(stack.spacing)), ("alignment", scope.alignment(stack.alignment))))
      case let stack as ZStackLayout: (LayoutEngine.ZStack.self, [Argument](("alignment", scope.alignment(stack.alignment))))
      case let grid as GridLayout:
        (
          LayoutEngine.Grid.self,
          [Argument](
            ("alignment", grid.alignment == .center ? nil : scope.alignment(grid.alignment)), ("horizontalSpacing", .length(grid.horizontalSpacing)),
            ("verticalSpacing", .length(grid.verticalSpacing)))
        )
      default: nil
      }
    if let (type, arguments) = known {
      return _ViewList(Element(type, arguments, children: inner.elements, at: place, scope.inside(name)), inner.preferences)
    }
    let own: any Layout = (layout as? AnyLayout)?.base ?? layout
    return _ViewList(Element(.layout(own), children: inner.elements, at: place, scope.inside(name)), inner.preferences)
  }
}

/// A layout whose type is not known to those around it; views keep their states when it changes.
public struct AnyLayout: Layout {
  let base: any Layout
  private let make: (Subviews) -> Any
  private let size: (ProposedViewSize, Subviews, inout Any) -> CGSize
  private let place: (CGRect, ProposedViewSize, Subviews, inout Any) -> Void

  public init<L: Layout>(_ layout: L) {
    base = layout
    make = { layout.makeCache(subviews: $0) }
    size = { proposal, subviews, cache in
      guard var own = cache as? L.Cache else { return .zero }
      defer { cache = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    place = { bounds, proposal, subviews, cache in
      guard var own = cache as? L.Cache else { return }
      defer { cache = own }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
  }

  public func makeCache(subviews: Subviews) -> Any { make(subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize { size(proposal, subviews, &cache) }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) { place(bounds, proposal, subviews, &cache) }
}
