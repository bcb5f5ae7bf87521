import LayoutModel

/// The screen of a sheet or popover, which reaches to the canvas's lower edge on an iPhone: of the safe area it has the lower inset alone.
package struct SheetScreen: PresentedScreen {
  package private(set) var insets = EdgeInsets()
  private(set) var detents = Detents()

  package static let summary = "The screen of a sheet."

  package init(_ arguments: ArgumentReader) throws(ArgumentError) { insets.bottom = arguments.environment.safeArea.bottom }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
    environment.safeArea = insets
    environment.controls.row = nil
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    var resolved = self
    resolved.detents = Detents(inside: node, tree)
    tree.nodes[node].primitive = .sheetScreen(resolved)
  }
}
