import LayoutModel

/// Views of a tree that nobody wrote: the rows of a list around the views in it, the grids of a lazy grid's Sections, stacks around several of them, and what controls are made of. Whoever builds the tree opens and closes them.
package struct GivenViews {
  private let tree: LayoutTree

  package init(_ tree: LayoutTree) { self.tree = tree }

  private var innermost: AnyPrimitive? { tree.innermostNode > 0 ? tree.nodes[tree.innermostNode].primitive : nil }

  /// What stands in the view that was opened last, where that is a control made of others.
  package var part: ControlPart? { innermost?.part }

  /// Whether the view that was opened last puts each view in it into a row.
  package var areRows: Bool { innermost?.rowLayout.map { $0 != .bare } ?? false }

  /// The container that the views in the view that was opened last are put into; nil where each is a child of it.
  ///
  /// - Parameter type: of the view.
  package func container(in type: (any Primitive.Type)?, of count: Int) -> (any Primitive.Type)? {
    if case .scrollView? = innermost, count > 0, tree.innermost.contentMargins != ScrollMargins() { return ScrollContent.self }
    return count > 1 ? type?.implicitStack : nil
  }

  /// Opens what stands around the next view in the list that is open.
  ///
  /// - Parameter startsSection: whether it is the first of its section, or of the views between two.
  /// - Returns: false where the views in it are no rows; nothing was opened then.
  package func openRow(_ part: SectionPart, startsSection: Bool) -> Bool {
    guard let layout = innermost?.rowLayout, layout != .bare else { return false }
    let metrics = ListMetrics.of(layout, on: tree.innermost.controlSystem)
    let primitive: AnyPrimitive =
      switch part {
      case .row: .listRow(ListRow(metrics, startsSection: startsSection, minimum: tree.innermost.controls.rowMinimum))
      case .header: .sectionHeader(SectionHeader(metrics, startsSection: startsSection))
      case .footer: .sectionFooter(SectionFooter(metrics, startsSection: startsSection))
      }
    tree.open(primitive, isDynamic: false)
    return true
  }

  /// Parts of the lazy grid that was opened last, where some of its views are of Sections: each header and footer on a line, and a grid of the cells between
  /// them, which divides its width as the grid is written. A section begins a line.
  ///
  /// - Parameters:
  ///   - views: with what each is of its section, and whether it is the first of one, or of the views between two.
  ///   - arguments: of the grid.
  package func lines<View>(
    of views: [(view: View, part: SectionPart, startsSection: Bool)], in grid: any Primitive.Type, _ arguments: [String: ArgumentValue]
  ) -> [FilledPart<View>] {
    tree.nodes[tree.innermostNode].primitive.divideIntoLines(tree)
    var lines: [FilledPart<View>] = [], cells: [FilledPart<View>] = []
    func endGrid() {
      if !cells.isEmpty { lines.append(.node(grid, arguments, cells, isDynamic: true)) }
      cells = []
    }
    for (view, part, startsSection) in views {
      if part != .row || startsSection { endGrid() }
      if part == .row { cells.append(.view(view)) } else { lines.append(.view(view)) }
    }
    endGrid()
    return lines
  }

  /// Opens a view or modifier of a control, or a stack around several views.
  ///
  /// - Parameter isDynamic: whether some of its children come from ForEach or If.
  ///
  /// - Throws: `ArgumentError` for an impossible argument.
  @discardableResult
  package func open(_ type: any Primitive.Type, _ arguments: [String: ArgumentValue], isDynamic: Bool = false) throws(ArgumentError) -> NodeID {
    let node = try tree.open(type, arguments, isDynamic: isDynamic)
    if !arguments.isEmpty { tree.builder.given[node] = arguments.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 } }
    return node
  }

  /// The arguments of one that was opened, by name.
  package func arguments(of node: NodeID) -> [(name: String, value: ArgumentValue)] { tree.builder.given[node] ?? [] }
}

extension AnyPrimitive {
  /// Makes one column, or row, of those of a lazy grid.
  fileprivate mutating func divideIntoLines(_ tree: LayoutTree) {
    switch self {
    case .lazyVGrid(var grid):
      grid.core = grid.core.inOneTrack(tree, .vertical)
      self = .lazyVGrid(grid)
    case .lazyHGrid(var grid):
      grid.core = grid.core.inOneTrack(tree, .horizontal)
      self = .lazyHGrid(grid)
    default: break
    }
  }
}
